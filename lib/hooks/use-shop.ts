import useSWR from 'swr'

import { fetchProducts } from '@/lib/api/shop'
import { swrOptions } from '@/lib/hooks/swr-options'

/** Everything on sale; not fetched before it is wanted. */
export function useShop({ isWanted = true } = {}) {
  const { data, error, mutate } = useSWR(isWanted ? 'shop' : null, fetchProducts, swrOptions)
  return { products: data, error: error as Error | undefined, retry: () => mutate() }
}
