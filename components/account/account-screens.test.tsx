import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { LoginScreen } from '@/components/account/login-screen'
import { RegistrationScreen } from '@/components/account/registration-screen'
import { ResetScreen } from '@/components/account/reset-screen'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { useSessionStore } from '@/lib/session/session-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { address, signedIn, startAfresh, toastMessages, visit } from '@/testing/app'

/** Settings are read on import, so they have to be there before. */
vi.hoisted(() => {
  vi.stubEnv('NEXT_PUBLIC_FIREBASE_API_KEY', 'key')
  vi.stubEnv('NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'demo.firebaseapp.com')
  vi.stubEnv('NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'demo')
  vi.stubEnv('NEXT_PUBLIC_FIREBASE_APP_ID', '1:2:web:3')
})

const firebase = vi.hoisted(() => ({
  signIn: vi.fn(),
  prepareGoogle: vi.fn(),
  chooseGoogleAccount: vi.fn(),
  register: vi.fn(),
  sendReset: vi.fn(),
  onSession: vi.fn(),
}))
vi.mock('@/lib/account/firebase', () => firebase)

beforeEach(() => {
  startAfresh()
  Object.values(firebase).forEach((call) => call.mockReset().mockResolvedValue(undefined))
  firebase.onSession.mockReturnValue(() => {})
  firebase.chooseGoogleAccount.mockResolvedValue(async () => {})
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const failure = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code })
const errorOf = (label: string) => {
  const id = field(label).getAttribute('aria-describedby')
  return id === null ? null : document.getElementById(id)?.textContent
}
const toastTypes = () => useToastsStore.getState().toasts.map(({ type }) => type)

/** A call that the test answers when it likes. */
function pending(call: typeof firebase.signIn) {
  let answer = () => {}
  call.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)))
  return () => act(async () => answer())
}

