import { firstIngredients, type SearchIndex } from '@/lib/catalog/search-index'
import type { Term } from '@/lib/catalog/search-terms'
import { isLimit, type MeantConcept } from '@/lib/catalog/search-phrases'
import type { Meaning } from '@/lib/catalog/search-vocabulary'

/** How well a recipe answers a part of a query: the title counts before a main ingredient, and that before the others. */

const TITLE = 100
/** Another word for what is typed. */
const TITLE_SYNONYM = 85
/** The name of a course, of which the category says more. */
const TITLE_COURSE = 45
/** An ingredient that is meant: a trout for a fish. */
const TITLE_INGREDIENT = 50
const FIRST_WORD = 5
const WHOLE_TITLE = 10
const CATEGORY = 120
/** A little more than an ingredient in a title: of «квашеная капуста» the cabbage counts before the soup of it. */
const LISTED = 101
const ID = 70
const MAIN = 40
/** Bonus of a recipe in which the ingredient is the only main one, or the heaviest. */
const ONLY_MAIN = 6
const HEAVIEST = 4
const OTHER = 10
/** Bonus of an ingredient whose title has no other noun: curry before curry paste. */
const ONLY_NOUN = 1
const DESCRIPTION = 3
const TAG = 5
/** Bonuses within a limit, which alone is no result: together with `TAG` less than the score of a main ingredient. */
const WELL_BELOW_LIMIT = 12
const MEAL = 12
/** The share of a score that the beginning of a word has. */
const BEGINNING = 0.8

type Visit = (recipe: number, score: number) => void

/** Scores of recipes. Only those that have one are visited, since there may be ten thousand recipes. */
class Scores {
  private readonly values: Float32Array
  private recipes: number[] = []

  constructor(size: number) {
    this.values = new Float32Array(size)
  }

  /** Sets a score, unless the recipe has a higher one. */
  raise(recipe: number, score: number) {
    const before = this.values[recipe] ?? 0
    if (score <= before) return
    if (before === 0) this.recipes.push(recipe)
    this.values[recipe] = score
  }

  add(recipe: number, score: number) {
    this.raise(recipe, (this.values[recipe] ?? 0) + score)
  }

  /** Visits and forgets all scores. */
  take(visit: Visit) {
    const { recipes } = this
    this.recipes = []
    for (const recipe of recipes) {
      const score = this.values[recipe] ?? 0
      this.values[recipe] = 0
      visit(recipe, score)
    }
  }
}

/** The ingredients that a meaning has, by whether they are named or only described by it. */
export function ingredientsOf({ ingredients }: SearchIndex, meaning: Meaning, isUnwanted = false) {
  const { concept, stem } = meaning
  const all = [...ingredients.values()]
  if (!concept)
    return {
      named: all.filter(({ nouns }) => nouns.has(stem)),
      described: all.filter(({ nouns, others }) => others.has(stem) && !nouns.has(stem)),
    }
  const named = all.filter(({ title, nouns }) => {
    if (concept.hidden.includes(title)) return isUnwanted
    if (concept.products.includes(title)) return true
    // A course is no ingredient: «Овощной бульон» is no soup.
    if (concept.genitive === undefined || concept.except.includes(title)) return false
    return [...nouns].some((noun) => concept.stems.has(noun))
  })
  return { named, described: [] }
}

const isCourse = ({ genitive, categories }: MeantConcept) => genitive === undefined && categories.length > 0

/** Scores what a concept lists: recipes, categories, tags and limits. */
function scoreLists(index: SearchIndex, concept: MeantConcept, isUnwanted: boolean, raise: Visit) {
  const { entries, byId, byCategory, byTag, untagged } = index
  const { recipes, categories, except, tags, minutes, kcal, price } = concept
  recipes.forEach((id, at) => {
    const recipe = byId.get(id)
    if (recipe !== undefined) raise(recipe, LISTED - at / recipes.length)
  })
  const meals = new Set<number>()
  const isLimited = isLimit(concept)
  categories.forEach((id, at) =>
    byCategory.get(id)?.forEach((recipe) => {
      if (except.includes(entries[recipe]?.id ?? '')) return
      if (isLimited) meals.add(recipe)
      else raise(recipe, CATEGORY - at)
    }),
  )
  for (const tag of tags) byTag.get(tag)?.forEach((recipe) => raise(recipe, TAG))
  // A recipe without tags may have any allergen, but suits no diet.
  if (isUnwanted && tags.length > 0) untagged.forEach((recipe) => raise(recipe, TAG))
  scoreLimit(index.minutes, minutes, meals, raise)
  scoreLimit(index.kcal, kcal, meals, raise)
  scoreLimit(index.prices, price, meals, raise)
}

