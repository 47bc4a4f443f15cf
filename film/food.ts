import { createCutting } from './cutting'
import type { FilmRecipe } from './film-recipe'
import { heatOf, melts, pourColor, shaping, sourcesOf, stageStep, type Place, type Staging } from './staging'

/* Follows the food of a recipe through its steps: which vessel it is in, and whether it was cut and cooked by then. */

/** The food of one step; the ingredients by their indexes. */
export type StepFood = {
  /** Added by this step. */
  uses: number[]
  /** In the vessel already. */
  inside: number[]
  /** Those of both that this step cuts, that are in pieces already, and that were cooked before. */
  cuts: number[]
  inPieces: number[]
  cooked: number[]
  /** The colour of what fills the vessel by the end of the step; absent while it is empty. */
  filling?: string
  staging: Staging
}

/** Returns the steps of a recipe with their food. */
export function followFood({
  steps,
  serving,
  color,
  ingredients,
}: FilmRecipe): (StepFood & FilmRecipe['steps'][number])[] {
  const titles = ingredients.map(({ title }) => title)
  const cutIn = createCutting(titles)
  const pourColors = ingredients.map(pourColor)
  const isPoured = (index: number) => pourColors[index] !== undefined
  const canBeCut = (index: number) =>
    ingredients[index]?.cut !== undefined && !isPoured(index) && !seasoning.test(titles[index] ?? '')
  /** Only boiled eggs are cut: others leave their shells. */
  const isEgg = (index: number) => ingredients[index]?.content !== undefined
  const isLiquid = (index: number) => /^м?л$/u.test(ingredients[index]?.unit ?? '')
  const isSeasoning = (index: number) =>
    isPoured(index) || melts(titles[index] ?? '') || seasoning.test(titles[index] ?? '')
  const contents = new Map<Holder, number[]>()
  const wasCut = new Set<number>()
  const wasCooked = new Set<number>()
  const lit = new Set<Place>()
  let previousPlace: Place | undefined

  /** The vessel of what the text adds something to: «переложите спагетти к бекону». */
  const holderOf = (text: string) => {
    const start = /(?<!\p{L})ко? (\p{L}{4})/iu.exec(text)?.[1]?.toLowerCase()
    const named = titles.findIndex((title) => start && title.toLowerCase().includes(start))
    return [...contents].find(
      ([holder, list]) => holder !== 'aside' && holder !== 'board' && list.includes(named),
    )?.[0] as Place | undefined
  }

  return steps.map((step, index) => {
    const { text, uses } = step
    const isLast = index === steps.length - 1
    const staging = stageStep(text, holderOf(text) ?? previousPlace, serving, {
      pours: uses.some(isLiquid),
      isLast,
      lit,
    })
    if (staging.flame && !heatOf(text).cools) lit.add(staging.place)
    else lit.delete(staging.place)
    const isUsedLater = (each: number) => steps.slice(index + 1).some((later) => later.uses.includes(each))
    const gathersAll = (isLast && staging.place === serving) || gathering.test(text)
    const known = moveContents(contents, text, {
      staging,
      previousPlace,
      uses,
      isSeasoning,
      isUsedLater,
      gathersAll,
    })
    const others = without(known, uses)
    for (const [holder, list] of contents) contents.set(holder, without(list, uses))
    contents.set(vesselOf(staging.place), [...others, ...uses])

    const inVessel = [...others, ...uses]
    const inside = others.filter((each) => !(wasCooked.has(each) && melts(titles[each] ?? '')))
    const shown = [...inside, ...uses]
    const canBeCutNow = (each: number) => !isEgg(each) || wasCooked.has(each) || staging.place === 'pot'
    const cuts = cutIn(text, uses).filter(
      (each) => inVessel.includes(each) && canBeCut(each) && canBeCutNow(each) && !wasCut.has(each),
    )
    const food: StepFood = {
      uses,
      inside,
      cuts,
      inPieces: shown.filter((each) => wasCut.has(each)),
      cooked: shown.filter((each) => wasCooked.has(each)),
      ...fillingOf(
        inVessel.map((each) => pourColors[each]),
        color,
        isLast ? 1 : inVessel.length / (ingredients.length * SHARE_OF_DISH),
      ),
      staging,
    }
    const goesTo = staging.place === 'pan' && intoPot.test(text) ? 'pot' : 'aside'
    if (
      !isLast &&
      (goesTo === 'pot' || takesAway.test(text) || (staging.place === 'pot' && drains.test(text)))
    ) {
      contents.set(goesTo, [...(contents.get(goesTo) ?? []), ...inVessel])
      contents.set(vesselOf(staging.place), [])
    }
    cuts.forEach((each) => wasCut.add(each))
    const isHeated = staging.flame || staging.place === 'oven'
    // Fat melts off the heat, too.
    const isWarm = (staging.place === 'pan' || staging.place === 'pot') && food.cooked.length > 0
    const getsCooked = (each: number) => isHeated || (isWarm && melts(titles[each] ?? ''))
    inVessel.filter(getsCooked).forEach((each) => wasCooked.add(each))
    previousPlace = staging.place
    return { ...step, ...food }
  })
}

