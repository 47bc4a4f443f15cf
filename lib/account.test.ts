import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { SessionUser } from '@/lib/stores/session-store'
import { closeEarlierTabs } from '@/testing/tabs'

/** The real SDK is tested end to end; here stands what `lib/firebase.ts` promises of it. */
const firebase = vi.hoisted(() => ({
  onSession: vi.fn(),
  signIn: vi.fn(),
  signInWithGoogle: vi.fn(),
  register: vi.fn(),
  sendReset: vi.fn(),
  signOut: vi.fn(),
}))
vi.mock('@/lib/firebase', () => firebase)

const settings = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'demo',
  NEXT_PUBLIC_FIREBASE_APP_ID: '1:2:web:3',
}

async function load({ isConfigured = true } = {}) {
  Object.entries(settings).forEach(([name, value]) => vi.stubEnv(name, isConfigured ? value : ''))
  vi.resetModules()
  const [account, { useSessionStore }] = await Promise.all([
    import('@/lib/account'),
    import('@/lib/stores/session-store'),
  ])
  vi.unstubAllEnvs()
  return { ...account, session: useSessionStore.getState }
}

const failure = (code: string, message = `Firebase: Error (${code}).`) =>
  Object.assign(new Error(message), { code })
const lostChunk = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })
const user = { id: 'user-1', refreshToken: 'token-1' }

beforeEach(() => {
  closeEarlierTabs()
  Object.values(firebase).forEach((call) => call.mockReset().mockResolvedValue(undefined))
})

const offline = 'Нет соединения. Проверьте интернет и попробуйте ещё раз.'
const tooMany = 'Слишком много попыток. Подождите пару минут и попробуйте снова.'

describe('signIn', () => {
  it('hands e-mail and password on', async () => {
    const { signIn } = await load()
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
    expect(await (await load()).signIn('a@b.com', 'x')).toEqual({ ok: false, message })
  })
})

describe('signInWithGoogle', () => {
  it('opens the window', async () => {
    expect(await (await load()).signInWithGoogle()).toEqual({ ok: true })
    expect(firebase.signInWithGoogle).toHaveBeenCalledOnce()
  })

  it('shows the message of the provider', async () => {
    firebase.signInWithGoogle.mockRejectedValue(failure('auth/popup-blocked', 'Firebase: popup blocked.'))
    expect(await (await load()).signInWithGoogle()).toEqual({
      ok: false,
      message: 'Firebase: popup blocked.',
    })
  })

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'takes %s for no error',
    async (code) => {
      firebase.signInWithGoogle.mockRejectedValue(failure(code))
      expect(await (await load()).signInWithGoogle()).toEqual({ ok: false, message: undefined })
    },
  )

  it('says so when there is no connection', async () => {
    firebase.signInWithGoogle.mockRejectedValue(lostChunk)
    expect(await (await load()).signInWithGoogle()).toEqual({ ok: false, message: offline })
  })
})

describe('register', () => {
  it('hands e-mail and password on', async () => {
    const { register } = await load()
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
    expect(await (await load()).register('a@b.com', 'x')).toEqual({ ok: false, message })
  })
})

describe('sendReset', () => {
  it('hands the e-mail on', async () => {
    expect(await (await load()).sendReset('a@b.com')).toEqual({ ok: true })
    expect(firebase.sendReset).toHaveBeenCalledExactlyOnceWith('a@b.com')
  })

  it.each([failure('auth/user-not-found'), failure('auth/network-request-failed'), lostChunk])(
    'has one sentence for %s and any other failure',
    async (error) => {
      firebase.sendReset.mockRejectedValue(error)
      expect(await (await load()).sendReset('a@b.com')).toEqual({ ok: false, message: 'Что-то пошло не так' })
    },
  )
})

describe('startSession', () => {
  /** Starts, and waits until Firebase has been asked; gives what Firebase calls back. */
  async function start(account: Awaited<ReturnType<typeof load>>) {
    const stop = account.startSession()
    await vi.waitFor(() => expect(firebase.onSession).toHaveBeenCalled())
    return { stop, tell: firebase.onSession.mock.lastCall?.[0] as (user: SessionUser | undefined) => void }
  }

  it('settles the session by what Firebase says, at every change', async () => {
    const account = await load()
    const { tell } = await start(account)
    expect(account.session().status).toBe('unknown')
    tell(user)
    expect(account.session()).toMatchObject({ status: 'in', access: 'user-1', refresh: 'token-1' })
    tell(undefined)
    expect(account.session().status).toBe('out')
  })

  it('stops listening', async () => {
    const stopListening = vi.fn()
    firebase.onSession.mockReturnValue(stopListening)
    const { stop } = await start(await load())
    stop()
    expect(stopListening).toHaveBeenCalledOnce()
  })

  it('does not begin to listen when it was stopped before Firebase had loaded', async () => {
    const { startSession } = await load()
    startSession()()
    await import('@/lib/firebase')
    expect(firebase.onSession).not.toHaveBeenCalled()
  })

  it.each([
    ['user-1', 'in'],
    ['', 'out'],
  ])('goes by the stored access %j when Firebase cannot be asked: %s', async (access, status) => {
    if (access) localStorage.setItem('access', access)
    firebase.onSession.mockImplementation(() => {
      throw new Error('IndexedDB is gone')
    })
    const account = await load()
    await start(account)
    await vi.waitFor(() => expect(account.session().status).toBe(status))
  })
})

describe('logOut', () => {
  it('ends the session and wipes all local storage', async () => {
    localStorage.setItem('shopList', '["Соль"]')
    localStorage.setItem('of another app', '1')
    const { logOut, session } = await load()
    session().settle(user)
    await logOut()
    expect(firebase.signOut).toHaveBeenCalledOnce()
    expect(session()).toMatchObject({ status: 'out', access: undefined, refresh: undefined })
    expect(localStorage).toHaveLength(0)
  })

  it('does so without a network too', async () => {
    firebase.signOut.mockRejectedValue(failure('auth/network-request-failed'))
    const { logOut, session } = await load()
    session().settle(user)
    await logOut()
    expect(session().status).toBe('out')
    expect(localStorage).toHaveLength(0)
  })
})

describe('without Firebase settings', () => {
  it('nobody can sign in, and everybody is signed out at once', async () => {
    localStorage.setItem('access', 'user-1')
    const { isAccountConfigured, startSession, session } = await load({ isConfigured: false })
    expect(isAccountConfigured).toBe(false)
    startSession()()
    expect(session().status).toBe('out')
    expect(localStorage.getItem('access')).toBeNull()
    expect(firebase.onSession).not.toHaveBeenCalled()
  })

  it('logging out wipes the storage without asking for Firebase', async () => {
    localStorage.setItem('shopList', '["Соль"]')
    const { logOut } = await load({ isConfigured: false })
    await logOut()
    expect(localStorage).toHaveLength(0)
    expect(firebase.signOut).not.toHaveBeenCalled()
  })
})