describe('the login', () => {
  beforeEach(() => navigate(paths.login))

  async function openFilled(email = 'a@b.com', password = 'Abc1') {
    const { user } = visit(<LoginScreen />)
    if (email) await user.type(field('Email'), email)
    if (password) await user.type(field('Пароль'), password)
    return user
  }

  it('has its two sections and the way to a new password', () => {
    visit(<LoginScreen />)
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

  it('leads to the categories', async () => {
    const user = await openFilled()
    await user.click(button('Войти'))
    expect(firebase.signIn).toHaveBeenCalledExactlyOnceWith('a@b.com', 'Abc1')
    expect(address()).toBe('#/category')
    expect(toastMessages()).toEqual([])
  })

  it('asks the server whatever the fields hold: it is the judge', async () => {
    firebase.signIn.mockRejectedValue(failure('auth/invalid-email'))
    const user = await openFilled('почта', 'x')
    expect(errorOf('Email')).toBe('Используйте латинские символы')
    await user.click(button('Войти'))
    expect(firebase.signIn).toHaveBeenCalledOnce()
    expect(toastMessages()).toEqual(['Пользователь не найден'])
    expect(toastTypes()).toEqual(['error'])
  })

  it('sends nothing while a field is empty', async () => {
    const user = await openFilled('', 'Abc1')
    await user.click(button('Войти'))
    expect(errorOf('Email')).toBe('Обязательное поле')
    expect(errorOf('Пароль')).toBeNull()
    expect(firebase.signIn).not.toHaveBeenCalled()
  })

  it('shows progress and takes no second click while it is being sent', async () => {
    const answer = pending(firebase.signIn)
    const user = await openFilled()
    await user.click(button('Войти'))
    expect(button('Войти').disabled).toBe(true)
    expect(button('Войти').getAttribute('aria-busy')).toBe('true')
    expect(button('Войти с помощью Google').disabled).toBe(true)
    await user.click(button('Войти'))
    await user.type(field('Пароль'), '{Enter}')
    await answer()
    expect(firebase.signIn).toHaveBeenCalledOnce()
    expect(button('Войти').disabled).toBe(false)
  })

  it('offers the recipe that the gate had turned the visitor away from, once', async () => {
    useSessionStore.getState().wantRecipe('/selected_recipe/borscht/')
    const user = await openFilled()
    await user.click(button('Войти'))
    expect(address()).toBe('#/category')
    expect(toastTypes()).toEqual(['info'])
    expect(useSessionStore.getState().wantedRecipe).toBeUndefined()
    act(() => useToastsStore.getState().toasts[0]?.onClick?.())
    expect(address()).toBe('#/selected_recipe/borscht/')
  })

  it('counts when the visitor has gone on meanwhile, and leads nowhere', async () => {
    const answer = pending(firebase.signIn)
    const user = await openFilled()
    await user.click(button('Войти'))
    cleanup()
    navigate(paths.delivery)
    useSessionStore.getState().wantRecipe('/selected_recipe/borscht/')
    await answer()
    expect(firebase.onSession).toHaveBeenCalledOnce()
    expect(address()).toBe('#/delivery')
    expect(toastTypes()).toEqual(['info'])
    expect(useSessionStore.getState().wantedRecipe).toBeUndefined()
  })

  it('by Google leads to the categories too', async () => {
    const { user } = visit(<LoginScreen />)
    await user.click(button('Войти с помощью Google'))
    expect(address()).toBe('#/category')
  })

  it('by Google shows the provider’s own message, and nothing when its window was closed', async () => {
    const { user } = visit(<LoginScreen />)
    firebase.chooseGoogleAccount.mockRejectedValue(failure('auth/popup-closed-by-user'))
    await user.click(button('Войти с помощью Google'))
    expect(toastMessages()).toEqual([])
    firebase.chooseGoogleAccount.mockRejectedValue(failure('auth/internal-error'))
    await user.click(button('Войти с помощью Google'))
    expect(toastMessages()).toEqual(['Firebase: Error (auth/internal-error).'])
    expect(button('Войти с помощью Google').disabled).toBe(false)
  })

  describe('while Google’s window is open', () => {
    /** Presses the button; gives what chooses an account in the window. */
    async function openWindow(user: Awaited<ReturnType<typeof openFilled>>) {
      let choose: (enter: () => Promise<void>) => void = () => {}
      firebase.chooseGoogleAccount.mockReturnValue(new Promise((resolve) => (choose = resolve)))
      await user.click(button('Войти с помощью Google'))
      return choose
    }

    it('shows progress on its button, and lets in by e-mail', async () => {
      const user = await openFilled()
      const choose = await openWindow(user)
      expect(button('Войти с помощью Google').getAttribute('aria-busy')).toBe('true')
      expect(button('Войти').disabled).toBe(false)
      await user.click(button('Войти'))
      expect(address()).toBe('#/category')
      const enter = vi.fn()
      navigate(paths.login)
      await act(async () => choose(enter))
      expect(enter).not.toHaveBeenCalled()
      expect(address()).toBe('#/login')
      expect(toastMessages()).toEqual([])
    })

    it.each([
      ['looks at the page again', () => document.dispatchEvent(new Event('visibilitychange'))],
      ['is back in its window', () => window.dispatchEvent(new Event('focus'))],
    ])('opens it anew for a visitor who %s, and shows progress of that one', async (_, comeBack) => {
      const { user } = visit(<LoginScreen />)
      let cancel = () => {}
      firebase.chooseGoogleAccount.mockReturnValue(
        new Promise((_resolve, reject) => (cancel = () => reject(failure('auth/cancelled-popup-request')))),
      )
      await user.click(button('Войти с помощью Google'))
      act(() => void comeBack())
      expect(button('Войти с помощью Google').disabled).toBe(false)
      const choose = await openWindow(user)
      await act(async () => cancel())
      expect(button('Войти с помощью Google').getAttribute('aria-busy')).toBe('true')
      expect(toastMessages()).toEqual([])
      await act(async () => choose(async () => {}))
      expect(address()).toBe('#/category')
    })
  })

  it('has Google’s window prepared once there is time', async () => {
    visit(<LoginScreen />)
    expect(firebase.prepareGoogle).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(firebase.prepareGoogle).toHaveBeenCalledOnce())
    expect(firebase.chooseGoogleAccount).not.toHaveBeenCalled()
  })

  it('tells a visitor who is already in', () => {
    signedIn()
    visit(<LoginScreen />)
    expect(screen.getByText('Вы уже вошли.')).toBeTruthy()
  })
})

describe('the registration', () => {
  beforeEach(() => navigate(paths.registration))

  async function openFilled(email: string, password: string, confirmation = password) {
    const { user } = visit(<RegistrationScreen />)
    await user.type(field('Email'), email)
    await user.type(field('Пароль'), password)
    await user.type(field('Подтвердить пароль'), confirmation)
    return user
  }

  it('leads to the login', async () => {
    const user = await openFilled('a@b.com', 'Abc1')
    expect(field('Пароль').autocomplete).toBe('new-password')
    await user.click(button('Отправить'))
    expect(firebase.register).toHaveBeenCalledExactlyOnceWith('a@b.com', 'Abc1')
    expect(address()).toBe('#/login')
    expect(toastTypes()).toEqual(['success'])
  })

  it('leads nowhere when the visitor has gone on meanwhile', async () => {
    const answer = pending(firebase.register)
    const user = await openFilled('a@b.com', 'Abc1')
    await user.click(button('Отправить'))
    cleanup()
    navigate(paths.delivery)
    await answer()
    expect(address()).toBe('#/delivery')
    expect(toastTypes()).toEqual(['success'])
  })

  it('with errors shows them and sends nothing', async () => {
    const { user } = visit(<RegistrationScreen />)
    await user.click(button('Отправить'))
    for (const label of ['Email', 'Пароль', 'Подтвердить пароль'])
      expect(errorOf(label)).toBe('Обязательное поле')
    expect(firebase.register).not.toHaveBeenCalled()
    expect(toastMessages()).toEqual([])
  })

  it('with passwords that differ adds a toast', async () => {
    const user = await openFilled('a@b.com', 'Abc1', 'Abc2')
    expect(errorOf('Подтвердить пароль')).toBe('Пароли не совпадают')
    await user.click(button('Отправить'))
    expect(toastMessages()).toEqual(['Пожалуйста,убедитесь что ваши пароли совпадают'])
    expect(firebase.register).not.toHaveBeenCalled()
  })

  it('says why it failed and lets the visitor try again', async () => {
    firebase.register.mockRejectedValue(failure('auth/email-already-in-use'))
    const user = await openFilled('a@b.com', 'Abc1')
    await user.click(button('Отправить'))
    expect(toastMessages()).toEqual(['Электронная почта уже используется'])
    expect(toastTypes()).toEqual(['error'])
    expect(button('Отправить').disabled).toBe(false)
    expect(field('Email').value).toBe('a@b.com')
  })

  it('takes no second click while it is being sent', async () => {
    const answer = pending(firebase.register)
    const user = await openFilled('a@b.com', 'Abc1')
    await user.click(button('Отправить'))
    expect(button('Отправить').getAttribute('aria-busy')).toBe('true')
    await user.click(button('Отправить'))
    await answer()
    expect(firebase.register).toHaveBeenCalledOnce()
  })
})

describe('the reset of a password', () => {
  it('sends a message to the address', async () => {
    const { user } = visit(<ResetScreen />)
    expect(screen.getByRole('heading', { level: 1, name: 'Сброс пароля' })).toBeTruthy()
    expect(screen.getByText('Пожалуйста введите email')).toBeTruthy()
    await user.type(field('Email'), ' a@b.com ')
    await user.click(button('Сменить'))
    expect(firebase.sendReset).toHaveBeenCalledExactlyOnceWith('a@b.com')
    expect(toastMessages()).toEqual(['Сообщение о смене пароля отправлено вам на почту'])
    expect(toastTypes()).toEqual(['success'])
  })

  it('that fails says so and clears the input', async () => {
    firebase.sendReset.mockRejectedValue(failure('auth/user-not-found'))
    const { user } = visit(<ResetScreen />)
    await user.type(field('Email'), 'a@b.com')
    await user.click(button('Сменить'))
    expect(toastMessages()).toEqual(['Что-то пошло не так'])
    expect(field('Email').value).toBe('')
    expect(errorOf('Email')).toBeNull()
  })

  it('with an error shows it and sends nothing', async () => {
    const { user } = visit(<ResetScreen />)
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
  ])('the $name says so, and its buttons are disabled', async ({ load, buttons }) => {
    for (const setting of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID']) {
      vi.stubEnv(`NEXT_PUBLIC_FIREBASE_${setting}`, '')
    }
    vi.resetModules()
    const Screen = await load()
    visit(<Screen />)
    expect(screen.getByText(/^Вход пока не настроен на этом сайте/)).toBeTruthy()
    for (const label of buttons) expect(button(label).disabled, label).toBe(true)
  })
})
