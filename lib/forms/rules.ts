import { validation as messages } from '@/lib/forms/messages'

/** A form rule: the sentence that says what is wrong with a value, or undefined. Spec point 5. */
export type Rule = (value: string) => string | undefined

/** Empty or blank text is missing. */
export const required: Rule = (value) => (value.trim() ? undefined : messages.required)

/** A format checked after `required`. */
const format =
  (fits: (value: string) => boolean, message: string): Rule =>
  (value) =>
    required(value) ?? (fits(value.trim()) ? undefined : message)

const emailFormat = format(
  (value) => /^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,4}$/i.test(value),
  messages.email,
)

/** Latin letters, one '@', a last part of 2–4 letters. */
export const email: Rule = (value) =>
  required(value) ?? (/[a-z]/i.test(value) ? emailFormat(value) : messages.latin)

/** A digit, a lowercase and an uppercase letter of any alphabet; no minimum length. */
export const password: Rule = (value) => {
  if (!value) return messages.required
  return /\d/.test(value) && /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value) ? undefined : messages.password
}

/** The same text as the password given. */
export const confirmation =
  (passwordValue: string): Rule =>
  (value) => {
    if (!value) return messages.required
    return value === passwordValue ? undefined : messages.confirmation
  }

/** House, apartment, entrance, floor: digits, blanks and slashes. */
export const address = format((value) => /^[\d\s/]+$/.test(value), messages.address)

/** Optional prefix 7 or +3, optional area code of 3–4 digits, then 5–10 digits or dashes; blanks and brackets ignored. */
export const phone = format(
  (value) => /^(7|\+3)?(\d{3,4})?[\d-]{5,10}$/.test(value.replace(/[\s()]/g, '')),
  messages.phone,
)
