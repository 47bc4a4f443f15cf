import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { unstable_serialize } from 'swr/infinite'

import {
  sampleCategories,
  sampleEntries,
  sampleProducts,
  sampleSearchWords,
} from '@/components/styleguide/samples'

/** Sample responses of the API by SWR key. */
const fallback = {
  shop: sampleProducts,
  'recipe-index': sampleEntries,
  'search-words': sampleSearchWords,
  [unstable_serialize((index) => ['categories', index + 1])]: [{ count: 7, categories: sampleCategories }],
}

/** Provides the samples to views that fetch data. */
export function SampleData({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ provider: () => new Map(), fallback }}>{children}</SWRConfig>
}
