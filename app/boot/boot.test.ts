import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { boot } from '@/app/boot/boot'
import { BOOT_DATA_ID, type BootData, noBootData } from '@/app/boot/boot-data'
import { bootInput } from '@/app/boot/inputs'
import { fetchCategories } from '@/lib/catalog/categories-api'
import { fetchRecipeIndex } from '@/lib/recipes/recipe-index-api'
import { fetchRecipeCards, fetchRecipes } from '@/lib/recipes/recipes-api'
import { FIRST_PART_LENGTH, fetchWithRetry, TIMEOUT_MS } from '@/lib/api/fetch-json'
import { fetchProducts } from '@/lib/shop/shop-api'
import { respondInParts } from '@/testing/api'

/** Starts a visit at this hash. */
const visit = (hash: string, input = bootInput) => {
  location.hash = hash
  boot(input)
}
const requestedUrls = () => vi.mocked(fetch).mock.calls.map(([url]) => url)

/** Puts the data of a build into the page, as scripts/inject-boot-data.ts does. */
function injectData(data: Partial<BootData>) {
  const script = document.createElement('script')
  Object.assign(script, { type: 'application/json', id: BOOT_DATA_ID })
  script.textContent = JSON.stringify({ ...noBootData, ...data })
  document.head.replaceChildren(script)
}

beforeEach(() => {
  localStorage.setItem('shopList', '["Соль"]')
  localStorage.setItem('plan', '[{ "id": "1" }]')
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async (url: string) =>
        new Response(/\/(shop|recipes)$/.test(url) ? '[]' : '{ "count": 0, "soups": [], "borscht": [] }'),
    ),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  globalThis.earlyRequest = undefined
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
])('%s: sends the first request of the screen, which does not send it again', async (hash, call) => {
  visit(hash)
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
])('%s: sends no request', (hash) => {
  visit(hash)
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['?title=%D0%A9%D0%B8&text=1+%D0%BB', '#/myrecipes/import?title=%D0%A9%D0%B8&text=1+%D0%BB'],
  ['?url=https%3A%2F%2Fa.by%2F%3Fx', '#/myrecipes/import?url=https%3A%2F%2Fa.by%2F%3Fx'],
  ['?utm_source=mail&text=x', ''],
])('a visit at %s goes to %s', (search, hash) => {
  history.replaceState(null, '', `/tasty/${search}`)
  boot(bootInput)
  expect(location.hash).toBe(hash)
  history.replaceState(null, '', '/tasty/')
})

test('requests a recipe only where a session is stored', () => {
  visit('#/selected_recipe/borscht/')
  expect(fetch).not.toHaveBeenCalled()
  localStorage.setItem('access', 'user-1')
  visit('#/selected_recipe/borscht/')
  expect(requestedUrls()).toEqual(['http://api.test/api/selected/borscht/category'])
})

test('requests the shop for the cart only where a shopping list is stored', () => {
  localStorage.removeItem('shopList')
  visit('#/shop')
  expect(fetch).not.toHaveBeenCalled()
})

test('requests the shop for the plan only where a plan is stored', () => {
  localStorage.removeItem('plan')
  visit('#/plan')
  expect(fetch).not.toHaveBeenCalled()
})

test('requests the shop for the delivery of a stored list where the site sends orders', async () => {
  vi.stubEnv('NEXT_PUBLIC_ORDER_URL', 'https://shop.example/orders')
  // Settings are read on import.
  vi.resetModules()
  const withOrders = await import('@/app/boot/inputs')
  visit('#/delivery', withOrders.bootInput)
  expect(requestedUrls()).toEqual(['http://api.test/api/shop'])
  await fetchProducts()
  expect(fetch).toHaveBeenCalledTimes(1)
  localStorage.removeItem('shopList')
  visit('#/delivery', withOrders.bootInput)
  expect(fetch).toHaveBeenCalledTimes(1)
})

const preloads = () =>
  [...document.head.querySelectorAll('link')].map(({ as, href, imageSrcset }) => [as, imageSrcset || href])

test.each([
  ['#/category', 360, 4],
  ['#/category', 1280, 5],
  ['#/category', 1920, 6],
  ['#/selected_category/soups', 360, 4],
  ['#/selected_category/soups', 1280, 4],
  ['#/selected_category/soups', 1920, 5],
  ['#/shoppinglist/soups', 1920, 0],
])('%s in a window of %d px: preloads the first %d pictures of the response', async (hash, px, count) => {
  vi.stubGlobal('innerWidth', px)
  const pictures = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `images/${id}-320.avif 320w`)
  const answer = { soups: pictures.map((avif) => ({ picture: { avif } })) }
  vi.mocked(fetch).mockImplementation(async () => new Response(JSON.stringify(answer)))
  visit(hash)
  await globalThis.earlyRequest?.firstPart
  await new Promise((resolve) => setTimeout(resolve))
  expect(preloads()).toEqual(pictures.slice(0, count).map((srcset) => ['image', srcset]))
})

