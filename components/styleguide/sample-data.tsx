import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { unstable_serialize } from 'swr/infinite'

import { sampleCategories, sampleEntries, sampleProducts } from '@/components/styleguide/samples'

/** What the API would have answered, by the keys of `lib/hooks`. */
const fallback = {
  shop: sampleProducts,
  'recipe-index': sampleEntries,
  [unstable_serialize((index) => ['categories', index + 1])]: [{ count: 7, categories: sampleCategories }],
}

/** Views that ask for data find the samples, whatever API there is. */
export function SampleData({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ provider: () => new Map(), fallback }}>{children}</SWRConfig>
}
