import { daysBetween } from '@/lib/calendar/days'
import { createTagFilter } from '@/lib/catalog/tag-filter'
import { countsFor, goalsOf } from '@/lib/planner/goals'
import type { Candidate, Goal, MainIngredient, Place, Problem } from '@/lib/planner/places'
import { createRandom } from '@/lib/planner/random'
import { compileProducts, type Use } from '@/lib/planner/planner-products'
import type {
  CookedDish,
  EatenSlot,
  Leftovers,
  OpenedPack,
  PlannerDish,
  PlannerInput,
} from '@/lib/planner/planner-types'
import type { HomeRemainder } from '@/lib/pantry/remainders'
import { nutrients, servingsFor } from '@/lib/plan/eaters'
import { minutesOf } from '@/lib/recipes/card-numbers'

/** Days within which a dish does not come twice. */
const REPEAT_DAYS = 21

/** Costs in kopecks: the maximum that a seed adds to a dish, and that of a dish that was just shown. */
const MAX_SEED_COST = 60
const SEEN_COST = 300
/** Kopecks by which leftovers of a cooked dish are better than a dish to be cooked. */
const WAITING_WORTH = 1500

/** The number of a dish's ingredients, the heaviest ones, by which two dishes are felt to be alike. */
const FELT_INGREDIENTS = 2

/** Number of meals for which one liked dish is wanted. */
const MEALS_PER_LIKED = 4

/**
 * Turns the input into objects that refer to each other, so that the search need not look anything up: meals with the dishes
 * that each may have, and products.
 */
export function compileProblem(input: PlannerInput): Problem {
  const { days, slots, opened } = input
  const [firstDay = ''] = days
  const home = homeOf(opened)
  const { products, usesOf } = compileProducts(input, home)
  const candidateOf = createCandidates(input, usesOf)
  const candidates = input.dishes.map(candidateOf)
  const known = [...input.ownDishes.map(candidateOf), ...candidates]
  // The cost of a dish without ingredients is unknown.
  const allowed = allowedOf(candidates, input).filter(({ dish }) => dish.ingredients.length > 0)
  const waiting = waitingOf(allowedOf(known, input), input.leftovers)
  const goals = goalsOf(input.eaters)
  const likedChoices = allowed.filter(({ isLiked }) => isLiked).length
  return {
    places: [
      ...slots.map((slot) => openPlace(slot, input, { allowed, waiting, goals })),
      ...standingPlaces(input, known, candidateOf),
    ],
    products,
    home,
    goals,
    budget: input.budget ?? Infinity,
    hasPot: input.hasPot,
    likedWanted: Math.min(Math.ceil(slots.length / MEALS_PER_LIKED), likedChoices),
    month: Number(firstDay.slice(5, 7)),
  }
}

/** Returns a function that makes a candidate of a dish; each call takes the next random number of the seed. */
function createCandidates(input: PlannerInput, usesOf: (dish: PlannerDish) => Use[]) {
  const liked = new Set(input.liked)
  const seen = new Set(input.seen)
  const random = createRandom(input.seed)
  const mains = new Map<string, MainIngredient>()
  const mainOf = (title: string) => {
    const main = mains.get(title) ?? { meals: 0 }
    mains.set(title, main)
    return main
  }
  return (dish: PlannerDish): Candidate => ({
    dish,
    uses: usesOf(dish),
    mains: (dish.main ?? []).slice(0, FELT_INGREDIENTS).map(mainOf),
    minutes: minutesOf(dish.time) ?? Infinity,
    isLiked: liked.has(dish.id),
    seedCost: MAX_SEED_COST * random() + (seen.has(dish.id) ? SEEN_COST : 0),
    nutrition: dish.nutrition && nutrients.map((name) => dish.nutrition?.[name] ?? 0),
    count: 0,
  })
}

/** A meal without a dish. */
const placeOf = (
  { day, name, eaters }: EatenSlot,
  servings: number,
  { days: [firstDay = ''], minutes }: PlannerInput,
): Place => ({
  day,
  name,
  servings,
  eaters,
  dayIndex: daysBetween(firstDay, day),
  maxMinutes: minutes[day] ?? Infinity,
  recent: new Set(),
  candidates: [],
  isKept: false,
})

