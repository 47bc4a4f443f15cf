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
  [/(?<!\p{L})(?:по|в) (?:\p{L}+ ){0,2}(?:банк|баночк)/iu, 'glass'],
  [/(?<!\p{L})во? (?:\p{L}+ )?(?:суп|бульон|кипят)(?!\p{L})|пробейте суп/iu, 'pot'],
  [/духов|запека|запечь|запеки|выпека|(?<!\p{L})пеките(?! на огне)|гриле(?!\p{L})/iu, 'oven'],
  [/холодильник|морозил|застыл|застын|на холод(?!н)/iu, 'cold'],
  [
    /сковород|пеките на огне|обжар|(?<!\p{L})жарьте|(?<!\p{L})жаря|пассер|подрумян|обсуш\p{L}+ на сухой|выт[ао]п|вок[еу]?(?!\p{L})|угл[яи]/iu,
    'pan',
  ],
  [/кастрюл|сотейник|ковш|варите|отвари|бульон|кипе|кипя(?!т[ко])|вскип|сироп|томите/iu, 'pot'],
  [/миск|взбе|взби|сбейте|замес|вымес|салатник|блендер|окуна|окуни|обмак/iu, 'bowl'],
  [/(?<!(?:держ|сохран|потеря)\p{L}+ )форм(?:[уеы]|ам|очк\p{L}+)(?!\p{L})|против|пергамент/iu, 'tray'],
  [/по (?:\p{L}+ )?тарелк|подайте|подавайте|на блюдо|разлейте|украсьте/iu, 'plate'],
  [
    /нареж|порежьте|разреж|расстел|защип|наруб|рубите|нашинк|натрите|очист|раскат|слеп|скатайте|сформ|сверн(?!ут)|обваля|отбейте|доск/iu,
    'board',
  ],
]

/** What takes a pot: its names, and liquids that dishes are boiled in. */
const boiled = /кастрюл|сотейник|ковш|казан|вод[аыуое]|бульон|молок|варите|варить|отвари|сироп|суп(?!\p{L})/iu
/** Actions that fit any vessel: they happen where the food was. */
const anyVessel =
  /тушите|огн[еяь]|огонь|прогрей|прогрев|выпар|крышк|влейте|всыпьте|добавьте|положите|верните|вмешай|вмешив|опустите/iu
/** Actions that happen in a bowl if the text names no other vessel, and do not heat the food. */
const mixing = /меша|соедин|разомн|разотр|марин|замоч|залейте/iu
const mixesFirst = /^\s*(?:разотрите|смешайте|размешайте|соедините|разомните)/iu
const onStove = /^(?!.*вылейте).*(?:на (?:\p{L}+ ){0,3}огне|тушите|прогрейте)/iu
const joins = /^(?!.*сковород)\s*(?:добавьте|положите|всыпьте|верните|влейте)/iu
const rinsing = /(?:про|вы)мо[йе]|слейте/iu
/** Heat is on, even if only for a while. */
const heating =
  /жар(?:ь|я|ив)|(?<!\p{L})(?:с|от|про|у|по)?вар(?:ите|ив|ить)|туш(?:ите|ить)|гре(?:й|ва|ть)|(?:рас|про)кал(?:и|я)|кипяти|кипени|на (?:\p{L}+ ){0,3}огне|огонь|на водяной бане|том(?:ите|ят)|пеките|запек|пассер|растопите|подсушите|подрумяньте|подпалите|выт[ао]п|выпар/giu
/** Words of heat that is not on, not now or not in this vessel: «не доводя до кипения», «подсушите в тостере». */
const otherHeat = /(?:не|без) (?:\p{L}+ ){0,2}кип(?:яти|ени)|на огонь не|а лучше [^.]*|[^.,]* в тостере/giu
/** The vessel leaves the heat, or what is in it rests, cools or is drained. */
const cooling =
  /(?:с|вне) огня|(?<!\p{L})снимите(?=[,.]| и )|остуди|остын|настаива|настоя|укутайте|выньте шумовкой|(?:оставьте|накройте)[^.]* на \d|слейте|откиньте|процедите/giu
/** What is shaped on a board is all that was mixed. */
export const shaping =
  /расстел|раскат|слеп|лепите|защип|скатайте|сформ|сверн(?!ут)|конверт|обваля|отбейте|намаж/iu
const dishesUp = /по (?:\p{L}+ )?тарелк|в кажд\p{L}+ (?:тарелк|миск)|на блюд/iu

/** An oven that is only preheated, and a vessel that food is taken from: neither is where the step takes place. */
const otherVessels =
  /(?:разогрей|нагрей|включи)\p{L}*\s[^.]*?духов[^.,]*[.,]?|духовку (?:разогрей|нагрей)[^.]*|(?<!\p{L})(?:со?|из)\s(?:сковород|кастрюл|миск|духов|холодильник|форм)\p{L}*/giu

/** Whether a step heats what is in its vessel, and whether that cools after it. */
export function heatOf(text: string): { heats: boolean; cools: boolean } {
  const relevantText = text.replace(otherVessels, ' ').replace(otherHeat, ' ')
  const lastOf = (pattern: RegExp) => [...relevantText.matchAll(pattern)].at(-1)?.index ?? -1
  return { heats: lastOf(heating) >= 0, cools: lastOf(cooling) > lastOf(heating) }
}

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
 * Returns how a step is shown. `previous` is where the step before it took place, `serving` what the dish is served in: at the
 * latest by the last step, unless that one cooks. A step that pours a liquid is not shown on a board. `lit` are the vessels
 * that the steps before left on the heat: there is a flame below them unless the step cools them or is the last.
 */