const without = (list: number[], removed: readonly number[]) => list.filter((each) => !removed.includes(each))

/** Whether a step heats a vessel, fat or water for what comes with the next one. */
const onlyHeats = (text: string) =>
  /^(?:\p{L}+ ){0,2}(?:разогрей|раскал|вскипят|доведите воду)/iu.test(text) &&
  !/жарь|жари|пеките|выклад|положи|налей|опусти|залей|всып/iu.test(text)

/** A vessel, or where the food of one waits that another dish is cooked in. */
type Holder = Place | 'aside'

const seasoning = /лавровый|перец (?:горош|молот)|душистый|тимьян|розмарин|корица|гвоздика|бадьян/iu
const gathering =
  /(?:соедините|смешайте|перемешайте) (?:всё|овощи)|соедините всё|заправьте овощи|выложите половину/iu
/** Something else is cooked, in a vessel of its own. */
const freshVessel =
  /(?:^|[.;] )(?:тем временем|(?:с|от)варите|вскипятите)|на (?:чистой |сухой )+сковород|в (?:другой|чистой|отдельной) (?:кастрюл|сковород)|^растопите масло в сотейнике/iu
const takesAway = /(?:перелож|пересып)\p{L}* (?:\p{L}+ )?на (?:тарелк|блюд)/iu
const intoPot = /(?:перелож|улож|слож)\p{L}* (?:[^.]*в (?:\p{L}+ )*кастрюл|к )/iu
const drains = /^(?!.*(?:добавьте|положите|верните)).*(?:откиньте|слейте (?:воду|досуха))/iu
/** What was made in another vessel: «залейте соусом», «выложите начинку». */
const mixture =
  /соус|тесто(?!\p{L})|тестом|смес(?!и\b)|заправк|маринад|начинк|крем(?!о)|глазур|подлив|сироп|желатин/iu

/**
 * Moves the food between the vessels as a step does, and returns what is in its own vessel before it adds anything. Food
 * comes from the vessels that the text names («со сковороды») or whose mixture it names, and into an empty vessel from the
 * one before, if the step adds nothing but fat, liquids and spices, or serves or bakes the food. What a later step uses stays
 * where it is.
 */
function moveContents(
  contents: Map<Holder, number[]>,
  text: string,
  {
    staging: { place },
    previousPlace,
    uses,
    isSeasoning,
    isUsedLater,
    gathersAll,
  }: {
    staging: Staging
    previousPlace: Place | undefined
    uses: number[]
    isSeasoning: (ingredient: number) => boolean
    isUsedLater: (ingredient: number) => boolean
    gathersAll: boolean
  },
): number[] {
  const vessel = vesselOf(place)
  const isStove = place === 'pan' || place === 'pot'
  let own = contents.get(vessel) ?? []
  if (isStove && freshVessel.test(text) && !own.every(isSeasoning)) {
    contents.set('aside', [...(contents.get('aside') ?? []), ...own])
    own = []
  }
  const previous = previousPlace && vesselOf(previousPlace)
  const isEnd = vessel === 'tray' || place === 'plate' || place === 'glass'
  const sources = new Set<Holder>(gathersAll ? contents.keys() : sourcesOf(text))
  if (mixture.test(text) && !freshVessel.test(text)) {
    const holders: (Holder | undefined)[] = [previous, 'bowl', 'aside']
    const mixed = holders.find((each) => each && each !== vessel && contents.get(each)?.length)
    if (mixed) sources.add(mixed)
  }
  const wasPrepared = previous === 'bowl' || previous === 'board'
  const addsNoFood =
    uses.every(isSeasoning) || ((wasPrepared || shaping.test(text)) && !isStove) || /пробейте/iu.test(text)
  const movesOn = isEnd || (addsNoFood && !onlyHeats(text))
  if (own.length === 0 && previous && movesOn) sources.add(previous)
  sources.delete(vessel)
  const moved: number[] = []
  for (const source of sources) {
    const stays = source === previous && !isEnd ? isUsedLater : () => false
    const list = contents.get(source) ?? []
    moved.push(...list.filter((each) => !stays(each)))
    contents.set(source, list.filter(stays))
  }
  return [...new Set([...own, ...moved])]
}

/** From this share of its ingredients, the food has the colour of the dish. */
const SHARE_OF_DISH = 0.7
const BROTH_COLOR = '#e6cf9c'

/**
 * Liquids keep the colour of the one poured last. With anything else in them they are a broth, which takes on the colour of
 * the dish with the `share` of its ingredients.
 */
function fillingOf(
  pourColors: (string | undefined)[],
  dishColor: string,
  share: number,
): { filling?: string } {
  if (pourColors.length === 0) return {}
  if (share < 1 && pourColors.every(Boolean)) return { filling: pourColors.at(-1) ?? dishColor }
  return { filling: mix(BROTH_COLOR, dishColor, Math.min(1, share)) }
}

/** A colour between two hex colours. */
function mix(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => parseInt(color.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}

function vesselOf(place: Place): Place {
  return place === 'oven' || place === 'cold' ? 'tray' : place
}
