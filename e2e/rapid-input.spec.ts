import type { Page } from 'playwright/test'

import { App } from './app'
import { expect, test } from './fixtures'

/** Visitors in a hurry: nothing happens twice, nothing is lost. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('Fifty quick changes of the route end at the last one, and lead back', async ({
  page,
  app,
  catalogue,
}) => {
  const { category, recipe } = catalogue
  await app.open('/category')
  const paths = [
    '/',
    '/category',
    `/selected_category/${category.id}`,
    `/selected_recipe/${recipe.id}/`,
    '/myshoplist',
    '/shop',
    '/delivery',
    '/login',
    '/registration',
    '/resetpassword',
    '/nothing',
    `/shoppinglist/${recipe.id}`,
    '/pantry',
    '/likerecipe',
    '/saverecipe',
  ]
  await page.evaluate(async (all) => {
    for (let step = 0; step < 50; step++) {
      location.hash = all[step % all.length] ?? ''
      await new Promise(requestAnimationFrame)
    }
    location.hash = '/delivery'
  }, paths)
  await expect(app.heading('Оформление доставки')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.evaluate(() => history.go(-3))
  await expect(page).not.toHaveURL(/delivery/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await app.openPanel()
  await app.panel.getByRole('link', { name: 'Все категории' }).click()
  await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeVisible()
})

test('Double clicks on the way from a category to an order do everything once', async ({
  page,
  signedIn: app,
  api,
  catalogue: { categories, category, recipe },
}) => {
  await test.step('load more', async () => {
    const shown = page.getByRole('main').getByRole('listitem')
    await expect(shown).toHaveCount(Math.min(9, categories.length))
    const calls = api.calls.length
    await button(page, 'Загрузить ещё').dblclick()
    await expect(shown).not.toHaveCount(9)
    const texts = await shown.allTextContents()
    expect(new Set(texts).size).toBe(texts.length)
    expect(new Set(api.calls.slice(calls)).size).toBe(api.calls.length - calls)
  })

  await test.step('marks turn on and off again', async () => {
    await app.open(`/selected_category/${category.id}`)
    const mark = page.getByRole('button', { name: /^Нравится/ }).first()
    await mark.dblclick()
    await expect(page.getByText(/^Удалено из понравившихся/)).toBeAttached()
    await expect(mark).toHaveAttribute('aria-pressed', 'false')
    expect(await app.stored('likedRecipes')).toBeNull()
  })

  await test.step('a liked recipe leaves its list alone', async () => {
    const marks = page.getByRole('button', { name: /^Нравится/ })
    await marks.nth(0).click()
    await marks.nth(1).click()
    await app.open('/likerecipe')
    await expect(marks).toHaveCount(2)
    // The second click finds the next card under the pointer.
    await marks.first().dblclick()
    await expect(marks).toHaveCount(1)
    await marks.first().click()
    await app.open('/category')
    await page.getByRole('tab', { name: 'Сохранённые рецепты' }).dblclick()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await app.open(`/selected_category/${category.id}`)
  })

  await test.step('a recipe is one step, there and back', async () => {
    await button(page, 'Готовить').first().dblclick()
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await button(page, 'Назад').first().dblclick()
    await expect(page).toHaveURL(new RegExp(`selected_category/${category.id}$`))
  })

  await test.step('so is cooking it step by step', async () => {
    // Two steps back would have led past the category.
    await button(page, 'Готовить').first().click()
    await button(page, 'Готовить по шагам').click()
    await expect(page.getByRole('progressbar', { name: 'Пройдено шагов' })).toBeVisible()
    await page.keyboard.press('End')
    await button(page, 'Готово!').dblclick()
    await expect(button(page, 'Готовить по шагам')).toBeVisible()
    await expect(app.toast('Готово! Приятного аппетита!')).toHaveCount(1)
    await button(page, 'Назад').first().click()
    await expect(page).toHaveURL(new RegExp(`selected_category/${category.id}$`))
  })

  await test.step('the list', async () => {
    await app.open(`/shoppinglist/${recipe.id}`)
    await button(page, 'Сохранить').dblclick()
    await expect(app.heading('Мой шоппинг лист')).toBeVisible()
    await expect(app.toast('Все ингредиенты сохранены в вашем шоппинг листе')).toHaveCount(1)
    const titles = [...new Set(recipe.ingredients)]
    expect(await app.storedValue('shopList')).toEqual(titles)
    await button(page, `X ${titles[0]}`).dblclick()
    expect(await app.storedValue('shopList')).toEqual(titles.slice(1))
  })

  await test.step('the order', async () => {
    // Each of these buttons lies where the one before has been.
    await button(page, 'Купить').dblclick()
    await expect(page.getByText(/^Общая сумма/)).toBeVisible()
    const rows = button(page, 'Удалить')
    await expect(rows).not.toHaveCount(0)
    const count = await rows.count()
    await rows.first().dblclick()
    await expect(rows).toHaveCount(count - 1)
    await button(page, 'Оформить доставку').dblclick()
    await expect(app.heading('Оформление доставки')).toBeVisible()
    expect(await app.stored('shopList')).not.toBeNull()
    await button(page, 'Отправить').dblclick()
    await expect(app.toast('Ваш заказ оформлен.Ожидайте звонка менеджера')).toHaveCount(1)
    await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeVisible()
    expect(await app.stored('shopList')).toBeNull()
  })
})

test('Forms on a slow network are sent once, and keep what was typed', async ({
  page,
  app,
  account,
  emulator,
}) => {
  const forms = [
    { path: '/registration', send: 'Отправить', call: /accounts:signUp/ },
    { path: '/resetpassword', send: 'Сменить', call: /accounts:sendOobCode/ },
    { path: '/login', send: 'Войти', call: /accounts:signInWithPassword/ },
  ]
  for (const { path, send, call } of forms) {
    await test.step(path, async () => {
      let sent = 0
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route(call, async (route) => {
        sent += 1
        await released
        await route.continue()
      })
      await app.open(path)
      const email = path === '/registration' ? emulator.newEmail() : account.email
      await page.getByLabel('Email').fill(email)
      for (const field of await page.getByRole('textbox', { name: /ароль/ }).all())
        await field.fill(account.password)
      await button(page, send).dblclick()
      await expect(button(page, send)).toBeDisabled()
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Email')).toHaveValue(email)
      release()
      await expect(button(page, send).and(page.locator(':disabled'))).toHaveCount(0)
      expect(sent).toBe(1)
      await page.unroute(call)
    })
  }
  await expect(page.getByRole('tablist', { name: 'Рецепты' })).toBeVisible()
})

test('Two tabs that add one after the other lose nothing', async ({
  context,
  app,
  catalogue: { cards, recipe },
}) => {
  const other = new App(await context.newPage())
  const second = cards.find(({ id }) => id !== recipe.id)?.id ?? ''
  const save = ({ page }: App) => button(page, 'Сохранить')
  const rows = ({ page }: App) => page.getByRole('main').getByRole('button', { name: /^X / })
  await app.open(`/shoppinglist/${recipe.id}`)
  await other.open(`/shoppinglist/${second}`)
  await expect(save(app)).toBeVisible()
  await expect(save(other)).toBeVisible()
  const wanted = [...(await rows(app).all()), ...(await rows(other).all())]
  const names = new Set(await Promise.all(wanted.map((row) => row.getAttribute('aria-label'))))
  await save(app).click()
  await save(other).click()
  for (const one of [app, other]) {
    await expect(one.heading('Мой шоппинг лист')).toBeVisible()
    await expect(rows(one)).toHaveCount(names.size)
  }
})
