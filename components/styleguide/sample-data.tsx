import type { ReactNode } from 'react'
import { SWRConfig, unstable_serialize as serialize } from 'swr'
import { unstable_serialize } from 'swr/infinite'

import {
  sampleCategories,
  sampleEntries,
  sampleProducts,
  sampleRecipe,
} from '@/components/styleguide/samples'

/** Sample responses of the API by SWR key. */
const fallback = {
  shop: sampleProducts,
  'recipe-index': sampleEntries,
  [serialize(['recipes', sampleRecipe.id])]: [sampleRecipe],
  [unstable_serialize((index) => ['categories', index + 1])]: [{ count: 7, categories: sampleCategories }],
}

/** Provides the samples to views that fetch data. */
export function SampleData({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ provider: () => new Map(), fallback }}>{children}</SWRConfig>
}
