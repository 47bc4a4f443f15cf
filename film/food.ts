import { createCutting, createNaming } from './cutting'
import type { FilmRecipe } from './film-recipe'
import {
  discardedWords,
  emptyVessel,
  gathering,
  keptPart,
  keptWords,
  moveContents,
  setAside,
  without,
  type Contents,
  type Kinds,
} from './moving'
import { melts, pourColor } from './pouring'
import { dishesUp, heatOf, stageStep, vesselOf, type Place, type Staging } from './staging'

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
  const titleOf = (index: number) => titles[index] ?? ''
  const pourColors = ingredients.map(pourColor)
  const kinds: Kinds = {
    isPoured: (each) => pourColors[each] !== undefined,
    isSeasoning: (each) => kinds.isPoured(each) || melts(titleOf(each)) || seasoning.test(titleOf(each)),
    isPlain: (each) => plain.test(titleOf(each)),
    isFlour: (each) => /мука/iu.test(titleOf(each)),
    isEgg: (each) => /^яйца/iu.test(titleOf(each)),
  }
  const { isPoured, isSeasoning, isEgg } = kinds
  const cutIn = createCutting(titles, (each) => !isPoured(each))
  const namedIn = createNaming(titles)
  const canBeCut = (index: number) =>
    ingredients[index]?.cut !== undefined && !isPoured(index) && !seasoning.test(titleOf(index))
  const isLiquid = (index: number) => /^м?л$/u.test(ingredients[index]?.unit ?? '')
  const contents: Contents = new Map()
  // Mince comes in pieces.
  const wasCut = new Set(titles.flatMap((title, index) => (/фарш/iu.test(title) ? [index] : [])))
  const wasCooked = new Set<number>()
  const lit = new Set<Place>()
  let previous: Staging | undefined

  /** Whether more of what is in the vessel already is added, and not only something done with it. */
  const isMore = (each: number, text: string) => {
    if (!isPoured(each)) return keptPart.test(text) && adding.test(text)
    if (/^соль/iu.test(titleOf(each)) && /соли/iu.test(text)) return true
    if (/перец/iu.test(titleOf(each)) && /поперч/iu.test(text)) return true
    return namedIn(text).includes(each) && (adding.test(text) || keptPart.test(text))
  }

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
    const held = previous && vesselOf(previous)
    const inHeld = (held && contents.get(held)) ?? []
    const staging = stageStep(text, holderOf(text) ?? previous?.place, serving, {
      pours: uses.some(isLiquid),
      hasFood: uses.some((each) => !isSeasoning(each)),
      adds: uses.some((each) => !inHeld.includes(each)),
      isLast,
      lit,
      ...(held && { held, isEmpty: inHeld.length === 0 }),
    })
    const vessel = vesselOf(staging)
    if (staging.flame && !heatOf(text).cools) lit.add(staging.place)
    else lit.delete(staging.place)
    const isUsedLater = (each: number) =>
      steps
        .slice(index + 1)
        .some((later) => later.uses.includes(each) && !namedIn(keptWords(later.text)).includes(each))
    const gathersAll = (isLast && (staging.place === serving || dishesUp.test(text))) || gathering.test(text)
    const moving = { text, uses, staging, previous: held, isUsedLater, gathersAll }

    const own = contents.get(vessel) ?? []
    // The oven and the cold have the same tray.
    const isChilled = previous?.place === 'cold' && staging.place === 'oven'
    if (isChilled && own.every((each) => isUsedLater(each) && !uses.includes(each)))
      setAside(contents, vessel)
    const discarded = namedIn(discardedWords(text))
    const isDiscarded = (each: number) =>
      !uses.includes(each) &&
      !isUsedLater(each) &&
      (discarded.includes(each) || (/^процедите/iu.test(text) && !isPoured(each)))
    const known = moveContents(contents, moving, kinds).filter((each) => !isDiscarded(each))
    const stood = staging.place === 'cold' ? [...own, ...inHeld] : own
    const isThere = (each: number) => known.includes(each) && (isPoured(each) || stood.includes(each))
    const added = uses.filter((each) => !isThere(each) || isMore(each, text))
    const others = without(known, added)
    const inVessel = [...others, ...added]
    for (const [holder, list] of contents) contents.set(holder, without(list, uses))
    contents.set(vessel, inVessel)

    const inside = others.filter((each) => !(wasCooked.has(each) && melts(titleOf(each))))
    const shown = [...inside, ...added]
    // Only boiled eggs are cut.
    const canBeCutNow = (each: number) => !isEgg(each) || wasCooked.has(each) || /вкрутую/iu.test(text)
    const cuts = cutIn(text, uses).filter(
      (each) => inVessel.includes(each) && canBeCut(each) && canBeCutNow(each) && !wasCut.has(each),
    )
    const food: StepFood = {
      uses: added,
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
    if (!isLast) {
      emptyVessel(contents, moving, kinds)
      const out = added.filter((each) => discarded.includes(each) && !isUsedLater(each))
      contents.set(vessel, without(contents.get(vessel) ?? [], out))
    }
    cuts.forEach((each) => wasCut.add(each))
    const isHeated = staging.flame || staging.place === 'oven'
    // Fat melts off the heat, too.
    const isWarm = (staging.place === 'pan' || staging.place === 'pot') && food.cooked.length > 0
    const getsCooked = (each: number) => isHeated || (isWarm && melts(titleOf(each)))
    inVessel.filter(getsCooked).forEach((each) => wasCooked.add(each))
    previous = staging
    return { ...step, ...food }
  })
}

const plain = /^(?:вода|соль|сахар)|масло|перец (?:молот|горош)/iu
const seasoning = /лавровый|перец (?:горош|молот)|душистый|тимьян|розмарин|корица|гвоздика|бадьян/iu
const adding =
  /вле[йв]|влив|всып|добав|полей|полив|полож|посып|нале[йв]|налив|сбрызн|смажь|смазыв|присып|подпыл|долей|подлив|досол|вмеш|сверху|на остав\p{L}+ масле/iu

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