export function stageStep(
  text: string,
  previous: Place | undefined,
  serving: Place,
  {
    pours = false,
    isLast = false,
    lit = new Set(),
  }: { pours?: boolean; isLast?: boolean; lit?: ReadonlySet<Place> } = {},
): Staging {
  const relevantText = text.replace(otherVessels, ' ')
  const found = placeOf(relevantText, previous, serving, isLast)
  const place = found === 'board' && pours ? 'bowl' : found
  const isOnStove = place === 'pan' || place === 'pot'
  const { heats, cools } = heatOf(text)
  const isHot = isOnStove && (heats || (lit.has(place) && !cools && !isLast))
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

function placeOf(text: string, previous: Place | undefined, serving: Place, isLast: boolean): Place {
  const found = places.find(([pattern]) => pattern.test(text))?.[1]
  const isVague = !found || found === 'board' || found === 'plate'
  const wasInVessel = previous === 'pan' || previous === 'pot' || previous === 'bowl'
  const { heats } = heatOf(text)
  if (isVague && !heats && (dishesUp.test(text) || (isLast && !/огня/iu.test(text)))) return serving
  // Broth names a pot, but flour is mixed with some of it in a bowl.
  const isMixed = isVague || (found === 'pot' && !/кастрюл/iu.test(text))
  if (isMixed && !heats && mixesFirst.test(text)) return 'bowl'
  if (wasInVessel && isVague && !shaping.test(text)) {
    const goesOn = mixing.test(text) && (previous === 'bowl' || heats)
    if (anyVessel.test(text) || goesOn) return previous
  }
  // What is fried in a pot goes on there.
  if (previous === 'pot' && found === 'pan' && joins.test(text)) return previous
  // A sauce that comes to the boil stays in its pan.
  if (previous === 'pan' && found === 'pot' && !boiled.test(text)) return previous
  if (isVague && onStove.test(text)) return 'pan'
  if (!found && previous === 'tray') return previous
  if (isVague && !shaping.test(text) && (mixing.test(text) || (!found && rinsing.test(text)))) return 'bowl'
  if (found === 'plate') return serving
  if (found === 'bowl' && onStove.test(text)) return previous === 'pot' ? 'pot' : 'pan'
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
  [/вода|уксус(?! бальзам)/iu, '#b9dcec'],
  [/соевый|бальзам|терияки|устричн|какао|кофе|чай|шоколад|вустер|коньяк|солод|квас/iu, '#5b3420'],
  [/красное сухое|брусни|ткемали/iu, '#7d2438'],
  [/томат|кетчуп|паприк|чили|красн|аджик|гранат|малинов|клубничн/iu, '#d2492f'],
  [/рассол/iu, '#c9cf9a'],
  [/апельсин|чечевиц/iu, '#f0953a'],
  [
    /(?<!кокосов\p{L}+ )масло|мёд|горчиц|куркум|карри|сироп|яблочн|пшено|кукурузн|бульон|рыбный|белое сухое|лимонн/iu,
    '#f0c65a',
  ],
  [
    /перец|корица|гвоздик|мускат|кориандр|кардамон|зира|тмин|хмели|прованск|тимьян|орегано|гречнев|тростников|мисо|арахис|тахини/iu,
    '#8a6844',
  ],
]

const DEFAULT_POUR_COLOR = '#fff4df'

const pouredUnits = /^(?:мл|л|ст\. л\.|ч\. л\.|щепотка|по вкусу|стакан)$/u
const pouredProducts =
  /(?<!\p{L})(?:мука|сахар(?!ное)|сметана|сливки|йогурт|кефир|майонез|горчица|мёд|варенье|джем|сгущ|какао|разрыхлитель|ванил|дрожжи|крахмал|рис(?!\p{L})|круп|соль(?!\p{L})|сухари|пшено)|паста$/iu
/** They are measured in spoons and fall out of their pack one by one. */
const loosePieces =
  /орехи|миндал(?!ьное)|кешью|арахис(?!ов)|семечки|семена|кунжут(?!н)|изюм|клюква|барбарис|каперсы|кукуруза|горошек|фасоль|(?<!\p{L})нут(?!\p{L})|маслины|капли|стружка|цукаты|хлопья(?! чили)/iu

type Pack = { title: string; unit: string; packed?: true; content?: string }

/** Returns the colour of what is poured or sprinkled from its pack; undefined if the product goes in as pieces. */
export function pourColor({ title, unit, packed, content }: Pack): string | undefined {
  const isLoose = pouredUnits.test(unit) || pouredProducts.test(title)
  if (!packed || (content && (!isLoose || loosePieces.test(title)))) return undefined
  return pourColors.find(([pattern]) => pattern.test(title))?.[1] ?? DEFAULT_POUR_COLOR
}

/** Whether a product melts in a hot vessel, where nothing is seen of it afterwards. */
export const melts = (title: string) =>
  /сливочное масло|топлёное масло|смалец|маргарин|сало(?!т)/iu.test(title)
