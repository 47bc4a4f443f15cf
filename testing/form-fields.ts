import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The fields of a form, by their labels. */

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** Pastes a text into a field: typed, each letter would render the form several times. */
export async function fill(user: UserEvent, label: string, text: string) {
  await user.click(field(label))
  await user.paste(text)
}

/** The error message of a field; null while it has none. */
export function errorOf(label: string) {
  const id = field(label).getAttribute('aria-describedby')
  return id === null ? null : document.getElementById(id)?.textContent
}
