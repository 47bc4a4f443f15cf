import { ToastCard } from '@/components/shell/toast-card'
import { breakpoints, useMedia } from '@/lib/browser/use-media'
import { shell } from '@/lib/shell/messages'
import { useToastsStore } from '@/lib/feedback/toasts-store'

/**
 * The notifications above the bars at the bottom, from `tablet` at the left, where no screen has its main action: a polite live
 * region, in which errors are assertive. On phones one is shown at a time, a priority one or else the latest; the others keep
 * their timeouts. In a low window the stack scrolls.
 */
export function Toasts() {
  const toasts = useToastsStore((state) => state.toasts)
  const remove = useToastsStore((state) => state.remove)
  const isStack = useMedia(breakpoints.tablet)
  const front = toasts[0]?.priority ? toasts[0] : toasts.at(-1)
  return (
    <section
      aria-label={shell.notifications}
      className="pointer-events-none fixed inset-x-0 bottom-all-bars z-toast flex justify-center p-base not-tall:max-h-half not-tall:p-hair tablet:justify-start print:hidden"
    >
      <div
        role="status"
        aria-atomic={false}
        className="flex w-full max-w-toast flex-col gap-tight not-tall:overflow-y-auto"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} isHidden={!isStack && toast !== front} onRemove={remove} />
        ))}
      </div>
    </section>
  )
}
