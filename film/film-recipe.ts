import type { Place } from './staging'

/** What a film is made from: a recipe of the catalogue with the pictures of its products. */
export type FilmRecipe = {
  title: string
  time: string
  kcal: string
  servings: number
  /** `content`: out of its package or shell; `cut`: in pieces; `cooked`: either of them after the heat. */
  ingredients: {
    title: string
    quantity: string
    unit: string
    image: string
    content?: string
    cut?: string
    cooked?: string
    /** `image` shows a closed pack. */
    packed?: true
  }[]
  steps: { text: string; uses: number[]; minutes: number }[]
  /** The colour of the finished dish. */
  color: string
  /** What the dish is served in. */
  serving: Place
}
