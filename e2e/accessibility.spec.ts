import { fileURLToPath } from 'node:url'

import type { AxeResults } from 'axe-core'
import type { Locator, Page } from 'playwright/test'

import type { Catalogue } from './api'
import { expect, test } from './fixtures'

const axe = fileURLToPath(new URL('../node_modules/axe-core/axe.min.js', import.meta.url))

// Axe judges what is there; half-way through an animation colours are not what they will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What axe has to say about the page as it is, one line for each element at fault. */
async function violations(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe })
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  )
  return page.evaluate(async () => {
    const { axe: judge } = window as unknown as { axe: { run: () => Promise<AxeResults> } }
    const { violations: found } = await judge.run()
    return found.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
    )
  })
}

/** Every screen with something on it by which to know that it is all there. */
function screensOf(page: Page, { category, recipe }: Catalogue) {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  return [
    { path: '/', sign: heading('TASTY') },
    { path: '/category', sign: page.getByRole('link', { name: category.title, exact: true }) },
    {
      path: `/selected_category/${category.id}`,
      sign: page.getByRole('button', { name: 'Готовить' }).first(),
    },
    { path: '/saverecipe', sign: page.getByRole('dialog') },
    { path: '/likerecipe', sign: page.getByRole('dialog') },
    {
      path: `/shoppinglist/${recipe.id}`,
      sign: page.getByRole('button', { name: 'Сохранить', exact: true }),
    },
    { path: '/myshoplist', sign: page.getByRole('button', { name: 'Купить' }) },
    { path: '/shop', sign: page.getByText(/^Общая сумма/) },
    { path: '/delivery', sign: heading('Оформление доставки') },
    { path: '/login', sign: heading('Вход') },
    { path: '/registration', sign: heading('Регистрация') },
    { path: '/resetpassword', sign: heading('Сброс пароля') },
    { path: '/nothing', sign: page.getByRole('button', { name: 'на главную' }) },
  ]
}

