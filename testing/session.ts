import { vi } from 'vitest'

import { demoSettings } from '@/scripts/demo-project'
import { closeEarlierTabs } from '@/testing/browser-tabs'

/** The session of a new tab, in which mocks stand for Firebase, the backup and the exported file. */

/** Functions of `lib/firebase/firebase.ts`; the real SDK is tested end to end. */
const mocks = vi.hoisted(() => ({
  firebase: { onSession: vi.fn(), signIn: vi.fn(), chooseGoogleAccount: vi.fn(), signOut: vi.fn() },
  backup: { backUp: vi.fn(), restoreBackup: vi.fn(), offerRestore: vi.fn() },
  downloadExportFile: vi.fn(),
}))
vi.mock('@/lib/firebase/firebase', () => mocks.firebase)
vi.mock('@/lib/account/account-backup', () => mocks.backup)
vi.mock('@/lib/user-data/export-file', () => ({ downloadExportFile: mocks.downloadExportFile }))

export const { firebase, backup, downloadExportFile } = mocks

export const user = { id: 'user-1', refreshToken: 'token-1' }

/** Lets every mock succeed. Call it before each test. */
export function resetSession() {
  closeEarlierTabs()
  for (const call of [...Object.values(firebase), ...Object.values(backup), downloadExportFile])
    call.mockReset().mockResolvedValue(undefined)
  firebase.onSession.mockReturnValue(() => {})
  firebase.chooseGoogleAccount.mockResolvedValue(async () => {})
}

/** Imports the session afresh, as a new tab does. */
export async function loadSession({ isConfigured = true } = {}) {
  Object.entries(demoSettings).forEach(([name, value]) => vi.stubEnv(name, isConfigured ? value : ''))
  vi.resetModules()
  const [session, { signIn, signInWithGoogle }, { useSessionStore }, { useToastsStore }] = await Promise.all([
    import('@/lib/account/session'),
    import('@/lib/account/auth'),
    import('@/lib/session/session-store'),
    import('@/lib/feedback/toasts-store'),
  ])
  vi.unstubAllEnvs()
  return {
    ...session,
    signIn: () => signIn('a@b.com', 'Abc1'),
    signInWithGoogle,
    session: useSessionStore.getState,
    toasts: () => useToastsStore.getState().toasts,
  }
}
