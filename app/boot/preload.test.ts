import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { BootData } from '@/app/boot/boot-data'
import { FIRST_PART_LENGTH, fetchWithRetry } from '@/lib/api/fetch-json'
import { respondInParts } from '@/testing/api'
import { endVisit, injectData, prepareVisit, visit } from '@/testing/boot'
import { until } from '@/testing/until'

beforeEach(prepareVisit)
afterEach(endVisit)

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
  await until(() => expect(preloads()).toHaveLength(4))
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
  await until(() => expect(preloads()).toHaveLength(1))
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
