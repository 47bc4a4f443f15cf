import { formatQuantity } from '@/lib/quantities/format'
import { addMeasures, type Measure } from '@/lib/quantities/measure'
import { quantities as messages } from '@/lib/quantities/messages'
import { measureOf, type Need, needOf, type Portion } from '@/lib/quantities/packs'
import { formatNeeded } from '@/lib/quantities/shop-units'
import type { RecipeShare } from '@/lib/shopping/recipe-shares'

/** What one recipe needs of one title. */
export type TitleShare = Pick<RecipeShare, 'id' | 'title' | 'meal' | 'servings'> & {
  recipeId: string
  /** As text; empty where the recipe gives none. */
  quantity: string
}

/** What all recipes need of one title. */
export type TitleNeed = Need & {
  /** As text: '900 г', '2 шт + 100 г'; empty where no recipe gives a quantity. */
  readonly total: string
  readonly shares: TitleShare[]
}

/** The list, the cart and their badges ask for the needs of the same shares. */
const known = new WeakMap<RecipeShare[], ReadonlyMap<string, TitleNeed>>()

/** The needs of all titles that recipes need, by title; the same object for the same shares. */
export function needsByTitle(shares: RecipeShare[]): ReadonlyMap<string, TitleNeed> {
  const needs = known.get(shares) ?? computeNeeds(shares)
  known.set(shares, needs)
  return needs
}

function computeNeeds(shares: RecipeShare[]): ReadonlyMap<string, TitleNeed> {
  const byTitle = new Map<string, Map<RecipeShare, Portion[]>>()
  for (const share of shares)
    for (const ingredient of share.ingredients) {
      const ofTitle = byTitle.get(ingredient.title) ?? new Map<RecipeShare, Portion[]>()
      byTitle.set(ingredient.title, ofTitle)
      ofTitle.set(share, [...(ofTitle.get(share) ?? []), { scale: share, ingredient }])
    }
  return new Map([...byTitle].map(([title, ofTitle]) => [title, titleNeed(ofTitle)]))
}

/** The ingredients in whose place recipes need a title, by that title. */
export function replacedBy(shares: RecipeShare[]): ReadonlyMap<string, string[]> {
  const byTitle = new Map<string, string[]>()
  for (const { title, insteadOf } of shares.flatMap(({ ingredients }) => ingredients)) {
    const replaced = byTitle.get(title) ?? []
    if (insteadOf && !replaced.includes(insteadOf)) byTitle.set(title, [...replaced, insteadOf])
  }
  return byTitle
}

function titleNeed(portionsByShare: Map<RecipeShare, Portion[]>): TitleNeed {
  const portions = [...portionsByShare.values()].flat()
  return {
    ...needOf(portions),
    // Texts are made where they are shown: the cart and the sums of the plan show none.
    get total() {
      return formatPortions(portions)
    },
    get shares() {
      return [...portionsByShare].map(([{ id, recipeId, title, meal, servings }, ofShare]) => ({
        id,
        recipeId: recipeId ?? id,
        title,
        ...(meal && { meal }),
        servings,
        quantity: formatPortions(ofShare),
      }))
    },
  }
}

/**
 * Amounts are added up and rounded as a shop sells. The texts that cannot be added follow: each once, with its count where it
 * has a number.
 */
function formatPortions(portions: Portion[]): string {
  const measures: Measure[] = []
  const unmeasured: string[] = []
  for (const portion of portions) {
    const measured = measureOf(portion)
    if (measured) measures.push(measured)
    else unmeasured.push(formatQuantity(portion.ingredient, portion.scale))
  }
  const texts = [...new Set(unmeasured)].map((text) => {
    const count = unmeasured.filter((other) => other === text).length
    return count > 1 && /\d/.test(text) ? messages.times(text, count) : text
  })
  return [formatNeeded(addMeasures(measures)), ...texts].filter(Boolean).join(' + ')
}
