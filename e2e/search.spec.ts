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
