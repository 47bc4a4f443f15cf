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

test('On a phone the first dish is in view below the chosen ingredients and the suggestions', async ({
  page,
  app,
  catalogue: { recipe },
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open('/')
  await app.store({ pantry: JSON.stringify(recipe.ingredients.slice(0, 6)) })
  await app.load('/pantry')
  const dishes = page.getByRole('region', { name: /^(Всё есть|Нужно докупить)$/ }).first()
  await expect(dishes.getByRole('link').first()).toBeInViewport({ ratio: 1 })
})

test('What a bought pack leaves is at home, and can be changed and removed', async ({ page, app, api }) => {
  const cream = { id: 'cream', title: 'Сметана', price: 2, quantity: '200 г', shelfLifeDays: 10 }
  await api.answer('shop', [{ ...cream, image: '', pack: { value: 200, unit: 'г' } }])
  const ingredients = [{ title: 'Сметана', quantity: '80 г', amount: { value: 80, unit: 'г', grams: 80 } }]
  const share = { id: 'borscht', title: 'Борщ', servings: 4, baseServings: 4, ingredients }
  await app.open('/')
  await app.store({
    shopList: JSON.stringify(['Сметана']),
    needs: JSON.stringify({ shares: [share], manual: [] }),
  })
  await app.load('/myshoplist')
  // Once the shop knows the pack.
  await expect(page.getByText(', 200 г')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Сметана' }).check()

  await (await app.openPanel()).getByRole('link', { name: texts.shell.links.pantry }).click()
  const remainders = page.getByRole('list', { name: texts.pantry.remainders })
  await expect(remainders.getByRole('listitem')).toContainText('120 г, до')
  await page.getByRole('button', { name: texts.common.editOf('Сметана') }).click()
  const amount = page.getByRole('textbox', { name: 'Сколько осталось, г' })
  await expect(amount).toHaveValue('120')
  await amount.fill('60')
  await amount.press('Enter')
  await expect(remainders.getByRole('listitem')).toContainText('60 г, до')

  await app.load('/plan')
  await expect(page.getByRole('paragraph').filter({ hasText: /^Осталось дома/ })).toHaveText(
    /^Осталось дома: сметана 60\sг, до/,
  )
  await page.getByRole('link', { name: texts.pantry.remainders }).click()
  await page.getByRole('button', { name: 'X Сметана' }).click()
  await expect(remainders).toBeHidden()
  expect(await app.storedValue('pantry')).toBeNull()
})
