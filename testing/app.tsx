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

/** Renders parts of the app with an empty SWR cache, and resets the stores to the state of a first visit. */

export function FreshCache({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ dedupingInterval: 0, provider: () => new Map() }}>{children}</SWRConfig>
}

/** Renders a part of the app and returns the queries with a `user` who interacts with it. */
export function renderWithUser(content: ReactNode, options?: Parameters<typeof userEvent.setup>[0]) {
  const user = userEvent.setup(options)
  return { user, ...render(content, { wrapper: FreshCache }) }
}

/** Renders a screen and waits for its body, which is rendered a frame after the title. */
export async function renderScreen(...args: Parameters<typeof renderWithUser>) {
  const rendered = renderWithUser(...args)
  await act(() => new Promise<void>(afterFrame))
  return rendered
}

/** Resets stores, session, toasts and route to the state of a first visit. */
export function resetApp() {
  clearStorage()
  useSessionStore.setState({ status: 'unknown', wantedPath: undefined, offeredPath: undefined })
  useToastsStore.setState({ toasts: [] })
  navigate(paths.welcome, { replace: true })
}

export const currentHash = () => location.hash

/** The number of history entries. */
export const historyLength = () => history.length

export const setSignedIn = () => useSessionStore.getState().settle({ id: 'user-1', refreshToken: 'token-1' })
export const setSignedOut = () => useSessionStore.getState().settle(undefined)

export const toastMessages = () => useToastsStore.getState().toasts.map(({ message }) => message)

export const toastTypes = () => useToastsStore.getState().toasts.map(({ type }) => type)
