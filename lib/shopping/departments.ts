import type { Product } from '@/lib/shop/shop-api'
import { normalize } from '@/lib/text/normalize'

type ShopProduct = Pick<Product, 'title' | 'department'>

/** The titles of one department; `undefined` stands for titles without a department. */
export type Section = { department: string | undefined; titles: string[] }

/** The departments of the products, in the order of the products. */
export const departmentsOf = (products: ShopProduct[]) => [
  ...new Set(products.flatMap(({ department }) => department ?? [])),
]

/** Departments in the chosen order; a department that was not sorted follows its predecessor in the shop's order. */
export function sortDepartments(departments: string[], chosen: string[]): string[] {
  const existing = new Set(departments)
  const order = chosen.filter((department) => existing.has(department))
  departments.forEach((department, index) => {
    if (order.includes(department)) return
    const predecessor = departments[index - 1]
    order.splice(predecessor === undefined ? 0 : order.indexOf(predecessor) + 1, 0, department)
  })
  return order
}

/** Moves the entry at index `from` to index `to`; an index out of range changes nothing. */
export function moveItem<T>(entries: T[], from: number, to: number): T[] {
  const entry = entries[from]
  if (entry === undefined || entries[to] === undefined) return entries
  const others = entries.filter((_, index) => index !== from)
  return [...others.slice(0, to), entry, ...others.slice(to)]
}

/** Returns a function that finds the department of a title, regardless of case and `ё`. */
export function departmentFinder(products: ShopProduct[]): (title: string) => string | undefined {
  const byTitle = new Map(products.map(({ title, department }) => [normalize(title), department]))
  return (title) => byTitle.get(normalize(title))
}

/** Groups titles by department, in the given order; titles without a department come last. Omits empty sections. */
export function groupByDepartment(
  titles: string[],
  departmentOf: (title: string) => string | undefined,
  departments: string[],
): Section[] {
  const sections = new Map<string | undefined, string[]>(
    [...departments, undefined].map((department) => [department, []]),
  )
  for (const title of titles) sections.get(departmentOf(title))?.push(title)
  return [...sections].flatMap(([department, grouped]) =>
    grouped.length > 0 ? [{ department, titles: grouped }] : [],
  )
}
