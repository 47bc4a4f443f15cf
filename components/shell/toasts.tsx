import { ToastCard } from '@/components/shell/toast-card'
import { shell } from '@/lib/messages'
import { useToastsStore } from '@/lib/stores/toasts-store'

/**
 * The corner where notifications stack: a polite live region, in which errors speak up at once. In a low window they
 * scroll in its lower half.
 */
export function Toasts() {
  const toasts = useToastsStore((state) => state.toasts)
  const remove = useToastsStore((state) => state.remove)
  return (
    <section
      aria-label={shell.notifications}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-toast flex justify-center p-base not-tall:max-h-half not-tall:p-hair tablet:justify-end print:hidden"
    >
      <div
        role="status"
        aria-atomic={false}
        className="flex w-full max-w-toast flex-col gap-tight not-tall:overflow-y-auto"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onGone={remove} />
        ))}
      </div>
    </section>
  )
}
