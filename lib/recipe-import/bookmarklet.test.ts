import { expect, test, vi } from 'vitest'

import { bookmarklet } from '@/lib/recipe-import/bookmarklet'

const ADDRESS = 'https://tasty.by/tasty/#/myrecipes/import'

/** Presses the bookmark on a page of others, with none of this module in reach; returns where it leads and what it says. */
function press(page: string, selected = '') {
  const location = { href: 'https://site.by/' }
  const alert = vi.fn()
  const code = decodeURIComponent(bookmarklet(ADDRESS).replace(/^javascript:/, ''))
  const opened = new DOMParser().parseFromString(page, 'text/html')
  const run = new Function('document', 'location', 'alert', 'getSelection', code)
  run(opened, location, alert, () => selected)
  const [address, query] = location.href.split('?')
  return { address, text: new URLSearchParams(query).get('text'), said: alert.mock.calls.flat() as unknown[] }
}

const jsonLd = (json: string) => `<script type="application/ld+json">${json}</script>`
const soup = jsonLd('{"@type":"Recipe","name":"Щи & каша+"}')

const page = '<link rel="canonical" href="https://site.by/">'

test('brings the JSON-LD of a recipe over, with the address of its page', () => {
  expect(press(`<p>Еда</p>${jsonLd('{"@type":"Article"}')}${soup}`)).toEqual({
    address: ADDRESS,
    text: page + soup,
    said: [],
  })
})

test('brings microdata over, where there is no JSON-LD', () => {
  const marked = '<div itemscope="" itemtype="https://schema.org/Recipe"><b itemprop="name">Щи</b></div>'
  expect(press(`<main>${marked}</main>`).text).toBe(page + marked)
})

test('takes no JSON-LD for that of a recipe which only names one', () => {
  const crumbs = jsonLd('{"@type":"BreadcrumbList","name":"Recipe","item":{"@id":"/Recipes"}}')
  const marked = '<div itemtype="https://schema.org/Recipe">Щи</div>'
  expect(press(crumbs + marked).text).toBe(page + marked)
  const graph = jsonLd('{"@graph":[{"@type" : [\n"Thing", "https:\\/\\/schema.org\\/Recipe"]}]}')
  expect(press(crumbs + graph + marked).text).toBe(page + graph)
})

test('prefers what is selected', () => {
  expect(press(soup, ' Щи\n1 л воды ').text).toBe('Щи\n1 л воды\nhttps://site.by/')
})

test('says what to do where there is no recipe or too long a one, and stays', () => {
  expect(press('<p>Новости</p>')).toEqual({
    address: 'https://site.by/',
    text: null,
    said: ['На этой странице рецепт не размечен. Выделите его текст и нажмите закладку ещё раз.'],
  })
  expect(press(jsonLd(`{"@type":"Recipe","name":"${'щ'.repeat(100_000)}"}`))).toEqual({
    address: 'https://site.by/',
    text: null,
    said: ['Рецепт на этой странице слишком длинный. Выделите только его текст и нажмите закладку ещё раз.'],
  })
})
