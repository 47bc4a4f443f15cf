import { App } from './app'
import { unfoldStaples } from './cart-rows'
import { expect, test } from './fixtures'
import { holdRequests } from './held-requests'
import { texts } from './texts'

/** Rapid input: no action runs twice, no input is lost. */

test('Fifty rapid route changes end at the last one, and Back works', async ({ page, app, catalogue }) => {
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
  await expect(app.heading(texts.headings.delivery)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.evaluate(() => history.go(-3))
  await expect(page).not.toHaveURL(/delivery/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await app.openPanel()
  await app.panel.getByRole('link', { name: texts.shell.links.categories }).click()
  await expect(app.heading(texts.headings.categories)).toBeVisible()
})

test('Double clicks from a category to an order run each action once', async ({
  page,
  signedIn: app,
  api,
  catalogue: { categories, category, recipe },
}) => {
  await test.step('load more', async () => {
    const shown = app.rows
    await expect(shown).toHaveCount(Math.min(9, categories.length))
    const calls = api.calls.length
    await app.button(texts.catalog.loadMore).dblclick()
    await expect(shown).not.toHaveCount(9)
    const titles = await shown.allTextContents()
    expect(new Set(titles).size).toBe(titles.length)
    expect(new Set(api.calls.slice(calls)).size).toBe(api.calls.length - calls)
  })

  await test.step('marks turn on and off again', async () => {
    await app.open(`/selected_category/${category.id}`)
    const mark = page.getByRole('button', { name: texts.marks.anyLike }).first()
    await mark.dblclick()
    await expect(page.getByText(/^Удалено из понравившихся/)).toBeAttached()
    await expect(mark).toHaveAttribute('aria-pressed', 'false')
    expect(await app.stored('likedRecipes')).toBeNull()
  })

  await test.step('a double click in the list of likes removes one recipe', async () => {
    const marks = page.getByRole('button', { name: texts.marks.anyLike })
    await marks.nth(0).click()
    await marks.nth(1).click()
    await app.open('/likerecipe')
    await expect(marks).toHaveCount(2)
    // At the second click the next card is under the pointer.
    await marks.first().dblclick()
    await expect(marks).toHaveCount(1)
    await marks.first().click()
    await app.open('/category')
    await page.getByRole('tab', { name: texts.catalog.tabs.saved }).dblclick()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await app.open(`/selected_category/${category.id}`)
  })

  await test.step('opening and leaving a recipe is one history entry', async () => {
    await app.button(texts.catalog.cook).first().dblclick()
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await app.button(texts.common.back).first().dblclick()
    await expect(page).toHaveURL(new RegExp(`selected_category/${category.id}$`))
  })

  await test.step('so is cook mode', async () => {
    // Two steps back would skip the category.
    await app.button(texts.catalog.cook).first().click()
    await app.button(texts.cooking.start).click()
    await expect(page.getByRole('progressbar', { name: 'Пройдено шагов' })).toBeVisible()
    await page.keyboard.press('End')
    await app.button(texts.cooking.finish).dblclick()
    await expect(page.getByRole('heading', { name: texts.cooking.finished })).toBeVisible()
    await app.button(texts.cooking.toRecipe).dblclick()
    await expect(app.button(texts.cooking.start)).toBeVisible()
    await app.button(texts.common.back).first().click()
    await expect(page).toHaveURL(new RegExp(`selected_category/${category.id}$`))
  })

  await test.step('the list', async () => {
    await app.open(`/shoppinglist/${recipe.id}`)
    await app.button(texts.common.save).dblclick()
    await expect(app.heading(texts.headings.list)).toBeVisible()
    await expect(app.toast(texts.editor.saved)).toHaveCount(1)
    const titles = [...new Set(recipe.ingredients)]
    expect(await app.storedValue('shopList')).toEqual(titles)
    await app.button(texts.list.remove(titles[0])).dblclick()
    expect(await app.storedValue('shopList')).toEqual(titles.slice(1))
  })

  await test.step('the order', async () => {
    // Each of these buttons is where the previous one was.
    await app.button(texts.list.buy).dblclick()
    await expect(page.getByText(texts.cart.sum)).toBeVisible()
    const rows = app.button(texts.cart.remove)
    await expect(rows).not.toHaveCount(0)
    const count = await rows.count()
    await rows.first().dblclick()
    await expect(rows).toHaveCount(count - 1)
    await app.button(texts.cart.checkout).dblclick()
    await expect(app.heading(texts.headings.delivery)).toBeVisible()
    expect(await app.stored('shopList')).not.toBeNull()
    await app.button(texts.delivery.submit).dblclick()
    await expect(app.toast(texts.delivery.placed)).toHaveCount(1)
    await expect(app.heading(texts.headings.categories)).toBeVisible()
    expect(await app.stored('shopList')).toBeNull()
  })
})

test('Forms on a slow network are sent once, and keep their input', async ({
  page,
  app,
  account,
  emulator,
}) => {
  const forms = [
    { path: '/registration', send: texts.account.register, call: /accounts:signUp/ },
    { path: '/resetpassword', send: texts.account.changePassword, call: /accounts:sendOobCode/ },
    { path: '/login', send: texts.account.signIn, call: /accounts:signInWithPassword/ },
  ]
  for (const { path, send, call } of forms) {
    await test.step(path, async () => {
      let sent = 0
      const release = await holdRequests(page, call)
      await page.route(call, (route) => {
        sent += 1
        return route.fallback()
      })
      await app.open(path)
      const email = path === '/registration' ? emulator.newEmail() : account.email
      await page.getByLabel(texts.account.email).fill(email)
      for (const field of await page.getByRole('textbox', { name: /ароль/ }).all())
        await field.fill(account.password)
      await app.button(send).dblclick()
      await expect(app.button(send)).toBeDisabled()
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(texts.account.email)).toHaveValue(email)
      release()
      await expect(app.button(send).and(page.locator(':disabled'))).toHaveCount(0)
      expect(sent).toBe(1)
      await page.unroute(call)
    })
  }
  await expect(page.getByRole('tablist', { name: texts.catalog.recipes })).toBeVisible()
})

test('Two tabs that save one after the other keep both lists', async ({
  context,
  app,
  catalogue: { cards, recipe },
}) => {
  const other = new App(await context.newPage())
  const second = cards.find(({ id }) => id !== recipe.id)?.id ?? ''
  const save = (tab: App) => tab.button(texts.common.save)
  const rows = ({ page }: App) => page.getByRole('main').getByRole('button', { name: texts.editor.anyRemove })
  await app.open(`/shoppinglist/${recipe.id}`)
  await other.open(`/shoppinglist/${second}`)
  await expect(save(app)).toBeVisible()
  await expect(save(other)).toBeVisible()
  const allRows = [...(await rows(app).all()), ...(await rows(other).all())]
  const names = new Set(await Promise.all(allRows.map((row) => row.getAttribute('aria-label'))))
  await save(app).click()
  await save(other).click()
  for (const tab of [app, other]) {
    await expect(tab.heading(texts.headings.list)).toBeVisible()
    await unfoldStaples(tab.page)
    await expect(rows(tab)).toHaveCount(names.size)
  }
})
