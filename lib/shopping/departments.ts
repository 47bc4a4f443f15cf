import type { Product } from '@/lib/shop/shop-api'
import { normalize } from '@/lib/text/normalize'

/** The shopping list as a walk through the shop: its titles by department. */

type Stocked = Pick<Product, 'title' | 'department'>

/** Titles of one department; undefined is everything that has none. */
export type Section = { department: string | undefined; titles: string[] }

/** The shop's departments, in the order in which it names them. */
export const departmentsOf = (products: Stocked[]) => [
  ...new Set(products.flatMap(({ department }) => department ?? [])),
]

/** Departments in the visitor's order; one that it does not know stands behind its neighbour in the shop's. */
export function sortDepartments(departments: string[], chosen: string[]): string[] {
  const isThere = new Set(departments)
  const order = chosen.filter((department) => isThere.has(department))
  departments.forEach((department, index) => {
    if (order.includes(department)) return
    const neighbour = departments[index - 1]
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, department)
  })
  return order
}

/** The same entries with the one at `from` in place `to`; places that do not exist change nothing. */
export function moveItem<T>(entries: T[], from: number, to: number): T[] {
  const entry = entries[from]
  if (entry === undefined || entries[to] === undefined) return entries
  const others = entries.filter((_, index) => index !== from)
  return [...others.slice(0, to), entry, ...others.slice(to)]
}

/**
 * Finds the department of a title, capitals and `ё` not counting, as in the cart. What was found is remembered: all titles
 * of a list are asked for with each change of it.
 */
export function departmentFinder(products: Stocked[]): (title: string) => string | undefined {
  const byPlain = new Map(products.map(({ title, department }) => [normalize(title), department]))
  const found = new Map<string, string | undefined>()
  return (title) => {
    if (!found.has(title)) found.set(title, byPlain.get(normalize(title)))
    return found.get(title)
  }
}

/** Titles by department, in the order given; what has no department stands last. No section is empty. */
export function groupByDepartment(
  titles: string[],
  departmentOf: (title: string) => string | undefined,
  departments: string[],
): Section[] {
  const sections = new Map<string | undefined, string[]>(
    [...departments, undefined].map((department) => [department, []]),
  )
  for (const title of titles) sections.get(departmentOf(title))?.push(title)
  return [...sections].flatMap(([department, own]) => (own.length > 0 ? [{ department, titles: own }] : []))
}
