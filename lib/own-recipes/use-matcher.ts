import { useMemo } from 'react'
import useSWR from 'swr'

import { swrOptions } from '@/lib/api/swr-options'
import { fetchSearchWords } from '@/lib/catalog/search-words-api'
import { createMatcher } from '@/lib/own-recipes/match-products'
import { useProductNamesStore } from '@/lib/own-recipes/product-names-store'
import { useShop } from '@/lib/shop/use-shop'

/** What names of ingredients mean among the products of the shop; without the shop none means any. */
export function useMatcher() {
  const { products } = useShop()
  const { data: words } = useSWR('search-words', fetchSearchWords, swrOptions)
  const names = useProductNamesStore((state) => state.names)
  const titles = useMemo(() => products?.map(({ title }) => title) ?? [], [products])
  const match = useMemo(() => createMatcher(titles, names, words?.stems), [titles, names, words])
  return { match, titles }
}