/** A meal to be planned, with the dishes that it may have: only the one that the visitor keeps, if there is one. */
function openPlace(
  slot: EatenSlot,
  input: PlannerInput,
  { allowed, waiting, goals }: { allowed: Candidate[]; waiting: WaitingDish[]; goals: Goal[] },
): Place {
  const { eaters, kept, standing, cooked } = input
  const servings = servingsFor(eaters.filter(({ id }) => slot.eaters?.includes(id) ?? true))
  const place = { ...placeOf(slot, servings, input), recent: recentOf(slot.day, [...standing, ...cooked]) }
  const ready = waiting.flatMap(({ leftovers, candidate }) => (isFor(place, leftovers) ? [candidate] : []))
  const keptDish = kept.find(({ day, name }) => day === slot.day && name === slot.name)
  // Diet and allergens may have changed since the visitor kept it.
  const keptCandidate = keptDish && [...ready, ...allowed].find(({ dish }) => dish.id === keptDish.recipeId)
  if (keptCandidate) return { ...place, candidates: [keptCandidate], isKept: true }
  const hasGoals = goals.some((goal) => countsFor(slot, goal))
  const suitable = ready.filter(
    (candidate) => isSuitable(candidate, slot.name) && (!hasGoals || candidate.nutrition !== undefined),
  )
  return { ...place, candidates: [...candidatesOf(place, allowed, hasGoals), ...suitable] }
}

/** The meals of these days that are planned already. */
function standingPlaces(
  input: PlannerInput,
  known: Candidate[],
  candidateOf: (dish: PlannerDish) => Candidate,
): Place[] {
  const byId = new Map(known.map((candidate) => [candidate.dish.id, candidate]))
  return input.standing
    .filter(({ day }) => input.days.includes(day))
    .map((meal) => ({
      ...placeOf(meal, meal.servings, input),
      only: byId.get(meal.recipeId) ?? candidateOf(unknownDish(meal.recipeId)),
      isLeftover: meal.isLeftover,
    }))
}

/** A dish that was planned by hand and is not in the catalogue any more. */
const unknownDish = (id: string): PlannerDish => ({
  id,
  title: '',
  name: '',
  ingredients: [],
})

/** The measured remainders of what is not on the shopping list, which is bought all the same. */
const homeOf = (opened: OpenedPack[]): ReadonlyMap<string, HomeRemainder> =>
  new Map(
    opened.flatMap(({ title, amount, until, isListed }) =>
      amount && !isListed ? [[title, { ...amount, until }]] : [],
    ),
  )

type WaitingDish = { leftovers: Leftovers; candidate: Candidate }

/** The leftovers of dishes that the eaters may have. They need no products, and are not kept for another day. */
const waitingOf = (allowed: Candidate[], leftovers: Leftovers[]): WaitingDish[] =>
  leftovers.flatMap((one) => {
    const cooked = allowed.find(({ dish }) => dish.id === one.recipeId)
    if (!cooked) return []
    const candidate: Candidate = {
      ...cooked,
      dish: { ...cooked.dish, keepsDays: undefined },
      uses: [],
      minutes: 0,
      seedCost: -WAITING_WORTH,
      leftoversOf: one.of,
    }
    return [{ leftovers: one, candidate }]
  })

/** Whether there is enough for a meal, and it is still good then. */
const isFor = ({ day, servings }: Pick<Place, 'day' | 'servings'>, leftovers: Leftovers) =>
  day <= leftovers.until && servings <= leftovers.servings

const recentOf = (day: string, dishes: CookedDish[]): ReadonlySet<string> =>
  new Set(
    dishes
      .filter((dish) => Math.abs(daysBetween(day, dish.day)) < REPEAT_DAYS)
      .map(({ recipeId }) => recipeId),
  )

/** The dishes without what the eaters do not eat. */
function allowedOf(candidates: Candidate[], { struck, disliked, diet, free }: PlannerInput): Candidate[] {
  const isUnwanted = new Set([...struck, ...disliked])
  const suits = createTagFilter(diet, free)
  return candidates.filter(({ dish: { id, tags } }) => !isUnwanted.has(id) && suits(tags))
}

/**
 * The dishes for a meal. Where none is left, limits are lifted, since a dish that takes longer is better than none: as few as
 * possible, the minutes first, then the repeats, then what meals a dish is for. What the eaters do not eat stays out.
 */
function candidatesOf(
  { name, maxMinutes, recent }: Pick<Place, 'name' | 'maxMinutes' | 'recent'>,
  allowed: Candidate[],
  hasGoals: boolean,
): Candidate[] {
  const isKnown = ({ nutrition }: Candidate) => !hasGoals || nutrition !== undefined
  const isNew = ({ dish }: Candidate) => !recent.has(dish.id)
  const isQuick = ({ minutes }: Candidate) => minutes <= maxMinutes
  const isOfMeal = (candidate: Candidate) => isSuitable(candidate, name)
  // A limit applies wherever it leaves a dish, whether an earlier one was lifted or not.
  return [isKnown, isOfMeal, isNew, isQuick].reduce((left, fits) => {
    const fitting = left.filter(fits)
    return fitting.length > 0 ? fitting : left
  }, allowed)
}

const isSuitable = ({ dish: { suits } }: Candidate, name: Place['name']) => !suits || suits.includes(name)
