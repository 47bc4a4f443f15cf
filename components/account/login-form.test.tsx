import { act, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import '@/testing/firebase-settings'
import { LoginForm } from '@/components/account/login-form'
import { button, firebaseError } from '@/testing/account-forms'
import { renderWithUser, toastMessages } from '@/testing/app'
import { loseFocus } from '@/testing/focus'
import { field } from '@/testing/form-fields'

/** The config is read on import. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_AUTH_EMULATOR', 'http://127.0.0.1:9099'))

const firebase = vi.hoisted(() => ({ signIn: vi.fn() }))
vi.mock('@/lib/firebase/firebase', () => firebase)

it('The button of the demo account fills in and submits the form, and has the focus again after a failure', async () => {
  let fail = () => {}
  firebase.signIn.mockReturnValue(
    new Promise((_resolve, reject) => (fail = () => reject(firebaseError('auth/network-request-failed')))),
  )
  const { user } = renderWithUser(<LoginForm onSignedIn={() => {}} />)
  await user.click(button('Войти с ним'))
  expect(firebase.signIn).toHaveBeenCalledExactlyOnceWith('demo@tasty.ru', 'Tasty2026')
  expect(field('Email').value).toBe('demo@tasty.ru')
  expect(button('Войти с ним').disabled).toBe(true)
  loseFocus()
  await act(async () => fail())
  expect(toastMessages()).toEqual(['Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.'])
  await waitFor(() => expect(document.activeElement).toBe(button('Войти с ним')))
})
