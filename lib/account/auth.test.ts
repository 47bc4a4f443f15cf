import { beforeEach, describe, expect, it, vi } from 'vitest'

import { prepareGoogle, register, sendReset, signIn, signInWithGoogle } from '@/lib/account/auth'
import { until } from '@/testing/until'

/** Stands for `lib/firebase/firebase.ts`; the real SDK is tested end to end. */
const firebase = vi.hoisted(() => ({
  signIn: vi.fn(),
  prepareGoogle: vi.fn(),
  chooseGoogleAccount: vi.fn(),
  register: vi.fn(),
  sendReset: vi.fn(),
  onSession: vi.fn(),
}))
vi.mock('@/lib/firebase/firebase', () => firebase)

const failure = (code: string, message = `Firebase: Error (${code}).`) =>
  Object.assign(new Error(message), { code })
const lostChunk = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })

beforeEach(() => {
  Object.values(firebase).forEach((call) => call.mockReset().mockResolvedValue(undefined))
  firebase.onSession.mockReturnValue(() => {})
})

const offline = 'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.'
const tooMany = 'Слишком много попыток. Подождите пару минут и попробуйте снова.'

describe('signIn', () => {
  it('passes e-mail and password to Firebase', async () => {
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
  ])('translates %s to «%s»', async (error, message) => {
    firebase.signIn.mockRejectedValue(error)
    expect(await signIn('a@b.com', 'x')).toEqual({ ok: false, message })
  })
})

describe('signInWithGoogle', () => {
  /** Completes the sign-in after an account was chosen in the popup. */
  const complete = vi.fn()
  beforeEach(() => {
    complete.mockReset().mockResolvedValue(undefined)
    firebase.chooseGoogleAccount.mockResolvedValue(complete)
  })

  /** Opens the popup; returns what chooses an account there and resolves with the result. */
  async function openPopup() {
    let choose = () => {}
    firebase.chooseGoogleAccount.mockReturnValue(new Promise((resolve) => (choose = () => resolve(complete))))
    const ended = signInWithGoogle()
    await until(() => expect(firebase.chooseGoogleAccount).toHaveBeenCalledOnce())
    return () => {
      choose()
      return ended
    }
  }

  it('opens the popup and signs in the account that is chosen there', async () => {
    expect(await signInWithGoogle()).toEqual({ ok: true })
    expect(firebase.chooseGoogleAccount).toHaveBeenCalledOnce()
    expect(complete).toHaveBeenCalledOnce()
    expect(firebase.onSession).toHaveBeenCalledOnce()
  })

  it('returns the provider’s message', async () => {
    firebase.chooseGoogleAccount.mockRejectedValue(failure('auth/internal-error', 'Firebase: broken.'))
    expect(await signInWithGoogle()).toEqual({ ok: false, message: 'Firebase: broken.' })
  })

  it("shows the provider's message where the network failed on the way, after a sentence of ours", async () => {
    firebase.chooseGoogleAccount.mockRejectedValue(
      failure('auth/network-request-failed', 'Firebase: A network error has occurred.'),
    )
    expect(await signInWithGoogle()).toEqual({
      ok: false,
      message:
        'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз. Firebase: A network error has occurred.',
    })
  })

  it('adds what to do to the provider’s message when the popup was blocked', async () => {
    firebase.chooseGoogleAccount.mockRejectedValue(failure('auth/popup-blocked', 'Firebase: popup blocked.'))
    expect(await signInWithGoogle()).toEqual({
      ok: false,
      message: 'Браузер не открыл окно Google. Нажмите ещё раз. Firebase: popup blocked.',
    })
  })

  it('is discarded when a sign-in by e-mail has succeeded while the popup was open', async () => {
    const choose = await openPopup()
    await signIn('a@b.com', 'Abc1')
    expect(await choose()).toEqual({ ok: false, message: undefined })
    expect(complete).not.toHaveBeenCalled()
  })

  it('waits for a pending sign-in by e-mail and completes when that one fails', async () => {
    const choose = await openPopup()
    let refuse = () => {}
    firebase.signIn.mockReturnValue(new Promise((_, reject) => (refuse = () => reject(failure('auth/x')))))
    const byEmail = signIn('a@b.com', 'Abc1')
    const ended = choose()
    await new Promise((resolve) => setTimeout(resolve))
    expect(complete).not.toHaveBeenCalled()
    refuse()
    expect(await byEmail).toMatchObject({ ok: false })
    expect(await ended).toEqual({ ok: true })
    expect(complete).toHaveBeenCalledOnce()
  })

  it('completes after a sign-in by e-mail that ended before the popup opened', async () => {
    await signIn('a@b.com', 'Abc1')
    const choose = await openPopup()
    expect(await choose()).toEqual({ ok: true })
    expect(complete).toHaveBeenCalledOnce()
  })

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'returns no message for %s',
    async (code) => {
      firebase.chooseGoogleAccount.mockRejectedValue(failure(code))
      expect(await signInWithGoogle()).toEqual({ ok: false, message: undefined })
    },
  )

  it('adds the error’s own message after the offline message when the SDK cannot be loaded', async () => {
    firebase.chooseGoogleAccount.mockRejectedValue(lostChunk)
    expect(await signInWithGoogle()).toEqual({
      ok: false,
      message: 'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз. Loading chunk 12 failed.',
    })
  })
})

describe('prepareGoogle', () => {
  it('preloads what the popup needs', async () => {
    prepareGoogle()
    await until(() => expect(firebase.prepareGoogle).toHaveBeenCalledOnce())
  })

  it('ignores a failure', async () => {
    firebase.prepareGoogle.mockImplementation(() => {
      throw lostChunk
    })
    prepareGoogle()
    await until(() => expect(firebase.prepareGoogle).toHaveBeenCalledOnce())
  })
})

describe('register', () => {
  it('passes e-mail and password to Firebase', async () => {
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
  ])('translates %s to «%s»', async (error, message) => {
    firebase.register.mockRejectedValue(error)
    expect(await register('a@b.com', 'x')).toEqual({ ok: false, message })
  })
})

describe('sendReset', () => {
  it('passes the e-mail to Firebase', async () => {
    expect(await sendReset('a@b.com')).toEqual({ ok: true })
    expect(firebase.sendReset).toHaveBeenCalledExactlyOnceWith('a@b.com')
  })

  it.each([failure('auth/user-not-found'), failure('auth/network-request-failed'), lostChunk])(
    'returns the same message for %s as for any other failure',
    async (error) => {
      firebase.sendReset.mockRejectedValue(error)
      expect(await sendReset('a@b.com')).toEqual({ ok: false, message: 'Что-то пошло не так' })
    },
  )
})
