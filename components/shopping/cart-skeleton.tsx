import { Loading, Skeleton } from '@/components/ui/skeleton'
import { common } from '@/lib/feedback/messages'

/** The cart while prices are loading. */
export function CartSkeleton() {
  return (
    <Loading label={common.loading} className="flex flex-col gap-base">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-giant w-full rounded-card" />
      ))}
    </Loading>
  )
}
