/* Derives from the text of a step where it takes place and what moves there. */

/** Where the food is. */
export type Place = 'pan' | 'pot' | 'bowl' | 'board' | 'tray' | 'oven' | 'cold' | 'plate' | 'glass'

export type Tool = 'spoon' | 'whisk' | 'knife' | 'pin'

/** `vessel` is what stands in the oven or in the cold, if that is not the tray. */
export type Staging = {
  place: Place
  vessel?: Place
  tool?: Tool
  lid?: true
  flame?: true
  steam?: true
  bubbles?: true
}

/** The first match wins, so cooking comes before preparing: a step that cuts and fries takes place in the pan. */
const places: [pattern: RegExp, place: Place][] = [
  [/по (?:\p{L}+ )?(?:стакан|бокал|чашк|кружк)|в чашки|в (?:\p{L}+ )?кружку|кружку в микровол/iu, 'glass'],
  [
    /(?:сыпьте|взбейте|смешайте|соедините)[^.]*в (?:\p{L}+ ){0,2}миск[еу]|в блендер(?!\p{L})|желатин холодной водой/iu,
    'bowl',
  ],
  [/окуна[^.]*в форму/iu, 'tray'],
  [/казан|в (?:\p{L}+ ){0,3}(?:кастрюле|сотейнике|ковше)(?!\p{L})/iu, 'pot'],
  [/(?<!\p{L})(?:по|в) (?:\p{L}+ ){0,2}(?:банк|баночк)/iu, 'glass'],
  [/(?<!\p{L})во? (?:\p{L}+ )?(?:суп|бульон|кипят)(?!\p{L})|пробейте суп/iu, 'pot'],
  [/духов|запека|запечь|запеки|выпека|(?<!\p{L})пеките(?! на огне)|гриле(?!\p{L})/iu, 'oven'],
  [
    /сковород|пеките на огне|обжар|(?<!\p{L})жарьте|(?<!\p{L})жаря|пассер|подрумян|обсуш\p{L}+ на сухой|растопите(?!.*вылейте)|выт[ао]п|вок[еу]?(?!\p{L})|угл[яи]/iu,
    'pan',
  ],
  [
    /кастрюл|сотейник|ковш|вари(?:те|вайте)|отвари|бульон|кипе|кипя(?!т[ко])|вскип|сироп(?!ом)|томите/iu,
    'pot',
  ],
  [
    /миск|взбе|взби(?!т)|взболт|сбейте|замес|вымес|(?<!\p{L})месите|салатник|блендер|окуна|окуни|обмак/iu,
    'bowl',
  ],
  [/(?<!(?:держ|сохран|потеря)\p{L}+ )форм(?:[уеы]|ам|очк\p{L}+)(?!\p{L})|против|пергамент/iu, 'tray'],
  [
    /(?:по|на) (?:\p{L}+ )?тарелк|подайте|подавайте|на блюд|разлейте|украсьте|выкладывайте слоями|соберите торт/iu,
    'plate',
  ],
  [
    /нареж|порежьте|разреж|расстел|защип|наруб|рубите|нашинк|натрите|очист|раскат|слеп|скатайте|сформ|сверн(?!ут)|обваля|отбейте|доск|крошите|ломайте|срежьте|тостер|на кажд\p{L}+ ломт/iu,
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
const mixesFirst =
  /^\s*(?:разотрите|смешайте|размешайте|соедините|разомните|разведите)(?! в \p{L}+ отваре)(?!.*влейте в (?:суп|сковород))/iu
const onStove = /^(?!.*вылейте).*(?:на (?:\p{L}+ ){0,3}огне|тушите|прогрейте)/iu
const joins = /^(?!.*сковород)\s*(?:добавьте|положите|всыпьте|верните|влейте|вмешайте|подливайте|опустите)/iu
/** A pot that is on the stove already. */
const namedPot = /кастрюл|сотейник|ковш|казан|(?<!\p{L})в (?:\p{L}+ )?(?:суп|бульон|кипят|вод)/iu
/** What comes into a bowl is stirred in. */
const stirredIn = /взболт|влейте|всыпьте|добавьте|растворите|разведите|меси|перетрите/iu
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
export const dishesUp = /(?:по|на|в) (?:\p{L}+ )?тарелк|по мискам|в кажд\p{L}+ (?:тарелк|миск)|на блюд/iu
/** What is baked leaves its form at last. */
const leavesForm =
  /(?:вын(?:ьте|имайте)|достаньте|переложите|переверните)[^.]*(?:форм|реш[её]тк|бумаг|блюд)/iu
/** The form is made ready, for what is still prepared. */
const lining = /застел\p{L}+ [^.,]*/giu

/** An oven that is only preheated, and a vessel that food is taken from or kept in: none is where the step takes place. */
const otherVessels =
  /(?:разогрей|нагрей|включи)\p{L}*\s[^.]*?духов[^.,]*?(?=\sи\s\p{L}+те(?!\p{L})|[.,]|$)[.,]?|духовку (?:разогрей|нагрей)[^.]*|(?<!\p{L})(?:со?|из|над|после)\s(?:сковород|кастрюл|миск|духов|холодильник|форм|противн)\p{L}*|хран\p{L}+ [^.]*холодильник\p{L}*/giu

/** Whether a step heats what is in its vessel, and whether that cools after it. */
export function heatOf(text: string): { heats: boolean; cools: boolean } {
  const relevantText = text.replace(otherVessels, ' ').replace(otherHeat, ' ')
  const lastOf = (pattern: RegExp) => [...relevantText.matchAll(pattern)].at(-1)?.index ?? -1
  return { heats: lastOf(heating) >= 0, cools: lastOf(cooling) > lastOf(heating) }
}

const cutting =
  /реж|руби|рубл|шинк|(?:на|по)тр(?![^.]*(?:солью|соли |перцем|паприкой))|очист|счист|ломтик|кубик|раздел|ч[её]рств/iu

const tools: [pattern: RegExp, tool: Tool][] = [
  [/взбе|(?<!не )взби(?!т)|сбейте|венчик/iu, 'whisk'],
  [/раскат(?!ает)/iu, 'pin'],
  [/меша|мешив|замес|вымес|соедин|разомн|разотр|обжар|пассер|заправ|тушите/iu, 'spoon'],
]

/** The vessels that food is taken from, by the words after «из» and «со». */
const sources: [pattern: RegExp, place: Place][] = [
  [/(?<!\p{L})со?\sсковород/iu, 'pan'],
  [/(?<!\p{L})из\s(?:кастрюл|сотейник|казан)/iu, 'pot'],
  [/(?<!\p{L})из\sмиск/iu, 'bowl'],
  [/(?<!\p{L})(?:из\s(?:духов|холодильник|форм)|с\sпротивн)/iu, 'tray'],
  [/банки в (?:\p{L}+ )*кастрюл/iu, 'glass'],
]

/** Returns the vessels that a step takes food from. */
export const sourcesOf = (text: string): Place[] =>
  sources.flatMap(([pattern, place]) => (pattern.test(text) ? [place] : []))

type StepContext = {
  /** Whether the step is the last. */
  isLast?: boolean
  /** Whether what it uses has a liquid, has food, and has something that was not in the vessel before. */
  pours?: boolean
  hasFood?: boolean
  adds?: boolean
  /** The vessels that the steps before left on the heat. */
  lit?: ReadonlySet<Place>
  /** The vessel of the step before, and whether nothing is left in it. */
  held?: Place
  isEmpty?: boolean
}

/**
 * Returns how a step is shown. `previous` is where the step before it took place, `serving` what the dish is served in: at the
 * latest by the last step, unless that one cooks. A step that pours a liquid is not shown on a board. A vessel left on the heat
 * has a flame below it unless the step cools it or is the last. The place of a step that does several things is where it cooks
 * or adds something; the cold comes after it.
 */
export function stageStep(
  text: string,
  previous: Place | undefined,
  serving: Place,
  context: StepContext = {},
): Staging {
  const { pours = false, isLast = false, lit = new Set(), held, hasFood = false, adds = false } = context
  const named = text.replace(otherVessels, ' ')
  const inVessel = hasFood ? named.replace(lining, ' ') : named
  const chilling = besidesCold(inVessel)
  if (chilling && !chilling.goesOn && !(adds && chilling.rest))
    return { place: 'cold', ...standsIn(patternPlace(chilling.rest) ?? held) }
  const relevantText = chilling?.rest ?? inVessel
  const found = placeOf(relevantText, previous, serving, context)
  const place = found === 'board' && pours ? 'bowl' : found
  const isOnStove = place === 'pan' || place === 'pot'
  const { heats, cools } = heatOf(text)
  const isHot = isOnStove && (heats || (lit.has(place) && !cools && !isLast))
  const tool = toolOf(relevantText, place)
  return {
    place,
    ...(place === 'oven' && held === 'pot' && /крышк|томите/iu.test(text) && { vessel: held }),
    ...(tool && { tool }),
    ...(isOnStove && /крышкой|накройте(?! пл[её]нк| фольг)/iu.test(relevantText) && { lid: true }),
    ...(isHot && { flame: true }),
    ...((isHot || place === 'oven') && { steam: true }),
    ...(isHot && place === 'pot' && { bubbles: true }),
  }
}

/** The vessel of a step, in the oven and in the cold too. */
export const vesselOf = ({ place, vessel }: Staging): Place =>
  vessel ?? (place === 'oven' || place === 'cold' ? 'tray' : place)

const standsIn = (vessel: Place | undefined) =>
  vessel === 'bowl' || vessel === 'pot' || vessel === 'glass' || vessel === 'plate' ? { vessel } : {}

const patternPlace = (text: string) => places.find(([pattern]) => pattern.test(text))?.[1]

const cold = /холодильник|морозил|застыл|застын|(?<!\p{L})(?:на|в) холод[еу]?(?!\p{L})/iu

/** What a step does besides putting something into the cold, and whether it goes on after that; undefined if it does not. */
function besidesCold(text: string): { rest: string; goesOn: boolean } | undefined {
  const clauses = text.split(/(?<=[.,;:])\s+|\s(?=(?:и|а|потом|затем) (?:\p{L}+ )?\p{L}+те(?!\p{L}))/u)
  const last = clauses.findLastIndex((clause) => cold.test(clause))
  if (last < 0) return undefined
  return {
    rest: clauses.filter((clause) => !cold.test(clause) && /\p{L}/u.test(clause)).join(' '),
    goesOn: patternPlace(clauses.slice(last + 1).join(' ')) !== undefined,
  }
}

function placeOf(
  text: string,
  previous: Place | undefined,
  serving: Place,
  { isLast = false, isEmpty = false }: StepContext,
): Place {
  const found = patternPlace(text)
  const isVague = !found || found === 'board' || found === 'plate'
  const wasInVessel = !isEmpty && (previous === 'pan' || previous === 'pot' || previous === 'bowl')
  const { heats } = heatOf(text)
  if (isVague && !heats && dishesUp.test(text)) return dishFor(serving)
  if (isVague && !heats && isLast && !/огня|под крышк|закройте и/iu.test(text)) return serving
  if (isLast && found === 'tray' && leavesForm.test(text)) return serving
  // Broth names a pot, but flour is mixed with some of it in a bowl.
  const isMixed = isVague || (found === 'pot' && !/кастрюл/iu.test(text))
  if (isMixed && !heats && mixesFirst.test(text)) return 'bowl'
  if (wasInVessel && isVague && !shaping.test(text)) {
    const goesOn = mixing.test(text) && (previous === 'bowl' || heats || /отваре/iu.test(text))
    const isHeated = previous === 'bowl' && onStove.test(text)
    if ((anyVessel.test(text) || goesOn) && !isHeated) return previous
  }
  if (previous === 'pot' && found === 'bowl' && /^снимите с огня/iu.test(text)) return previous
  // What is fried in a pot goes on there, and a sauce in its pan.
  const joinsIt = wasInVessel && joins.test(text)
  if (joinsIt && previous === 'pot' && found === 'pan') return previous
  if (joinsIt && previous === 'pan' && found === 'pot' && !namedPot.test(text)) return previous
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

/** What is said to be served on plates is not shown in its pot, pan or form. */
function dishFor(serving: Place): Place {
  if (serving === 'pot') return 'bowl'
  return serving === 'pan' || serving === 'tray' || serving === 'board' ? 'plate' : serving
}

function toolOf(text: string, place: Place): Tool | undefined {
  const found = tools.find(([pattern]) => pattern.test(text))?.[1]
  if (place === 'board') return found === 'pin' ? 'pin' : cutting.test(text) ? 'knife' : undefined
  const canBeStirred = place === 'bowl' || place === 'pan' || place === 'pot'
  if (!canBeStirred || found === 'pin') return undefined
  return found ?? (place === 'bowl' && stirredIn.test(text) ? 'spoon' : undefined)
}
