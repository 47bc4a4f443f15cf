import { Loading, Skeleton } from '@/components/ui/skeleton'
import { common } from '@/lib/feedback/messages'

/** Shown while the chunk of a screen is loading. */
export function ScreenSkeleton() {
  return (
    <Loading label={common.loading} className="flex flex-col gap-roomy">
      <Skeleton className="h-vast w-half" />
      <Skeleton className="h-giant w-full" />
      <Skeleton className="h-giant w-full" />
    </Loading>
  )
}
