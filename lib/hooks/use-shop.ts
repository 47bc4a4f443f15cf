import useSWR from 'swr'

import { fetchProducts } from '@/lib/api/shop'

/** Everything on sale; not fetched before it is wanted. */
export function useShop({ isWanted = true } = {}) {
  const { data, error, mutate } = useSWR(isWanted ? 'shop' : null, fetchProducts)
  return { products: data, error: error as Error | undefined, retry: () => void mutate() }
}
