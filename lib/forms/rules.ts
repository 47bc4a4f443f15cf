import { validation as messages } from '@/lib/forms/messages'

/** A validation rule (spec point 5): returns the message for an invalid value, undefined for a valid one. */
export type Rule = (value: string) => string | undefined

/** Requires a text that is not blank. */
export const required: Rule = (value) => (value.trim() ? undefined : messages.required)

/** A rule that tests the trimmed value after `required`. */
const format =
  (isValid: (value: string) => boolean, message: string): Rule =>
  (value) =>
    required(value) ?? (isValid(value.trim()) ? undefined : message)

const emailFormat = format(
  (value) => /^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,4}$/i.test(value),
  messages.email,
)

/** At least one Latin letter, one '@', a top-level domain of 2–4 letters. */
export const email: Rule = (value) =>
  required(value) ?? (/[a-z]/i.test(value) ? emailFormat(value) : messages.latin)

/** Requires a digit, a lowercase and an uppercase letter of any alphabet; no minimum length. */
export const password: Rule = (value) => {
  if (!value) return messages.required
  return /\d/.test(value) && /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value) ? undefined : messages.password
}

/** Requires the same text as the given password. */
export const confirmation =
  (passwordValue: string): Rule =>
  (value) => {
    if (!value) return messages.required
    return value === passwordValue ? undefined : messages.confirmation
  }

/** House, apartment, entrance, floor: digits, spaces and slashes. */
export const address = format((value) => /^[\d\s/]+$/.test(value), messages.address)

/** Optional prefix 7 or +3, optional area code of 3–4 digits, 5–10 digits or dashes. Spaces and parentheses are ignored. */
export const phone = format(
  (value) => /^(7|\+3)?(\d{3,4})?[\d-]{5,10}$/.test(value.replace(/[\s()]/g, '')),
  messages.phone,
)
