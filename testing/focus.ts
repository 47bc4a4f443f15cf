import { expect } from 'vitest'

/** Takes the focus from its element, as browsers do when the element is disabled: happy-dom does not even blur it then. */
export function loseFocus() {
  const other = document.createElement('input')
  document.body.append(other)
  other.focus()
  other.blur()
  other.remove()
  expect(document.activeElement).toBe(document.body)
}
