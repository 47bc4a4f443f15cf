import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'

import { fetchProducts } from '@/lib/shop/shop-api'
import { swrOptions } from '@/lib/api/swr-options'

/** The shop has refused an order, perhaps for a price that the page and the caches on the way still hold. */
let isOld = false

async function fetchShop() {
  const wasOld = isOld
  const products = await fetchProducts({ cache: wasOld ? 'reload' : 'default' })
  if (wasOld) isOld = false
  return products
}

/** Everything on sale; not fetched before it is wanted. */
export function useShop({ isWanted = true } = {}) {
  const options = { ...swrOptions, revalidateIfStale: isOld }
  const { data, error, mutate } = useSWR(isWanted ? 'shop' : null, fetchShop, options)
  return { products: data, error: error as Error | undefined, retry: () => mutate() }
}

/** Has the shop asked past all caches, by the present screen or by the next one that wants it. */
export function useShopRenewal() {
  const { mutate } = useSWRConfig()
  return useCallback(() => {
    isOld = true
    void mutate('shop')
  }, [mutate])
}
