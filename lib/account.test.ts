import { beforeEach, describe, expect, it, vi } from 'vitest'

import { register, sendReset, signIn, signInWithGoogle } from '@/lib/account'

/** The real SDK is tested end to end; here stands what `lib/firebase.ts` promises of it. */
const firebase = vi.hoisted(() => ({
  signIn: vi.fn(),
  signInWithGoogle: vi.fn(),
  register: vi.fn(),
  sendReset: vi.fn(),
  onSession: vi.fn(),
}))
vi.mock('@/lib/firebase', () => firebase)

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
  it('opens the window', async () => {
    expect(await signInWithGoogle()).toEqual({ ok: true })
    expect(firebase.signInWithGoogle).toHaveBeenCalledOnce()
  })

  it('shows the message of the provider', async () => {
    firebase.signInWithGoogle.mockRejectedValue(failure('auth/popup-blocked', 'Firebase: popup blocked.'))
    expect(await signInWithGoogle()).toEqual({
      ok: false,
      message: 'Firebase: popup blocked.',
    })
  })

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'takes %s for no error',
    async (code) => {
      firebase.signInWithGoogle.mockRejectedValue(failure(code))
      expect(await signInWithGoogle()).toEqual({ ok: false, message: undefined })
    },
  )

  it('says so when there is no connection', async () => {
    firebase.signInWithGoogle.mockRejectedValue(lostChunk)
    expect(await signInWithGoogle()).toEqual({ ok: false, message: offline })
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
