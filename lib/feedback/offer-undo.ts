import { common } from '@/lib/feedback/messages'
import { announce } from '@/lib/feedback/announcer-store'
import { showToast, type ToastType } from '@/lib/feedback/toasts-store'

/** Shows a toast about an action that a click undoes; then `undone` is announced to screen readers. */
export function offerUndo(message: string, undone: string, undo: () => void, type: ToastType = 'info') {
  showToast({
    type,
    message,
    action: common.undo,
    onClick: () => {
      undo()
      announce(undone)
    },
  })
}
