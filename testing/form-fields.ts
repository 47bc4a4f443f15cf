import { screen } from '@testing-library/react'

/** The fields of a form, by their labels. */

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** The error message of a field; null while it has none. */
export function errorOf(label: string) {
  const id = field(label).getAttribute('aria-describedby')
  return id === null ? null : document.getElementById(id)?.textContent
}
