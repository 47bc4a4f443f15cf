import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { boot } from '@/app/boot/boot'
import { bootInput } from '@/app/boot/inputs'
import { fetchCategories } from '@/lib/catalog/categories-api'
import { fetchRecipeIndex } from '@/lib/recipes/recipe-index-api'
import { fetchRecipeCards, fetchRecipes } from '@/lib/recipes/recipes-api'
import { fetchWithRetry, TIMEOUT_MS } from '@/lib/api/fetch-json'
import { fetchProducts } from '@/lib/shop/shop-api'
import { endVisit, prepareVisit, visit } from '@/testing/boot'

beforeEach(prepareVisit)
afterEach(endVisit)

const requestedUrls = () => vi.mocked(fetch).mock.calls.map(([url]) => url)

test.each([
  ['#/category', () => fetchCategories(1)],
  ['#category/?tab=Liked', () => fetchCategories(1)],
  ['#/selected_category/soups', () => fetchRecipeCards('soups')],
  ['#/shoppinglist//borscht/', () => fetchRecipes('borscht')],
  ['#/pantry', () => fetchRecipeIndex()],
  ['#/plan?week=2026-11-23', () => fetchProducts()],
  ['#/myshoplist', () => fetchProducts()],
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

test.each(['#/myshoplist', '#/shop'])(
  '%s: requests the shop only where a shopping list is stored',
  (hash) => {
    localStorage.removeItem('shopList')
    visit(hash)
    expect(fetch).not.toHaveBeenCalled()
  },
)

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

test('the main button leads on before the app runs, and leaves it to the app afterwards', () => {
  document.body.innerHTML = '<button data-leads-to="/category"><b>Cook</b></button>'
  const cook = document.querySelector('b')
  visit('')
  cook?.click()
  expect(location.hash).toBe('#/category')
  expect(document.documentElement.dataset.route).toBe('other')
  expect(requestedUrls()).toEqual([expect.stringContaining('selected?page=1')])

  location.hash = ''
  delete document.documentElement.dataset.route
  const navigate = () => {
    location.hash = '/category'
  }
  document.addEventListener('click', navigate)
  cook?.click()
  document.removeEventListener('click', navigate)
  expect(document.documentElement.dataset.route).toBeUndefined()
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

test.each([
  [true, undefined],
  [false, ''],
])('online %j: reserves the height of the notice only without a network', (isOnline, expected) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const { dataset } = document.documentElement
  visit('#/shop')
  expect(dataset.offline).toBe(expected)
  delete dataset.offline
})

test('sets the theme where access to the storage is denied', () => {
  vi.stubGlobal('localStorage', undefined)
  document.documentElement.dataset.theme = ''
  visit('#/shop')
  expect(document.documentElement.dataset.theme).toMatch(/light|dark/)
})
