import { formatPacks } from '@/lib/quantities/shop-units'
import type { TillRow } from '@/lib/shop/till'

/** The text of what is bought of a title: '2 пачки по 200 г'. Empty for nothing, and where the size of a pack is unknown. */
export const shopAmount = (row: Pick<TillRow, 'count' | 'pack' | 'packName'> | undefined): string =>
  row?.pack && row.count > 0 ? formatPacks(row.count, row.pack, row.packName) : ''
