import { useMemo } from 'react'

import type { Product } from '@/lib/shop/shop-api'
import { isAtHome, tillOf, type TillRow } from '@/lib/shop/till'
import {
  departmentFinder,
  departmentsOf,
  groupByDepartment,
  sortDepartments,
} from '@/lib/shopping/departments'
import { useDepartmentsStore } from '@/lib/shopping/departments-store'
import { listText } from '@/lib/shopping/list-text'
import { openTitles, useShoppingStore } from '@/lib/shopping/shopping-store'
import { needsByTitle } from '@/lib/shopping/title-needs'

/** The shopping list with what the shop sells of it. `products` are those of the shop, none while they load. */
export function useList(products: Product[]) {
  const titles = useShoppingStore((state) => state.titles)
  const bought = useShoppingStore((state) => state.bought)
  const recentlyBought = useShoppingStore((state) => state.recentlyBought)
  const { shares } = useShoppingStore((state) => state.recipeShares)
  const { counts, removed } = useShoppingStore((state) => state.cart)
  const chosenOrder = useDepartmentsStore((state) => state.order)

  const needs = needsByTitle(shares)
  const departments = useMemo(
    () => sortDepartments(departmentsOf(products), chosenOrder),
    [products, chosenOrder],
  )
  const departmentOf = useMemo(() => departmentFinder(products), [products])
  const { byTitle: sold, ownShelf } = useMemo(
    () => tillOf(titles, products, needs, counts),
    [titles, products, needs, counts],
  )

  const isBought = new Set(bought)
  // Without titles that are needed again: their rows stay.
  const isRecent = new Set(recentlyBought.filter((title) => isBought.has(title)))
  const hasMoved = (title: string) => isBought.has(title) && !isRecent.has(title)
  const inPlace = titles.filter((title) => !hasMoved(title))
  const isStocked = (title: string) => isAtHome(sold.get(title) ?? {})
  const sectionsOf = (some: string[]) => groupByDepartment(some, departmentOf, departments)
  const open = openTitles({ titles, bought })
  // As the badge: without staples, and without alcohol, which is not sold.
  const toBuy = open.filter((title) => !isStocked(title) && !ownShelf.includes(title))
  const isTakenOut = ({ title }: TillRow) => removed.includes(title)
  const rowsToBuy = [...new Set(toBuy.flatMap((title) => sold.get(title) ?? []))]

  return {
    titles,
    shares,
    departments,
    /** Open titles and those ticked just now, by department. */
    sections: sectionsOf(inPlace.filter((title) => !isStocked(title))),
    /** Those of them that are staples, which are not bought unless chosen. */
    atHome: inPlace.filter(isStocked),
    bought: titles.filter(hasMoved),
    /** What is left to buy; as in the cart, its rows are without the products that were taken out of it. */
    toBuy: {
      count: toBuy.length,
      notSold: toBuy.filter((title) => !sold.has(title)).length,
      takenOut: rowsToBuy.filter(isTakenOut).length,
      rows: products.length > 0 ? rowsToBuy.filter((row) => !isTakenOut(row)) : undefined,
    },
    /** Returns the open titles as plain text. */
    text: () => listText(sectionsOf(open), needs, sold),
    isTicked: (title: string) => isBought.has(title),
    rowOf: (title: string) => ({
      title,
      need: needs.get(title),
      sold: sold.get(title),
      isOwnShelf: ownShelf.includes(title),
      isBought: isBought.has(title),
      isRecent: isRecent.has(title),
    }),
  }
}
