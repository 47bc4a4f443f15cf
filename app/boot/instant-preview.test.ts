import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { instantPreview } from '@/app/boot/instant-preview'
import { instantPreviews } from '@/scripts/instant-previews'

const main = () => document.querySelector('main') as HTMLElement
const preview = () => document.querySelector('body > [aria-hidden]')
const cards = () => [...(preview()?.querySelectorAll('li') ?? [])]
const picture = (card: Element | undefined) => card?.querySelector('source')?.getAttribute('srcset')

/** Starts a visit whose early request gets this response; undefined: no request was sent. */
async function show(hash: string, response?: unknown) {
  location.hash = hash
  const firstPart = Promise.resolve(typeof response === 'string' ? response : JSON.stringify(response))
  globalThis.earlyRequest =
    response === undefined ? undefined : { url: '', response: Promise.resolve(new Response()), firstPart }
  instantPreview()
  await new Promise((resolve) => setTimeout(resolve))
}

const card = (id: string, more?: object) => ({
  id,
  title: `Блюдо ${id}`,
  time: '40 минут',
  kcal: '300 ккал',
  categoryTitle: 'Супы',
  picture: { avif: `images/${id}-320.avif 320w` },
  ...more,
})
const soups = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((id) => card(id))

beforeEach(() => {
  document.body.innerHTML = `<main class="wide"><div data-screen="welcome"></div></main>${instantPreviews()}`
})

afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.earlyRequest = undefined
  localStorage.clear()
  location.hash = ''
  document.body.replaceChildren()
})

test('shows the categories: title, cards with links, pictures of the first cards', async () => {
  await show('#/category', { count: 12, 1: soups.slice(0, 3), 2: soups.slice(3, 6), 3: soups.slice(6) })
  expect(preview()?.querySelector('h1')?.textContent).toBe('КАТЕГОРИИ РЕЦЕПТОВ')
  expect(preview()?.firstElementChild?.className).toBe('wide')
  expect(cards().map(({ textContent }) => textContent)).toEqual(soups.slice(0, 8).map(({ title }) => title))
  expect(cards().map((one) => one.querySelector('a')?.hash)).toEqual(
    soups.slice(0, 8).map(({ id }) => `#/selected_category/${id}`),
  )
  expect(cards().map(picture)).toEqual([
    ...soups.slice(0, 4).map(({ picture }) => picture.avif),
    ...[null, null, null, null],
  ])
})

test.each([
  ['#/category', 360, 4],
  ['#/category', 1280, 5],
  ['#/category', 1920, 6],
  ['#/selected_category/soups', 360, 4],
  ['#/selected_category/soups', 1280, 4],
  ['#/selected_category/soups', 1920, 5],
])('%s in a window of %d px: shows the first %d pictures and no others', async (hash, px, count) => {
  vi.stubGlobal('innerWidth', px)
  await show(hash, { 1: soups.slice(0, 8), soups: soups.slice(0, 8) })
  expect(cards().map(picture)).toEqual(
    soups.slice(0, 8).map(({ picture }, index) => (index < count ? picture.avif : null)),
  )
  const images = cards().map((one) => one.querySelector('img'))
  expect(images.slice(0, count).map((image) => image?.loading)).toEqual(Array(count).fill('eager'))
})

test('shows a category: its name, and the facts of its cards', async () => {
  await show('#/selected_category/soups', { soups })
  expect(preview()?.querySelector('h1')?.textContent).toBe('Супы')
  expect(preview()?.hasAttribute('data-blank')).toBe(false)
  expect(cards()[1]?.textContent).toBe('Блюдо b40 минут300 ккал на\u00a0порциюГотовить')
  expect(cards()[1]?.querySelector('a')?.hash).toBe('#/selected_recipe/b/')
})

test('shows blank cards until the API has responded', async () => {
  await show('#/selected_category/soups', '<!doctype')
  expect(preview()?.hasAttribute('data-blank')).toBe(true)
  expect(cards()).toHaveLength(8)
  expect(preview()?.textContent).not.toMatch(/[{}]/)
})

