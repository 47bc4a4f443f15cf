import { expect, test } from './fixtures'
import { texts } from './texts'

const minutes = (text: string) => {
  const [, hours = 0, rest = 0] = /^(?:(\d+) час\S*)? ?(?:(\d+) минут\S*)?$/.exec(text) ?? []
  return Number(hours) * 60 + Number(rest)
}

test('A category is filtered and sorted, and Back from a recipe restores filters and scroll position', async ({
  page,
  signedIn: app,
  catalogue: { category, cards },
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const shown = page.getByRole('button', { name: texts.catalog.cook })
  const filters = page.getByRole('button', { name: texts.filters.open })
  const limit =
    cards.map(({ time }) => minutes(time)).sort((a, b) => a - b)[Math.floor(cards.length / 2)] ?? 0
  const quick = cards.filter(({ time }) => minutes(time) <= limit)
  await app.open(`/selected_category/${category.id}`)
  await expect(shown).toHaveCount(cards.length)
  const steps = await page.evaluate(() => history.length)

  await filters.click()
  await expect(filters).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('dialog', { name: texts.filters.open })).toBeVisible()
  const time = page.getByRole('textbox', { name: texts.filters.time })
  await time.fill('полчаса')
  await expect(page.getByText(/^Введите целое число/)).toBeVisible()
  await expect(shown).toHaveCount(cards.length)
  await time.fill(String(limit))
  await page.getByRole('button', { name: 'По алфавиту' }).click()
  await expect(shown).toHaveCount(quick.length)
  await expect(page).toHaveURL(new RegExp(`\\?time=${limit}&sort=title$`))
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: `${quick.length} из ${cards.length}` }),
  ).toHaveCount(1)
  await page.getByRole('button', { name: /^Показать \d/ }).click()
  await expect(filters).toBeFocused()
  const titles = quick.map(({ title }) => title).sort(new Intl.Collator('ru').compare)
  const inOrder = () =>
    page
      .locator('main a[href^="#/selected_recipe/"]')
      .evaluateAll((links) => links.map((link) => link.querySelector('span span')?.textContent))
  await expect(shown).toHaveCount(quick.length)
  expect(await inOrder()).toEqual(titles)

  await shown.last().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(100)
  await shown.last().click()
  await expect(app.heading(titles.at(-1) ?? '')).toBeVisible()
  await page.goBack()
  await expect(shown).toHaveCount(quick.length)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  expect(await page.evaluate(() => history.length)).toBe(steps + 1)

  await page.getByRole('button', { name: texts.filters.reset }).click()
  await expect(shown).toHaveCount(cards.length)
  await expect(page).toHaveURL(new RegExp(`/selected_category/${category.id}$`))
})

test('A search keeps its text and its filters when a recipe is opened, and excludes unwanted ingredients', async ({
  page,
  signedIn: app,
  catalogue: { recipe },
}) => {
  const [first = '', second = ''] = recipe.ingredients
  const found = page.getByRole('region', { name: texts.catalog.recipes }).getByRole('link')
  const field = page.getByPlaceholder(texts.catalog.searchField)
  await field.fill(first)
  await expect(found.first()).toBeVisible()
  await page.getByRole('button', { name: texts.filters.open }).click()
  await page.getByText(texts.filters.withIngredients, { exact: true }).click()
  await page.getByRole('textbox', { name: 'Найти ингредиент, который нужен' }).fill(second)
  await page
    .getByRole('group', { name: texts.filters.wanted })
    .getByRole('button', { name: second, exact: true })
    .click()
  await page.getByRole('button', { name: 'Дешевле' }).click()
  await expect(found.filter({ hasText: recipe.title })).toBeVisible()
  await found.filter({ hasText: recipe.title }).click()
  await expect(app.heading(recipe.title)).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue(first)
  await expect(found.filter({ hasText: recipe.title })).toBeVisible()

  await page.getByRole('button', { name: `Убрать фильтр: с: ${second}` }).click()
  await page.getByText(texts.filters.withoutIngredients, { exact: true }).click()
  await page.getByRole('group', { name: texts.filters.withoutIngredients }).getByRole('textbox').fill(second)
  await page
    .getByRole('group', { name: texts.filters.unwanted })
    .getByRole('button', { name: second, exact: true })
    .click()
  await expect(found.filter({ hasText: recipe.title })).toHaveCount(0)
})

test('Of a category with thousands of recipes a bounded number is rendered, and all can be reached', async ({
  page,
  app,
  api,
  catalogue: { cards },
}) => {
  const many = Array.from({ length: 3000 }, (_, index) => ({
    ...cards[index % cards.length],
    id: `many-${index + 1}`,
    title: `Рецепт ${index + 1}`,
  }))
  await api.answer('selected/many', { many })
  await app.open('/selected_category/many')
  await expect(page.getByText('3000 рецептов')).toBeVisible()
  const link = (number: number) => page.getByRole('link', { name: `Рецепт ${number}`, exact: true })
  const end = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(link(1)).toBeVisible()
  await expect(async () => {
    await end()
    await expect(link(3000)).toBeInViewport({ timeout: 500 })
  }).toPass()
  expect(await page.getByRole('main').locator('li').count()).toBeLessThan(400)
  await link(3000).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(link(2999)).toBeFocused()

  const last = page.getByRole('button', { name: texts.catalog.cook }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await last.click()
  await expect(app.heading(texts.headings.login)).toBeVisible()
  await page.goBack()
  await expect(link(3000)).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('Lists say when a recipe was last cooked, and are sorted by it', async ({
  page,
  signedIn: app,
  catalogue: { category, cards },
}) => {
  const [first, second] = cards
  const cooked = (recipeId: string | undefined, day: string) => ({ id: day, recipeId, title: 'Обед', day })
  await app.storeAsOtherTab({
    diary: JSON.stringify([cooked(second?.id, '2026-03-08'), cooked(first?.id, '2026-11-12')]),
  })
  await app.open(`/selected_category/${category.id}?sort=cooked`)
  const shown = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('[data-card]') })
  await expect(shown.nth(0)).toContainText(second?.title ?? '')
  await expect(shown.nth(0)).toContainText('Готовили 8 марта')
  await expect(shown.nth(1)).toContainText('Готовили 12 ноября')
  await expect(page.getByText(/^Готовили/)).toHaveCount(2)
})
