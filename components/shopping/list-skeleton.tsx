import { Loading, Skeleton } from '@/components/ui/skeleton'
import { common } from '@/lib/feedback/messages'

/** A list of rows while it is loading. */
export function ListSkeleton() {
  return (
    <Loading label={common.loading} className="flex flex-col gap-tight">
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} className="h-touch w-full" />
      ))}
    </Loading>
  )
}
