import { sumGaps } from '@/lib/shop/messages'

type SumGapsProps = {
  /** The number of titles that the shop does not sell. */
  notSold: number
  /** The number of listed products that were taken out of the cart. */
  takenOut?: number
  /** Titles whose number of packs is an estimate. */
  estimated: string[]
}

/** Names what a sum at the till leaves out or only estimates; renders nothing for an exact sum. */
export function SumGaps({ notSold, takenOut = 0, estimated }: SumGapsProps) {
  return (
    <>
      {notSold > 0 && <p className="text-caption text-ink-soft">{sumGaps.notSold(notSold)}</p>}
      {takenOut > 0 && <p className="text-caption text-ink-soft">{sumGaps.takenOut(takenOut)}</p>}
      {estimated.length > 0 && <p className="text-caption text-ink-soft">{sumGaps.estimated(estimated)}</p>}
    </>
  )
}
