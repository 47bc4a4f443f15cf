import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import '@/testing/firebase-settings'
import { LoginScreen } from '@/components/account/login-screen'
import { loadGateCard } from '@/components/recipes/lazy-gate-card'
import { RecipeGate } from '@/components/shell/recipe-gate'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { useSessionStore } from '@/lib/session/session-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { button, firebaseError, pending } from '@/testing/account-forms'
import { stubApi } from '@/testing/api'
import {
  currentHash,
  renderWithUser,
  resetApp,
  setSignedIn,
  setSignedOut,
  toastMessages,
  toastTypes,
} from '@/testing/app'
import { errorOf, field, fill } from '@/testing/form-fields'
import { until } from '@/testing/until'

const firebase = vi.hoisted(() => ({
  signIn: vi.fn(),
  prepareGoogle: vi.fn(),
  chooseGoogleAccount: vi.fn(),
  onSession: vi.fn(),
}))
vi.mock('@/lib/firebase/firebase', () => firebase)

beforeEach(() => {
  resetApp()
  stubApi()
  Object.values(firebase).forEach((call) => call.mockReset().mockResolvedValue(undefined))
  firebase.onSession.mockReturnValue(() => {})
  firebase.chooseGoogleAccount.mockResolvedValue(async () => {})
})

