import { RecipePicturePlace } from '@/components/recipe/recipe-layout'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { common } from '@/lib/messages/common'

/** A recipe while it is loading: its picture, its tabs, its first lines. */
export function RecipeSkeleton() {
  return (
    <Loading label={common.loading} className="contents">
      <RecipePicturePlace>
        <Skeleton className="aspect-card w-full rounded-none tablet:rounded-card" />
      </RecipePicturePlace>
      <div className="flex flex-col gap-snug">
        <Skeleton className="h-glyph w-half" />
        <Skeleton className="h-huge w-full rounded-card" />
        <Skeleton className="h-touch w-full" />
        <Skeleton className="h-touch w-full" />
        <Skeleton className="h-touch w-full" />
        <Skeleton className="h-touch w-full" />
      </div>
    </Loading>
  )
}
