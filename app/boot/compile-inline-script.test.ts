import { afterEach, expect, test, vi } from 'vitest'

import { boot } from '@/app/boot/boot'
import { compileInlineScript } from '@/app/boot/compile-inline-script'
import { bootInput, redirectInput } from '@/app/boot/inputs'

// As the browser runs it.
const run = (script: string) => new Function(script)()

afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.earlyRequest = undefined
  document.head.replaceChildren()
  location.hash = ''
})

test('the compiled boot script does what the function does', () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('[]')),
  )
  localStorage.setItem('shopList', '["Соль"]')
  const outcomes = [() => boot(bootInput), () => run(compileInlineScript('boot', bootInput))].map((start) => {
    const root = document.documentElement
    delete root.dataset.theme
    delete root.dataset.route
    location.hash = '#/shop'
    start()
    return {
      ...root.dataset,
      requests: vi
        .mocked(fetch)
        .mock.calls.splice(0)
        .map(([url]) => url),
    }
  })
  expect(outcomes[1]).toEqual({ theme: 'light', route: 'other', requests: ['http://api.test/api/shop'] })
  expect(outcomes[0]).toEqual(outcomes[1])
})

test('the compiled redirect replaces the address', () => {
  const location = { pathname: '/tasty/category', search: '', replace: vi.fn() }
  vi.stubGlobal('location', location)
  run(compileInlineScript('redirect', redirectInput))
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('/tasty/#/category')
})

test('the compiled preview shows the template of the route', () => {
  document.body.innerHTML =
    '<main class="wide"></main><template id="preview-category"><div aria-hidden="true"><div></div></div></template>'
  const firstPart = Promise.resolve('{}')
  globalThis.earlyRequest = { url: '', response: Promise.resolve(new Response()), firstPart }
  location.hash = '#/category'
  run(compileInlineScript('instant-preview', undefined))
  expect(document.querySelector('body > [aria-hidden] > .wide')).not.toBeNull()
  document.body.replaceChildren()
})

test('no text of the input ends the script element early', () => {
  const script = compileInlineScript('redirect', { basePath: '</script><script>', knownSegments: [] })
  expect(script).not.toContain('</script')
})

test('nothing of a compiled script becomes a global', () => {
  const before = Object.keys(globalThis)
  run(compileInlineScript('boot', bootInput))
  expect(Object.keys(globalThis).filter((name) => !before.includes(name))).toEqual([])
})
