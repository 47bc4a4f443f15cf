import { type ReactNode, useEffect, useRef } from 'react'

type WithInteractionProps = { run: (root: HTMLElement) => void; children: ReactNode }

/** Brings its children into a state that takes user input: runs the interaction on mount. */
export function WithInteraction({ run, children }: WithInteractionProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    // Only once: strict mode runs effects twice, and the second click would close what the first one opened.
    if (ref.current && !isDone.current) run(ref.current)
    isDone.current = true
  }, [run])
  return <div ref={ref}>{children}</div>
}

/** Blurs each field, so that its form validates it. */
export function blurFields(root: HTMLElement) {
  for (const input of root.querySelectorAll('input:not([type=radio])')) {
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}

/** Presses the first matching control. */
export const clickFirst = (selector: string) => (root: HTMLElement) =>
  root.querySelector<HTMLElement>(selector)?.click()

/** Types the text into each text field. */
export const fillFields = (text: string) => (root: HTMLElement) => {
  for (const input of root.querySelectorAll<HTMLInputElement>('input:not([type=radio])')) {
    // By the prototype's setter: React ignores input events whose value it has set itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
