import { ToastCard } from '@/components/shell/toast-card'
import { shell } from '@/lib/shell/messages'
import { useToastsStore } from '@/lib/feedback/toasts-store'

/**
 * The stack of notifications: a polite live region, in which errors are assertive. On phones it is at the top, because the
 * main action of a screen is at the bottom. In a low window it scrolls in the upper half.
 */
export function Toasts() {
  const toasts = useToastsStore((state) => state.toasts)
  const remove = useToastsStore((state) => state.remove)
  return (
    <section
      aria-label={shell.notifications}
      className="pointer-events-none fixed inset-x-0 top-0 z-toast flex justify-center p-base not-tall:max-h-half not-tall:p-hair tablet:top-auto tablet:bottom-0 tablet:justify-end print:hidden tall:pt-huge"
    >
      <div
        role="status"
        aria-atomic={false}
        className="flex w-full max-w-toast flex-col gap-tight not-tall:overflow-y-auto"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onRemove={remove} />
        ))}
      </div>
    </section>
  )
}
