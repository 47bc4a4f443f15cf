import { BroadcastChannel } from 'node:worker_threads'

import { expect, it, onTestFinished, vi } from 'vitest'

import { paths } from '@/lib/router/routes'
import { until } from '@/testing/until'

/** One database for all tabs. */
const database = vi.hoisted((): { opened?: Promise<object> } => ({}))
vi.mock('idb-keyval', () => (database.opened ??= import('@/testing/memory-records')))

/** Another tab of the browser: its modules and stores, signed in without a network. */
async function openTab(userId: string, email?: string) {
  vi.resetModules()
  const sync = await import('@/lib/household/sync')
  const { useSyncStore } = await import('@/lib/household/sync-store')
  const { useSessionStore } = await import('@/lib/session/session-store')
  const signIn = (id: string) => {
    useSessionStore.setState({ status: 'in', access: id, owner: id, email })
    return sync.startSync(id)
  }
  await signIn(userId)
  onTestFinished(() => sync.forgetSync())
  return { ...sync, signIn, state: useSyncStore.getState }
}

it('pauses all tabs of the browser, and goes on in all of them', async () => {
  vi.stubGlobal('BroadcastChannel', BroadcastChannel)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const [first, second] = [await openTab('anya'), await openTab('anya')]
  await until(() => expect(second.state().status).toBe('waiting'))
  await second.pauseSync('anya')
  await until(() => expect([first, second].map(({ state }) => state().isPaused)).toEqual([true, true]))
  expect([first, second].map(({ state }) => state().status)).toEqual(['off', 'off'])
  await first.resumeSync('anya')
  await until(() => expect([first, second].map(({ state }) => state().isPaused)).toEqual([false, false]))
  await until(() => expect([first, second].map(({ state }) => state().status)).toContain('waiting'))
})

it('goes on for the user who signs in while the documents of another one are forgotten', async () => {
  vi.stubGlobal('BroadcastChannel', BroadcastChannel)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const tab = await openTab('anya')
  await until(() => expect(tab.state().status).toBe('waiting'))
  await tab.signIn('petya')
  await tab.forgetSync('anya')
  await until(() => expect(tab.state().status).toBe('waiting'))
})

it('starts the demo account of the emulator paused, until somebody goes on', async () => {
  vi.stubGlobal('BroadcastChannel', BroadcastChannel)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubEnv('NEXT_PUBLIC_AUTH_EMULATOR', 'http://localhost:9099')
  const email = 'demo@tasty.ru'
  const first = await openTab('demo', email)
  expect(first.state()).toMatchObject({ isPaused: true, status: 'off' })
  await first.resumeSync('demo')
  expect(first.state().isPaused).toBe(false)
  expect((await openTab('demo', email)).state().isPaused).toBe(false)
  vi.stubEnv('NEXT_PUBLIC_AUTH_EMULATOR', '')
  expect((await openTab('another', email)).state().isPaused).toBe(false)
})

it.each([
  ['the network is back', async () => void dispatchEvent(new Event('online'))],
  [
    'the visitor navigates',
    async () => {
      const { getPosition, navigate } = await import('@/lib/router/navigation')
      navigate(getPosition().path === paths.list ? paths.plan : paths.list)
    },
  ],
])('loads the session again, which could not be loaded, when %s', async (_, trigger) => {
  vi.stubGlobal('BroadcastChannel', BroadcastChannel)
  let attempts = 0
  vi.doMock('@/lib/household/sync-session', () => {
    attempts += 1
    if (attempts === 1) throw new Error('The chunk could not be loaded.')
    return vi.importActual('@/lib/household/sync-session')
  })
  onTestFinished(() => void vi.doUnmock('@/lib/household/sync-session'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const tab = await openTab('petya')
  await until(() => expect(attempts).toBe(1))
  expect(tab.state().status).toBe('off')
  await until(async () => {
    await trigger()
    expect(tab.state().status).toBe('waiting')
  })
})
