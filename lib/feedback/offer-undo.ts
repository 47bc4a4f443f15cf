import { common } from '@/lib/feedback/messages'
import { announce } from '@/lib/feedback/announcer-store'
import { showToast, type ToastType } from '@/lib/feedback/toasts-store'

/** Tells what was done in a toast that takes it back when clicked, and then tells screen readers so. */
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
