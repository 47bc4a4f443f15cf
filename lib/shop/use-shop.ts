import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'

import { fetchProducts } from '@/lib/shop/shop-api'
import { swrOptions } from '@/lib/api/swr-options'

/** Whether the cached products may have old prices, since the shop has rejected an order. */
let isOld = false

async function fetchShop() {
  const wasOld = isOld
  const products = await fetchProducts({ cache: wasOld ? 'reload' : 'default' })
  if (wasOld) isOld = false
  return products
}

/** All products; fetched once `isWanted`. */
export function useShop({ isWanted = true } = {}) {
  const options = { ...swrOptions, revalidateIfStale: isOld }
  const { data, error, mutate } = useSWR(isWanted ? 'shop' : null, fetchShop, options)
  return { products: data, error: error as Error | undefined, retry: () => mutate() }
}

/** Returns a function that fetches the products past all caches, for the current screen or the next one that uses them. */
export function useShopRenewal() {
  const { mutate } = useSWRConfig()
  return useCallback(() => {
    isOld = true
    void mutate('shop')
  }, [mutate])
}
