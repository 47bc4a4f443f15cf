import { expect, it, vi } from 'vitest'

import { openApp } from './open-app'

const scope = 'https://host.test/tasty/'
const path = '/selected_recipe/borscht/?step=2'

/** Calls `openApp` while windows with these URLs are open, the most recently used one first. */
async function openAppWith(...urls: string[]) {
  const windows = urls.map((url) => ({ url, postMessage: vi.fn(), focus: vi.fn(async () => {}) }))
  const clients = { matchAll: vi.fn(async () => windows), openWindow: vi.fn(async () => {}) }
  await openApp(clients, scope, path)
  return { windows, ...clients }
}

it('focuses the most recently used window and navigates it to the path', async () => {
  const { windows, matchAll, openWindow } = await openAppWith(`${scope}?from=home#/shop`, scope)
  const [latest, other] = windows
  expect(latest?.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'OPEN', path })
  expect(latest?.focus).toHaveBeenCalledOnce()
  expect(other?.postMessage).not.toHaveBeenCalled()
  expect(other?.focus).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
  // The page of a first visit is not controlled yet.
  expect(matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true })
})

it.each([[[]], [[`${scope}styleguide/`, 'https://host.test/', 'https://host.test/other/#/tasty/']]])(
  'opens a new window at the path when no window shows the app: %j',
  async (urls) => {
    const { windows, openWindow } = await openAppWith(...urls)
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${scope}#${path}`)
    windows.forEach(({ postMessage }) => expect(postMessage).not.toHaveBeenCalled())
  },
)
