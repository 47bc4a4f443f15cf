import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import '@/testing/firebase-settings'
import { LoginScreen } from '@/components/account/login-screen'
import { CategoriesScreen } from '@/components/catalog/categories-screen'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { useSessionStore } from '@/lib/session/session-store'
import { button } from '@/testing/account-forms'
import { stubApi } from '@/testing/api'
import { renderWithUser, resetApp, setSignedIn, toastMessages } from '@/testing/app'
import { field } from '@/testing/form-fields'

vi.mock('@/lib/firebase/firebase', () => ({
  signIn: async () => {},
  prepareGoogle: async () => {},
  onSession: () => () => {},
}))

beforeEach(() => {
  resetApp()
  stubApi()
})

it('The login names the invitation for which the visitor signs in, and leads on to it', async () => {
  const path = paths.invitation('secret')
  navigate(paths.login)
  useSessionStore.getState().wantPath(path)
  const { user } = renderWithUser(<LoginScreen />)
  expect(await screen.findByText('Войдите, чтобы присоединиться к семье')).toBeTruthy()
  await user.type(field('Email'), 'a@b.com')
  await user.type(field('Пароль'), 'Abc1')
  await user.click(button('Войти'))
  expect(toastMessages()).toEqual(['Вас ждёт приглашение в семью. Открыть?'])
  cleanup()
  setSignedIn()
  renderWithUser(<CategoriesScreen id="" query={new URLSearchParams()} />)
  const card = await screen.findByRole('region', { name: 'Вас ждёт приглашение в\u00a0семью' })
  expect(within(card).getByRole('link', { name: 'Открыть приглашение' })).toHaveProperty('hash', `#${path}`)
})
