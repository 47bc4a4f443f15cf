import { beforeEach, describe, expect, it, vi } from 'vitest'

import { prepareGoogle, register, sendReset, signIn, signInWithGoogle } from '@/lib/account/auth'

/** The real SDK is tested end to end; here stands what `lib/account/firebase.ts` promises of it. */
const firebase = vi.hoisted(() => ({
  signIn: vi.fn(),
  prepareGoogle: vi.fn(),
  chooseGoogleAccount: vi.fn(),
  register: vi.fn(),
  sendReset: vi.fn(),
  onSession: vi.fn(),
}))
vi.mock('@/lib/account/firebase', () => firebase)

const failure = (code: string, message = `Firebase: Error (${code}).`) =>
  Object.assign(new Error(message), { code })
const lostChunk = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })

beforeEach(() => {
  Object.values(firebase).forEach((call) => call.mockReset().mockResolvedValue(undefined))
  firebase.onSession.mockReturnValue(() => {})
})

const offline = 'Нет соединения. Проверьте интернет и попробуйте ещё раз.'
const tooMany = 'Слишком много попыток. Подождите пару минут и попробуйте снова.'

describe('signIn', () => {
  it('hands e-mail and password on', async () => {
    expect(await signIn('a@b.com', 'Abc1')).toEqual({ ok: true })
    expect(firebase.signIn).toHaveBeenCalledExactlyOnceWith('a@b.com', 'Abc1')
  })

  it.each([
    [failure('auth/user-not-found'), 'Пользователь не найден'],
    [failure('auth/wrong-password'), 'Пользователь не найден'],
    [failure('auth/invalid-credential'), 'Пользователь не найден'],
    [failure('auth/invalid-email'), 'Пользователь не найден'],
    [failure('auth/internal-error'), 'Пользователь не найден'],
    [new Error('anything'), 'Пользователь не найден'],
    ['no error at all', 'Пользователь не найден'],
    [failure('auth/network-request-failed'), offline],
    [lostChunk, offline],
    [failure('auth/too-many-requests'), tooMany],
  ])('puts %s into the words «%s»', async (error, message) => {
    firebase.signIn.mockRejectedValue(error)
    expect(await signIn('a@b.com', 'x')).toEqual({ ok: false, message })
  })
})

