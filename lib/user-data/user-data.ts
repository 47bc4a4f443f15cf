import { mergeShares, noShares } from '@/lib/shopping/recipe-shares'
import { type UserDataKey, userDataKeys, type StoredData } from '@/lib/user-data/stored-data'
import { storedCooking } from '@/lib/cooking/cooking-store'
import { storedDiary } from '@/lib/diary/diary-store'
import { storedDepartments } from '@/lib/shopping/departments-store'
import type { StoredJson } from '@/lib/storage/keys'
import { storedLikes } from '@/lib/recipes/likes-store'
import { storedBought, storedCart, storedList, storedShares } from '@/lib/shopping/stored-shopping'
import { storedProductNames } from '@/lib/own-recipes/product-names-store'
import { storedOwnRecipes } from '@/lib/recipes/own/own-recipes'
import { storedPantry } from '@/lib/pantry/pantry-store'
import { storedProductNotes } from '@/lib/shopping/product-notes-store'
import { storedOrders } from '@/lib/orders/order-history-store'
import { storedEaters } from '@/lib/plan/eaters-store'
import { storedPlan } from '@/lib/plan/plan-store'
import { storedWishes } from '@/lib/planner/wishes-store'
import { storedSaves } from '@/lib/recipes/saves-store'
import { storedServings } from '@/lib/recipes/servings-store'
import { storedSubstitutes } from '@/lib/recipes/substitutes/substitutes-store'
import { storedTheme } from '@/lib/theme/theme-store'

/**
 * The user data: its keys and how two sets of it are merged, for the import of `/mydata` and for the backup of an
 * account. A new key needs an entry in `stored-data.ts`, a row here and its labels in `messages.ts`.
 */

/** User data as a file holds them; the values may be anything. */
export type UserDataValues = { [key in UserDataKey]?: unknown }

/** The effect of a merge on one key, in entries: added ones, ones that exist already, invalid ones. */
export type MergeCounts = { added: number; existing: number; invalid: number }

/** The titles of both shopping lists. */
type Titles = { present: string[]; incoming: string[] }

type Row<T> = {
  stored: StoredJson<T>
  /** The identity of each entry. */
  ids: (value: T) => string[]
  /** Merges without losing a present entry; where the two disagree, the present value stays. */
  merge: (present: T | undefined, incoming: T, titles: Titles) => T
  /** The entries of a partly valid value, as values of one entry each. */
  entries?: (value: never) => unknown[]
}

function row<T>({ stored, ids, merge, entries = () => [] }: Row<T>) {
  const read = (text: string | undefined) => (text === undefined ? undefined : stored.parse(text))
  const isValid = (entry: unknown) => {
    const value = stored.validate(entry)
    return value !== undefined && ids(value).length > 0
  }
  return {
    /** The valid part of a stored text, in the shape in which it is stored. */
    valid: (text: string | undefined): unknown => {
      const value = read(text)
      return value === undefined ? undefined : JSON.parse(stored.format(value))
    },
    count: (text: string | undefined) => {
      const value = read(text)
      return value === undefined ? 0 : ids(value).length
    },
    merge: (
      text: string | undefined,
      given: unknown,
      titles: Titles,
    ): { text?: string; counts: MergeCounts } => {
      if (given === undefined) return { text, counts: { added: 0, existing: 0, invalid: 0 } }
      const incoming = stored.validate(given)
      if (incoming === undefined)
        return { text, counts: { added: 0, existing: 0, invalid: Array.isArray(given) ? given.length : 1 } }
      const present = read(text)
      const merged = merge(present, incoming, titles)
      const isPresent = new Set(present === undefined ? [] : ids(present))
      const all = ids(merged)
      return {
        text: all.length > 0 ? stored.format(merged) : text,
        counts: {
          added: all.filter((id) => !isPresent.has(id)).length,
          existing: ids(incoming).filter((id) => isPresent.has(id)).length,
          invalid: entries(given as never).filter((entry) => !isValid(entry)).length,
        },
      }
    },
  }
}

