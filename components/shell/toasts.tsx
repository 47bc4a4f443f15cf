import clsx from 'clsx/lite'
import { useEffect, useRef, useState } from 'react'

import { ToastCard } from '@/components/shell/toast-card'
import { breakpoints, useMedia } from '@/lib/browser/use-media'
import { shell } from '@/lib/shell/messages'
import { useToastsStore } from '@/lib/feedback/toasts-store'

/**
 * The notifications above the bars at the bottom: a polite live region, in which errors are assertive. From `tablet` they are
 * at the left, where no screen has its main action, and change sides when they would cover what the keyboard focuses. On phones
 * one is shown at a time, a priority one or else the latest; the others keep their timeouts. In a low window the stack scrolls.
 * Over an open modal they are at the top, since its actions are at the bottom.
 */
export function Toasts() {
  const toasts = useToastsStore((state) => state.toasts)
  const remove = useToastsStore((state) => state.remove)
  const isStack = useMedia(breakpoints.tablet)
  const front = toasts[0]?.priority ? toasts[0] : toasts.at(-1)
  const stack = useRef<HTMLDivElement>(null)
  const [isRight, setIsRight] = useState(false)
  // The next toasts may be on a screen that has something else at the right.
  if (isRight && toasts.length === 0) setIsRight(false)

  useEffect(() => {
    // Not for what is being pressed: the toasts would come under the pointer and take its click.
    const dodge = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible') && covers(stack.current, target))
        setIsRight((before) => !before)
    }
    addEventListener('focusin', dodge)
    return () => removeEventListener('focusin', dodge)
  }, [])

  return (
    // A modal takes the section into itself; React finds the `div` in its place.
    <div id="toasts-home">
      <section
        id="toasts"
        aria-label={shell.notifications}
        className={clsx(
          'pointer-events-none fixed inset-x-0 toast-area z-toast flex justify-center p-base not-tall:max-h-half not-tall:p-hair print:hidden',
          isRight ? 'tablet:justify-end' : 'tablet:justify-start',
        )}
      >
        <div
          ref={stack}
          role="status"
          aria-atomic={false}
          className="flex w-full max-w-toast flex-col gap-tight not-tall:overflow-y-auto"
        >
          {toasts.map((toast) => (
            <ToastCard
              key={toast.id}
              toast={toast}
              isHidden={!isStack && toast !== front}
              onRemove={remove}
            />
          ))}
        </div>
      </section>
    </div>
  )
}

/** Whether the toasts overlap an element that is not one of them. */
function covers(stack: Element | null, element: Element) {
  if (!stack || stack.contains(element)) return false
  const a = stack.getBoundingClientRect()
  const b = element.getBoundingClientRect()
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
