import { useState } from 'react'

import type { Rule } from '@/lib/forms/rules'

type Values<Name extends string> = Record<Name, string>

/**
 * Values and errors of a form by the spec's point 5: a field is checked on input and on blur, and its error clears on
 * focus. `rulesFor` may look at the other values. Nothing of it is stored.
 */
export function useForm<Name extends string>(
  initial: Values<Name>,
  rulesFor: (values: Values<Name>) => Record<Name, Rule>,
) {
  const [values, setValues] = useState(initial)
  const [checked, setChecked] = useState<Partial<Record<Name, boolean>>>({})
  const rules = rulesFor(values)
  const names = Object.keys(initial) as Name[]

  const firstWrong = names.find((name) => rules[name](values[name]) !== undefined)

  const check = (name: Name, isChecked: boolean) => setChecked((all) => ({ ...all, [name]: isChecked }))

  return {
    values,
    isValid: firstWrong === undefined,
    /** Sets values from outside, such as a suggestion or a clearing; their errors are not shown. */
    fill: (given: Partial<Values<Name>>) => {
      setValues((all) => ({ ...all, ...given }))
      setChecked({})
    },
    /** Shows every error, as on submitting; the first field that has one takes the focus. */
    showErrors: (form: HTMLFormElement) => {
      // In this order: the focus would clear the error.
      form.querySelector<HTMLElement>(`[name=${firstWrong}]`)?.focus()
      setChecked(Object.fromEntries(names.map((name) => [name, true])) as Record<Name, boolean>)
    },
    /** The props of a field's input. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: checked[name] ? rules[name](values[name]) : undefined,
      onChange: (event: { target: { value: string } }) => {
        setValues((all) => ({ ...all, [name]: event.target.value }))
        check(name, true)
      },
      onBlur: () => check(name, true),
      onFocus: () => check(name, false),
    }),
  }
}
