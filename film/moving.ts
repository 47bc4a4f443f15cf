import { dishesUp, shaping, sourcesOf, vesselOf, type Place, type Staging } from './staging'

/* Derives from the text of a step which food comes into its vessel from others, and which leaves it in the end. */

/** A vessel, or where food waits while something else is made in its vessel. */
type Holder = Place | 'aside'
export type Contents = Map<Holder, number[]>

/** Tells the ingredients apart by their indexes. */
export type Kinds = {
  isPoured: (ingredient: number) => boolean
  /** What is poured, melts or only gives its taste. */
  isSeasoning: (ingredient: number) => boolean
  /** What is taken again and again: water, salt, oil. */
  isPlain: (ingredient: number) => boolean
  isFlour: (ingredient: number) => boolean
  isEgg: (ingredient: number) => boolean
}

type Step = {
  text: string
  uses: number[]
  staging: Staging
  /** The vessel of the step before. */
  previous: Place | undefined
  isUsedLater: (ingredient: number) => boolean
  /** Everything comes together. */
  gathersAll: boolean
}

/** Words for a part that was kept. */
export const keptPart =
  /(?<!\p{L})(?:остав(?:ш|и)|остальн|втор(?:ой|ую|ая) (?:полов|част|парт)|половин[ауеойы](?!\p{L})|треть)/iu
/** What a text names after such a word: the other part of it has gone before. */
export const keptWords = (text: string) =>
  (text.match(/(?<=(?<!\p{L})(?:остав(?:ш|и)|остальн)\p{L}* )\p{L}+(?: \p{L}+)?/giu) ?? []).join(' ')
export const gathering =
  /(?:соедините|смешайте|перемешайте) (?:\p{L}+ сковороде )?(?:всё|овощи|мясо)|соедините всё|заправьте овощи|выложите половину|слоями|соберите торт/iu
/** Something else is cooked, in a vessel of its own. */
const freshVessel =
  /(?:^|[.;] |перед подачей )(?:тем временем|(?:с|от)варите|вскипятите)|на (?:чистой |сухой )+сковород|в (?:другой|чистой|отдельной) (?:кастрюл|сковород)|^растопите (?:\p{L}+ )?масло в сотейнике/iu
/** A mixture of its own begins. */
const newMixture =
  /(?:^|\. )(?:смешайте|размешайте|разотрите|разомните|взбейте|взбивайте|пробейте)(?!\p{L})|(?:, | и )смешайте (?:в миске|с)(?!\p{L})/iu
/** What was made in another vessel: «залейте соусом», «выложите начинку». */
const mixture =
  /соус|тест(?:о|а|ом)(?!\p{L})|смесью?(?!\p{L})|заправк|маринад|начинк|крем(?!ов)|глазур|подлив[ауы](?!\p{L})|подливой|сироп/giu
/** Where a mixture is only spoken of, and sauces from a bottle. */
const asides =
  /(?:пока|чтобы|когда|как только|до|для)(?!\p{L})[^.,]*|капля [^.]*|(?:снимите|верните) соус|(?:соев|рыбн|устричн|вустерск)\p{L}+ соус\p{L}*/giu
/** The form is made ready, for what is still elsewhere. */
const preparesForm =
  /^(?!.*(?:вылож|вылей|улож|разлож|перелож|распредел|полож|залей)).*(?:смажьте|застел|обсып)[^.]*(?:форм|против)/iu
const comesIn = /опусти|полож|улож|выклад|жарь|жари|туш|пеките/iu

/** Whether a step heats a vessel, fat or water for what comes with the next one. */
const onlyHeats = (text: string) =>
  /^(?:\p{L}+ ){0,2}(?:разогрей|раскал|растопите|вскипят|доведите воду)/iu.test(text) &&
  !comesIn.test(text) &&
  !/налей|залей|всып/iu.test(text)

/** Puts the food of a vessel where it waits. */
export function setAside(contents: Contents, vessel: Holder) {
  carry(contents, vessel, 'aside', contents.get(vessel) ?? [])
}

function carry(contents: Contents, from: Holder, to: Holder, list: number[]) {
  contents.set(from, without(contents.get(from) ?? [], list))
  contents.set(to, [...(contents.get(to) ?? []), ...list])
}

