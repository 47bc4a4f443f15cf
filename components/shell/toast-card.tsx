import clsx from 'clsx/lite'
import { type MouseEvent, useEffect, useRef, useState } from 'react'

import { Icon, type IconName } from '@/components/ui/icon'
import { shell } from '@/lib/shell/messages'
import type { Toast, ToastType } from '@/lib/feedback/toasts-store'

/** The leave animation of spec point 9; `animate-toast-out` takes as long. */
const LEAVE_MS = 400

const looks: Record<ToastType, { icon: IconName; colour: string }> = {
  info: { icon: 'info', colour: 'text-info' },
  success: { icon: 'check', colour: 'text-success' },
  warning: { icon: 'warning', colour: 'text-warning' },
  error: { icon: 'warning', colour: 'text-danger' },
}

type ToastCardProps = { toast: Toast; onRemove: (id: number) => void }

/** One notification: hides after its time or on a click, waits while it is pointed at or focused. */
export function ToastCard({ toast, onRemove }: ToastCardProps) {
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const isHeld = isPointedAt || isFocused
  const left = useRef(toast.timeOut)
  const card = useRef<HTMLDivElement>(null)
  const { icon, colour } = looks[toast.type]

  useEffect(() => {
    if (isHeld || isLeaving) return
    const started = Date.now()
    const timer = setTimeout(() => setIsLeaving(true), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [isHeld, isLeaving])

  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => {
      const hasFocus = card.current?.contains(document.activeElement)
      onRemove(toast.id)
      if (hasFocus) document.querySelector('h1')?.focus({ preventScroll: true })
    }, LEAVE_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, onRemove, toast.id])

  function click({ detail }: MouseEvent) {
    // The second click of a double click was meant for what the toast has come over.
    if (isLeaving || detail > 1) return
    setIsLeaving(true)
    toast.onClick?.()
  }

  const words = (
    <>
      {toast.title && <strong className="block font-medium">{toast.title}</strong>}
      <span className={clsx(toast.action && 'mr-tight')}>{toast.message}</span>
      {toast.action && (
        <>
          {/* The blank parts the two for screen readers. */}{' '}
          <span className="inline-block font-medium text-accent underline underline-offset-4">
            {toast.action}
          </span>
        </>
      )}
    </>
  )

  return (
    <div
      ref={card}
      role={toast.type === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onClick={click}
      className={clsx(
        'pointer-events-auto flex items-center gap-snug rounded-control border border-line bg-surface p-base text-label wrap-anywhere shadow-raised',
        isLeaving ? 'animate-toast-out' : 'animate-toast-in',
      )}
    >
      <Icon name={icon} className={colour} />
      {toast.onClick ? (
        <button type="button" className="min-h-touch min-w-0 grow text-left">
          {words}
        </button>
      ) : (
        <div className="min-w-0 grow">{words}</div>
      )}
      <button
        type="button"
        aria-label={shell.closeNotification}
        onClick={(event) => {
          // Closing is not the click that the toast offers.
          event.stopPropagation()
          setIsLeaving(true)
        }}
        className="-m-tight flex size-touch shrink-0 items-center justify-center rounded-pill text-ink-soft hover:text-ink"
      >
        <Icon name="close" className="size-base" />
      </button>
    </div>
  )
}