test('preloads the likely first picture before the API has responded', () => {
  vi.mocked(fetch).mockImplementation(() => new Promise(() => {}))
  const firstPictures: BootData['firstPictures'] = [
    ['/category', 'images/soups-320.avif 320w'],
    ['/selected_category/soups', 'images/borscht-320.avif 320w'],
  ]
  const run = (hash: string) => {
    injectData({ firstPictures })
    visit(hash)
    return preloads()
  }
  expect(run('#/category')).toEqual([['image', 'images/soups-320.avif 320w']])
  expect(run('#/selected_category/soups')).toEqual([['image', 'images/borscht-320.avif 320w']])
  expect(run('#/selected_category/salads')).toEqual([])
})

test('finds pictures in the beginning of a long response, and the app still gets all of it', async () => {
  const soups = Array.from({ length: 5000 }, (_, id) => ({ picture: { avif: `images/${id}-320.avif 320w` } }))
  const { respond, sendRest } = respondInParts({ soups }, FIRST_PART_LENGTH)
  vi.mocked(fetch).mockImplementation(async () => respond())
  visit('#/selected_category/soups')
  await vi.waitFor(() => expect(preloads()).toHaveLength(4))
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
])('leaves a picture at %j to the app', async (avif) => {
  const soups = [{ picture: { avif } }, { picture: { avif: 'https://pictures.example/a.avif 320w' } }]
  vi.mocked(fetch).mockImplementation(async () => new Response(JSON.stringify({ soups })))
  visit('#/selected_category/soups')
  await vi.waitFor(() => expect(preloads()).toHaveLength(1))
  expect(preloads()).toEqual([['image', 'https://pictures.example/a.avif 320w']])
})

test.each([
  '[]',
  'null',
  '{ "soups": [null] }',
  '{ "soups": [{ "id": "a", "name": "images/a.webp" }] }',
  '<!doctype',
])('preloads no picture for a response such as %s', async (answer) => {
  vi.mocked(fetch).mockImplementation(async () => new Response(answer))
  visit('#/selected_category/soups')
  await globalThis.earlyRequest?.response
  await new Promise((resolve) => setTimeout(resolve))
  expect(preloads()).toEqual([])
})

test('preloads the chunks of the screen that the build has listed', () => {
  const data: Partial<BootData> = {
    files: ['a.js', 'b.js'],
    screens: [
      ['login', [1]],
      ['shop', [0, 1]],
      ['selected_recipe', [0]],
    ],
  }
  const run = (hash: string) => {
    injectData(data)
    visit(hash)
    return preloads().map(([as, href]) => `${as} ${new URL(href ?? '').pathname}`)
  }
  expect(run('#/login')).toEqual(['script /tasty/_next/b.js'])
  expect(run('#/shop')).toEqual(['script /tasty/_next/a.js', 'script /tasty/_next/b.js'])
  expect(run('#/')).toEqual([])
  expect(run('#/constructor')).toEqual([])
  // Visitors without a session are redirected to the login.
  expect(run('#/selected_recipe/borscht/')).toEqual([])
})

test('hands the response to one request only', async () => {
  visit('#/shop')
  await fetchWithRetry('shop', () => null)
  await fetchWithRetry('shop', () => null)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('drops a response that has not been taken within its timeout', async () => {
  vi.useFakeTimers()
  visit('#/plan')
  vi.advanceTimersByTime(TIMEOUT_MS)
  await fetchProducts()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('leaves requests to other addresses alone', async () => {
  visit('#/shop')
  await fetchWithRetry('selected/soups', () => null)
  expect(requestedUrls()).toEqual(['http://api.test/api/shop', 'http://api.test/api/selected/soups'])
})

test('counts as the first of the three attempts when it fails', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  visit('#/shop')
  expect(await fetchWithRetry('shop', () => 'well')).toBe('well')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test.each(['/tasty/nothing', '/tasty/styleguide/', '/tasty/404.html'])(
  'only sets the theme on %s, which is not the page of the app',
  (path) => {
    history.replaceState(null, '', path)
    delete document.documentElement.dataset.route
    visit('#/category')
    history.replaceState(null, '', '/tasty/')
    expect(fetch).not.toHaveBeenCalled()
    expect(document.documentElement.dataset).toEqual({ theme: 'light' })
  },
)

test('sets the theme where access to the storage is denied', () => {
  vi.stubGlobal('localStorage', undefined)
  document.documentElement.dataset.theme = ''
  visit('#/shop')
  expect(document.documentElement.dataset.theme).toMatch(/light|dark/)
})