export const without = (list: number[], removed: readonly number[]) =>
  list.filter((each) => !removed.includes(each))

/**
 * Moves the food between the vessels as a step does, and returns what is in its own vessel before it adds anything. Food
 * comes from the vessels that the text names («со сковороды») or whose mixture it names, and into an empty vessel from the
 * one before, if the step adds nothing but fat, liquids and spices, or serves or bakes the food. What a later step uses stays
 * where it is; what was fried or mixed with something that the step uses comes along with it.
 */
export function moveContents(contents: Contents, step: Step, kinds: Kinds): number[] {
  const { text, uses, staging, previous, isUsedLater, gathersAll } = step
  const { isSeasoning, isFlour } = kinds
  const { place } = staging
  const vessel = vesselOf(staging)
  const isStove = place === 'pan' || place === 'pot'
  const isFresh = freshVessel.test(text)
  const isNewMixture = place === 'bowl' && newMixture.test(text)
  const waits = (each: number) => isUsedLater(each) && !uses.includes(each)
  const keptIn = (holder: Holder | undefined) =>
    (holder && contents.get(holder)?.some((each) => waits(each) && !kinds.isPlain(each))) ?? false
  // Eggs are in more than one mixture.
  const isJoined = contents
    .get(vessel)
    ?.some((each) => uses.includes(each) && !isSeasoning(each) && !kinds.isEgg(each))
  const isAnotherMixture = isNewMixture && !isJoined && keptIn(vessel)
  if ((isStove && isFresh && !contents.get(vessel)?.every(isSeasoning)) || isAnotherMixture)
    setAside(contents, vessel)

  const isEnd = vessel === 'tray' || ends(place, text)
  const sources = new Set<Holder>(gathersAll ? contents.keys() : sourcesOf(text))
  const names =
    isFresh || isAnotherMixture ? [] : (text.replace(asides, ' ').toLowerCase().match(mixture) ?? [])
  const mixtures = mixturesIn(contents, step, new Set(names), isFlour)
  mixtures.forEach((each) => sources.add(each))
  const isDough = names.some(isDoughName)
  const brings = (each: number) => !kinds.isPlain(each) && !isFlour(each) && !kinds.isEgg(each)
  const companions = new Set<Holder>(
    (['pan', 'bowl'] as const).filter(
      (holder) =>
        !sources.has(holder) &&
        !keptPart.test(text) &&
        uses.some((each) => brings(each) && contents.get(holder)?.includes(each)),
    ),
  )
  companions.forEach((each) => sources.add(each))

  const wasPrepared = previous === 'bowl' || previous === 'board'
  const addsNoFood =
    uses.every(isSeasoning) ||
    (((wasPrepared && place !== 'board') || shaping.test(text)) && !isStove) ||
    /пробейте/iu.test(text)
  const isLadled = place === 'bowl' && (previous === 'pan' || previous === 'pot') && !dishesUp.test(text)
  const isBaked = previous === 'tray' && place !== 'board'
  const stays = (isNewMixture && keptIn(previous)) || isLadled || isBaked
  const startsFresh = onlyHeats(text) || (isFresh && !comesIn.test(text))
  const movesOn = isEnd ? !preparesForm.test(text) : addsNoFood && !stays && !startsFresh
  // Dough is taken from where it rested, whatever the step before was about.
  const hasRested = isDough && mixtures.length > 0 && !mixtures.some((each) => each === previous)
  if (previous && movesOn && !hasRested) {
    // What waits in the pan makes room for what was prepared.
    const makesRoom = place === 'pan' && wasPrepared && uses.length > 0 && contents.get(previous)?.length
    if (makesRoom && contents.get(vessel)?.every((each) => isSeasoning(each) || waits(each)))
      setAside(contents, vessel)
    const own = contents.get(vessel) ?? []
    if (wasPrepared ? own.every(isSeasoning) : own.length === 0) sources.add(previous)
  }
  sources.delete(vessel)
  // What is ladled out leaves its broth.
  if (/шумовк/iu.test(text))
    for (const source of sources)
      if (uses.some((each) => contents.get(source)?.includes(each))) sources.delete(source)

  const known = new Set(contents.get(vessel))
  for (const source of sources) {
    const isWhole = gathersAll || (isDough && mixtures.includes(source))
    const isPart = !isWhole && (companions.has(source) || (source === previous && !isEnd))
    const moved = (contents.get(source) ?? []).filter((each) => !isPart || !isUsedLater(each))
    contents.set(source, without(contents.get(source) ?? [], moved))
    moved.forEach((each) => known.add(each))
  }
  return [...known]
}

