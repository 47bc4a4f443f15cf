import { create } from 'zustand'

/** Notifications, spec points 2, 3 and 9: shown in order, priority ones in front, gone after their time-out. */

export type ToastType = 'info' | 'success' | 'warning' | 'error'

export type Toast = {
  id: number
  type: ToastType
  title?: string
  message: string
  /** Milliseconds until it hides by itself. */
  timeOut: number
  /** Called when the toast is clicked; `action` is what a button for it says. */
  onClick?: () => void
  action?: string
  priority: boolean
}

const DEFAULT_TIMEOUT_MS = 5000

type ToastsState = {
  toasts: Toast[]
  show: (toast: Pick<Toast, 'type' | 'message'> & Partial<Omit<Toast, 'id'>>) => void
  remove: (id: number) => void
}

let lastId = 0

export const useToastsStore = create<ToastsState>((set) => ({
  toasts: [],
  show: (given) =>
    set(({ toasts }) => {
      const toast = { timeOut: DEFAULT_TIMEOUT_MS, priority: false, ...given, id: ++lastId }
      return { toasts: toast.priority ? [toast, ...toasts] : [...toasts, toast] }
    }),
  remove: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}))

/** Shows a toast from anywhere. */
export const showToast = useToastsStore.getState().show
