import { common } from '@/lib/feedback/messages'
import { announce } from '@/lib/feedback/announcer-store'
import { DEFAULT_TIMEOUT_MS, showToast, type ToastType } from '@/lib/feedback/toasts-store'

/**
 * Shows a toast about an action that a click undoes, for `timeOut` milliseconds; then `undone` is announced to screen readers.
 */
export function offerUndo(
  message: string,
  undone: string,
  undo: () => void,
  type: ToastType = 'info',
  timeOut = DEFAULT_TIMEOUT_MS,
) {
  showToast({
    type,
    message,
    timeOut,
    action: common.undo,
    onClick: () => {
      undo()
      announce(undone)
    },
  })
}
