import { common } from '@/lib/messages/common'
import { announce } from '@/lib/stores/announcer-store'
import { showToast, type ToastType } from '@/lib/stores/toasts-store'

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
