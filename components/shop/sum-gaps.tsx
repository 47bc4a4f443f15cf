import { sumGaps } from '@/lib/shop/messages'

type SumGapsProps = {
  /** The number of titles that the shop does not sell. */
  notSold: number
  /** Titles whose packs are an estimate. */
  estimated: string[]
}

/** What a sum at the till leaves out or does not know; renders nothing for a sum without gaps. */
export function SumGaps({ notSold, estimated }: SumGapsProps) {
  return (
    <>
      {notSold > 0 && <p className="text-caption text-ink-soft">{sumGaps.notSold(notSold)}</p>}
      {estimated.length > 0 && <p className="text-caption text-ink-soft">{sumGaps.estimated(estimated)}</p>}
    </>
  )
}
