import { type ReactNode, useEffect, useRef } from 'react'

type WithInteractionProps = { run: (root: HTMLElement) => void; children: ReactNode }

/** A state that is a visitor's doing: it is done to the children as soon as they are there. */
export function WithInteraction({ run, children }: WithInteractionProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    // Strict mode runs this twice, and what was opened would be closed again.
    if (ref.current && !isDone.current) run(ref.current)
    isDone.current = true
  }, [run])
  return <div ref={ref}>{children}</div>
}

/** Each field was left empty: forms check a field when the focus leaves it. */
export function blurFields(root: HTMLElement) {
  for (const input of root.querySelectorAll('input:not([type=radio])')) {
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}

/** The first of such controls was pressed. */
export const clickFirst = (selector: string) => (root: HTMLElement) =>
  root.querySelector<HTMLElement>(selector)?.click()

/** Each field of text has got this one. */
export const fillFields = (text: string) => (root: HTMLElement) => {
  for (const input of root.querySelectorAll<HTMLInputElement>('input:not([type=radio])')) {
    // Past React, which takes a value that it has set itself for no news.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
