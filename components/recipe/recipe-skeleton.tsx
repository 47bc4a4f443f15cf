import { Loading, Skeleton } from '@/components/ui/skeleton'
import { common } from '@/lib/messages'

/** A recipe while it is loading: its picture, its tabs, its first lines. */
export function RecipeSkeleton() {
  return (
    <Loading label={common.loading} className="grid gap-roomy desktop:grid-cols-recipe">
      <Skeleton className="aspect-card w-full rounded-card" />
      <div className="flex flex-col gap-snug">
        <Skeleton className="h-vast w-full" />
        <Skeleton className="h-touch w-full" />
        <Skeleton className="h-touch w-full" />
        <Skeleton className="h-touch w-full" />
      </div>
    </Loading>
  )
}