const seeded = { shopList: '["Соль","Молоко единорога"]' }

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Axe finds nothing on any screen of a visitor in the ${colorScheme} theme, whose landmarks are whole`, async ({
    page,
    app,
    catalogue,
  }) => {
    await page.emulateMedia({ colorScheme })
    await app.seed(seeded)
    for (const { path, sign } of screensOf(page, catalogue)) {
      await test.step(path, async () => {
        await app.open(path)
        await expect(sign).toBeVisible()
        await expect(app.progress).toBeHidden()
        expect.soft(await violations(page), path).toEqual([])
        // A modal hides the page behind it.
        if (await page.getByRole('dialog').count()) {
          await page.keyboard.press('Escape')
          expect.soft(await violations(page), `${path}, modal closed`).toEqual([])
        }
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
        await expect.soft(page.getByRole('main'), path).toHaveCount(1)
        await expect.soft(page.getByRole('banner'), path).toHaveCount(1)
      })
    }
  })

  test(`Axe finds nothing on the screens of a signed-in visitor in the ${colorScheme} theme`, async ({
    page,
    signedIn: app,
    catalogue,
  }) => {
    const { category, recipe } = catalogue
    await page.emulateMedia({ colorScheme })
    const check = (name: string) =>
      test.step(name, async () => expect.soft(await violations(page), name).toEqual([]))

    await check('categories with tabs')
    await page.getByRole('tab', { name: 'Сохранённые рецепты' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check('the modal of an empty list')
    await page.keyboard.press('Escape')
    await check('an empty tab')
    await app.open(`/selected_category/${category.id}`)
    await page
      .getByRole('button', { name: /^Нравится/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: /^Сохранить рецепт/ })
      .first()
      .click()
    await check('a category with marks')
    await app.open('/likerecipe')
    await expect(page.getByRole('button', { name: 'Готовить' })).toBeVisible()
    await check('liked recipes')
    await app.open(`/selected_recipe/${recipe.id}/`)
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await check('ingredients')
    await page.getByRole('tab', { name: 'Инструкция' }).click()
    await check('instructions')
    await page.getByRole('tab', { name: 'Видео рецепта' }).click()
    await check('video')
    await app.openPanel()
    await check('the panel')
    await page.keyboard.press('Escape')
    await app.open('/login')
    await expect(page.getByText('Вы уже вошли.')).toBeVisible()
    await check('the login page, signed in')
  })

  test(`Axe finds nothing on errors, toasts, the panel and half-done states in the ${colorScheme} theme`, async ({
    page,
    app,
    api,
    catalogue,
  }) => {
    await page.emulateMedia({ colorScheme })
    await app.seed({ shopList: JSON.stringify(catalogue.products.slice(0, 2).map(({ title }) => title)) })
    const check = (name: string) =>
      test.step(name, async () => expect.soft(await violations(page), name).toEqual([]))

    await app.open('/shop')
    await page.getByRole('button', { name: 'Удалить' }).first().click()
    await expect(app.messages.getByText('Вернуть')).toBeVisible()
    await page.getByRole('button', { name: 'Закрыть уведомление' }).hover()
    await check('a toast')
    await app.openPanel()
    await check('the panel')
    await page.keyboard.press('Escape')
    await app.open('/registration')
    await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill('x')
    await page.getByRole('button', { name: 'Отправить' }).click()
    await check('a form with errors and its toast')
    await api.answer('selected', { count: 0 })
    await app.open('/category')
    await expect(page.getByText('Категорий пока нет')).toBeVisible()
    await check('no categories')
    await api.answer('selected', { count: 1, 1: [catalogue.category] })
    await page.reload()
    await expect(page.getByRole('link', { name: catalogue.category.title, exact: true })).toBeVisible()
    await page.getByPlaceholder('Найди свой рецепт...').fill('щавель')
    await expect(page.getByText('Ничего не найдено...')).toBeVisible()
    await check('nothing found')
    await api.answer('selected/empty', { empty: 'no list' })
    await app.open('/selected_category/empty')
    await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible()
    await check('a failure')
    const release = await api.hold(`selected/${catalogue.category.id}`)
    await app.open(`/selected_category/${catalogue.category.id}`)
    await expect(page.getByRole('status', { name: 'Загрузка' })).toBeVisible()
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
    await check('a skeleton')
    release()
  })
}

test('Everything from the welcome page to an order can be done by the keyboard alone', async ({
  page,
  app,
  account,
  catalogue,
}) => {
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

  await page.keyboard.press('Shift+Tab')
  await expect(app.burger).toBeFocused()
  await page.keyboard.press('Enter')
  await press(app.panel.getByRole('link', { name: 'Войти' }))
  await expect(app.heading('Вход')).toBeFocused()
  await tabTo(page.getByLabel('Email'))
  await page.keyboard.type(account.email)
  await tabTo(page.getByRole('textbox', { name: 'Пароль' }))
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Все категории' })).toBeVisible()
  await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeFocused()

  await press(page.getByRole('link', { name: category.title, exact: true }))
  await expect(app.heading(category.title)).toBeFocused()
  await press(page.getByRole('button', { name: `Нравится: ${recipe.title}`, exact: true }), 'Space')
  await expect(page.getByRole('button', { name: `Нравится: ${recipe.title}`, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await press(page.getByRole('button', { name: 'Готовить' }).first())
  await expect(app.heading(recipe.title)).toBeVisible()
  await tabTo(page.getByRole('tab', { name: 'Ингредиенты' }))
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(app.heading('Список ингредиентов')).toBeFocused()

  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(recipe.ingredients.length)
  await press(rows.first().getByRole('button'))
  await expect(rows).toHaveCount(recipe.ingredients.length - 1)
  // The focus stays among the rows.
  await expect(rows.first().getByRole('button')).toBeFocused()
  await press(page.getByRole('button', { name: 'Сохранить', exact: true }))
  await expect(app.heading('Мой шоппинг лист')).toBeFocused()
  await press(page.getByRole('button', { name: 'Купить' }))
  await expect(app.heading('Корзина')).toBeFocused()
  await press(page.getByRole('button', { name: 'Оформить доставку' }))
  await expect(app.heading('Оформление доставки')).toBeFocused()
  await tabTo(page.getByLabel('Город/Улица'))
  await page.keyboard.type('Минск')
  await tabTo(page.getByRole('radio', { name: 'Наличными' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Картой курьеру' })).toBeChecked()
  await press(page.getByRole('button', { name: 'Отправить', exact: true }))
  await expect(app.toast('Ваш заказ оформлен.Ожидайте звонка менеджера')).toBeVisible()
})

test('Every screen fits 320 pixels without scrolling sideways', async ({
  page,
  signedIn: app,
  catalogue,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate((list) => localStorage.setItem('shopList', list), seeded.shopList)
  await page.reload()
  const recipePage = { path: `/selected_recipe/${catalogue.recipe.id}/`, sign: page.getByRole('tabpanel') }
  for (const { path, sign } of [...screensOf(page, catalogue), recipePage]) {
    await test.step(path, async () => {
      await app.open(path)
      await expect(sign).toBeVisible()
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter(
            (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
          )
          .map((element) => element.outerHTML.slice(0, 120)),
      )
      expect.soft(wide, path).toEqual([])
    })
  }
})

/** Presses Tab until the target has the focus, as long as that may reasonably take. */
async function tabTo(target: Locator) {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
