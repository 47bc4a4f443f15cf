import { useEffectEvent, useLayoutEffect } from 'react'

type StepKeys = {
  onBackward: () => void
  onForward: () => void
  onFirst: () => void
  onLast: () => void
  onLeave: () => void
}

/** Controls that handle these keys themselves. */
const TYPING = 'input:not([type=checkbox]), textarea, select, dialog *'
const PRESSED_BY_SPACE = 'a, button, input, summary'

/** Keyboard navigation between steps, on the whole page except in controls that handle the keys themselves. */
export function useStepKeys({ onBackward, onForward, onFirst, onLast, onLeave }: StepKeys) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, shiftKey } = event
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const isAt = (selector: string) => target instanceof Element && target.matches(selector)
    if (isAt(TYPING) || (key === ' ' && isAt(PRESSED_BY_SPACE))) return
    const actions: Record<string, () => void> = {
      ArrowRight: onForward,
      ArrowLeft: onBackward,
      ' ': shiftKey ? onBackward : onForward,
      Home: onFirst,
      End: onLast,
      Escape: onLeave,
    }
    const action = actions[key]
    if (!action) return
    event.preventDefault()
    action()
  })

  // On the window, after all other listeners: one that closes something by Escape has called `preventDefault` by then.
  // Attached before the first paint, so that no early key press is lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
