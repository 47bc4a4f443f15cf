import { expect, test } from './fixtures'
import { texts } from './texts'

// The search by the first letters of categories is in category-search.spec.ts.

test('Recipes are found below the categories: by title, by ingredient, with another word ending and with a typo', async ({
  page,
  app,
  catalogue: { recipe },
}) => {
  const main = page.getByRole('main')
  const box = main.getByPlaceholder(texts.catalog.searchField)
  const recipes = page.getByRole('region', { name: texts.catalog.recipes }).getByRole('link')
  const word = recipe.title.split(' ').find((text) => text.length > 4) ?? recipe.title
  await app.open('/category')
  await expect(main.getByRole('listitem').first()).toBeVisible()

  await box.pressSequentially(recipe.title.slice(0, 1))
  await expect(page.getByRole('region', { name: texts.catalog.recipes })).toHaveCount(0)
  await box.fill(recipe.title)
  await expect(recipes.filter({ hasText: recipe.title })).toHaveCount(1)
  await expect(recipes.filter({ hasText: recipe.title }).locator('mark').first()).toBeVisible()

  await test.step('with another ending', async () => {
    await box.fill(`${word.slice(0, -1)}ами`)
    await expect(recipes.filter({ hasText: recipe.title })).toHaveCount(1)
  })
  await test.step('with a typo', async () => {
    await box.fill(word.slice(0, 1) + word.slice(2))
    await expect(recipes.filter({ hasText: recipe.title })).toHaveCount(1)
  })
  await test.step('by an ingredient', async () => {
    await box.fill(recipe.ingredients[0] ?? '')
    await expect(recipes.filter({ hasText: recipe.ingredients[0] }).first()).toBeVisible()
  })

  await box.fill('щщщъ')
  await expect(page.getByText(texts.catalog.nothingFound)).toBeVisible()
  await expect(recipes).toHaveCount(0)
})

test('Chips choose among all recipes, the address holds them, and Back restores them', async ({
  page,
  signedIn: app,
}) => {
  const chip = (name: string) => page.getByRole('button', { name, exact: true })
  const recipes = page.getByRole('region', { name: texts.catalog.recipes }).getByRole('link')
  await chip(texts.catalog.upTo30Minutes).click()
  await expect(page).toHaveURL(/\?.*time=30/)
  await expect(recipes.first()).toBeVisible()
  for (const text of await recipes.allInnerTexts()) expect(text).toMatch(/(?<!\d)(?:[1-9]|[12]\d|30)\sминут/)
  const first = await recipes.first().getAttribute('href')
  await recipes.first().click()
  await expect(page.getByRole('button', { name: texts.cooking.start })).toBeVisible()
  await page.goBack()
  await expect(chip(texts.catalog.upTo30Minutes)).toHaveAttribute('aria-pressed', 'true')
  await expect(recipes.first()).toHaveAttribute('href', first ?? '')
  await chip(texts.catalog.upTo30Minutes).click()
  await expect(recipes).toHaveCount(0)
  await expect(app.rows.first()).toBeVisible()

  await chip('сегодня').click()
  await expect(page.getByText(/^Быстрые блюда на\sсегодня/)).toBeVisible()
  await expect(recipes.first()).toBeVisible()
})

test('The categories offer to resume the list, the meal of today or the dish that is being cooked', async ({
  page,
  app,
  catalogue: { recipe },
}) => {
  const card = page.getByRole('link', { name: /^(Пора за покупками|Сегодня: ужин|.*Продолжить готовить)/ })
  await app.open('/category')
  await expect(app.rows.first()).toBeVisible()
  await expect(card).toHaveCount(0)
  await app.store({ shopList: JSON.stringify(['Соль', 'Молоко']) })
  await page.reload()
  await expect(card).toHaveAttribute('href', '#/myshoplist')
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv'))
  const { id, title } = recipe
  await app.store({
    plan: JSON.stringify([{ id: 'meal', day, name: 'dinner', recipe: { id, title }, servings: 2 }]),
  })
  await page.reload()
  await expect(card).toHaveAttribute('href', `#/selected_recipe/${id}/`)
  await app.store({ cooking: JSON.stringify([{ id, step: 2, ticked: [] }]) })
  await page.reload()
  await expect(card).toHaveAttribute('href', `#/selected_recipe/${id}/?step=2`)
})

test('A found recipe opens for a signed-in visitor', async ({
  page,
  signedIn: app,
  catalogue: { recipe },
}) => {
  await page.getByPlaceholder(texts.catalog.searchField).fill(recipe.title)
  await page
    .getByRole('region', { name: texts.catalog.recipes })
    .getByRole('link')
    .filter({ hasText: recipe.title })
    .click()
  await expect(app.heading(recipe.title)).toBeVisible()
})
