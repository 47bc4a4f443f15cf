import { mergeShares, noShares } from '@/lib/shopping/recipe-shares'
import { type UserDataKey, userDataKeys, type StoredData } from '@/lib/user-data/stored-data'
import { storedCooking } from '@/lib/cooking/cooking-store'
import { storedDepartments } from '@/lib/shopping/departments-store'
import type { StoredJson } from '@/lib/storage/keys'
import { storedLikes } from '@/lib/recipes/likes-store'
import { storedBought, storedCart, storedList, storedShares } from '@/lib/shopping/stored-shopping'
import { storedPantry } from '@/lib/catalog/pantry-store'
import { storedPlan } from '@/lib/plan/plan-store'
import { storedSaves } from '@/lib/recipes/saves-store'
import { storedServings } from '@/lib/recipes/servings-store'
import { storedTheme } from '@/lib/theme/theme-store'

/**
 * The visitor's own data: what there is of it, and how two lots of it become one. The file of `/mydata` and the shelf of
 * an account both work from this table. A key is added in `own-texts.ts`, as a row here, and as its words in
 * `messages/my-data.ts`.
 */

/** Own data as a file holds them; they may have been meddled with, whole or in part. */
export type UserDataValues = { [key in UserDataKey]?: unknown }

/** What a merge does to one key, in entries: new ones, ones that are there already, ones that do not fit. */
export type MergeCounts = { fresh: number; known: number; unfit: number }

/** The shopping lists that the two lots come with. */
type Titles = { present: string[]; added: string[] }

type Kind<T> = {
  stored: StoredJson<T>
  /** What its entries are told apart by. */
  ids: (value: T) => string[]
  /** Both in one: nothing that is there goes, and where the two disagree it stays as it is. */
  merge: (present: T | undefined, added: T, titles: Titles) => T
  /** The entries of a value that fits in part, as values of one entry each. */
  entries?: (value: never) => unknown[]
}

/** A row of the table; what its values are like is its own affair. */
function kind<T>({ stored, ids, merge, entries = () => [] }: Kind<T>) {
  const read = (text: string | undefined) => (text === undefined ? undefined : stored.parse(text))
  const fits = (entry: unknown) => {
    const value = stored.validate(entry)
    return value !== undefined && ids(value).length > 0
  }
  return {
    read,
    count: (text: string | undefined) => {
      const value = read(text)
      return value === undefined ? 0 : ids(value).length
    },
    merge: (
      text: string | undefined,
      given: unknown,
      titles: Titles,
    ): { text?: string; gain: MergeCounts } => {
      if (given === undefined) return { text, gain: { fresh: 0, known: 0, unfit: 0 } }
      const added = stored.validate(given)
      if (added === undefined)
        return { text, gain: { fresh: 0, known: 0, unfit: Array.isArray(given) ? given.length : 1 } }
      const present = read(text)
      const merged = merge(present, added, titles)
      const isThere = new Set(present === undefined ? [] : ids(present))
      const all = ids(merged)
      return {
        text: all.length > 0 ? stored.format(merged) : text,
        gain: {
          fresh: all.filter((id) => !isThere.has(id)).length,
          known: ids(added).filter((id) => isThere.has(id)).length,
          unfit: entries(given as never).filter((entry) => !fits(entry)).length,
        },
      }
    },
  }
}

/** A list whose entries are unique by their id; new ones go to its end. */
const list = <T>(stored: StoredJson<T[]>, idOf: (entry: T) => string) =>
  kind({
    stored,
    ids: (all) => all.map(idOf),
    merge: (present = [], added) => {
      const isThere = new Set(present.map(idOf))
      return [...present, ...added.filter((entry) => !isThere.has(idOf(entry)))]
    },
    entries: (all: unknown[]) => all.map((entry) => [entry]),
  })

const byTitle = (title: string) => title
const byId = ({ id }: { id: string }) => id

const rows: Record<UserDataKey, ReturnType<typeof kind>> = {
  likedRecipes: list(storedLikes, byId),
  savedRecipes: list(storedSaves, byId),
  shopList: list(storedList, byTitle),
  bought: kind({
    stored: storedBought,
    ids: (titles) => titles,
    // What is still to be bought here is not in the bag because it is in another's.
    merge: (present = [], added, titles) => {
      const isThere = new Set([...present, ...titles.present])
      return [...present, ...added.filter((title) => !isThere.has(title))]
    },
    entries: (all: unknown[]) => all.map((entry) => [entry]),
  }),
  needs: kind({
    stored: storedShares,
    ids: ({ shares }) => shares.map(byId),
    merge: (present = noShares, added, titles) =>
      mergeShares(
        { titles: titles.present, recipeShares: present },
        { titles: titles.added, recipeShares: added },
      ),
    entries: ({ shares }: { shares: unknown[] }) => shares.map((share) => ({ shares: [share], manual: [] })),
  }),
  cart: kind({
    stored: storedCart,
    ids: ({ counts, removed }) => [...Object.keys(counts), ...removed.map((title) => `- ${title}`)],
    merge: (present = { counts: {}, removed: [] }, added, titles) => ({
      counts: { ...added.counts, ...present.counts },
      // What another cart is without must not take a row out of one that is there.
      removed:
        titles.present.length > 0 ? present.removed : [...new Set([...present.removed, ...added.removed])],
    }),
  }),
  servings: list(storedServings, byId),
  pantry: list(storedPantry, byTitle),
  plan: list(storedPlan, byId),
  cooking: list(storedCooking, byId),
  departments: kind({
    stored: storedDepartments,
    ids: (order) => order,
    merge: (present, added) => present ?? added,
  }),
  isDark: kind({
    stored: storedTheme,
    ids: () => ['isDark'],
    merge: (present, added) => present ?? added,
  }),
}

/** How many entries there are under a key. */
export const countEntries = (texts: StoredData, key: UserDataKey) => rows[key].count(texts[key])

/** What fits of the texts, as a file holds it. */
export function userDataValues(texts: StoredData): UserDataValues {
  return Object.fromEntries(
    userDataKeys.flatMap((key) => {
      const value = rows[key].read(texts[key])
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

/** Own data with others added to them, and what that brings, key by key. Doing it again brings nothing. */
export function mergeUserData(present: StoredData, added: UserDataValues) {
  const titles = {
    present: storedList.parse(present.shopList ?? '[]') ?? [],
    added: storedList.validate(added.shopList) ?? [],
  }
  const merged = userDataKeys.map((key) => ({ key, ...rows[key].merge(present[key], added[key], titles) }))
  const texts: StoredData = Object.fromEntries(
    merged.flatMap(({ key, text }) => (text === undefined ? [] : [[key, text]])),
  )
  return { texts, gains: merged.map(({ key, gain }) => ({ key, ...gain })) }
}