/** A list with unique ids; new entries are appended. */
const listRow = <T>(stored: StoredJson<T[]>, idOf: (entry: T) => string) =>
  row({
    stored,
    ids: (all) => all.map(idOf),
    merge: (present = [], incoming) => {
      const isPresent = new Set(present.map(idOf))
      return [...present, ...incoming.filter((entry) => !isPresent.has(idOf(entry)))]
    },
    entries: (all: unknown[]) => all.map((entry) => [entry]),
  })

const byTitle = (title: string) => title
const byId = ({ id }: { id: string }) => id

const rows: Record<UserDataKey, ReturnType<typeof row>> = {
  likedRecipes: listRow(storedLikes, byId),
  savedRecipes: listRow(storedSaves, byId),
  shopList: listRow(storedList, byTitle),
  bought: row({
    stored: storedBought,
    ids: (titles) => titles,
    // A title that is still open on this list stays open.
    merge: (present = [], incoming, titles) => {
      const isPresent = new Set([...present, ...titles.present])
      return [...present, ...incoming.filter((title) => !isPresent.has(title))]
    },
    entries: (all: unknown[]) => all.map((entry) => [entry]),
  }),
  needs: row({
    stored: storedShares,
    ids: ({ shares }) => shares.map(byId),
    merge: (present = noShares, incoming, titles) =>
      mergeShares(
        { titles: titles.present, recipeShares: present },
        { titles: titles.incoming, recipeShares: incoming },
      ),
    entries: ({ shares }: { shares: unknown[] }) => shares.map((share) => ({ shares: [share], manual: [] })),
  }),
  cart: row({
    stored: storedCart,
    ids: ({ counts, removed }) => [...Object.keys(counts), ...removed.map((title) => `- ${title}`)],
    merge: (present = { counts: {}, removed: [] }, incoming, titles) => ({
      counts: { ...incoming.counts, ...present.counts },
      // A removal in another cart must not remove a row of this one.
      removed:
        titles.present.length > 0 ? present.removed : [...new Set([...present.removed, ...incoming.removed])],
    }),
  }),
  servings: listRow(storedServings, byId),
  substitutes: listRow(storedSubstitutes, byId),
  productNotes: listRow(storedProductNotes, ({ title }) => title),
  pantry: listRow(storedPantry, ({ title }) => title),
  ownRecipes: listRow(storedOwnRecipes, byId),
  productNames: listRow(storedProductNames, ({ name }) => name),
  diary: listRow(storedDiary, byId),
  plan: listRow(storedPlan, byId),
  eaters: listRow(storedEaters, byId),
  planner: row({
    stored: storedWishes,
    ids: () => ['planner'],
    merge: (present, incoming) => present ?? incoming,
  }),
  orders: listRow(storedOrders, byId),
  cooking: listRow(storedCooking, byId),
  departments: row({
    stored: storedDepartments,
    ids: (order) => order,
    merge: (present, incoming) => present ?? incoming,
  }),
  isDark: row({
    stored: storedTheme,
    ids: () => ['isDark'],
    merge: (present, incoming) => present ?? incoming,
  }),
}

/** The number of valid entries under a key. */
export const countEntries = (data: StoredData, key: UserDataKey) => rows[key].count(data[key])

/** The valid values of stored data, as a file holds them. */
export function userDataValues(data: StoredData): UserDataValues {
  return Object.fromEntries(
    userDataKeys.flatMap((key) => {
      const value = rows[key].valid(data[key])
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

/** Merges values of another set into stored data, with the counts of each key. Merging twice adds nothing. */
export function mergeUserData(present: StoredData, incoming: UserDataValues) {
  const titles = {
    present: storedList.parse(present.shopList ?? '[]') ?? [],
    incoming: storedList.validate(incoming.shopList) ?? [],
  }
  const merged = userDataKeys.map((key) => ({ key, ...rows[key].merge(present[key], incoming[key], titles) }))
  const data: StoredData = Object.fromEntries(
    merged.flatMap(({ key, text }) => (text === undefined ? [] : [[key, text]])),
  )
  return { data, counts: merged.map(({ key, counts }) => ({ key, ...counts })) }
}
