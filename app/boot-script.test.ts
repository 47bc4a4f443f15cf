import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { bootScript, emptyTables } from '@/app/boot-script'
import { fetchCategories } from '@/lib/catalog/categories-api'
import { fetchRecipeIndex } from '@/lib/recipes/recipe-index-api'
import { fetchRecipeCards, fetchRecipes } from '@/lib/recipes/recipes-api'
import { FIRST_PART_LENGTH, fetchWithRetry, TIMEOUT_MS } from '@/lib/api/fetch-json'
import { fetchProducts } from '@/lib/shop/shop-api'
import { inParts } from '@/testing/api'

const boot = (hash: string, script = bootScript) => {
  location.hash = hash
  // As the browser runs it: a script of the page.
  new Function(script)()
}
const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => address)

beforeEach(() => {
  localStorage.setItem('shopList', '["Соль"]')
  localStorage.setItem('plan', '[{ "id": "1" }]')
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async (address: string) =>
        new Response(/\/(shop|recipes)$/.test(address) ? '[]' : '{ "count": 0, "soups": [], "borscht": [] }'),
    ),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  globalThis.firstCall = undefined
  localStorage.clear()
  location.hash = ''
  document.head.replaceChildren()
})

test.each([
  ['#/category', () => fetchCategories(1)],
  ['#category/?tab=Liked', () => fetchCategories(1)],
  ['#/selected_category/soups', () => fetchRecipeCards('soups')],
  ['#/shoppinglist//borscht/', () => fetchRecipes('borscht')],
  ['#/pantry', () => fetchRecipeIndex()],
  ['#/plan?week=2026-11-23', () => fetchProducts()],
  ['#/shop', () => fetchProducts()],
])('%s: the call of the screen is made ahead, and the screen makes no second one', async (hash, call) => {
  boot(hash)
  expect(fetch).toHaveBeenCalledTimes(1)
  await call().catch(() => {})
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([
  '',
  '#/',
  '#/?from=mail',
  '#/login',
  '#/selected_category',
  '#/shop/borscht',
  '#/delivery',
  '#/constructor',
  '#/%',
  `#/selected_category/${'x'.repeat(200_000)}`,
])('%s: nothing is asked for', (hash) => {
  boot(hash)
  expect(fetch).not.toHaveBeenCalled()
})

test('A recipe is asked for only where somebody seems to be signed in', () => {
  boot('#/selected_recipe/borscht/')
  expect(fetch).not.toHaveBeenCalled()
  localStorage.setItem('access', 'user-1')
  boot('#/selected_recipe/borscht/')
  expect(asked()).toEqual(['http://api.test/api/selected/borscht/category'])
})

test('The shop is asked for only where there is a list', () => {
  localStorage.removeItem('shopList')
  boot('#/shop')
  expect(fetch).not.toHaveBeenCalled()
})

test('The plan asks for the shop only where something is planned', () => {
  localStorage.removeItem('plan')
  boot('#/plan')
  expect(fetch).not.toHaveBeenCalled()
})

test('Where orders are taken, the delivery of a list has its call made ahead', async () => {
  vi.stubEnv('NEXT_PUBLIC_ORDER_URL', 'https://shop.example/orders')
  // Settings are read on import.
  vi.resetModules()
  const taking = await import('@/app/boot-script')
  boot('#/delivery', taking.bootScript)
  expect(asked()).toEqual(['http://api.test/api/shop'])
  await fetchProducts()
  expect(fetch).toHaveBeenCalledTimes(1)
  localStorage.removeItem('shopList')
  boot('#/delivery', taking.bootScript)
  expect(fetch).toHaveBeenCalledTimes(1)
})

const preloads = () =>
  [...document.head.querySelectorAll('link')].map(({ as, href, imageSrcset }) => [as, imageSrcset || href])

test.each([
  ['#/category', 360, 4],
  ['#/category', 1280, 4],
  ['#/category', 1920, 5],
  ['#/selected_category/soups', 360, 2],
  ['#/selected_category/soups', 1280, 4],
  ['#/selected_category/soups', 1920, 5],
  ['#/shoppinglist/soups', 1920, 0],
])(
  '%s in a window of %d px: the first %d pictures of the answer are fetched ahead',
  async (hash, px, count) => {
    vi.stubGlobal('innerWidth', px)
    const pictures = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `images/${id}-320.avif 320w`)
    const answer = { soups: pictures.map((avif) => ({ picture: { avif } })) }
    vi.mocked(fetch).mockImplementation(async () => new Response(JSON.stringify(answer)))
    boot(hash)
    await globalThis.firstCall?.beginning
    await new Promise((resolve) => setTimeout(resolve))
    expect(preloads()).toEqual(pictures.slice(0, count).map((srcset) => ['image', srcset]))
  },
)

test('The one that the build expects first is fetched before there is an answer', () => {
  vi.mocked(fetch).mockImplementation(() => new Promise(() => {}))
  const pictures = [
    ['/category', 'images/soups-320.avif 320w'],
    ['/selected_category/soups', 'images/borscht-320.avif 320w'],
  ]
  const script = bootScript.replace(emptyTables, () => JSON.stringify([[], [], pictures]))
  const run = (hash: string) => {
    document.head.replaceChildren()
    location.hash = hash
    new Function(script)()
    return preloads()
  }
  expect(run('#/category')).toEqual([['image', 'images/soups-320.avif 320w']])
  expect(run('#/selected_category/soups')).toEqual([['image', 'images/borscht-320.avif 320w']])
  expect(run('#/selected_category/salads')).toEqual([])
})

test('They are found before all of a long answer has come, and the app still gets the whole', async () => {
  const soups = Array.from({ length: 5000 }, (_, id) => ({ picture: { avif: `images/${id}-320.avif 320w` } }))
  const { respond, sendRest } = inParts({ soups }, FIRST_PART_LENGTH)
  vi.mocked(fetch).mockImplementation(async () => respond())
  boot('#/selected_category/soups')
  await vi.waitFor(() => expect(preloads()).toHaveLength(3))
  sendRest()
  expect(await fetchWithRetry('selected/soups', (answer) => answer)).toEqual({ soups })
})

test.each([
  'javascript:alert(1) 320w',
  '//evil.example/a.avif 320w',
  'http://evil.example/a.avif 320w',
  'https://example.com@evil.example/a.avif 320w',
  'data:image/avif;base64,AAAA 320w',
  '../../a.avif 320w',
  'images/../../a.avif 320w',
  '/other/a.avif 320w',
  '',
  7,
])('A picture at %j waits for the app, which looks closer', async (avif) => {
  const soups = [{ picture: { avif } }, { picture: { avif: 'https://pictures.example/a.avif 320w' } }]
  vi.mocked(fetch).mockImplementation(async () => new Response(JSON.stringify({ soups })))
  boot('#/selected_category/soups')
  await vi.waitFor(() => expect(preloads()).toHaveLength(1))
  expect(preloads()).toEqual([['image', 'https://pictures.example/a.avif 320w']])
})

test.each([
  '[]',
  'null',
  '{ "soups": [null] }',
  '{ "soups": [{ "id": "a", "name": "images/a.webp" }] }',
  '<!doctype',
])('An answer without any, such as %s, is nothing to the boot script', async (answer) => {
  vi.mocked(fetch).mockImplementation(async () => new Response(answer))
  boot('#/selected_category/soups')
  await globalThis.firstCall?.response
  await new Promise((resolve) => setTimeout(resolve))
  expect(preloads()).toEqual([])
})

test('The files of the screen are fetched ahead, where the build tells them', () => {
  const table = '[["a.js","b.js"],[["login",[1]],["shop",[0,1]],["selected_recipe",[0]]],[]]'
  const script = bootScript.replace(emptyTables, () => table)
  const run = (hash: string) => {
    document.head.replaceChildren()
    location.hash = hash
    new Function(script)()
    return preloads().map(([as, href]) => `${as} ${new URL(href ?? '').pathname}`)
  }
  expect(run('#/login')).toEqual(['script /tasty/_next/b.js'])
  expect(run('#/shop')).toEqual(['script /tasty/_next/a.js', 'script /tasty/_next/b.js'])
  expect(run('#/')).toEqual([])
  expect(run('#/constructor')).toEqual([])
  // Its gate leads to the login.
  expect(run('#/selected_recipe/borscht/')).toEqual([])
})

test('The answer is taken once: asking again brings a new one', async () => {
  boot('#/shop')
  await fetchWithRetry('shop', () => null)
  await fetchWithRetry('shop', () => null)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('An answer that nobody has asked for in its time is asked for anew: it could not be read any more', async () => {
  vi.useFakeTimers()
  boot('#/plan')
  vi.advanceTimersByTime(TIMEOUT_MS)
  await fetchProducts()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('Another call leaves it alone', async () => {
  boot('#/shop')
  await fetchWithRetry('selected/soups', () => null)
  expect(asked()).toEqual(['http://api.test/api/shop', 'http://api.test/api/selected/soups'])
})

test('One that fails is the first of the three attempts', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  boot('#/shop')
  expect(await fetchWithRetry('shop', () => 'well')).toBe('well')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test.each(['/tasty/nothing', '/tasty/styleguide/', '/tasty/404.html'])(
  'On the page %s, which is not the app, only the theme is set',
  (path) => {
    history.replaceState(null, '', path)
    delete document.documentElement.dataset.route
    boot('#/category')
    history.replaceState(null, '', '/tasty/')
    expect(fetch).not.toHaveBeenCalled()
    expect(document.documentElement.dataset).toEqual({ theme: 'light' })
  },
)

test('A storage that is forbidden does not keep the theme from being set', () => {
  vi.stubGlobal('localStorage', undefined)
  document.documentElement.dataset.theme = ''
  boot('#/shop')
  expect(document.documentElement.dataset.theme).toMatch(/light|dark/)
})
