/* Derives from the text of a step where it takes place and what moves there. */

/** Where the food is. In `oven` and `cold` it is in the tray; `plate` and `glass` are for serving. */
export type Place = 'pan' | 'pot' | 'bowl' | 'board' | 'tray' | 'oven' | 'cold' | 'plate' | 'glass'

export type Tool = 'spoon' | 'whisk' | 'knife' | 'pin'

export type Staging = { place: Place; tool?: Tool; lid?: true; flame?: true; steam?: true; bubbles?: true }

/** The first match wins, so cooking comes before preparing: a step that cuts and fries takes place in the pan. */
const places: [pattern: RegExp, place: Place][] = [
  [/по (?:\p{L}+ )?(?:стакан|бокал|чашк|кружк)|в (?:\p{L}+ )?кружку|кружку в микровол/iu, 'glass'],
  [/(?:сыпьте|взбейте|смешайте|соедините)[^.]*в (?:\p{L}+ ){0,2}миск[еу]/iu, 'bowl'],
  [/казан|в (?:\p{L}+ ){0,3}(?:кастрюле|сотейнике|ковше)(?!\p{L})/iu, 'pot'],
  [/духов|запека|запечь|запеки|выпека|(?<!\p{L})пеките(?! на огне)|гриле(?!\p{L})/iu, 'oven'],
  [/холодильник|морозил|застыл|застын|на холод(?!н)/iu, 'cold'],
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

/** What takes a pot: its names, and liquids that dishes are boiled in. */
const boiled = /кастрюл|сотейник|ковш|казан|вод[аыуое]|бульон|молок|варите|варить|отвари|сироп/iu
/** Actions that fit any vessel: they happen where the food was. */
const anyVessel =
  /тушите|огн[еяь]|прогрей|прогрев|выпар|крышк|влейте|всыпьте|добавьте|положите|верните|меша|соедин|разомн|разотр/iu
/** Actions that happen in a bowl if the text names no other vessel. */
const mixing = /меша|соедин|разомн|разотр|марин|промо[йе]|замоч|залейте|слейте/iu

/** An oven that is only preheated, and a vessel that food is taken from: neither is where the step takes place. */
const otherVessels =
  /(?:разогрей|нагрей|включи)\p{L}*\s[^.]*?духов[^.,]*[.,]?|(?<!\p{L})(?:со?|из)\s(?:сковород|кастрюл|миск|духов|холодильник|форм)\p{L}*/giu

const cutting = /реж|руби|рубл|шинк|(?:на|по)тр|очист|счист|ломтик|кубик|раздел|ч[её]рств/iu

const tools: [pattern: RegExp, tool: Tool][] = [
  [/взбе|взби|сбейте|венчик/iu, 'whisk'],
  [/раскат/iu, 'pin'],
  [/меша|мешив|замес|вымес|соедин|разомн|разотр|обжар|пассер|заправ|тушите/iu, 'spoon'],
]

/** The vessels that food is taken from, by the words after «из» and «со». */
const sources: [pattern: RegExp, place: Place][] = [
  [/(?<!\p{L})со?\sсковород/iu, 'pan'],
  [/(?<!\p{L})из\s(?:кастрюл|сотейник|казан)/iu, 'pot'],
  [/(?<!\p{L})из\sмиск/iu, 'bowl'],
  [/(?<!\p{L})из\s(?:духов|холодильник|форм)/iu, 'tray'],
]

/** Returns the vessels that a step takes food from. */
export const sourcesOf = (text: string): Place[] =>
  sources.flatMap(([pattern, place]) => (pattern.test(text) ? [place] : []))

/**
 * Returns how a step is shown. `previous` is where the step before it took place, `serving` what the dish is served in. A step
 * that pours a liquid is not shown on a board.
 */
export function stageStep(
  text: string,
  previous: Place | undefined,
  serving: Place,
  { pours = false } = {},
): Staging {
  const relevantText = text.replace(otherVessels, ' ')
  const found = placeOf(relevantText, previous, serving)
  const place = found === 'board' && pours ? 'bowl' : found
  const isOnStove = place === 'pan' || place === 'pot'
  const isHot = isOnStove && !/^\s*(?:снимите|выньте|остуд)/iu.test(relevantText)
  const tool = toolOf(relevantText, place)
  return {
    place,
    ...(tool && { tool }),
    ...(isOnStove && /крышкой|накройте(?! пл[её]нк| фольг)/iu.test(relevantText) && { lid: true }),
    ...(isHot && { flame: true }),
    ...((isHot || place === 'oven') && { steam: true }),
    ...(isHot && place === 'pot' && { bubbles: true }),
  }
}

function placeOf(text: string, previous: Place | undefined, serving: Place): Place {
  const found = places.find(([pattern]) => pattern.test(text))?.[1]
  const isVague = !found || found === 'board' || found === 'plate'
  const wasInVessel = previous === 'pan' || previous === 'pot' || previous === 'bowl'
  if (wasInVessel && isVague && anyVessel.test(text)) return previous
  // A sauce that comes to the boil stays in its pan.
  if (previous === 'pan' && found === 'pot' && !boiled.test(text)) return previous
  if (isVague && mixing.test(text)) return 'bowl'
  if (found === 'plate') return serving
  if (found) return found
  if (previous === 'oven' || previous === 'cold') return serving
  return previous ?? 'board'
}

function toolOf(text: string, place: Place): Tool | undefined {
  const found = tools.find(([pattern]) => pattern.test(text))?.[1]
  if (place === 'board') return found === 'pin' ? 'pin' : cutting.test(text) ? 'knife' : undefined
  const canBeStirred = place === 'bowl' || place === 'pan' || place === 'pot'
  if (!canBeStirred || found === 'pin') return undefined
  return found ?? (place === 'bowl' ? 'spoon' : undefined)
}

/** Colours of products that are poured from a bottle, a packet or a shaker, by their title. */
const pourColors: [title: RegExp, color: string][] = [
  [/вода|уксус|водка|минеральн/iu, '#b9dcec'],
  [/соевый|бальзам|какао|кофе|шоколад|вустер|коньяк/iu, '#5b3420'],
  [/томатн|кетчуп|паприк|чили|аджик|гранат|вино красн|морс/iu, '#d2492f'],
  [/перец|корица|гвоздик|мускат|кориандр|зира|кумин|хмели|приправ|тимьян|орегано/iu, '#7a5a3c'],
  [/масло(?! сливочн)|мёд|горчиц|куркум|карри|сироп/iu, '#f0b73a'],
]

const DEFAULT_POUR_COLOR = '#fff4df'

const pouredUnits = /^(?:мл|л|ст\. л\.|ч\. л\.|щепотка|по вкусу|стакан)$/u
const pouredProducts =
  /мука|сахар|сметана|сливки|йогурт|кефир|майонез|паста$|горчица|мёд|варенье|джем|сгущ|какао|разрыхлитель|ванил|дрожжи|крахмал|рис(?!\p{L})|круп|манк|соль|сухари|гречн|пшено|перловк|макарон|хлопья/iu

/** Returns the colour of what is poured or sprinkled from its package; undefined if the product goes in as pieces. */
export function pourColor(title: string, unit: string): string | undefined {
  if (!pouredUnits.test(unit) && !pouredProducts.test(title)) return undefined
  return pourColors.find(([pattern]) => pattern.test(title))?.[1] ?? DEFAULT_POUR_COLOR
}

/** Whether a product melts in a hot vessel, where nothing is seen of it afterwards. */
export const melts = (title: string) =>
  /сливочное масло|топлёное масло|смалец|маргарин|сало(?!т)/iu.test(title)
