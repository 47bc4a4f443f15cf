import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { useForm } from '@/lib/forms/use-form'
import { confirmation, email, password } from '@/lib/forms/rules'

/** The wording of spec point 5. */
const messages = {
  required: 'Обязательное поле',
  latin: 'Используйте латинские символы',
  email: 'Неправильный формат email',
  password: 'Пароль должен содержать цифры и буквы в разных регистрах',
  confirmation: 'Пароли не совпадают',
}

function renderForm() {
  const { result } = renderHook(() =>
    useForm({ email: '', password: '', confirmation: '' }, (values) => ({
      email,
      password,
      confirmation: confirmation(values.password),
    })),
  )
  type Name = Parameters<typeof result.current.field>[0]
  return {
    form: () => result.current,
    errorOf: (name: Name) => result.current.field(name).error,
    type: (name: Name, value: string) =>
      act(() => result.current.field(name).onChange({ target: { value } })),
    blur: (name: Name) => act(() => result.current.field(name).onBlur()),
    focus: (name: Name) => act(() => result.current.field(name).onFocus()),
  }
}

describe('useForm: a field', () => {
  it('shows no error before it is touched', () => {
    const { form, errorOf } = renderForm()
    expect(errorOf('email')).toBeUndefined()
    expect(form().isValid).toBe(false)
  })

  it('is validated on input', () => {
    const { type, errorOf, form } = renderForm()
    type('email', 'почта')
    expect(errorOf('email')).toBe(messages.latin)
    type('email', 'a')
    expect(errorOf('email')).toBe(messages.email)
    type('email', 'a@b.com')
    expect(errorOf('email')).toBeUndefined()
    type('email', '')
    expect(errorOf('email')).toBe(messages.required)
    expect(form().values.email).toBe('')
  })

  it('is validated on blur', () => {
    const { blur, errorOf } = renderForm()
    blur('password')
    expect(errorOf('password')).toBe(messages.required)
    expect(errorOf('email')).toBeUndefined()
  })

  it('clears its error on focus and shows it again on blur', () => {
    const { type, focus, blur, errorOf } = renderForm()
    type('password', 'abc')
    expect(errorOf('password')).toBe(messages.password)
    focus('password')
    expect(errorOf('password')).toBeUndefined()
    blur('password')
    expect(errorOf('password')).toBe(messages.password)
  })
})

describe('useForm: a rule that compares fields', () => {
  it('is applied again when the other field changes', () => {
    const { type, errorOf } = renderForm()
    type('password', 'Abc1')
    type('confirmation', 'Abc1')
    expect(errorOf('confirmation')).toBeUndefined()
    type('password', 'Abc12')
    expect(errorOf('confirmation')).toBe(messages.confirmation)
    type('confirmation', 'Abc12')
    expect(errorOf('confirmation')).toBeUndefined()
  })

  it('shows no error of a field that was not touched', () => {
    const { type, errorOf } = renderForm()
    type('password', 'Abc1')
    expect(errorOf('confirmation')).toBeUndefined()
  })
})

describe('useForm: the form', () => {
  it('shows all errors on submit and focuses the first invalid field', () => {
    const { form, type, errorOf } = renderForm()
    type('email', 'a@b.com')
    document.body.innerHTML = '<form><input name="email"><input name="password"></form>'
    act(() => form().showErrors(document.forms[0] as HTMLFormElement))
    expect(document.activeElement).toBe(document.querySelector('[name=password]'))
    expect(errorOf('email')).toBeUndefined()
    expect(errorOf('password')).toBe(messages.required)
    expect(errorOf('confirmation')).toBe(messages.required)
  })

  it('is valid when all fields are valid', () => {
    const { form, type } = renderForm()
    type('email', 'a@b.com')
    type('password', 'Abc1')
    expect(form().isValid).toBe(false)
    type('confirmation', 'Abc1')
    expect(form().isValid).toBe(true)
  })

  it('can be filled programmatically without showing errors', () => {
    const { form, type, errorOf } = renderForm()
    type('email', 'почта')
    type('password', 'Abc1')
    act(() => form().fill({ email: '' }))
    expect(form().values).toEqual({ email: '', password: 'Abc1', confirmation: '' })
    expect(errorOf('email')).toBeUndefined()
  })
})
