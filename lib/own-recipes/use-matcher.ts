import { useEffect, useMemo, useRef } from 'react'
import useSWR from 'swr'

import { swrOptions } from '@/lib/api/swr-options'
import { fetchSearchWords } from '@/lib/catalog/search-words-api'
import { createMatcher } from '@/lib/own-recipes/match-products'
import { useProductNamesStore } from '@/lib/own-recipes/product-names-store'
import type { Match } from '@/lib/own-recipes/to-own-recipe'
import { useShop } from '@/lib/shop/use-shop'

/**
 * Matches names of ingredients with the products of the shop; without the shop no name matches. `onName` remembers what the
 * visitor says about a name. `whenKnown` waits until the shop has answered or failed.
 */
export function useMatcher() {
  const { products, error } = useShop()
  const { data: words } = useSWR('search-words', fetchSearchWords, swrOptions)
  const names = useProductNamesStore((state) => state.names)
  const onName = useProductNamesStore((state) => state.remember)
  const titles = useMemo(() => products?.map(({ title }) => title) ?? [], [products])
  const match = useMemo(() => createMatcher(titles, names, words?.stems), [titles, names, words])
  const isKnown = products !== undefined || error !== undefined
  const waiting = useRef<((match: Match) => void)[]>([])
  useEffect(() => {
    if (isKnown) for (const resolve of waiting.current.splice(0)) resolve(match)
  }, [isKnown, match])
  const whenKnown = () =>
    isKnown ? Promise.resolve(match) : new Promise<Match>((resolve) => waiting.current.push(resolve))
  return { match, titles, onName, whenKnown }
}
