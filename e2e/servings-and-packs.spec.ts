import type { Page } from 'playwright/test'

import { atBothWidths, axeViolations } from './checks/axe'
import { unfoldStaples } from './cart-rows'
import { expect, test } from './fixtures'
import { casserole, shop, syrniki } from './sample-recipes'
import { texts } from './texts'

/* From the servings of a recipe to the packs in the cart. */

const servings = (page: Page) => page.getByRole('spinbutton', { name: texts.recipe.servings })

test.beforeEach(async ({ api, catalogue }) => {
  for (const own of [syrniki, casserole])
    await api.answer(`selected/${own.id}/category`, { [own.id]: [{ ...catalogue.recipe, ...own }] })
  await api.answer('shop', shop)
})

test('From servings to packs: servings are chosen, rows edited, recipes added up, packs counted, a recipe removed', async ({
  page,
  signedIn: app,
  screens,
}) => {
  await test.step('a recipe scales', async () => {
    await screens.recipe.open(syrniki.id)
    await expect(servings(page)).toHaveValue('4')
    await page.getByRole('button', { name: texts.recipe.moreServings }).click()
    await page.getByRole('button', { name: texts.recipe.moreServings }).click()
    await expect(app.rows).toHaveText([
      'Творог900 г',
      'Яйца3 шт',
      'Сахар3 ст. л.',
      'Сольпо вкусу',
      'Шафран2 щепотки',
    ])
    await expect(page.getByText('310 ккал').first()).toBeVisible()
    await screens.recipe.tab('instructions').click()
    await expect(app.rows).toHaveText(['1Разотрите творог с тремя ложками сахара.', '2Жарьте 4 минуты.'])
    await screens.recipe.tab('ingredients').click()
  })

  await test.step('its price follows, and lists what it does not include', async () => {
    const price = page.getByRole('group', { name: texts.recipe.price })
    // 900 of 400 g at 3.50, 3 of 10 eggs at 4.20, 45 g of a kilogram at 2.00.
    await expect(price).toContainText('Уйдёт продуктов на 9.23 руб. (1.54 руб. на порцию)')
    // Three packs, one and one; salt is a staple.
    await expect(price).toContainText(texts.price.ofRecipe('16.70', '2.78'))
    await expect(price).toContainText('Нет в магазине: шафран')
    await expect(price).toContainText('Без того, что обычно есть дома: соль')
  })

  await test.step('the editor uses the same servings', async () => {
    await screens.recipe.tab('editor').click()
    await expect(page.getByText('Сырники с изюмом, на 6 порций')).toBeVisible()
    await expect(app.row('Творог')).toContainText('900 г')
    await screens.list.remove('Яйца').click()
    await page.getByRole('button', { name: texts.common.save, exact: true }).click()
    await expect(app.row('Творог')).toContainText('Творог, 3 пачки по 400 г')
    await expect(app.row('Творог')).toContainText('нужно 900 г')
    await unfoldStaples(page)
    await expect(app.rows).toHaveCount(4)
  })

  await test.step('a second recipe is added up once, even if saved twice', async () => {
    for (let times = 0; times < 2; times++) {
      await app.open(`/shoppinglist/${casserole.id}`)
      await expect(app.row('Изюм')).toBeVisible()
      await page.getByRole('button', { name: texts.common.save, exact: true }).click()
      await expect(screens.list.heading).toBeVisible()
      await expect(app.row('Творог')).toContainText('нужно 1,4 кг')
    }
    await expect(app.row('Сахар')).toContainText('Сахар, 1 кгнужно 145 г')
    await unfoldStaples(page)
    await expect(app.row('Соль')).toContainText('Сольпо вкусу')
    expect(await app.storedValue('shopList')).toEqual(['Творог', 'Сахар', 'Соль', 'Шафран', 'Изюм'])
  })

  await test.step('the cart counts packs', async () => {
    await screens.list.buy.click()
    await expect(app.row('Творог')).toContainText('Нужно 1,4 кг: 4 пачки по 400 г, останется 200 г')
    await expect(screens.cart.count('Творог')).toHaveText('4')
    await unfoldStaples(page)
    await expect(screens.cart.count('Соль')).toHaveText('0')
    await expect(screens.cart.sum).toHaveText(texts.cart.total('19.00'))
  })

  await test.step('a removed recipe takes its amounts away, and is restored', async () => {
    await page.getByRole('button', { name: texts.common.back }).click()
    await page.getByRole('button', { name: texts.list.recipesOf('Творог') }).click()
    const recipes = page.getByRole('list', { name: texts.list.forRecipes })
    await expect(recipes.getByRole('listitem')).toHaveText([
      'Сырники с изюмом900 г на 6 порцийУбрать рецепт',
      'Запеканка500 г на 6 порцийУбрать рецепт',
    ])
    await page.getByRole('button', { name: 'Убрать рецепт «Сырники с изюмом»' }).click()
    await expect(app.row('Творог')).toContainText('Творог, 2 пачки по 400 гнужно 500 г')
    expect(await app.storedValue('shopList')).toEqual(['Творог', 'Сахар', 'Соль', 'Изюм'])
    await app.messages.getByRole('button', { name: /Убрали из списка рецепт «Сырники с изюмом»/ }).click()
    await expect(app.row('Творог')).toContainText('нужно 1,4 кг')
    expect(await app.storedValue('shopList')).toEqual(['Творог', 'Сахар', 'Соль', 'Шафран', 'Изюм'])
  })

  await test.step('everything survives a reload', async () => {
    await page.reload()
    await expect(app.row('Творог')).toContainText('нужно 1,4 кг')
    await screens.recipe.open(syrniki.id)
    await expect(servings(page)).toHaveValue('6')
  })
})

