import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'

import { afterFrame } from '@/lib/browser/after-frame'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { useSessionStore } from '@/lib/session/session-store'
import { clearStorage } from '@/lib/storage/storage'
import { useToastsStore } from '@/lib/feedback/toasts-store'

/** A visit as the app sees it: a fresh cache around what is rendered, and stores as on the first visit. */

/** The app's cache, empty for each test. */
export function FreshCache({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ dedupingInterval: 0, provider: () => new Map() }}>{children}</SWRConfig>
}

/** Renders a part of the app; gives the visitor's hands. */
export function renderWithUser(content: ReactNode, options?: Parameters<typeof userEvent.setup>[0]) {
  const user = userEvent.setup(options)
  return { user, ...render(content, { wrapper: FreshCache }) }
}

/** Renders a screen and waits for what follows its title. */
export async function renderScreen(...given: Parameters<typeof renderWithUser>) {
  const visitor = renderWithUser(...given)
  await act(() => new Promise<void>(afterFrame))
  return visitor
}

/** Puts stores, session, toasts and the address back to where a first visit begins. */
export function resetApp() {
  clearStorage()
  useSessionStore.setState({ status: 'unknown', wantedRecipe: undefined })
  useToastsStore.setState({ toasts: [] })
  navigate(paths.welcome, { replace: true })
}

/** The last step is written when it has been seen, or before the next click. */
const writeStep = () => dispatchEvent(new MouseEvent('click'))

/** The hash of the address, the last step included. */
export function currentHash() {
  writeStep()
  return location.hash
}

/** How many entries the history has, the last step included. */
export function historyLength() {
  writeStep()
  return history.length
}

export const setSignedIn = () => useSessionStore.getState().settle({ id: 'user-1', refreshToken: 'token-1' })
export const setSignedOut = () => useSessionStore.getState().settle(undefined)

/** The messages of the toasts that are up. */
export const toastMessages = () => useToastsStore.getState().toasts.map(({ message }) => message)
