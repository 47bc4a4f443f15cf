import { create } from 'zustand'

/** Notifications (spec points 2, 3 and 9): in order of arrival, priority ones first, hidden after their timeout. */

export type ToastType = 'info' | 'success' | 'warning' | 'error'

export type Toast = {
  id: number
  type: ToastType
  title?: string
  message: string
  /** Milliseconds until the toast hides by itself. */
  timeOut: number
  /** Called when the toast is clicked; `action` is the label of its button. */
  onClick?: () => void
  action?: string
  /** The path that the toast leads to: a click without an `onClick` opens it, and the toast closes on arrival there. */
  path?: string
  priority: boolean
}

export const DEFAULT_TIMEOUT_MS = 5000

/** The timeout of a message of several sentences. */
export const LONG_TIMEOUT_MS = 15_000

type ToastsState = {
  toasts: Toast[]
  /** Returns the id of the toast. */
  show: (toast: Pick<Toast, 'type' | 'message'> & Partial<Omit<Toast, 'id'>>) => number
  remove: (id: number) => void
}

let lastId = 0

/** The visible toasts. */
export const useToastsStore = create<ToastsState>((set) => ({
  toasts: [],
  show: (options) => {
    const toast = { timeOut: DEFAULT_TIMEOUT_MS, priority: false, ...options, id: ++lastId }
    set(({ toasts }) => ({ toasts: toast.priority ? [toast, ...toasts] : [...toasts, toast] }))
    return toast.id
  },
  remove: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}))

/** Removes the toasts with a message that no longer holds. */
export const dismissToast = (message: string) =>
  useToastsStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.message !== message) }))

/** Shows a toast; returns its id. */
export const showToast = useToastsStore.getState().show
