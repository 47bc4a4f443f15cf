import { expect, it, vi } from 'vitest'

import { openApp } from './open-app'

const scope = 'https://host.test/tasty/'
const path = '/selected_recipe/borscht/?step=2'

/** A tap on a notification while windows of these addresses are open, the one that was used last first. */
async function tap(...addresses: string[]) {
  const windows = addresses.map((url) => ({ url, postMessage: vi.fn(), focus: vi.fn(async () => {}) }))
  const clients = { matchAll: vi.fn(async () => windows), openWindow: vi.fn(async () => {}) }
  await openApp(clients, scope, path)
  return { windows, ...clients }
}

it('brings the window that was used last to the front and has it go to the step', async () => {
  const { windows, matchAll, openWindow } = await tap(`${scope}?from=home#/shop`, scope)
  const [last, other] = windows
  expect(last?.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'OPEN', path })
  expect(last?.focus).toHaveBeenCalledOnce()
  expect(other?.postMessage).not.toHaveBeenCalled()
  expect(other?.focus).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
  // The page of a first visit has no worker in its way.
  expect(matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true })
})

it.each([[[]], [[`${scope}styleguide/`, 'https://host.test/', 'https://host.test/other/#/tasty/']]])(
  'opens a window at the step where the app is open nowhere: %j',
  async (addresses) => {
    const { windows, openWindow } = await tap(...addresses)
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${scope}#${path}`)
    windows.forEach(({ postMessage }) => expect(postMessage).not.toHaveBeenCalled())
  },
)
