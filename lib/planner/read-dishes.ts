import { mealNames } from '@/lib/calendar/meals'
import { fetchSearchWords, noSearchWords, type SearchWords } from '@/lib/catalog/search-words-api'
import { suiting } from '@/lib/plan/suiting'
import { toPlannerDish } from '@/lib/planner/planner-dish'
import type { PlannerDish, PlannerInput } from '@/lib/planner/planner-types'
import type { Lack } from '@/lib/planner/protocol'
import { readFoods } from '@/lib/recipes/own/foods-api'
import { fetchRecipeIndex, type RecipeEntry } from '@/lib/recipes/recipe-index-api'
import { fetchRecipes, type Recipe } from '@/lib/recipes/recipes-api'
import { substituteAll } from '@/lib/recipes/substitutes/substitute-all'
import type { RecipeSubstitutes } from '@/lib/recipes/substitutes/substitutes-store'
import { createTagger } from '@/lib/recipes/substitutes/tags'
import { fetchProducts } from '@/lib/shop/shop-api'

type TagsOf = ReturnType<typeof createTagger>

/** What the planner knows of the catalogue. `tagsOf` finds the tags of own recipes. */
export type PlannerCatalogue = Pick<PlannerInput, 'dishes' | 'products'> & { lacks: Lack[]; tagsOf: TagsOf }

/**
 * Fetches the products and dishes to plan with, the dishes by category and with these substitutes; for own recipes also the
 * food tables. Without the shop or the search words it plans without prices, or takes any dish for any meal. Throws `ApiError`
 * if the recipes cannot be had.
 */
export async function fetchPlannerCatalogue(
  substitutes: RecipeSubstitutes[] = [],
  hasOwnDishes = false,
): Promise<PlannerCatalogue> {
  const [entries, products, words] = await Promise.all([
    fetchRecipeIndex(),
    fetchProducts().catch(() => []),
    fetchSearchWords().catch(() => noSearchWords),
  ])
  // An entry without a category is fetched by its own id.
  const sources = [...new Set(entries.map(({ categoryId, id }) => categoryId ?? id))]
  const answers = await Promise.allSettled(
    sources.map(async (source) => substituteAll(await fetchRecipes(source), substitutes)),
  )
  const recipes = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (recipes.length === 0 && failed) throw failed.reason
  const foods = hasOwnDishes || recipes.some(({ original }) => original) ? await readFoods() : undefined
  const tagsOf = createTagger(entries, foods)
  return {
    products,
    dishes: toDishes(entries, recipes, words, tagsOf),
    tagsOf,
    lacks: [
      ...(products.length === 0 ? (['prices'] as const) : []),
      ...(failed ? (['recipes'] as const) : []),
    ],
  }
}

/** The recipes with what index and search words say of them; `tagsOf` is for those with substitutes. */
function toDishes(
  entries: RecipeEntry[],
  recipes: Recipe[],
  words: SearchWords,
  tagsOf: TagsOf,
): PlannerDish[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const concepts = mealNames.map((name) => ({
    name,
    concept: words.concepts.find((concept) => concept.words.includes(suiting[name])),
  }))
  const hasConcepts = concepts.some(({ concept }) => concept)
  return recipes.map((recipe) => {
    const { id, ingredients, original } = recipe
    const { categoryId, tags, main } = byId.get(id) ?? {}
    const suits = concepts.flatMap(({ name: meal, concept }) =>
      !concept ||
      (!concept.except.includes(id) &&
        (concept.recipes.includes(id) || (categoryId && concept.categories.includes(categoryId))))
        ? [meal]
        : [],
    )
    return {
      ...toPlannerDish(recipe),
      categoryId,
      main: main?.flatMap((index) => ingredients[index]?.title ?? []),
      tags: original ? tagsOf(ingredients) : tags,
      ...(hasConcepts && { suits }),
    }
  })
}
