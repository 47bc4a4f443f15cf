import { atBothWidths, axeViolations } from './checks/axe'
import { expect, test } from './fixtures'

/* A product in the place of an ingredient, from the recipe to the cart and back. The figures are checked by hand. */

const amount = (value: number, unit: string) => ({ value, unit, grams: value })
const sauce = {
  id: 'own-sauce',
  title: 'Соус к рыбе',
  servings: 2,
  kcal: '215 ккал',
  nutrition: { kcal: 215, protein: 3, fat: 20, carbs: 4 },
  instructions: ['Смешайте сметану с укропом.', 'Дайте постоять.'],
  uses: [[0, 1], []],
  ingredients: ['Сметана', 'Укроп'],
  quantity: ['200 г', '50 г'],
  amounts: [amount(200, 'г'), amount(50, 'г')],
  substitutions: [
    {
      ingredient: 'Сметана',
      replacement: 'тахини с водой',
      product: { title: 'Тахини', quantity: '100 г', amount: amount(100, 'г') },
      ratio: '1:2',
      effect: 'плотнее',
    },
    { ingredient: 'Укроп', replacement: 'фенхель', ratio: '1:1', effect: 'пахнет анисом' },
  ],
}
const product = (title: string, price: number, grams: number) => ({
  id: `own-${title}`,
  title,
  price,
  quantity: `${grams} г`,
  image: '',
  count: 1,
  pack: { value: grams, unit: 'г' },
})
const shop = [product('Сметана', 3, 200), product('Укроп', 1, 50), product('Тахини', 7.5, 150)]
const food = (title: string, kcal: number, contains: string[]) => ({
  id: `own-${title}`,
  title,
  per100: { kcal, protein: 1, fat: 1, carbs: 1 },
  contains,
})
const foods = [food('Сметана', 206, ['dairy']), food('Укроп', 40, []), food('Тахини', 590, ['sesame'])]

const choose = 'Заменить: «Тахини» вместо «Сметана»'

test('A substitute chosen on the recipe is what is cooked, listed and bought, until it is taken back', async ({
  page,
  signedIn: app,
  api,
  catalogue,
  screens,
}) => {
  await api.answer(`selected/${sauce.id}/category`, { [sauce.id]: [{ ...catalogue.recipe, ...sauce }] })
  await api.answer('shop', shop)
  await api.answer('foods', foods)
  await screens.recipe.open(sauce.id)
  const price = page.getByRole('group', { name: 'Стоимость продуктов' })
  await expect(price).toContainText('4.00')

  await test.step('the list has the ingredient at first', async () => {
    await page.getByRole('button', { name: 'Добавить всё в список' }).click()
    await page.getByRole('button', { name: 'Чем заменить: Сметана' }).click()
  })
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('100 г вместо 200 г')
  await expect(sheet).toContainText('тахини с водой, 1:2 — плотнее')
  // 100 g with 590 kcal and 50 g with 40 kcal in 100 g, for two; before 200 g with 206 kcal.
  await expect(sheet).toContainText(/На.порцию 305.ккал вместо 215/)
  await expect(sheet).toContainText(/На.кассе 8\.50.руб\. вместо 4\.00/)
  await expect(sheet).toContainText('Аллергены: прибавится кунжут; уйдёт молочное')
  expect(await atBothWidths(page, axeViolations)).toEqual([])
  await sheet.getByRole('button', { name: choose }).click()

  await expect(screens.recipe.panel.getByText('вместо: сметана')).toBeVisible()
  await expect(price).toContainText('8.50')
  await expect(page.getByText(/305.ккал/).first()).toBeVisible()
  await page.reload()
  await expect(price).toContainText('8.50')
  await expect(page.getByRole('button', { name: 'Чем заменить: Укроп' })).toBeHidden()

  await screens.list.open()
  await expect(screens.list.row('Сметана')).toBeHidden()
  await expect(app.rows.filter({ hasText: 'Тахини' })).toBeVisible()
  await screens.list.buy.click()
  await expect(screens.cart.sum).toContainText('8.50')

  await test.step('cook mode names the product and the ingredient of the step', async () => {
    await app.open(`/selected_recipe/${sauce.id}/?step=1`)
    await expect(page.getByText('Тахини (вместо: сметана)').first()).toBeVisible()
  })

  await test.step('it can be taken back', async () => {
    await screens.recipe.open(sauce.id)
    await page.getByRole('button', { name: 'Чем заменить: Сметана' }).click()
    await sheet.getByRole('button', { name: 'Вернуть: «Сметана»' }).click()
    await expect(price).toContainText('4.00')
    await screens.list.open()
    await expect(app.rows.filter({ hasText: 'Сметана' })).toBeVisible()
    await expect(app.rows.filter({ hasText: 'Тахини' })).toBeHidden()
  })
})
