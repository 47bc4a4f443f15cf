import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import '@/testing/firebase-settings'
import { LoginScreen } from '@/components/account/login-screen'
import { RegistrationScreen } from '@/components/account/registration-screen'
import { ResetScreen } from '@/components/account/reset-screen'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { button, firebaseError, pending } from '@/testing/account-forms'
import { currentHash, renderWithUser, resetApp, toastMessages, toastTypes } from '@/testing/app'
import { errorOf, field, fill } from '@/testing/form-fields'

const firebase = vi.hoisted(() => ({
  register: vi.fn(),
  sendReset: vi.fn(),
  signIn: vi.fn(),
  prepareGoogle: vi.fn(),
  onSession: vi.fn(),
}))
vi.mock('@/lib/firebase/firebase', () => firebase)

beforeEach(() => {
  resetApp()
  Object.values(firebase).forEach((call) => call.mockReset().mockResolvedValue(undefined))
})

describe('RegistrationScreen', () => {
  beforeEach(() => navigate(paths.registration))

  async function openFilled(email: string, password: string, confirmation = password) {
    const { user } = renderWithUser(<RegistrationScreen />)
    await fill(user, 'Email', email)
    await fill(user, 'Пароль', password)
    await fill(user, 'Подтвердить пароль', confirmation)
    return user
  }

  it('leads to the login page', async () => {
    const user = await openFilled('a@b.com', 'Abc1')
    expect(field('Пароль').autocomplete).toBe('new-password')
    await user.click(button('Отправить'))
    expect(firebase.register).toHaveBeenCalledExactlyOnceWith('a@b.com', 'Abc1')
    expect(currentHash()).toBe('#/login')
    expect(toastTypes()).toEqual(['success'])
  })

  it('leaves the e-mail in the login form, and a toast until the sign-in', async () => {
    const registration = await openFilled('new@tasty.ru', 'Abc1')
    await registration.click(button('Отправить'))
    cleanup()
    const { user } = renderWithUser(<LoginScreen />)
    expect(field('Email').value).toBe('new@tasty.ru')
    expect(toastMessages()).toEqual(['Готово! Теперь войдите со своим паролем.'])
    await user.type(field('Пароль'), 'Abc1')
    await user.click(button('Войти'))
    expect(firebase.signIn).toHaveBeenCalledExactlyOnceWith('new@tasty.ru', 'Abc1')
    expect(toastMessages()).toEqual([])
    cleanup()
    renderWithUser(<LoginScreen />)
    expect(field('Email').value).toBe('')
  })

  it('does not navigate when the visitor has left the page meanwhile', async () => {
    const resolve = pending(firebase.register)
    const user = await openFilled('a@b.com', 'Abc1')
    await user.click(button('Отправить'))
    cleanup()
    navigate(paths.delivery)
    await resolve()
    expect(currentHash()).toBe('#/delivery')
    expect(toastTypes()).toEqual(['success'])
  })

  it('shows errors and submits nothing', async () => {
    const { user } = renderWithUser(<RegistrationScreen />)
    await user.click(button('Отправить'))
    for (const label of ['Email', 'Пароль', 'Подтвердить пароль'])
      expect(errorOf(label)).toBe('Обязательное поле')
    expect(firebase.register).not.toHaveBeenCalled()
    expect(toastMessages()).toEqual([])
  })

  it('shows a toast when the passwords differ', async () => {
    const user = await openFilled('a@b.com', 'Abc1', 'Abc2')
    expect(errorOf('Подтвердить пароль')).toBe('Пароли не совпадают')
    await user.click(button('Отправить'))
    expect(toastMessages()).toEqual(['Пожалуйста,убедитесь что ваши пароли совпадают'])
    expect(toastTypes()).toEqual(['error'])
    expect(firebase.register).not.toHaveBeenCalled()
  })

  it('shows why it failed and can be submitted again', async () => {
    firebase.register.mockRejectedValue(firebaseError('auth/email-already-in-use'))
    const user = await openFilled('a@b.com', 'Abc1')
    await user.click(button('Отправить'))
    expect(toastMessages()).toEqual(['Электронная почта уже используется'])
    expect(toastTypes()).toEqual(['error'])
    expect(button('Отправить').disabled).toBe(false)
    expect(field('Email').value).toBe('a@b.com')
  })

  it('ignores a second click while it is submitting', async () => {
    const resolve = pending(firebase.register)
    const user = await openFilled('a@b.com', 'Abc1')
    await user.click(button('Отправить'))
    expect(button('Отправить').getAttribute('aria-busy')).toBe('true')
    await user.click(button('Отправить'))
    await resolve()
    expect(firebase.register).toHaveBeenCalledOnce()
  })
})

describe('ResetScreen', () => {
  it('sends the e-mail', async () => {
    const { user } = renderWithUser(<ResetScreen />)
    expect(screen.getByRole('heading', { level: 1, name: 'Сброс пароля' })).toBeTruthy()
    expect(screen.getByText('Пожалуйста введите email')).toBeTruthy()
    await user.type(field('Email'), ' a@b.com ')
    await user.click(button('Сменить'))
    expect(firebase.sendReset).toHaveBeenCalledExactlyOnceWith('a@b.com')
    expect(toastMessages()).toEqual(['Сообщение о смене пароля отправлено вам на почту'])
    expect(toastTypes()).toEqual(['success'])
  })

  it('shows a toast and clears the input when it fails', async () => {
    firebase.sendReset.mockRejectedValue(firebaseError('auth/user-not-found'))
    const { user } = renderWithUser(<ResetScreen />)
    await user.type(field('Email'), 'a@b.com')
    await user.click(button('Сменить'))
    expect(toastMessages()).toEqual(['Что-то пошло не так'])
    expect(toastTypes()).toEqual(['error'])
    expect(field('Email').value).toBe('')
    expect(errorOf('Email')).toBeNull()
  })

  it('shows an error and submits nothing', async () => {
    const { user } = renderWithUser(<ResetScreen />)
    await user.type(field('Email'), 'abc.com')
    await user.click(button('Сменить'))
    expect(errorOf('Email')).toBe('Неправильный формат email')
    expect(firebase.sendReset).not.toHaveBeenCalled()
  })
})

describe('without Firebase settings', () => {
  it.each([
    {
      name: 'login',
      load: () => import('@/components/account/login-screen').then((module) => module.LoginScreen),
      buttons: ['Войти', 'Войти с помощью Google'],
    },
    {
      name: 'registration',
      load: () =>
        import('@/components/account/registration-screen').then((module) => module.RegistrationScreen),
      buttons: ['Отправить'],
    },
    {
      name: 'reset',
      load: () => import('@/components/account/reset-screen').then((module) => module.ResetScreen),
      buttons: ['Сменить'],
    },
  ])('the $name screen shows a notice and disables its buttons', async ({ load, buttons }) => {
    for (const setting of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID']) {
      vi.stubEnv(`NEXT_PUBLIC_FIREBASE_${setting}`, '')
    }
    vi.resetModules()
    const Screen = await load()
    renderWithUser(<Screen />)
    expect(screen.getByText(/^Вход пока не настроен на этом сайте/)).toBeTruthy()
    for (const label of buttons) expect(button(label).disabled, label).toBe(true)
  })
})
