/** Where a step of a recipe is filmed, and what moves there: read from its words. */

/** Where the food is. `oven` and `cold` hold the tray; `plate` and `glass` are for serving. */
export type Place = 'pan' | 'pot' | 'bowl' | 'board' | 'tray' | 'oven' | 'cold' | 'plate' | 'glass'

export type Tool = 'spoon' | 'whisk' | 'knife' | 'pin'

export type Staging = { place: Place; tool?: Tool; lid?: true; flame?: true; steam?: true; bubbles?: true }

/** The first that fits rules: what is done with heat says more than what is cut for it. */
const places: [words: RegExp, place: Place][] = [
  [/казан/iu, 'pot'],
  [/духов|запека|запечь|запеки|выпека|(?<!\p{L})пеките(?! на огне)|гриле(?!\p{L})/iu, 'oven'],
  [/холодильник|морозил|застыл|застын|на холод/iu, 'cold'],
  [
    /сковород|пеките на огне|обжар|(?<!\p{L})жарьте|(?<!\p{L})жаря|пассер|подрумян|обсуш\p{L}+ на сухой|вок[еу]?(?!\p{L})|угл[яи]/iu,
    'pan',
  ],
  [/кастрюл|сотейник|ковш|варите|отвари|бульон|кипе|кипя(?!т[ко])|вскип|сироп|томите/iu, 'pot'],
  [/миск|взбе|взби|сбейте|замес|вымес|салатник|блендер/iu, 'bowl'],
  [/форм[уеы](?!\p{L})|против|пергамент/iu, 'tray'],
  [/по (?:\p{L}+ )?тарелк|подайте|подавайте|на блюдо|разлейте|украсьте/iu, 'plate'],
  [
    /нареж|порежьте|разреж|наруб|рубите|нашинк|натрите|очист|раскат|слеп|скатайте|сформ|сверн|обваля|отбейте|доск/iu,
    'board',
  ],
]

/** What is done anywhere: it goes on where the food was, or begins in a bowl. */
const anywhere =
  /тушите|огн[еяь]|прогрей|прогрев|выпар|крышк|влейте|всыпьте|добавьте|положите|верните|меша|соедин|разомн|разотр/iu
const mixing = /меша|соедин|разомн|разотр|марин|промо[йе]|замоч|залейте|слейте/iu

/** What is heated beforehand, and where food is taken from: not where it goes. */
const elsewhere =
  /(?:разогрей|нагрей|включи)\p{L}*\s[^.]*?духов[^.,]*[.,]?|(?<!\p{L})(?:со?|из)\s(?:сковород|кастрюл|миск|духов|холодильник|форм)\p{L}*/giu

const cutting = /реж|руби|рубл|шинк|(?:на|по)тр|очист|счист|ломтик|кубик|раздел|ч[её]рств/iu

const tools: [words: RegExp, tool: Tool][] = [
  [/взбе|взби|сбейте|венчик/iu, 'whisk'],
  [/раскат/iu, 'pin'],
  [/меша|мешив|замес|вымес|соедин|разомн|разотр|обжар|пассер|заправ|тушите/iu, 'spoon'],
]

/** Reads one step; `before` is where the step before it was filmed, `serving` what the dish is served in. */
export function stageStep(text: string, before: Place | undefined, serving: Place): Staging {
  const words = text.replace(elsewhere, ' ')
  const place = placeOf(words, before, serving)
  const fire = place === 'pan' || place === 'pot'
  const hot = fire && !/^\s*(?:снимите|выньте|остуд)/iu.test(words)
  const tool = toolOf(words, place)
  return {
    place,
    ...(tool && { tool }),
    ...(fire && /крышкой|накройте(?! пл[её]нк| фольг)/iu.test(words) && { lid: true }),
    ...(hot && { flame: true }),
    ...((hot || place === 'oven') && { steam: true }),
    ...(hot && place === 'pot' && { bubbles: true }),
  }
}

function placeOf(words: string, before: Place | undefined, serving: Place): Place {
  const found = places.find(([pattern]) => pattern.test(words))?.[1]
  const isVague = !found || found === 'board' || found === 'plate'
  const goesOn = before === 'pan' || before === 'pot' || before === 'bowl'
  if (goesOn && isVague && anywhere.test(words)) return before
  if (isVague && mixing.test(words)) return 'bowl'
  if (found === 'plate') return serving
  if (found) return found
  if (before === 'oven' || before === 'cold') return serving
  return before ?? 'board'
}

function toolOf(words: string, place: Place): Tool | undefined {
  const found = tools.find(([pattern]) => pattern.test(words))?.[1]
  if (place === 'board') return found === 'pin' ? 'pin' : cutting.test(words) ? 'knife' : undefined
  const stirred = place === 'bowl' || place === 'pan' || place === 'pot'
  if (!stirred || found === 'pin') return undefined
  return found ?? (place === 'bowl' ? 'spoon' : undefined)
}

/** What comes out of a bottle, a packet or a shaker, by its product's title; the last is for all others. */
const streams: [title: RegExp, color: string][] = [
  [/вода|уксус|водка|минеральн/iu, '#b9dcec'],
  [/соевый|бальзам|какао|кофе|шоколад|вустер|коньяк/iu, '#5b3420'],
  [/томатн|кетчуп|паприк|чили|аджик|гранат|вино красн|морс/iu, '#d2492f'],
  [/перец|корица|гвоздик|мускат|кориандр|зира|кумин|хмели|приправ|тимьян|орегано/iu, '#7a5a3c'],
  [/масло(?! сливочн)|мёд|горчиц|куркум|карри|сироп/iu, '#f0b73a'],
]

const poured = /^(?:мл|л|ст\. л\.|ч\. л\.|щепотка|по вкусу|стакан)$/u
const loose =
  /мука|сахар|сметана|сливки|йогурт|кефир|майонез|паста$|горчица|мёд|варенье|джем|сгущ|какао|разрыхлитель|ванил|дрожжи|крахмал|рис(?!\p{L})|круп|манк|соль|сухари|гречн|пшено|перловк|макарон|хлопья/iu

/** The colour of what is poured or strewn from its package; undefined for what goes in itself, piece by piece. */
export function pourOf(title: string, unit: string): string | undefined {
  if (!poured.test(unit) && !loose.test(title)) return undefined
  return streams.find(([pattern]) => pattern.test(title))?.[1] ?? '#fff4df'
}
