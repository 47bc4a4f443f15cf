import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { firstLookScript } from '@/app/first-look-script'
import { firstLooks } from '@/scripts/first-looks'

const main = () => document.querySelector('main') as HTMLElement
const look = () => document.querySelector('body > [aria-hidden]')
const cards = () => [...(look()?.querySelectorAll('li') ?? [])]
const picture = (card: Element | undefined) => card?.querySelector('source')?.getAttribute('srcset')

/** Shows the look at a screen whose first call is answered so; without an answer there was no call. */
async function show(hash: string, answer?: unknown) {
  location.hash = hash
  const beginning = Promise.resolve(typeof answer === 'string' ? answer : JSON.stringify(answer))
  globalThis.firstCall =
    answer === undefined ? undefined : { address: '', response: Promise.resolve(new Response()), beginning }
  // As the browser runs it: a script of the page.
  new Function(firstLookScript)()
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
  document.body.innerHTML = `<main class="wide"><div data-screen="welcome"></div></main>${firstLooks()}`
})

afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.firstCall = undefined
  localStorage.clear()
  location.hash = ''
  document.body.replaceChildren()
})

test('The categories stand there before the app: title, cards, pictures of the first, and where they lead', async () => {
  await show('#/category', { count: 12, 1: soups.slice(0, 3), 2: soups.slice(3, 6), 3: soups.slice(6) })
  expect(look()?.querySelector('h1')?.textContent).toBe('КАТЕГОРИИ РЕЦЕПТОВ')
  expect(look()?.firstElementChild?.className).toBe('wide')
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
  ['#/category', 1280, 4],
  ['#/category', 1920, 5],
  ['#/selected_category/soups', 360, 2],
  ['#/selected_category/soups', 1280, 4],
  ['#/selected_category/soups', 1920, 5],
])('%s in a window of %d px has its first %d pictures at once, and no other', async (hash, px, count) => {
  vi.stubGlobal('innerWidth', px)
  await show(hash, { 1: soups.slice(0, 8), soups: soups.slice(0, 8) })
  expect(cards().map(picture)).toEqual(
    soups.slice(0, 8).map(({ picture }, index) => (index < count ? picture.avif : null)),
  )
  const images = cards().map((one) => one.querySelector('img'))
  expect(images.slice(0, count).map((image) => image?.loading)).toEqual(Array(count).fill('eager'))
})

test('So does a category, by its own name, with what its cards tell', async () => {
  await show('#/selected_category/soups', { soups })
  expect(look()?.querySelector('h1')?.textContent).toBe('Супы')
  expect(cards()[1]?.textContent).toBe('Блюдо b40 минут300 ккалГотовить')
  expect(cards()[1]?.querySelector('a')?.hash).toBe('#/selected_recipe/b/')
})

test('Until the answer has come the cards are blank', async () => {
  await show('#/selected_category/soups', '<!doctype')
  expect(cards()).toHaveLength(8)
  expect(look()?.textContent).not.toMatch(/[{}]/)
})

test('Fewer recipes are fewer cards', async () => {
  await show('#/selected_category/soups', { soups: soups.slice(0, 2) })
  expect(cards()).toHaveLength(2)
})

test('The beginning of a long answer is enough', async () => {
  await show('#/selected_category/soups', JSON.stringify({ soups }).slice(0, -20))
  expect(cards()[7]?.textContent).toContain('Блюдо h')
})

test('It goes when the app has drawn the screen, not while that still loads', async () => {
  const changed = () => new Promise((resolve) => setTimeout(resolve))
  await show('#/category', { count: 1, 1: soups })
  main().innerHTML = '<div role="status" aria-label="Загрузка"></div>'
  await changed()
  expect(look()).not.toBeNull()
  main().innerHTML = '<h1>КАТЕГОРИИ РЕЦЕПТОВ</h1>'
  await changed()
  expect(look()).toBeNull()
})

test('Blank cards make room for the app while it loads: its buttons work', async () => {
  await show('#/category', '<!doctype')
  main().innerHTML = '<button>Выйти</button><div role="status" aria-label="Загрузка"></div>'
  await new Promise((resolve) => setTimeout(resolve))
  expect(look()).toBeNull()
})

test.each(['#/category?tab=Liked', '#/category/soups', '#/selected_category', '#/login', '#/', '#/%', ''])(
  'There is none for %j',
  async (hash) => {
    await show(hash, hash.startsWith('#/category?') ? { count: 1, 1: soups } : undefined)
    expect(look()).toBeNull()
  },
)

test('There is none for who has an account: their screens have more on them', async () => {
  localStorage.setItem('access', 'user-1')
  await show('#/category', { count: 1, 1: soups })
  expect(look()).toBeNull()
})

test('Texts of an answer are texts, and addresses that are not plain are left to the app', async () => {
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
  expect(look()?.querySelectorAll('img')).toHaveLength(4)
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
  'Nothing is thrown for an answer like %j',
  async (answer) => {
    await show('#/selected_category/soups', answer)
    expect(look()).not.toBeNull()
    expect(look()?.innerHTML).not.toContain('undefined')
  },
)
