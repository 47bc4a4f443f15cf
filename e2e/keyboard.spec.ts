import type { Locator } from 'playwright/test'

import { tabTo } from './checks/tab-order'
import { expect, test } from './fixtures'

// Rings and places are measured; nothing may be on its way meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Everything from the welcome page to an order can be done by the keyboard alone', async ({
  page,
  app,
  account,
  catalogue,
}) => {
  test.slow()
  const { category, recipe } = catalogue
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(target)
    await page.keyboard.press(key)
  }
  await app.open('/')
  await expect(app.heading('TASTY')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await press(page.getByRole('button', { name: 'Cook' }))
  await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeFocused()

  await test.step('a search, and back to all', async () => {
    await tabTo(page.getByPlaceholder('Найди свой рецепт...'))
    await page.keyboard.type('щщщ')
    await expect(page.getByText('Ничего не найдено...')).toBeVisible()
    await press(page.getByRole('button', { name: 'Очистить поиск' }))
    await expect(page.getByPlaceholder('Найди свой рецепт...')).toBeFocused()
    await page.keyboard.type(category.title.slice(0, 3))
    await press(page.getByRole('link', { name: category.title, exact: true }))
    await expect(app.heading(category.title)).toBeFocused()
  })

  await test.step('the sign-in', async () => {
    await press(page.getByRole('button', { name: 'Готовить' }).first())
    await expect(app.heading('Вход')).toBeFocused()
    await tabTo(page.getByLabel('Email'))
    await page.keyboard.type(account.email)
    await tabTo(page.getByRole('textbox', { name: 'Пароль' }))
    await page.keyboard.type(account.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: 'Все категории' })).toBeVisible()
    await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeFocused()
  })

  await test.step('a mark, seen on its tab', async () => {
    await press(page.getByRole('link', { name: category.title, exact: true }))
    await expect(app.heading(category.title)).toBeFocused()
    const like = page.getByRole('button', { name: `Нравится: ${recipe.title}`, exact: true })
    await press(like, 'Space')
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await backTo(app.burger)
    await page.keyboard.press('Enter')
    await press(app.panel.getByRole('link', { name: 'Все категории' }))
    await tabTo(page.getByRole('tab', { name: 'Все категории' }))
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'Понравившиеся рецепты' })).toBeFocused()
    await press(page.getByRole('button', { name: 'Готовить' }))
    await expect(app.heading(recipe.title)).toBeVisible()
  })

  await test.step('the tabs of the recipe', async () => {
    await tabTo(page.getByRole('tab', { name: 'Ингредиенты' }))
    for (const name of ['Инструкция', 'Видео рецепта']) {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    }
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(app.heading('Список ингредиентов')).toBeFocused()
  })

  await test.step('the list', async () => {
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(recipe.ingredients.length)
    await press(rows.first().getByRole('button'))
    await expect(rows).toHaveCount(recipe.ingredients.length - 1)
    await expect(rows.first().getByRole('button')).toBeFocused()
    await press(page.getByRole('button', { name: 'Сохранить', exact: true }))
    await expect(app.heading('Мой шоппинг лист')).toBeFocused()
    await press(page.getByRole('button', { name: 'Купить' }))
    await expect(app.heading('Корзина')).toBeFocused()
  })

  await test.step('the cart', async () => {
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    const before = await rows.count()
    const more = rows.first().getByRole('button', { name: /^\+/ })
    await press(more, 'Space')
    await expect(more).toBeFocused()
    await press(rows.first().getByRole('button', { name: 'Удалить' }))
    await expect(rows).toHaveCount(before - 1)
    await expect(rows.first().getByRole('button', { name: 'Удалить' })).toBeFocused()
    await press(page.getByRole('button', { name: 'Оформить доставку' }))
    await expect(app.heading('Оформление доставки')).toBeFocused()
  })

  await test.step('the order', async () => {
    await tabTo(page.getByLabel('Город/Улица'))
    await page.keyboard.type('Минск')
    await tabTo(page.getByRole('radio', { name: 'Наличными' }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Картой курьеру' })).toBeChecked()
    await press(page.getByRole('button', { name: 'Отправить', exact: true }))
    await expect(app.toast('Ваш заказ оформлен.Ожидайте звонка менеджера')).toBeVisible()
  })
})

test('The focus does not fall off a row that is taken away', async ({ page, signedIn: app, catalogue }) => {
  const [one, two] = catalogue.cards.map(({ title }) =>
    page.getByRole('button', { name: `Нравится: ${title}` }),
  )
  if (!one || !two) throw new Error('The category under test has fewer than two recipes.')
  await app.open(`/selected_category/${catalogue.category.id}`)
  for (const mark of [one, two]) {
    await mark.focus()
    await page.keyboard.press('Space')
  }
  await app.open('/likerecipe')
  await one.focus()
  await page.keyboard.press('Space')
  await expect(one).toHaveCount(0)
  await expect(two).toBeFocused()
  await page.keyboard.press('Space')
  await expect(app.heading('Понравившиеся рецепты')).toBeFocused()
})

const backTo = (target: Locator) => tabTo(target, 'Shift+Tab')
