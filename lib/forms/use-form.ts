import { useState } from 'react'

import type { Rule } from '@/lib/forms/rules'

type Values<Name extends string> = Record<Name, string>

/**
 * Values and errors of a form (spec point 5): a field is validated on input and on blur, and its error is cleared on focus.
 * `rulesFor` gets all values, for rules that compare fields. Errors of the initial values are shown at once if they are
 * `isChecked`. Nothing is stored.
 */
export function useForm<Name extends string>(
  initial: Values<Name>,
  rulesFor: (values: Values<Name>) => Record<Name, Rule>,
  { isChecked = false } = {},
) {
  const names = Object.keys(initial) as Name[]
  const all = () => Object.fromEntries(names.map((name) => [name, true])) as Record<Name, boolean>
  const [values, setValues] = useState(initial)
  const [validated, setValidated] = useState<Partial<Record<Name, boolean>>>(() => (isChecked ? all() : {}))
  const rules = rulesFor(values)

  const firstInvalid = names.find((name) => rules[name](values[name]) !== undefined)

  const setIsValidated = (name: Name, isValidated: boolean) =>
    setValidated((before) => ({ ...before, [name]: isValidated }))

  return {
    values,
    isValid: firstInvalid === undefined,
    /** Sets values programmatically, without showing errors. */
    fill: (newValues: Partial<Values<Name>>) => {
      setValues((before) => ({ ...before, ...newValues }))
      for (const name of Object.keys(newValues) as Name[]) setIsValidated(name, false)
    },
    /** Shows all errors, as on submit, and focuses the first invalid field. */
    showErrors: (form: HTMLFormElement) => {
      // Focus first: it clears the error of its field.
      form.querySelector<HTMLElement>(`[name=${firstInvalid}]`)?.focus()
      setValidated(all())
    },
    /** The props of a field's input. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: validated[name] ? rules[name](values[name]) : undefined,
      onChange: (event: { target: { value: string } }) => {
        setValues((before) => ({ ...before, [name]: event.target.value }))
        setIsValidated(name, true)
      },
      onBlur: () => setIsValidated(name, true),
      onFocus: () => setIsValidated(name, false),
    }),
  }
}
