import type { Page } from 'playwright/test'

import { expect, test } from './fixtures'

/* Cooking step by step, and the timers of its texts. The recipe is the tests' own: its times can be checked by hand. */

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
  page.getByRole('heading', { level: 2, name: `Шаг ${number} из 3`, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const timer = (page: Page, name: string) => page.getByRole('timer', { name, exact: true })

test.beforeEach(async ({ api, catalogue }) => {
  await api.answer(`selected/${stew.id}/category`, { [stew.id]: [{ ...catalogue.recipe, ...stew }] })
})

test('A recipe is cooked step by step, left and gone on with', async ({ page, signedIn: app }) => {
  await app.open(`/selected_recipe/${stew.id}/`)
  await page.getByRole('button', { name: 'Больше порций' }).click()
  await page.getByRole('button', { name: 'Больше порций' }).click()
  await button(page, 'Готовить по шагам').click()

  await test.step('by buttons and keys', async () => {
    await expect(step(page, 1)).toBeVisible()
    await expect(app.heading(stew.title)).toBeFocused()
    await expect(page).toHaveTitle('Шаг 1 из 3: Рагу с грибами — Tasty')
    await button(page, 'Следующий шаг').click()
    await expect(step(page, 2)).toBeVisible()
    await expect(button(page, 'Следующий шаг')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(step(page, 1)).toBeVisible()
    await expect(button(page, 'Предыдущий шаг')).toBeDisabled()
    await app.heading(stew.title).focus()
    await page.keyboard.press('End')
    await expect(step(page, 3)).toBeVisible()
    await page.keyboard.press('Shift+Space')
    await expect(step(page, 2)).toBeVisible()
    await page.keyboard.press('Home')
    await page.keyboard.press('Space')
    await expect(step(page, 2)).toBeVisible()
  })

  await test.step('with what it takes, in the servings chosen, ticked off', async () => {
    const rows = page.getByRole('region', { name: 'Для этого шага' }).getByRole('listitem')
    await expect(rows).toHaveText(['Говядина всего 900 г', 'Масло 3 ст. л.'])
    await page.getByRole('checkbox', { name: 'Масло' }).check()
    await page.getByText('Все ингредиенты').click()
    await expect(page.getByText('Порций: 6')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Масло/, checked: true })).toHaveCount(2)
  })

  await test.step('Back leads to the recipe, which remembers', async () => {
    await page.goBack()
    await expect(page.getByRole('tablist')).toBeVisible()
    await expect(page.getByText('Продолжить с шага 2')).toBeVisible()
    await page.reload()
    await button(page, 'Готовить по шагам').click()
    await expect(step(page, 2)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Масло' })).toBeChecked()
    await page.reload()
    await expect(step(page, 2)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Готовить по шагам')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`#/selected_recipe/${stew.id}/$`))
  })

  await test.step('on paper there is the recipe', async () => {
    await app.open(`/selected_recipe/${stew.id}/?step=2`)
    await expect(step(page, 2)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      'Говядина900 г',
      'Грибы300 г',
      'Масло3 ст. л.',
      ...stew.instructions.map((text, index) => `${index + 1}${text}`),
    ])
    await expect(app.heading(stew.title)).toHaveCount(1)
    await page.emulateMedia({ media: null })
  })

  await test.step('to its end', async () => {
    await app.open(`/selected_recipe/${stew.id}/?step=99`)
    await expect(step(page, 3)).toBeVisible()
    await button(page, 'Готово!').click()
    await expect(app.toast('Готово! Приятного аппетита!')).toBeVisible()
    await expect(page.getByText(/^Продолжить с шага/)).toHaveCount(0)
    expect(await app.stored('cooking')).toBeNull()
  })
})

test('A timer leads to its step within cook mode, which is left as it was entered', async ({
  page,
  signedIn: app,
}) => {
  await app.open(`/selected_recipe/${stew.id}/`)
  await button(page, 'Готовить по шагам').click()
  await button(page, 'Следующий шаг').click()
  await button(page, 'Запустить таймер: 10 минут').click()
  await button(page, 'Следующий шаг').click()
  await expect(step(page, 3)).toBeVisible()
  await button(page, /^Таймеры: 1/).click()
  const timers = page.getByRole('region', { name: 'Таймеры' })
  await timers.getByRole('link', { name: stew.title }).click()
  await expect(step(page, 2)).toBeVisible()
  await expect(timers).toHaveCount(0)
  await expect(app.heading(stew.title)).toBeFocused()
  await button(page, 'Закончить').click()
  await expect(button(page, 'Готовить по шагам')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/#\/category$/)
})

test('Times in the text are timers, which run on wherever one goes and ring once', async ({
  page,
  context,
  signedIn: app,
}) => {
  const [roast, braise] = ['Шаг 2: обжарьте мясо в масле', 'Шаг 2: тушите под крышкой']
  await page.clock.install()
  await app.load(`/selected_recipe/${stew.id}/?step=2`)
  await expect(step(page, 2)).toBeVisible()
  await app.stopClock()
  await button(page, 'Запустить таймер: 10 минут').click()
  await button(page, 'Запустить таймер: 1 час 20 минут').click()
  await button(page, /^Таймеры: 2/).click()
  await expect(timer(page, roast)).toContainText('10:00')
  await expect(timer(page, braise)).toContainText('1:20:00')

  await test.step('they are held, shifted, set anew', async () => {
    await button(page, `Пауза: ${braise}`).click()
    await page.clock.runFor(60_000)
    await expect(timer(page, roast)).toContainText('9:00')
    await expect(timer(page, braise)).toContainText('1:20:00')
    await button(page, `Продолжить: ${braise}`).click()
    await button(page, `+1 минута: ${roast}`).click()
    await expect(timer(page, roast)).toContainText('10:00')
    await button(page, `Изменить: ${roast}`).click()
    const length = page.getByRole('textbox', { name: 'Сколько осталось' })
    await length.fill('скоро')
    await button(page, 'Изменить').click()
    await expect(length).toHaveAccessibleDescription(/^Введите время от секунды до суток/)
    await expect(timer(page, roast)).toContainText('10:00')
    await length.fill('5')
    await page.getByRole('textbox', { name: 'Название' }).fill('Мясо')
    await button(page, 'Изменить').click()
    await expect(timer(page, 'Мясо')).toContainText('5:00')
  })

  await test.step('one is removed and taken back', async () => {
    await button(page, `Убрать таймер: ${braise}`).click()
    await expect(timer(page, braise)).toHaveCount(0)
    await app.messages.getByRole('button', { name: /Отменить/ }).click()
    await expect(button(page, /^Таймеры: 2/)).toBeVisible()
  })

  await test.step('they last over a reload, and another tab shows them too', async () => {
    await page.reload()
    await app.open('/category')
    await expect(button(page, /^Таймеры: 2/)).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('5:00')
    const other = await context.newPage()
    await other.goto('./#/category')
    await expect(other.getByRole('button', { name: /^Таймеры: 2/ })).toBeVisible()
    await other.close()
  })

  await test.step('an end is told, and leads to its step', async () => {
    await page.clock.runFor(5 * 60_000)
    const toast = app.messages.getByRole('button', { name: /Готово: Мясо/ })
    await expect(toast).toBeVisible()
    await expect(page).toHaveTitle(/^⏰ Мясо/)
    await page.clock.runFor(60_000)
    await expect(toast).toHaveCount(1)
    await toast.click()
    await expect(step(page, 2)).toBeVisible()
  })

  await test.step('what ended meanwhile is told on return', async () => {
    await page.goto('about:blank')
    await page.clock.fastForward('01:40:00')
    await app.open('/category')
    await expect(app.messages.getByText(/Закончился \d+ минут\S* назад/)).toBeVisible()
    await button(page, /^Таймеры: 2/).click()
    for (let left = 2; left > 0; left--) {
      // On a phone messages lie over the timers until they go.
      await page.clock.runFor(6000)
      await button(page, /^Убрать таймер/)
        .first()
        .click()
    }
    await expect(button(page, /^Таймеры/)).toHaveCount(0)
    await expect(page).toHaveTitle('Категории рецептов — Tasty')
  })
})
