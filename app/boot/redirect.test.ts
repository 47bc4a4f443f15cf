import { afterEach, expect, test, vi } from 'vitest'

import { redirectInput } from '@/app/boot/inputs'
import { redirect } from '@/app/boot/redirect'

const replace = vi.fn()
const assign = vi.fn()

/** Opens 404.html at this address of the host. */
function open(address: string) {
  const { pathname, search } = new URL(address, 'http://localhost')
  vi.stubGlobal('location', { pathname, search, replace, assign })
  redirect(redirectInput)
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test.each([
  ['/tasty/category', '/tasty/#/category'],
  ['/tasty/selected_recipe/borscht/', '/tasty/#/selected_recipe/borscht/'],
  ['/tasty//category?q=суп', '/tasty/#/category?q=%D1%81%D1%83%D0%BF'],
  ['/tasty/plan?week=2026-11-23', '/tasty/#/plan?week=2026-11-23'],
])('replaces %s by %s', (address, target) => {
  open(address)
  expect(replace.mock.calls).toEqual([[target]])
})

test.each(['/tasty/sandwich', '/tasty/categories', '/tasty/', '/tasty/styleguide', '/tasty/constructor'])(
  'stays at %s, which is no route',
  (address) => {
    open(address)
    expect(replace).not.toHaveBeenCalled()
  },
)

test('leads to the welcome page by the button, without a query', () => {
  open('/tasty/sandwich')
  const submit = new Event('submit', { cancelable: true, bubbles: true })
  document.body.dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(true)
  expect(assign).toHaveBeenCalledWith('/tasty/')
})