describe('The coarse picture of the category that is likely first', () => {
  const coarse = 'data:image/avif;base64,soups'
  const none = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const sources = () =>
    cards()
      .slice(0, 2)
      .map((one) => one.querySelector('img')?.getAttribute('src'))

  beforeEach(() => {
    const previews = instantPreviews({ id: 'soups', small: coarse })
    document.body.innerHTML = `<main><div data-screen="welcome"></div></main>${previews}`
  })

  test('is shown before the API has responded, without a style attribute in the page', async () => {
    expect(document.body.innerHTML).not.toContain('style=')
    await show('#/category', '<!doctype')
    expect(sources()).toEqual([coarse, none])
    expect(cards()[0]?.querySelector('a')?.hash).toBe('#/selected_category/soups')
  })

  test('stays until the picture has loaded', async () => {
    await show('#/category', { 1: [card('soups'), card('fish')] })
    expect(sources()).toEqual([coarse, none])
  })

  test('gives way to another category', async () => {
    await show('#/category', { 1: [card('fish'), card('soups')] })
    expect(sources()).toEqual([none, none])
    expect(cards()[0]?.querySelector('a')?.hash).toBe('#/selected_category/fish')
  })
})

test('shows as many cards as there are recipes', async () => {
  await show('#/selected_category/soups', { soups: soups.slice(0, 2) })
  expect(cards()).toHaveLength(2)
})

test('breaks the lines of a title where the app does', async () => {
  await show('#/selected_category/soups', { soups: [card('a', { title: 'Борщ с говядиной' })] })
  expect(cards()[0]?.textContent).toContain('Борщ с говядиной')
  expect(cards()[0]?.querySelector('.inline-block')?.textContent).toBe('с говядиной')
})

test('needs only the beginning of a long response', async () => {
  await show('#/selected_category/soups', JSON.stringify({ soups }).slice(0, -20))
  expect(cards()[7]?.textContent).toContain('Блюдо h')
})

test('stays while the app loads the screen, and is removed when the screen is there', async () => {
  const domChange = () => new Promise((resolve) => setTimeout(resolve))
  await show('#/category', { count: 1, 1: soups })
  main().innerHTML = '<div role="status" aria-label="Загрузка"></div>'
  await domChange()
  expect(preview()).not.toBeNull()
  main().innerHTML = '<h1>КАТЕГОРИИ РЕЦЕПТОВ</h1>'
  await domChange()
  expect(preview()).toBeNull()
})

test('is removed while the app still loads where its cards are blank, so that the buttons of the app work', async () => {
  await show('#/category', '<!doctype')
  main().innerHTML = '<button>Выйти</button><div role="status" aria-label="Загрузка"></div>'
  await new Promise((resolve) => setTimeout(resolve))
  expect(preview()).toBeNull()
})

test.each(['#/category?tab=Liked', '#/category/soups', '#/selected_category', '#/login', '#/', '#/%', ''])(
  'shows nothing for %j',
  async (hash) => {
    await show(hash, hash.startsWith('#/category?') ? { count: 1, 1: soups } : undefined)
    expect(preview()).toBeNull()
  },
)

test('shows nothing where a session is stored: the screens differ', async () => {
  localStorage.setItem('access', 'user-1')
  await show('#/category', { count: 1, 1: soups })
  expect(preview()).toBeNull()
})

test('inserts text of the response as text, and leaves addresses that are not plain to the app', async () => {
  const hostile = [
    card('a', {
      title: '<img src=x onerror=alert(1)>',
      time: { toString: 'no text' },
      kcal: 'к'.repeat(200_000),
    }),
    card('../../login?', {
      picture: { avif: 'javascript:alert(1) 320w', blur: 'data:image/svg+xml,<svg onload=alert(1)>' },
    }),
    card('c', {
      picture: { avif: '../../a.avif 320w', blur: 'data:image/webp;base64,AA") url("https://evil.example' },
    }),
    null,
    card('d', { id: 7, picture: null }),
  ]
  await show('#/selected_category/soups', { soups: hostile })
  // One is beside the title.
  expect(preview()?.querySelectorAll('img')).toHaveLength(5)
  expect(cards()[0]?.textContent).toContain('<img src=x onerror=alert(1)>')
  expect(cards()[0]?.textContent?.length).toBeLessThan(300)
  expect(cards().map((one) => one.querySelector('a')?.hash)).toEqual([
    '#/selected_recipe/a/',
    '#/selected_recipe/1/',
    '#/selected_recipe/c/',
    '#/selected_recipe/7/',
  ])
  expect(cards().map(picture)).toEqual(['images/a-320.avif 320w', null, null, null])
  expect(cards().map((one) => one.querySelector('img')?.getAttribute('style'))).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test.each([null, [], { soups: 'soup' }, { soups: [] }, { soups: { a: 1 } }])(
  'does not throw for the response %j',
  async (response) => {
    await show('#/selected_category/soups', response)
    expect(preview()).not.toBeNull()
    expect(preview()?.innerHTML).not.toContain('undefined')
  },
)