test('Invalid servings are reported and change nothing', async ({ page, signedIn: app, screens }) => {
  await screens.recipe.open(syrniki.id)
  for (const text of ['0', '-1', '', 'полстакана', '1000']) {
    await servings(page).fill(text)
    await expect(servings(page)).toHaveAccessibleDescription(
      'Введите целое число от 1 до 99. Пока считаем на 4 порции.',
    )
    await expect(servings(page)).toHaveAttribute('aria-valuenow', '4')
    await expect(app.row('Творог')).toHaveText('Творог600 г')
  }
  expect(await app.stored('servings')).toBeNull()
  await servings(page).fill('8')
  await expect(servings(page)).toHaveAccessibleDescription('')
  await expect(app.row('Творог')).toHaveText('Творог1,2 кг')
  await servings(page).press('ArrowDown')
  await expect(app.row('Творог')).toHaveText('Творог1,05 кг')
})

test('A count set by the visitor takes precedence over the amounts of recipes', async ({
  page,
  app,
  screens,
}) => {
  await app.open(`/shoppinglist/${syrniki.id}`)
  await page.getByRole('button', { name: texts.common.save, exact: true }).click()
  await screens.list.buy.click()
  const count = screens.cart.count('Творог')
  await expect(count).toHaveText('2')
  await page.getByRole('button', { name: texts.cart.fewer('Творог'), exact: true }).click()
  await page.reload()
  await expect(count).toHaveText('1')
  await expect(app.row('Творог')).toContainText('Нужно 600 г: 2 пачки по 400 г, останется 200 г')
})

test('Without the optional fields of the API the app works as before', async ({
  page,
  signedIn: app,
  api,
  screens,
  catalogue,
}) => {
  const bare = { ...catalogue.recipe, ...syrniki, amounts: undefined, servings: undefined }
  await api.answer(`selected/${syrniki.id}/category`, { [syrniki.id]: [bare] })
  await api.answer(
    'shop',
    shop.map((sold) => ({ ...sold, pack: undefined, packName: undefined, staple: undefined })),
  )
  await screens.recipe.open(syrniki.id)
  await expect(app.rows).toHaveText(
    syrniki.ingredients.map((title, index) => title + syrniki.quantity[index]),
  )
  await expect(servings(page)).toHaveCount(0)
  await screens.recipe.tab('editor').click()
  await page.getByRole('button', { name: texts.common.save, exact: true }).click()
  await expect(app.rows).toHaveText(syrniki.ingredients.map((title) => `${title}X`))
  expect(await app.stored('needs')).toBeNull()
  await screens.list.buy.click()
  await expect(screens.cart.sum).toHaveText(texts.cart.total('10.70'))
  await expect(page.getByText(/^Нужно/)).toHaveCount(0)
  expect(api.calls.filter((call) => call === 'shop')).toHaveLength(1)
})

test('Recipe, list and cart with amounts pass axe and fit 320 pixels', async ({
  page,
  signedIn: app,
  screens,
}) => {
  test.slow()
  const check = async (name: string) => {
    expect.soft(await atBothWidths(page, axeViolations), `${name}: axe`).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, `${name}: width at 320 px`).toBe(320)
  }

  await screens.recipe.open(syrniki.id)
  await servings(page).fill('полстакана')
  await expect(page.getByRole('group', { name: texts.recipe.price })).toBeVisible()
  await check('a recipe with its price, and invalid servings')

  // A single recipe: in a list longer than the viewport axe measures a row that a bar covers as too small.
  await app.open(`/shoppinglist/${syrniki.id}`)
  await page.getByRole('button', { name: texts.common.save, exact: true }).press('Enter')
  await expect(screens.list.heading).toBeVisible()
  await page.getByRole('button', { name: texts.list.recipesOf('Творог') }).press('Enter')
  await expect(page.getByRole('list', { name: texts.list.forRecipes })).toBeVisible()
  await check('a list with amounts, a row of it open')

  await screens.list.buy.press('Enter')
  await expect(app.row('Творог')).toContainText('Нужно')
  await check('a cart with the amounts needed')
})

test('Amounts and chosen servings are printed', async ({ page, signedIn: app, screens }) => {
  await screens.recipe.open(syrniki.id)
  await servings(page).fill('6')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByText('6 порций', { exact: true })).toBeVisible()
  await expect(app.row('Творог')).toContainText('900 г')
  await expect(servings(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await app.open(`/shoppinglist/${syrniki.id}`)
  await page.getByRole('button', { name: texts.common.save, exact: true }).click()
  await expect(screens.list.heading).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('нужно 900 г')).toBeVisible()
})