/** Where food is served, baked or chilled; in a jar that is shaken, it is only mixed. */
const ends = (place: Place, text: string) =>
  place === 'plate' ||
  place === 'oven' ||
  place === 'cold' ||
  (place === 'glass' && !/встряхните/iu.test(text))

/** The holders of the mixtures that a step names; dough is where the flour is. */
function mixturesIn(
  contents: Contents,
  { staging, previous }: Step,
  names: ReadonlySet<string>,
  isFlour: Kinds['isFlour'],
): Holder[] {
  const vessel = vesselOf(staging)
  const holders = [previous, 'bowl', 'aside'] as const
  const mixed = holders.filter(
    (each) => each !== undefined && each !== vessel && (contents.get(each)?.length ?? 0) > 0,
  ) as Holder[]
  if (names.size !== 1) return names.size > 1 ? mixed : []
  if ([...names].some(isDoughName)) {
    if (contents.get(vessel)?.some(isFlour)) return []
    const dough = mixed.find((each) => contents.get(each)?.some(isFlour))
    if (dough) return [dough]
  }
  return mixed.slice(0, 1)
}

const isDoughName = (name: string) => name.startsWith('тест')

const takesAway = /(?:перелож|пересып|отлож)\p{L}* (?:\p{L}+ )?(?:на (?:тарелк|блюд)|в чашк)/iu
/** Where the food of a pan goes when the step is done. */
const carried: [pattern: RegExp, holder: Place][] = [
  [/перелож\p{L}* [^.]*в миску/iu, 'bowl'],
  [/(?:вылож|перелож|распредел)\p{L}* [^.]*(?:в|по дну) (?:\p{L}+ )?форм/iu, 'tray'],
  [/(?:перелож|улож|слож)\p{L}* (?:[^.]*в (?:\p{L}+ )*кастрюл|к )|добавьте к \p{L}+\.$/iu, 'pot'],
]
const drains =
  /^(?!.*(?:добавьте|положите|верните)).*(?:откиньте|слейте (?:воду|досуха))|вари(?:те|ть)[^]*остудите/iu

/** Takes out of the vessel of a step what leaves it in the end: onto a plate, into another vessel, through a sieve. */
export function emptyVessel(contents: Contents, { text, uses, staging, isUsedLater }: Step, kinds: Kinds) {
  const vessel = vesselOf(staging)
  const list = contents.get(vessel) ?? []
  const goesTo = staging.place === 'pan' ? carried.find(([pattern]) => pattern.test(text))?.[1] : undefined
  const isDrained = staging.place === 'pot' && drains.test(text)
  if (goesTo || isDrained || takesAway.test(text)) {
    carry(contents, vessel, goesTo ?? 'aside', list)
  } else if (/процедите/iu.test(text)) {
    const isLast = /и процедите|процедите и хорошо отожмите/iu.test(text)
    const solid = list.filter((each) => !kinds.isPoured(each) && (isLast || !uses.includes(each)))
    carry(contents, vessel, 'aside', solid.filter(isUsedLater))
    contents.set(vessel, without(list, solid))
  }
}

/**
 * Returns the names in what a step takes out and throws away: «выньте лавровый лист», «чеснок выньте». What it is taken from
 * is named after «с» and «из».
 */
export function discardedWords(text: string): string {
  return text
    .split(/[.;]/)
    .filter((sentence) => !/холодильник|морозил/iu.test(sentence))
    .map(
      (sentence) =>
        /\p{L}*(?: и \p{L}+)? ?(?:выньте|удалите|уберите)[^,]*(?:, \p{L}+ и \p{L}+)?/iu.exec(sentence)?.[0] ??
        '',
    )
    .join(' ')
    .replace(/ и \p{L}+те(?!\p{L}).*|(?<!\p{L})(?:со?|из) \p{L}+/giu, ' ')
}
