import type { Page } from 'playwright/test'

import { cards, ids, invalidCard, products, recipes, scriptText } from '../testing/hostile'
import { expect, failedRequests, test } from './fixtures'
import { texts } from './texts'

/** Malicious texts, URLs and ids from the API, the storage and the address bar. */

const [firstId = ''] = ids
const path = encodeURIComponent

/** Records dialogs and requests to foreign hosts. */
function recordAttacks(page: Page) {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(dialog.message())
    return dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('evil.example')) seen.push(request.url())
  })
  return seen
}

/** Asserts that a screen has its heading and content, and no horizontal overflow. */
async function expectIntact(page: Page, where: string) {
  await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1)
  await expect(page.getByRole('main'), where).toHaveText(/\S/)
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width, `${where}: beyond the window`).toBeLessThanOrEqual(0)
}

test.use({ viewport: { width: 360, height: 780 } })

test('A malicious catalogue is shown as text on every screen', async ({ page, signedIn: app, api }) => {
  const seen = recordAttacks(page)
  await api.answer('selected', {
    count: cards.length,
    1: [...cards.slice(0, 3), invalidCard],
    2: cards.slice(3),
  })
  await api.answer('shop', products)
  await api.answer('recipes', recipes)
  for (const id of ids) {
    await api.answer(`selected/${path(id)}`, { [id]: [...cards, invalidCard] })
    await api.answer(`selected/${path(id)}/category`, { [id]: recipes.slice(0, 1) })
  }

  await test.step('categories and search', async () => {
    await app.load('/category')
    await expect(app.rows).toHaveCount(ids.length)
    await expectIntact(page, 'categories')
    await page.getByPlaceholder(texts.catalog.searchField).fill(scriptText)
    await expect(
      page.getByRole('region', { name: texts.catalog.recipes }).getByRole('link').first(),
    ).toBeVisible()
    await expectIntact(page, 'search')
  })

  await test.step('recipes with marks', async () => {
    await app.open(`/selected_category/${path(firstId)}`)
    await page.getByRole('button', { name: texts.marks.anyLike }).first().click()
    await page.getByRole('button', { name: texts.marks.anySave }).first().click()
    await expectIntact(page, 'category')
    await app.open('/likerecipe')
    await expect(page.getByRole('link', { name: `${scriptText} 0`, exact: true })).toBeVisible()
    await expectIntact(page, 'likes')
    await app.open('/saverecipe')
    await expect(app.heading(texts.headings.saved)).toBeVisible()
    await expectIntact(page, 'saves')
  })

  await test.step('a recipe', async () => {
    for (const id of ids) {
      await app.load(`/selected_recipe/${path(id)}/`)
      await expect(page.getByRole('tabpanel')).toContainText('Соль')
      await expectIntact(page, id)
    }
    for (const name of [texts.recipe.tabs.instructions, texts.recipe.tabs.video]) {
      await page.getByRole('tab', { name, exact: true }).click()
      await expectIntact(page, name)
    }
    await expect(page.getByText(texts.recipe.noVideo)).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  await test.step('from its ingredients to the cart', async () => {
    await app.open(`/shoppinglist/${path(firstId)}`)
    await page.getByRole('button', { name: texts.common.save, exact: true }).click()
    await expect(app.heading(texts.headings.list)).toBeVisible()
    await expect(page.getByRole('button', { name: texts.list.remove(scriptText), exact: true })).toBeVisible()
    await expectIntact(page, 'list')
    await app.open('/shop')
    await expect(page.getByText(texts.cart.sum)).toBeVisible()
    await page.getByRole('button', { name: texts.cart.fewer('Соль'), exact: true }).click()
    await expectIntact(page, 'cart')
    await page.reload()
    await expect(page.getByText(texts.cart.sum)).toBeVisible()
    await app.open('/pantry')
    await page.getByRole('button', { name: scriptText, exact: true }).first().click()
    await expectIntact(page, 'pantry')
  })

  expect(seen, 'dialogs and requests to foreign hosts').toEqual([])
})

test.describe('A malicious address', () => {
  // The API responds with 404 to these ids.
  test.use({ allowedErrors: failedRequests })

  test('leads to a screen of the app', async ({ page, app, catalogue }) => {
    const long = 'x'.repeat(200_000)
    const seen = recordAttacks(page)
    const hashes = [
      '/%',
      '/%E0%A4%A',
      '/selected_category/%E0%A4%A',
      '/selected_category/__proto__',
      '/selected_recipe/__proto__/',
      '/shoppinglist/__proto__',
      '/plan?add=__proto__',
      `/plan?add=${path(scriptText)}`,
      '/shoppinglist/..%2f..%2f',
      '/selected_category/javascript:alert(1)',
      '/selected_category/data:text%2Fhtml,<script>alert(1)<%2Fscript>',
      `/selected_category/${path('https://www.youtube.com@evil.example/')}`,
      `/selected_category/${path(scriptText)}`,
      `/${scriptText}`,
      '/category?tab=%E0%A4%A&tab=<script>alert(1)</script>',
      '//evil.example/',
      '/\\evil.example',
      `/${long}`,
      `/selected_category/${long}`,
      `/shoppinglist/${long}`,
      `/category?q=${long}`,
      `/category?tab=${long}`,
      `/plan?add=${long}`,
      `/selected_category/${catalogue.category.id}?with=${long}&without=${'1&without='.repeat(20_000)}`,
    ]
    for (const hash of hashes) {
      await app.load(hash)
      await expect(app.progress).toBeHidden()
      await expect(app.loader).toBeHidden()
      await expectIntact(page, hash)
    }
    for (const [typed, reached] of [
      ['./category//evil.example', /#\/category\/\/evil\.example$/],
      ['./login/%5C%5Cevil.example', /#\/login\/%5C%5Cevil\.example$/],
      ['./%3Cscript%3E', /%3Cscript%3E$/],
      ['./%E0%A4%A', /%E0%A4%A$/],
    ] as const) {
      await page.goto(typed)
      await expect(page).toHaveURL(reached)
      await expectIntact(page, typed)
    }
    expect(seen, 'dialogs and requests to foreign hosts').toEqual([])
  })
})

test.describe('An injected script', () => {
  // Browsers log what the policy refuses, and so does the fixture.
  test.use({ allowedErrors: [/Content[ -]Security[ -]Policy|^Against the page's policy/] })

  test('neither runs nor sends anything', async ({ page, app }) => {
    const refused = new Set<string>()
    page.on('console', (message) => {
      const [, directive] = /^Against the page's policy: (\S+)/.exec(message.text()) ?? []
      if (directive) refused.add(directive)
    })
    let dialogs = 0
    page.on('dialog', (dialog) => {
      dialogs += 1
      return dialog.dismiss()
    })
    await app.open('/login')
    await expect(app.heading(texts.headings.login)).toBeVisible()
    await page.evaluate(() => {
      const add = (name: string, attributes: Record<string, string>, text = '') => {
        const element = document.createElement(name)
        for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
        element.textContent = text
        document.body.append(element)
      }
      add('script', {}, 'alert(1)')
      add('img', { src: 'http://evil.example/a.png', onerror: 'alert(1)' })
      add('iframe', { src: 'https://evil.example/' })
      add('object', { data: 'https://evil.example/' })
      add('base', { href: 'https://evil.example/' })
      add('style', {}, 'main { display: none }')
      void fetch('https://evil.example/').catch(() => {})
    })
    await expect
      .poll(() => [...refused].sort())
      .toEqual([
        'base-uri',
        'connect-src',
        'frame-src',
        'img-src',
        'object-src',
        'script-src-attr',
        'script-src-elem',
        'style-src-elem',
      ])
    expect(dialogs).toBe(0)
    await expect(app.heading(texts.headings.login)).toBeVisible()
  })
})
