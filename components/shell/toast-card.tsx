import clsx from 'clsx/lite'
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

import { focusHeading } from '@/components/focus/lost-focus'
import { Icon, type IconName } from '@/components/ui/icon'
import { shell } from '@/lib/shell/messages'
import { getPosition, navigate, subscribe } from '@/lib/router/navigation'
import type { Toast, ToastType } from '@/lib/feedback/toasts-store'

/** Duration of the leave animation in milliseconds (spec point 9); `animate-toast-out` takes as long. */
const LEAVE_MS = 400

const styles: Record<ToastType, { icon: IconName; colour: string }> = {
  info: { icon: 'info', colour: 'text-info' },
  success: { icon: 'check', colour: 'text-success' },
  warning: { icon: 'warning', colour: 'text-warning' },
  error: { icon: 'warning', colour: 'text-danger' },
}

type ToastCardProps = {
  toast: Toast
  /** Whether another toast is shown in its place. */
  isHidden?: boolean
  onRemove: (id: number) => void
}

/** A notification, which a click opens or hides. */
export function ToastCard({ toast, isHidden = false, onRemove }: ToastCardProps) {
  const { card, isLeaving, leave, handlers } = useToastLife(toast, isHidden, onRemove)
  const { path } = toast
  const open = toast.onClick ?? (path && (() => navigate(path)))
  const { icon, colour } = styles[toast.type]

  function onClick({ detail }: MouseEvent) {
    // The second click of a double click was meant for what the toast now covers.
    if (isLeaving || detail > 1) return
    leave()
    if (open) open()
  }

  const text = (
    <>
      <span>
        {toast.title && <strong className="block font-medium">{toast.title}</strong>}
        <span>{toast.message}</span>
      </span>
      {toast.action && (
        <>
          {/* The space separates the message from the action for screen readers. */}{' '}
          <span className="ml-auto font-medium text-accent underline underline-offset-4 tablet:shrink-0">
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
      hidden={isHidden}
      {...handlers}
      onClick={onClick}
      className={clsx(
        'pointer-events-auto flex items-center gap-snug rounded-control border border-line bg-surface px-base py-tight text-label wrap-anywhere shadow-raised',
        isLeaving ? 'animate-toast-out' : 'animate-toast-in',
      )}
    >
      <Icon name={icon} className={colour} />
      {open ? (
        <button
          type="button"
          className="flex min-h-touch min-w-0 grow flex-wrap items-center gap-x-snug text-left tablet:flex-nowrap"
        >
          {text}
        </button>
      ) : (
        <div className="min-w-0 grow">{text}</div>
      )}
      <button
        type="button"
        aria-label={shell.closeNotification}
        onClick={(event) => {
          // Closing must not run the action of the toast.
          event.stopPropagation()
          leave()
        }}
        className="-m-tight flex size-touch shrink-0 items-center justify-center rounded-pill text-ink-soft hover:text-ink"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

/**
 * How long a notification is shown: until its timeout, which begins when it is first seen and is paused while it is hovered or
 * focused, or until the visitor arrives at what it leads to. `leave` hides it at once; `card` and `handlers` are for its element.
 */
function useToastLife({ id, path, timeOut }: Toast, isHidden: boolean, onRemove: (id: number) => void) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const [wasSeen, setWasSeen] = useState(!isHidden)
  if (!isHidden && !wasSeen) setWasSeen(true)
  const isPaused = !wasSeen || (!isHidden && (isHovered || isFocused))
  const remainingMs = useRef(timeOut)
  const card = useRef<HTMLDivElement>(null)

  useEffect(() => subscribe(() => getPosition().path === path && setIsLeaving(true)), [path])

  useEffect(() => {
    if (isPaused || isLeaving) return
    const startedAt = Date.now()
    const timer = setTimeout(() => setIsLeaving(true), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= Date.now() - startedAt
    }
  }, [isPaused, isLeaving])

  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => {
      const hasFocus = card.current?.contains(document.activeElement)
      onRemove(id)
      if (hasFocus) focusHeading({ preventScroll: true })
    }, LEAVE_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, onRemove, id])

  return {
    card,
    isLeaving,
    leave: () => setIsLeaving(true),
    handlers: {
      // Not `onPointerEnter`, which also fires when the toast appears under a pointer that rests on what was just clicked.
      onPointerMove: ({ movementX, movementY }: PointerEvent) =>
        (movementX || movementY) && setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  }
}
