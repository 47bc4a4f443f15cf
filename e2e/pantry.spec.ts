import { expect, test } from './fixtures'
import { texts } from './texts'

test('Ingredients at home lead to recipes, and one tap adds the missing ones to the list', async ({
  page,
  app,
  catalogue: { recipe },
}) => {
  await app.open('/')
  await (await app.openPanel()).getByRole('link', { name: texts.shell.links.pantry }).click()
  await expect(app.heading(texts.headings.pantry)).toBeFocused()
  const [first = '', second = ''] = recipe.ingredients
  for (const title of [first, second]) {
    await page.getByRole('textbox', { name: 'Поиск по продуктам' }).fill(title)
    await page.getByRole('button', { name: title, exact: true }).click()
    await expect(page.getByRole('button', { name: title, exact: true, pressed: true })).toBeVisible()
  }
  const more = page.getByRole('button', { name: 'Показать ещё' })
  const add = page.getByRole('button', {
    name: `Добавить в список недостающее для рецепта «${recipe.title}»`,
  })
  await expect(page.getByRole('heading', { name: texts.pantry.results })).toBeVisible()
  await expect(async () => {
    if (!(await add.isVisible())) await more.click()
    await expect(add).toBeVisible({ timeout: 100 })
  }).toPass()
  await add.click()
  const listed = (await app.storedValue('shopList')) as string[]
  expect(recipe.ingredients).toEqual(expect.arrayContaining(listed))
  expect(listed.length).toBeGreaterThan(0)
  for (const title of [first, second]) expect(listed).not.toContain(title)

  await page.reload()
  await expect(page.getByRole('button', { name: first, exact: true, pressed: true })).toBeVisible()
})
