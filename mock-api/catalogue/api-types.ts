import type { PackName } from '../../lib/quantities/pack-names'
import type { Nutrition } from '../../lib/recipes/own/nutrition'
import type { Amount, Pack } from './amounts'
import type { notesOf } from './notes-schema'
import type { Pictures, ProductSource, RecipeSource } from './schema'
import type { Substitute } from './catalogue-substitutes'

/** What the API returns (decisions 2). */

/** The srcsets of a picture and a blurred `data:` placeholder. */
export type Picture = Pictures[string]

/** A category as the API returns it. All URLs are paths relative to the site's base path. */
export type Card = {
  id: string
  name: string
  title: string
  back: string[]
  backAvif?: string
  picture?: Picture
}

/** A recipe in a list. `time` and `kcal` (per serving) are formatted text. */
export type RecipeCard = Card & {
  time: string
  kcal: string
  categoryId: string
  categoryTitle: string
  servings: number
  tags: string[]
}

/**
 * A complete recipe. `ingredients`, `quantity` and `amounts` are parallel arrays, and so are `instructions` and `uses`,
 * which holds indexes of ingredients. `nutrition` is per serving, in kcal and grams. `till` is the sum at the till in
 * rubles: whole packs for all servings, without staples and alcohol. Only the response for a single recipe has the notes;
 * `keepsDays`, for how long the dish keeps in a refrigerator, is in every response.
 */
export type RecipeDetail = RecipeCard &
  RecipeNotes & {
    ingredients: string[]
    quantity: string[]
    amounts: (Amount & { grams: number })[]
    instructions: string[]
    uses: number[][]
    nutrition: Nutrition
    till?: number
    keepsDays?: number
    video: string
  }

type Notes = ReturnType<typeof notesOf<RecipeSource>>

type Substitution = { ingredient: string; replacement: string; ratio: string; effect: string }

/** The notes of a recipe. */
export type RecipeNotes = Omit<Notes, 'substitutions'> & {
  /** `product` if the shop sells the replacement, with the quantity that replaces the ingredient. */
  substitutions?: (Substitution & { product?: Substitute })[]
}

/**
 * A product of the shop. `price` is in Belarusian rubles with kopecks, per pack. `ownShelf` marks alcohol, which is not sold.
 */
export type Product = {
  id: string
  title: string
  price: number
  quantity: string
  image: string
  count: number
  department: string
  pack: Pack
  packName?: PackName
  staple?: true
  ownShelf?: true
  fat?: number
  fatInDryMatter?: number
  composition?: string
  shelfLifeDays?: number
  months?: number[]
  picture?: Picture
}

/**
 * The food table of a product: per 100 g of the edible part, that part where it is not all, grams per unit, and the allergens
 * that it contains, named as in the tags of recipes.
 */
type FoodTable = Pick<ProductSource, 'id' | 'title' | 'per100' | 'grams'> & {
  edible?: number
  contains: string[]
}

/** The answer of `/api/search-words`: `marks` are resolved to the titles of products, empty lists are left out. */
export type SearchWords = {
  stems: Record<string, string[]>
  ignored: string[]
  concepts: {
    words: string[]
    wordsFor?: string[]
    nearest?: true
    occasion?: true
    genitive?: string
    products?: string[]
    except?: string[]
    hidden?: string[]
    recipes?: string[]
    categories?: string[]
    tags?: string[]
    minutes?: number
    kcal?: number
    price?: number
  }[]
}

/** All data of the API in its response types (decisions 2), in the order of `order.yaml`. */
export type Catalogue = {
  categories: Card[]
  recipes: RecipeDetail[]
  products: Product[]
  foods: FoodTable[]
  searchWords: SearchWords
}