describe('signInWithGoogle', () => {
  /** Who has chosen an account in Google's window gets in by this. */
  const enter = vi.fn()
  beforeEach(() => {
    enter.mockReset().mockResolvedValue(undefined)
    firebase.chooseGoogleAccount.mockResolvedValue(enter)
  })

  /** Opens the window; gives the choice of an account there, and how it ends. */
  async function openWindow() {
    let choose = () => {}
    firebase.chooseGoogleAccount.mockReturnValue(new Promise((resolve) => (choose = () => resolve(enter))))
    const ended = signInWithGoogle()
    await vi.waitFor(() => expect(firebase.chooseGoogleAccount).toHaveBeenCalledOnce())
    return () => {
      choose()
      return ended
    }
  }

  it('opens the window and signs in the account chosen there', async () => {
    expect(await signInWithGoogle()).toEqual({ ok: true })
    expect(firebase.chooseGoogleAccount).toHaveBeenCalledOnce()
    expect(enter).toHaveBeenCalledOnce()
    expect(firebase.onSession).toHaveBeenCalledOnce()
  })

  it('shows the message of the provider', async () => {
    firebase.chooseGoogleAccount.mockRejectedValue(failure('auth/internal-error', 'Firebase: broken.'))
    expect(await signInWithGoogle()).toEqual({ ok: false, message: 'Firebase: broken.' })
  })

  it('says what to do before the message of the provider when the window was blocked', async () => {
    firebase.chooseGoogleAccount.mockRejectedValue(failure('auth/popup-blocked', 'Firebase: popup blocked.'))
    expect(await signInWithGoogle()).toEqual({
      ok: false,
      message: 'Браузер не открыл окно Google. Нажмите ещё раз. Firebase: popup blocked.',
    })
  })

  it('leaves in who has got in by e-mail while the window was open', async () => {
    const choose = await openWindow()
    await signIn('a@b.com', 'Abc1')
    expect(await choose()).toEqual({ ok: false, message: undefined })
    expect(enter).not.toHaveBeenCalled()
  })

  it('waits for a sign-in by e-mail that is on its way, and counts when that fails', async () => {
    const choose = await openWindow()
    let refuse = () => {}
    firebase.signIn.mockReturnValue(new Promise((_, reject) => (refuse = () => reject(failure('auth/x')))))
    const byEmail = signIn('a@b.com', 'Abc1')
    const ended = choose()
    await new Promise((resolve) => setTimeout(resolve))
    expect(enter).not.toHaveBeenCalled()
    refuse()
    expect(await byEmail).toMatchObject({ ok: false })
    expect(await ended).toEqual({ ok: true })
    expect(enter).toHaveBeenCalledOnce()
  })

  it('counts after a sign-in by e-mail that was over before', async () => {
    await signIn('a@b.com', 'Abc1')
    const choose = await openWindow()
    expect(await choose()).toEqual({ ok: true })
    expect(enter).toHaveBeenCalledOnce()
  })

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'takes %s for no error',
    async (code) => {
      firebase.chooseGoogleAccount.mockRejectedValue(failure(code))
      expect(await signInWithGoogle()).toEqual({ ok: false, message: undefined })
    },
  )

  it('says so when there is no connection', async () => {
    firebase.chooseGoogleAccount.mockRejectedValue(lostChunk)
    expect(await signInWithGoogle()).toEqual({ ok: false, message: offline })
  })
})

describe('prepareGoogle', () => {
  it('has loaded ahead what the window needs', async () => {
    prepareGoogle()
    await vi.waitFor(() => expect(firebase.prepareGoogle).toHaveBeenCalledOnce())
  })

  it('is silent when that cannot be had', async () => {
    firebase.prepareGoogle.mockImplementation(() => {
      throw lostChunk
    })
    prepareGoogle()
    await vi.waitFor(() => expect(firebase.prepareGoogle).toHaveBeenCalledOnce())
  })
})

describe('register', () => {
  it('hands e-mail and password on', async () => {
    expect(await register('a@b.com', 'Abc1')).toEqual({ ok: true })
    expect(firebase.register).toHaveBeenCalledExactlyOnceWith('a@b.com', 'Abc1')
  })

  it.each([
    [failure('auth/weak-password'), 'Пожалуйста,введите более надёжный пароль'],
    [failure('auth/email-already-in-use'), 'Электронная почта уже используется'],
    [failure('auth/invalid-email'), 'Не удалось зарегистрироваться.Попробуйте позже'],
    [failure('auth/network-request-failed'), 'Не удалось зарегистрироваться.Попробуйте позже'],
    [failure('auth/too-many-requests'), 'Не удалось зарегистрироваться.Попробуйте позже'],
    [lostChunk, 'Не удалось зарегистрироваться.Попробуйте позже'],
  ])('puts %s into the words «%s»', async (error, message) => {
    firebase.register.mockRejectedValue(error)
    expect(await register('a@b.com', 'x')).toEqual({ ok: false, message })
  })
})

describe('sendReset', () => {
  it('hands the e-mail on', async () => {
    expect(await sendReset('a@b.com')).toEqual({ ok: true })
    expect(firebase.sendReset).toHaveBeenCalledExactlyOnceWith('a@b.com')
  })

  it.each([failure('auth/user-not-found'), failure('auth/network-request-failed'), lostChunk])(
    'has one sentence for %s and any other failure',
    async (error) => {
      firebase.sendReset.mockRejectedValue(error)
      expect(await sendReset('a@b.com')).toEqual({ ok: false, message: 'Что-то пошло не так' })
    },
  )
})
