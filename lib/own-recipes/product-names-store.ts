import * as v from 'valibot'
import { create } from 'zustand'

import { titleField } from '@/lib/api/fields'
import { listKey } from '@/lib/storage/shapes'
import { persistList } from '@/lib/storage/storage'
import { normalize } from '@/lib/text/normalize'

/** What the visitor has said about a name: the title of a product, or null for one that the shop does not sell. */
export type ProductName = { name: string; title: string | null }

/** The form in which a name is stored and compared. */
export const nameKey = (name: string) => normalize(name).replace(/\s+/g, ' ').trim()

const productName: v.GenericSchema<unknown, ProductName> = v.object({
  name: titleField,
  title: v.nullable(titleField),
})

export const storedProductNames = listKey('productNames', productName, ({ name }) => name)

/** The maximum number of names; the oldest are forgotten. */
const MAX_NAMES = 500

type ProductNamesState = {
  names: ProductName[]
  /** Remembers which product a name means; null for none. */
  remember: (name: string, title: string | null) => void
}

/** Which products the names in own recipes mean, where the visitor has said so. */
export const useProductNamesStore = create<ProductNamesState>((set) => ({
  names: [],
  remember: (name, title) =>
    set(({ names }) => {
      const key = nameKey(name)
      return {
        names: [...names.filter((known) => known.name !== key), { name: key, title }].slice(-MAX_NAMES),
      }
    }),
}))

persistList(useProductNamesStore, storedProductNames, 'names')
