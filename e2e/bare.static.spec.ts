import { failedRequests, expect, test } from './fixtures'

// The site built with no settings at all: the API's snapshot, no accounts. Any host of files will do for it.

test.beforeEach(async ({ page, baseURL }) => {
  // Whoever it asks besides its own host gets no answer, and is told on.
  await page.route(
    (url) => url.origin !== new URL(baseURL ?? '').origin,
    (route) => {
      asked.push(route.request().url())
      return route.abort()
    },
  )
  asked.length = 0
})

const asked: string[] = []

test.afterEach(() => {
  expect(asked, 'requests to other hosts').toEqual([])
})

test('The categories, the search and the recipes of a category come from the snapshot', async ({
  page,
  app,
  api,
  catalogue,
}) => {
  const { categories, category, cards } = catalogue
  const shown = page.getByRole('main').getByRole('listitem')
  await app.open('/')
  await page.getByRole('button', { name: 'Cook' }).click()
  await expect(shown).toHaveCount(Math.min(9, categories.length))
  const more = page.getByRole('button', { name: 'Загрузить ещё' })
  while (await more.isVisible()) {
    const before = await shown.count()
    await more.click()
    await expect(shown).not.toHaveCount(before)
  }
  await expect(shown).toHaveCount(categories.length)
  await page.getByPlaceholder('Найди свой рецепт...').fill(category.title.slice(0, 3).toUpperCase())
  await page.getByRole('link', { name: category.title, exact: true }).click()
  for (const { title } of cards)
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  expect(api.calls).toContain(`selected/${category.id}`)
})

test('From a recipe to an order goes without an account, but for the recipe page itself', async ({
  page,
  app,
  catalogue: { recipe },
}) => {
  await app.open(`/shoppinglist/${recipe.id}`)
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await page.getByRole('button', { name: 'Купить' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(new Set(recipe.ingredients).size)
  await page.getByRole('button', { name: 'Оформить доставку' }).click()
  await page.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(app.toast('Ваш заказ оформлен.Ожидайте звонка менеджера')).toBeVisible()
  await app.open(`/selected_recipe/${recipe.id}/`)
  await expect(app.heading('Вход')).toBeVisible()
})

for (const { path, buttons } of [
  { path: '/login', buttons: ['Войти', 'Войти с помощью Google'] },
  { path: '/registration', buttons: ['Отправить'] },
  { path: '/resetpassword', buttons: ['Сменить'] },
]) {
  test(`${path} says that there are no accounts, and its buttons are disabled`, async ({ page, app }) => {
    await app.open(path)
    await expect(page.getByText(/Вход пока не настроен на этом сайте/)).toBeVisible()
    for (const name of buttons) await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
    await expect(page.getByText('demo@tasty.ru')).toHaveCount(0)
    await expect(app.progress).toBeHidden()
  })
}

test.describe('An unknown id', () => {
  test.use({ allowedErrors: failedRequests })

  test('is not found in the snapshot either', async ({ page, app }) => {
    await app.open('/selected_category/no-such-thing')
    await expect(page.getByText('Категория не найдена')).toBeVisible()
    await app.open('/shoppinglist/no-such-thing')
    await expect(page.getByText('Рецепт не найден')).toBeVisible()
  })
})

test('Built without the address of its host, it names no absolute one', async ({ page, app, request }) => {
  await app.open('/')
  await expect(app.heading('TASTY')).toBeVisible()
  await expect(
    page.locator('link[rel=canonical], meta[property="og:url"], meta[property$=":image"]'),
  ).toHaveCount(0)
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
  expect(await (await request.get('./robots.txt')).text()).not.toContain('Sitemap')
  expect((await request.get('./sitemap.xml')).status()).toBe(404)
})

test('Every page says, before anything runs, what it may load and run', async ({
  page,
  catalogue: { recipe },
}) => {
  for (const path of ['./', './styleguide/', './no/such/page', `./${recipe.video}`]) {
    const html = await (await page.request.get(path)).text()
    const [, policy = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)">.*?<script/s.exec(html) ?? []
    expect(policy, path).toContain("default-src 'none'; script-src 'self'")
    expect(policy, path).toContain("require-trusted-types-for 'script'")
    expect(policy, path).not.toContain('unsafe')
    expect(html.indexOf('<script'), path).toBeGreaterThan(html.indexOf(policy))
  }
})