function scoreLimit(
  values: (number | undefined)[],
  limit: number | undefined,
  meals: ReadonlySet<number>,
  raise: Visit,
) {
  if (limit === undefined) return
  values.forEach((value = Infinity, recipe) => {
    if (value <= limit)
      raise(recipe, TAG + WELL_BELOW_LIMIT * (1 - value / limit) + (meals.has(recipe) ? MEAL : 0))
  })
}

/** Returns a function that visits the recipes that a term means, with their scores. */
export function createScoring(index: SearchIndex) {
  const { entries, titles, ids } = index
  const ofTerm = new Scores(entries.length)
  const ofMeaning = new Scores(entries.length)
  const ofPart = new Scores(entries.length)
  /** Which recipes have an ingredient that is meant, by the number of the meaning. */
  const hasIngredient = new Uint32Array(entries.length)
  let meaningNumber = 0
  const raise: Visit = (recipe, score) => ofPart.raise(recipe, score)

  function scoreIngredients(meaning: Meaning, isUnwanted: boolean) {
    const { named, described } = ingredientsOf(index, meaning, isUnwanted)
    for (const { nouns, uses } of named)
      for (const { recipe, rank } of uses) {
        hasIngredient[recipe] = meaningNumber
        const mains = (entries[recipe]?.main ?? firstIngredients).length
        const place = rank < 0 ? OTHER : MAIN + ONLY_MAIN / mains + HEAVIEST / (rank + 1)
        raise(recipe, place + ONLY_NOUN / nouns.size)
      }
    for (const { uses } of described) for (const { recipe } of uses) raise(recipe, DESCRIPTION)
    return new Set(named.flatMap(({ nouns }) => [...nouns]))
  }

  function scoreTitles(stem: string, score: number, isMeant: (recipe: number) => boolean = () => true) {
    for (const { recipe, isFirst, share } of titles.get(stem) ?? [])
      if (isMeant(recipe)) raise(recipe, score + (isFirst ? FIRST_WORD : 0) + WHOLE_TITLE * share)
  }

  /** «Сыр сливочный» is no cream, and «куриная печень» no chicken: other words need an ingredient that is meant. */
  const isOfIngredient = (recipe: number) =>
    hasIngredient[recipe] === meaningNumber || entries[recipe]?.ingredients.length === 0

  function scoreTitlesOf({ concept, stem }: Meaning, nouns: Set<string>) {
    const course = concept && isCourse(concept) ? TITLE_COURSE : undefined
    if (stem !== undefined) scoreTitles(stem, course ?? TITLE)
    if (!concept) return
    const isMeant = concept.genitive === undefined ? undefined : isOfIngredient
    for (const other of concept.stems) scoreTitles(other, course ?? TITLE_SYNONYM, isMeant)
    for (const noun of nouns) scoreTitles(noun, TITLE_INGREDIENT, isOfIngredient)
  }

  return ({ meanings, isUnwanted }: Term, visit: Visit) => {
    for (const meaning of meanings) {
      meaningNumber += 1
      const share = meaning.isBeginning ? BEGINNING : 1
      // Of a beginning only the best part counts: whether the ingredient is meant as well is a guess.
      const endPart = () =>
        ofPart.take((recipe, score) =>
          meaning.isBeginning ? ofMeaning.raise(recipe, score) : ofMeaning.add(recipe, score),
        )
      const nouns = scoreIngredients(meaning, isUnwanted)
      endPart()
      scoreTitlesOf(meaning, nouns)
      endPart()
      if (meaning.concept) scoreLists(index, meaning.concept, isUnwanted, raise)
      else ids.get(meaning.word)?.forEach((recipe) => raise(recipe, ID))
      endPart()
      ofMeaning.take((recipe, score) => ofTerm.raise(recipe, score * share))
    }
    ofTerm.take(visit)
  }
}
