import useSWR from 'swr'

import { fetchProducts } from '@/lib/api/shop'

/** Everything on sale. */
export function useShop() {
  const { data, error, mutate } = useSWR('shop', fetchProducts)
  return { products: data, error: error as Error | undefined, retry: () => void mutate() }
}
