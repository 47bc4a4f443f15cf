import type { GoOnCardProps } from '@/components/catalog/go-on-card'
import { Skeleton } from '@/components/ui/skeleton'
import { useGoOn } from '@/lib/catalog/use-go-on'
import { type LazyComponent, useLazyModule } from '@/lib/router/use-lazy-module'

const goOnCard: LazyComponent<GoOnCardProps> = {
  load: () => import('@/components/catalog/go-on-card').then((m) => m.GoOnCard),
}

/** A card of what there is to go on with, if anything. It loads late, into a space that is there from the first paint. */
export function GoOn() {
  const what = useGoOn()
  const { loaded: GoOnCard, loadFailure } = useLazyModule(goOnCard, what !== undefined)
  if (!what || loadFailure) return null
  return GoOnCard ? <GoOnCard what={what} /> : <Skeleton className="h-bar w-offer rounded-control" />
}
