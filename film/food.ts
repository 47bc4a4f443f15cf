import { createCutting } from './cutting'
import { melts, pourColor, sourcesOf, stageStep, type Place, type Staging } from './staging'
import type { FilmRecipe } from './story'

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

/** Maximum number of ingredients that are drawn in the vessel before a step. */
const MAX_INSIDE = 5

/** Returns the steps of a recipe with their food. */
export function followFood({
  steps,
  serving,
  color,
  ingredients,
}: FilmRecipe): (StepFood & FilmRecipe['steps'][number])[] {
  const titles = ingredients.map(({ title }) => title)
  const cutIn = createCutting(titles)
  const pourColors = ingredients.map(({ title, unit }) => pourColor(title, unit))
  const isPoured = (index: number) => pourColors[index] !== undefined
  const canBeCut = (index: number) => ingredients[index]?.cut !== undefined && !isPoured(index)
  const isLiquid = (index: number) => /^м?л$/u.test(ingredients[index]?.unit ?? '')
  const contents = new Map<Place, number[]>()
  const wasCut = new Set<number>()
  const wasCooked = new Set<number>()
  let previousPlace: Place | undefined

  return steps.map((step, index) => {
    const { text, uses } = step
    const staging = stageStep(text, previousPlace, serving, { pours: uses.some(isLiquid) })
    const isUsedLater = (each: number) => steps.slice(index + 1).some((later) => later.uses.includes(each))
    const known = moveContents(contents, text, { staging, previousPlace, uses, isPoured, isUsedLater })
    const others = without(known, uses)
    for (const [place, list] of contents) contents.set(place, without(list, uses))
    contents.set(vesselOf(staging.place), [...others, ...uses])

    // What was poured is seen as the filling, so it gives way to the rest.
    const inside = others
      .filter((each) => !(wasCooked.has(each) && melts(titles[each] ?? '')))
      .toSorted((one, other) => Number(isPoured(other)) - Number(isPoured(one)))
      .slice(-MAX_INSIDE)
    const shown = [...inside, ...uses]
    const cuts = cutIn(text, uses).filter(
      (each) => shown.includes(each) && canBeCut(each) && !wasCut.has(each),
    )
    const food: StepFood = {
      uses,
      inside,
      cuts,
      inPieces: shown.filter((each) => wasCut.has(each)),
      cooked: shown.filter((each) => wasCooked.has(each)),
      ...fillingOf(
        [...others, ...uses].map((each) => pourColors[each]),
        color,
      ),
      staging,
    }
    cuts.forEach((each) => wasCut.add(each))
    if (staging.flame || staging.place === 'oven') shown.forEach((each) => wasCooked.add(each))
    previousPlace = staging.place
    return { ...step, ...food }
  })
}

const without = (list: number[], removed: readonly number[]) => list.filter((each) => !removed.includes(each))

/** Whether a step heats a vessel, fat or water for what comes with the next one. */
const onlyHeats = (text: string) =>
  /^(?:\p{L}+ ){0,2}(?:разогрей|раскал|вскипят|доведите воду)/iu.test(text) &&
  !/жарь|жари|пеките|выклад|положи|налей|опусти|залей|всып/iu.test(text)

/**
 * Moves the food between the vessels as a step does, and returns what is in its own vessel before it adds anything. Food comes
 * from the vessels that the text names («со сковороды»), and into an empty vessel from the one before, if it was mixed or cut
 * there, if the step adds nothing but what is poured, or serves or bakes the food. What a later step uses stays where it is.
 */
function moveContents(
  contents: Map<Place, number[]>,
  text: string,
  {
    staging: { place },
    previousPlace,
    uses,
    isPoured,
    isUsedLater,
  }: {
    staging: Staging
    previousPlace: Place | undefined
    uses: number[]
    isPoured: (ingredient: number) => boolean
    isUsedLater: (ingredient: number) => boolean
  },
): number[] {
  const vessel = vesselOf(place)
  const own = contents.get(vessel) ?? []
  const previous = previousPlace && vesselOf(previousPlace)
  const isEnd = vessel === 'tray' || place === 'plate' || place === 'glass'
  const sources = new Set(sourcesOf(text))
  const wasPrepared = previous === 'bowl' || previous === 'board'
  const movesOn = isEnd || ((wasPrepared || uses.every(isPoured)) && !onlyHeats(text))
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

/** What is only poured keeps its colour, the last one's; with anything else in it, it has the colour of the dish. */
function fillingOf(pourColors: (string | undefined)[], dishColor: string): { filling?: string } {
  if (pourColors.length === 0) return {}
  return { filling: pourColors.every(Boolean) ? (pourColors.at(-1) ?? dishColor) : dishColor }
}

function vesselOf(place: Place): Place {
  return place === 'oven' || place === 'cold' ? 'tray' : place
}
