import { Skeleton } from '@/components/ui/skeleton'
import { useResumeTarget } from '@/lib/catalog/use-resume-target'
import { useLazyModule } from '@/lib/router/use-lazy-module'

const loadResumeCard = () => import('@/components/catalog/resume-card').then((m) => m.ResumeCard)

/** The resume card, if the visitor can resume anything. It loads late; its space is reserved from the first paint. */
export function LazyResumeCard() {
  const target = useResumeTarget()
  const { loaded: ResumeCard, loadFailure } = useLazyModule(loadResumeCard, target !== undefined)
  if (!target || loadFailure) return null
  return ResumeCard ? <ResumeCard target={target} /> : <Skeleton className="h-bar w-offer rounded-control" />
}