describe('LoginScreen', () => {
  beforeEach(() => navigate(paths.login))

  async function openFilled(email = 'a@b.com', password = 'Abc1') {
    const { user } = renderWithUser(<LoginScreen />)
    await screen.findByLabelText('Email')
    if (email) await fill(user, 'Email', email)
    if (password) await fill(user, 'Пароль', password)
    return user
  }

  it('has links to login, registration and password reset', () => {
    renderWithUser(<LoginScreen />)
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(address('Войти')).toBe('#/login')
    expect(address('Регистрация')).toBe('#/registration')
    expect(address('Забыли пароль? Сбросить пароль')).toBe('#/resetpassword')
    expect(field('Email').autocomplete).toBe('email')
    expect(field('Пароль').autocomplete).toBe('current-password')
  })

  it('shows and hides the password', async () => {
    const user = await openFilled()
    expect(field('Пароль').type).toBe('password')
    await user.click(button('Показать пароль'))
    expect(field('Пароль').type).toBe('text')
    expect(button('Показать пароль').getAttribute('aria-pressed')).toBe('true')
    await user.click(button('Показать пароль'))
    expect(field('Пароль').type).toBe('password')
  })

  it('leads to the categories after a sign-in', async () => {
    const user = await openFilled()
    await user.click(button('Войти'))
    expect(firebase.signIn).toHaveBeenCalledExactlyOnceWith('a@b.com', 'Abc1')
    expect(currentHash()).toBe('#/category')
    expect(toastMessages()).toEqual([])
  })

  it('submits invalid fields too, since the server decides', async () => {
    firebase.signIn.mockRejectedValue(firebaseError('auth/invalid-email'))
    const user = await openFilled('почта', 'x')
    expect(errorOf('Email')).toBe('Используйте латинские символы')
    await user.click(button('Войти'))
    expect(firebase.signIn).toHaveBeenCalledOnce()
    expect(toastMessages()).toEqual(['Пользователь не найден'])
    expect(toastTypes()).toEqual(['error'])
  })

  it('does not submit an empty field', async () => {
    const user = await openFilled('', 'Abc1')
    await user.click(button('Войти'))
    expect(errorOf('Email')).toBe('Обязательное поле')
    expect(errorOf('Пароль')).toBeNull()
    expect(firebase.signIn).not.toHaveBeenCalled()
  })

  it('shows progress and ignores a second click while it is submitting', async () => {
    const resolve = pending(firebase.signIn)
    const user = await openFilled()
    await user.click(button('Войти'))
    expect(button('Войти').disabled).toBe(true)
    expect(button('Войти').getAttribute('aria-busy')).toBe('true')
    expect(button('Войти с помощью Google').disabled).toBe(true)
    await user.click(button('Войти'))
    await user.type(field('Пароль'), '{Enter}')
    await resolve()
    expect(firebase.signIn).toHaveBeenCalledOnce()
    expect(button('Войти').disabled).toBe(false)
  })

  it('offers the recipe that the gate has redirected from, once', async () => {
    useSessionStore.getState().wantPath('/selected_recipe/borscht/')
    const user = await openFilled()
    await user.click(button('Войти'))
    expect(currentHash()).toBe('#/category')
    expect(toastTypes()).toEqual(['info'])
    expect(useSessionStore.getState().wantedPath).toBeUndefined()
    expect(useToastsStore.getState().toasts).toMatchObject([{ path: '/selected_recipe/borscht/' }])
  })

  it('stops offering the recipe once it is open', async () => {
    const path = '/selected_recipe/borscht/'
    useSessionStore.getState().wantPath(path)
    const user = await openFilled()
    await user.click(button('Войти'))
    expect(useSessionStore.getState().offeredPath).toBe(path)
    setSignedIn()
    renderWithUser(<RecipeGate path={path}>Борщ</RecipeGate>)
    expect(useSessionStore.getState().offeredPath).toBeUndefined()
  })

  it('names the recipe of the gate without a preposition at the end of a line', async () => {
    useSessionStore.getState().wantPath('/selected_recipe/borscht/')
    renderWithUser(<LoginScreen />)
    const { parentElement } = await screen.findByText('с говядиной»')
    expect(parentElement?.textContent).toBe('Войдите, чтобы готовить «Борщ с говядиной»')
  })

  it('shows the form together with the card of the recipe above it', async () => {
    useSessionStore.getState().wantPath('/selected_recipe/borscht/')
    Object.assign(loadGateCard, { loaded: undefined })
    renderWithUser(<LoginScreen />)
    expect(screen.queryByLabelText('Email')).toBeNull()
    await screen.findByLabelText('Email')
    expect(screen.getByRole('region', { name: 'Зачем входить' })).toBeTruthy()
  })

  it('signs in without navigating when the visitor has left the page meanwhile', async () => {
    const resolve = pending(firebase.signIn)
    const user = await openFilled()
    await user.click(button('Войти'))
    cleanup()
    navigate(paths.delivery)
    useSessionStore.getState().wantPath('/selected_recipe/borscht/')
    await resolve()
    expect(firebase.onSession).toHaveBeenCalledOnce()
    expect(currentHash()).toBe('#/delivery')
    expect(toastTypes()).toEqual(['info'])
    expect(useSessionStore.getState().wantedPath).toBeUndefined()
  })

  it('leads to the categories after a sign-in with Google', async () => {
    const { user } = renderWithUser(<LoginScreen />)
    await user.click(button('Войти с помощью Google'))
    expect(currentHash()).toBe('#/category')
  })

  it('shows the provider’s message, and nothing when the popup was closed', async () => {
    const { user } = renderWithUser(<LoginScreen />)
    firebase.chooseGoogleAccount.mockRejectedValue(firebaseError('auth/popup-closed-by-user'))
    await user.click(button('Войти с помощью Google'))
    expect(toastMessages()).toEqual([])
    firebase.chooseGoogleAccount.mockRejectedValue(firebaseError('auth/internal-error'))
    await user.click(button('Войти с помощью Google'))
    expect(toastMessages()).toEqual(['Firebase: Error (auth/internal-error).'])
    expect(toastTypes()).toEqual(['error'])
    expect(button('Войти с помощью Google').disabled).toBe(false)
  })

  describe('while Google’s popup is open', () => {
    /** Presses the button; returns what chooses an account in the popup. */
    async function openPopup(user: Awaited<ReturnType<typeof openFilled>>) {
      let choose: (complete: () => Promise<void>) => void = () => {}
      firebase.chooseGoogleAccount.mockReturnValue(new Promise((resolve) => (choose = resolve)))
      await user.click(button('Войти с помощью Google'))
      return choose
    }

    it('shows progress on its button and allows a sign-in by e-mail', async () => {
      const user = await openFilled()
      const choose = await openPopup(user)
      expect(button('Войти с помощью Google').getAttribute('aria-busy')).toBe('true')
      expect(button('Войти').disabled).toBe(false)
      await user.click(button('Войти'))
      expect(currentHash()).toBe('#/category')
      const complete = vi.fn()
      navigate(paths.login)
      await act(async () => choose(complete))
      expect(complete).not.toHaveBeenCalled()
      expect(currentHash()).toBe('#/login')
      expect(toastMessages()).toEqual([])
    })

    it.each([
      ['sees the page again', () => document.dispatchEvent(new Event('visibilitychange'))],
      ['is back in the window', () => window.dispatchEvent(new Event('focus'))],
    ])(
      'can be opened again by a visitor who %s, and shows the progress of the new one',
      async (_, comeBack) => {
        const { user } = renderWithUser(<LoginScreen />)
        let cancel = () => {}
        firebase.chooseGoogleAccount.mockReturnValue(
          new Promise(
            (_resolve, reject) => (cancel = () => reject(firebaseError('auth/cancelled-popup-request'))),
          ),
        )
        await user.click(button('Войти с помощью Google'))
        act(() => void comeBack())
        expect(button('Войти с помощью Google').disabled).toBe(false)
        const choose = await openPopup(user)
        await act(async () => cancel())
        expect(button('Войти с помощью Google').getAttribute('aria-busy')).toBe('true')
        expect(toastMessages()).toEqual([])
        await act(async () => choose(async () => {}))
        expect(currentHash()).toBe('#/category')
      },
    )
  })

  it('prepares Google’s popup when the browser is idle', async () => {
    renderWithUser(<LoginScreen />)
    expect(firebase.prepareGoogle).not.toHaveBeenCalled()
    await until(() => expect(firebase.prepareGoogle).toHaveBeenCalledOnce())
    expect(firebase.chooseGoogleAccount).not.toHaveBeenCalled()
  })

  it('shows links in place of the form to a visitor who is signed in', () => {
    setSignedIn()
    renderWithUser(<LoginScreen />)
    expect(screen.getByText('Вы уже вошли.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Выбрать рецепт' })).toBeTruthy()
    expect(screen.queryByLabelText('Email')).toBeNull()
  })

  it('shows the form once the session turns out to have ended', () => {
    setSignedIn()
    renderWithUser(<LoginScreen />)
    act(setSignedOut)
    expect(screen.getByLabelText('Email')).toBeTruthy()
  })
})
