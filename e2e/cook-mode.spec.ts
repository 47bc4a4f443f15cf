import type { Page } from 'playwright/test'

import { expect, test } from './fixtures'
import { texts } from './texts'

// Cooking step by step, and the timers in its texts. A sample recipe, whose times can be checked by hand.

const amount = (value: number, unit: string, grams = 0) => ({ value, unit, grams })

const stew = {
  id: 'own-stew',
  title: 'Рагу с грибами',
  servings: 4,
  ingredients: ['Говядина', 'Грибы', 'Масло'],
  quantity: ['600 г', '200 г', '2 ст. л.'],
  amounts: [amount(600, 'г', 600), amount(200, 'г', 200), amount(2, 'ст. л.', 20)],
  instructions: [
    'Нарежьте говядину и грибы.',
    'Обжарьте мясо в масле 10–12 минут, затем тушите под крышкой 1 час 20 минут.',
    'Добавьте грибы и готовьте полчаса.',
  ],
  uses: [[0, 1], [0, 2], [1]],
}

const step = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: texts.cooking.step(number, 3), exact: true })
const timer = (page: Page, name: string) => page.getByRole('timer', { name, exact: true })

test.beforeEach(async ({ api, catalogue }) => {
  await api.answer(`selected/${stew.id}/category`, { [stew.id]: [{ ...catalogue.recipe, ...stew }] })
})

