import { whenIdle } from '../scripts/bench/visit'
import { unfoldStaples } from './cart-rows'
import { expect, failedRequests, test } from './fixtures'
import { paste } from './recipe-import'
import { texts } from './texts'

// The site built without settings: the snapshot of the API, no accounts. Any host for static files can serve it.

test.beforeEach(async ({ page, baseURL }) => {
  // Requests to other hosts are blocked and recorded.
  await page.route(
    (url) => url.origin !== new URL(baseURL ?? '').origin,
    (route) => {
      otherHosts.push(route.request().url())
      return route.abort()
    },
  )
  otherHosts.length = 0
})

const otherHosts: string[] = []

test.afterEach(() => {
  expect(otherHosts, 'requests to other hosts').toEqual([])
})

test('The categories, the search and the recipes of a category come from the snapshot', async ({
  page,
  app,
  api,
  catalogue,
}) => {
  const { categories, category, cards } = catalogue
  const shown = app.rows
  await app.open('/')
  await page.getByRole('button', { name: texts.catalog.start }).click()
  await expect(shown).toHaveCount(Math.min(9, categories.length))
  const more = page.getByRole('button', { name: texts.catalog.loadMore })
  while (await more.isVisible()) {
    const before = await shown.count()
    await more.click()
    await expect(shown).not.toHaveCount(before)
  }
  await expect(shown).toHaveCount(categories.length)
  await page.getByPlaceholder(texts.catalog.searchField).fill(category.title.slice(0, 3).toUpperCase())
  await app.link(category.title).click()
  for (const { title } of cards) await expect(app.link(title)).toBeVisible()
  expect(api.calls).toContain(`selected/${category.id}`)
})

test(
  'Everything from the editor to an order works without an account; only the recipe page needs one',
  { tag: '@smoke' },
  async ({ page, app, catalogue: { recipe } }) => {
    await app.open(`/shoppinglist/${recipe.id}`)
    await page.getByRole('button', { name: texts.common.save, exact: true }).click()
    await page.getByRole('button', { name: texts.list.buy }).click()
    await unfoldStaples(page)
    await expect(app.rows).toHaveCount(new Set(recipe.ingredients).size)
    await page.getByRole('button', { name: texts.cart.checkout }).click()
    await page.getByRole('button', { name: texts.delivery.submit, exact: true }).click()
    await expect(app.toast(texts.delivery.placed)).toBeVisible()
    await app.open(`/selected_recipe/${recipe.id}/`)
    await expect(app.heading(texts.headings.login)).toBeVisible()
  },
)

for (const { path, buttons } of [
  { path: '/login', buttons: [texts.account.signIn, texts.account.google] },
  { path: '/registration', buttons: [texts.account.register] },
  { path: '/resetpassword', buttons: [texts.account.changePassword] },
]) {
  test(`${path} reports that there are no accounts and disables its buttons`, async ({ page, app }) => {
    await app.open(path)
    await expect(page.getByText(/Вход пока не настроен на этом сайте/)).toBeVisible()
    for (const name of buttons) await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
    await expect(page.getByText('demo@tasty.ru')).toHaveCount(0)
    await expect(app.progress).toBeHidden()
  })
}

test('A site without a sync server says nothing of devices and households', async ({ page, app }) => {
  await app.open('/mine')
  await expect(app.heading(texts.headings.mine)).toBeVisible()
  // Where there is a sync server, its parts come with chunks of their own.
  await whenIdle(page)
  await expect(page.getByText(/Мои устройства|Семья/)).toHaveCount(0)
  await app.open('/myshoplist')
  await expect(app.heading(texts.headings.list)).toBeVisible()
  await whenIdle(page)
  await expect(page.getByText(/Синхронизировано|Ждёт сети/)).toHaveCount(0)
  await app.open('/invitation/no-such-link')
  await expect(app.heading(texts.headings.notFound)).toBeVisible()
})

test.describe('An unknown id', () => {
  test.use({ allowedErrors: failedRequests })

  test('is reported as not found by the snapshot too', async ({ page, app }) => {
    await app.open('/selected_category/no-such-thing')
    await expect(page.getByText(texts.catalog.unknownCategory)).toBeVisible()
    await app.open('/shoppinglist/no-such-thing')
    await expect(page.getByText(texts.recipe.unknown)).toBeVisible()
  })
})

test('A recipe is read from the markup of a page, whose parsing the policy of the site restricts', async ({
  page,
  app,
}) => {
  await app.open('/myrecipes/import')
  const recipe = { '@type': 'Recipe', name: 'Блины &amp; щи', recipeIngredient: ['1 л воды'] }
  await paste(page, `<html><script type="application/ld+json">${JSON.stringify(recipe)}</script></html>`)
  await expect(page.getByLabel(texts.ownRecipes.name)).toHaveValue('Блины & щи')
})

test('A site built without its address contains no absolute URL', async ({ page, app, request }) => {
  await app.open('/')
  await expect(app.heading(texts.headings.welcome)).toBeVisible()
  await expect(
    page.locator('link[rel=canonical], meta[property="og:url"], meta[property$=":image"]'),
  ).toHaveCount(0)
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
  expect(await (await request.get('./robots.txt')).text()).not.toContain('Sitemap')
  expect((await request.get('./sitemap.xml')).status()).toBe(404)
})

test('Every page declares, before its first script, what it may load and run', async ({
  page,
  catalogue: { recipe },
}) => {
  for (const path of [
    './',
    './styleguide/',
    './no/such/page',
    `./${recipe.video}`,
    `./recipes/${recipe.id}/`,
  ]) {
    const html = await (await page.request.get(path)).text()
    const [, policy = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)">.*?<script/s.exec(html) ?? []
    expect(policy, path).toContain("default-src 'none'; script-src 'self'")
    expect(policy, path).toContain("require-trusted-types-for 'script'")
    expect(policy, path).not.toContain('unsafe')
    expect(html.indexOf('<script'), path).toBeGreaterThan(html.indexOf(policy))
  }
})
