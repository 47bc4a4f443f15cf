/** Whether no element has the focus: browsers drop it when its element is disabled or removed. */
export const isFocusLost = () => document.activeElement === document.body

/** Focuses the heading of the open modal, behind which nothing can have the focus, or else that of the screen. */
export const focusHeading = (options?: FocusOptions) =>
  (document.querySelector<HTMLElement>('dialog[open] h2') ?? document.querySelector('h1'))?.focus(options)

/**
 * Focuses the element, or the heading of the modal or screen where there is none, so that a keyboard user does not start again
 * from the top of the page.
 */
export function focusOrHeading(element: Element | null | undefined, options?: FocusOptions) {
  if (element instanceof HTMLElement) element.focus(options)
  else focusHeading(options)
}