test('A recipe is cooked step by step, left and resumed', async ({ page, signedIn: app }) => {
  await app.open(`/selected_recipe/${stew.id}/`)
  await page.getByRole('button', { name: texts.recipe.moreServings }).click()
  await page.getByRole('button', { name: texts.recipe.moreServings }).click()
  await app.button(texts.cooking.start).click()

  await test.step('moves by buttons and keys', async () => {
    await expect(step(page, 1)).toBeVisible()
    await expect(app.heading(stew.title)).toBeFocused()
    await expect(page).toHaveTitle(`${texts.cooking.step(1, 3)}: ${stew.title} — Tasty`)
    await app.button(texts.cooking.next).click()
    await expect(step(page, 2)).toBeVisible()
    await expect(app.button(texts.cooking.next)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(step(page, 1)).toBeVisible()
    await expect(app.button(texts.cooking.previous)).toBeDisabled()
    await app.heading(stew.title).focus()
    await page.keyboard.press('End')
    await expect(step(page, 3)).toBeVisible()
    await page.keyboard.press('Shift+Space')
    await expect(step(page, 2)).toBeVisible()
    await page.keyboard.press('Home')
    await page.keyboard.press('Space')
    await expect(step(page, 2)).toBeVisible()
  })

  await test.step('lists the ingredients of the step for the chosen servings, which can be ticked', async () => {
    const rows = page.getByRole('region', { name: 'Для этого шага' }).getByRole('listitem')
    await expect(rows).toHaveText(['Говядина всего 900 г', 'Масло 3 ст. л.'])
    await page.getByRole('checkbox', { name: 'Масло' }).check()
    await page.getByText(texts.cooking.allIngredients).click()
    await expect(page.getByText('Порций: 6')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Масло/, checked: true })).toHaveCount(2)
  })

  await test.step('Back leads to the recipe, which keeps the progress', async () => {
    await page.goBack()
    await expect(page.getByRole('tablist')).toBeVisible()
    await expect(page.getByText('Продолжить с шага 2')).toBeVisible()
    await page.reload()
    await app.button(texts.cooking.start).click()
    await expect(step(page, 2)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Масло' })).toBeChecked()
    await page.reload()
    await expect(step(page, 2)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(app.button(texts.cooking.start)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`#/selected_recipe/${stew.id}/$`))
  })

  await test.step('prints the recipe', async () => {
    await app.open(`/selected_recipe/${stew.id}/?step=2`)
    await expect(step(page, 2)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(app.rows).toHaveText([
      'Говядина900 г',
      'Грибы300 г',
      'Масло3 ст. л.',
      ...stew.instructions.map((text, index) => `${index + 1}${text}`),
    ])
    await expect(app.heading(stew.title)).toHaveCount(1)
    await page.emulateMedia({ media: null })
  })

  await test.step('ends with the last step', async () => {
    await app.open(`/selected_recipe/${stew.id}/?step=99`)
    await expect(step(page, 3)).toBeVisible()
    await app.button(texts.cooking.finish).click()
    await expect(page.getByRole('heading', { name: texts.cooking.finished })).toBeFocused()
    await app.button(texts.cooking.toRecipe).click()
    await expect(app.button(texts.cooking.start)).toBeVisible()
    await expect(page.getByText(/^Продолжить с шага/)).toHaveCount(0)
    expect(await app.stored('cooking')).toBeNull()
  })
})

test('A timer leads to its step within cook mode, without a further history entry', async ({
  page,
  signedIn: app,
}) => {
  await app.open(`/selected_recipe/${stew.id}/`)
  await app.button(texts.cooking.start).click()
  await app.button(texts.cooking.next).click()
  await app.button(texts.timers.start('10 минут')).click()
  await app.button(texts.cooking.next).click()
  await expect(step(page, 3)).toBeVisible()
  await app.button(texts.timers.one).click()
  const timers = page.getByRole('region', { name: texts.timers.title })
  await timers.getByRole('link', { name: stew.title }).click()
  await expect(step(page, 2)).toBeVisible()
  await expect(timers).toHaveCount(0)
  await expect(app.heading(stew.title)).toBeFocused()
  await app.button(texts.cooking.exit).click()
  await expect(app.button(texts.cooking.start)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/#\/category$/)
})

test('Durations in the text start timers, which run on every screen and ring once', async ({
  page,
  context,
  signedIn: app,
}) => {
  const [roast, braise] = ['Шаг 2: обжарьте мясо в масле', 'Шаг 2: тушите под крышкой']
  await page.clock.install()
  await app.load(`/selected_recipe/${stew.id}/?step=2`)
  await expect(step(page, 2)).toBeVisible()
  await app.stopClock()
  await app.button(texts.timers.start('10 минут')).click()
  await app.button(texts.timers.start('1 час 20 минут')).click()
  await app.button(texts.timers.two).click()
  await expect(timer(page, roast)).toContainText('10:00')
  await expect(timer(page, braise)).toContainText('1:20:00')

  await test.step('timers are paused, extended and changed', async () => {
    await app.button(texts.timers.pause(braise)).click()
    await page.clock.runFor(60_000)
    await expect(timer(page, roast)).toContainText('9:00')
    await expect(timer(page, braise)).toContainText('1:20:00')
    await app.button(texts.timers.resume(braise)).click()
    await app.button(texts.timers.extend(roast)).click()
    await expect(timer(page, roast)).toContainText('10:00')
    await app.button(texts.common.editOf(roast)).click()
    const length = page.getByRole('textbox', { name: texts.timers.timeLeft })
    await length.fill('скоро')
    await app.button(texts.common.edit).click()
    await expect(length).toHaveAccessibleDescription(texts.timers.badTime)
    await expect(timer(page, roast)).toContainText('10:00')
    await length.fill('5')
    await page.getByRole('textbox', { name: texts.timers.name }).fill('Мясо')
    await app.button(texts.common.edit).click()
    await expect(timer(page, 'Мясо')).toContainText('5:00')
  })

  await test.step('a removed timer is restored', async () => {
    await app.button(texts.timers.remove(braise)).click()
    await expect(timer(page, braise)).toHaveCount(0)
    await app.messages.getByRole('button', { name: texts.common.undo }).click()
    await expect(app.button(texts.timers.two)).toBeVisible()
  })

  await test.step('timers survive a reload and are shown in another tab', async () => {
    await page.reload()
    await app.open('/category')
    await expect(app.button(texts.timers.two)).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('5:00')
    const other = await context.newPage()
    await other.goto('./#/category')
    await expect(other.getByRole('button', { name: texts.timers.two })).toBeVisible()
    await other.close()
  })

  await test.step('the end is announced by a toast that leads to the step', async () => {
    await page.clock.runFor(5 * 60_000)
    const toast = app.messages.getByRole('button', { name: /Готово: Мясо/ })
    await expect(toast).toBeVisible()
    await expect(page).toHaveTitle(/^⏰ Мясо/)
    await page.clock.runFor(60_000)
    await expect(toast).toHaveCount(1)
    await toast.click()
    await expect(step(page, 2)).toBeVisible()
  })

  await test.step('timers that ended meanwhile are announced on return', async () => {
    await page.goto('about:blank')
    await page.clock.fastForward('01:40:00')
    await app.open('/category')
    await expect(app.messages.getByText(/Закончился \d+ минут\S* назад/)).toBeVisible()
    await app.button(texts.timers.two).click()
    for (let left = 2; left > 0; left--) {
      // On a phone toasts cover the timers until they disappear.
      await page.clock.runFor(6000)
      await app.button(texts.timers.anyRemove).first().click()
    }
    await expect(app.button(texts.timers.any)).toHaveCount(0)
    await expect(page).toHaveTitle('Категории рецептов — Tasty')
  })
})

test('A recipe of the catalogue is cooked to its end, and a duration in its text starts a timer', async ({
  page,
  signedIn: app,
  screens,
  recipeWith,
}) => {
  const recipe = recipeWith({ steps: 4, timer: true })
  const count = recipe.instructions.length
  await screens.recipe.open(recipe.id)
  await screens.recipe.cook.click()
  let timers = 0
  for (let number = 1; number <= count; number++) {
    await expect(
      page.getByRole('heading', { level: 2, name: texts.cooking.step(number, count) }),
    ).toBeVisible()
    timers += await page.getByRole('button', { name: texts.timers.anyStart }).count()
    if (number < count) await app.button(texts.cooking.next).click()
  }
  expect(timers).toBeGreaterThan(0)
  await app.button(texts.cooking.finish).click()
  await expect(page.getByRole('heading', { name: texts.cooking.finished })).toBeVisible()
})
