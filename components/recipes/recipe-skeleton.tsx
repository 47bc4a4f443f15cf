import { Loading, Skeleton } from '@/components/ui/skeleton'
import { common } from '@/lib/feedback/messages'

export function RecipeSkeleton() {
  return (
    <Loading label={common.loading} className="flex flex-col gap-snug">
      <Skeleton className="h-glyph w-half" />
      <Skeleton className="h-touch w-full" />
      <Skeleton className="h-touch w-full rounded-card" />
      <Skeleton className="h-touch w-full" />
      <Skeleton className="h-touch w-full" />
      <Skeleton className="h-touch w-full" />
      <Skeleton className="h-touch w-full" />
    </Loading>
  )
}
