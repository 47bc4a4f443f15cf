import { common } from '@/lib/feedback/messages'
import { useSessionStore } from '@/lib/session/session-store'

/** A progress bar from the first paint until the sign-in state is known (spec point 1). */
export function StartProgress() {
  const isKnown = useSessionStore((state) => state.status !== 'unknown')
  if (isKnown) return null
  return (
    <div
      role="progressbar"
      aria-label={common.loading}
      className="fixed inset-x-0 top-0 z-toast h-hair overflow-hidden bg-accent-soft"
    >
      <div className="h-full w-half animate-travel rounded-pill bg-accent" />
    </div>
  )
}
