import type { SharedValues } from '@/lib/household/shared-values'
import { keyLabels } from '@/lib/user-data/messages'

const keys = ['shopList', 'plan', 'eaters', 'pantry', 'productNotes', 'ownRecipes'] as const

/** Counts what a household would share: '5 продуктов в шоппинг листе, 2 блюда в плане'; '' for nothing. */
export const ownListText = ({ basket, ...lists }: SharedValues): string =>
  keys
    .flatMap((key) => {
      const { length } = key === 'shopList' ? basket.titles : lists[key]
      return length > 0 ? `${length} ${keyLabels[key].unit(length)}` : []
    })
    .join(', ')
