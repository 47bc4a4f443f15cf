import { first } from './api'
import { total, unfoldStaples } from './cart-rows'
import { fillInDelivery } from './delivery-form'
import { expect, test } from './fixtures'
import { texts } from './texts'

test(
  'From a recipe to an order: the list is edited, saved, bought and delivered',
  { tag: '@smoke' },
  async ({ page, signedIn: app, screens, catalogue }) => {
    const { list, cart } = screens
    const { recipe, products } = catalogue
    const [removed = '', ...kept] = [...new Set(recipe.ingredients)]

    await screens.recipe.open(recipe.id)
    await screens.recipe.tab('editor').click()
    await expect(app.heading(texts.headings.editor)).toBeVisible()
    await list.remove(removed).click()
    await expect(app.row(removed)).toHaveCount(0)
    await page.getByRole('button', { name: texts.common.save, exact: true }).click()

    await expect(app.toast(texts.editor.saved)).toBeVisible()
    await expect(list.heading).toBeVisible()
    await expect(page).toHaveURL(/#\/myshoplist$/)
    await unfoldStaples(page)
    for (const title of kept) await expect(app.row(title)).toBeVisible()
    expect(await app.storedValue('shopList')).toEqual(kept)
    await list.buy.click()

    await expect(page).toHaveURL(/#\/shop$/)
    await unfoldStaples(page)
    const wanted = kept.flatMap((title) => products.find((product) => product.title === title) ?? [])
    await expect(app.rows).toHaveCount(wanted.length)
    // The number of packs is tested in servings-and-packs.spec.ts.
    const counts = new Map<string, number>()
    for (const { title } of wanted) counts.set(title, Number(await cart.count(title).textContent()))
    await expect(cart.sum).toHaveText(total(wanted, ({ title }) => counts.get(title) ?? 0))
    await cart.checkout.click()

    await expect(page).toHaveURL(/#\/delivery$/)
    await fillInDelivery(page)
    await page.getByRole('radio', { name: texts.delivery.card }).check()
    await page.getByRole('button', { name: texts.delivery.submit, exact: true }).click()

    await expect(app.toast(texts.delivery.placed)).toBeVisible()
    await expect(page).toHaveURL(/#\/category$/)
    expect(await app.stored('shopList')).toBeNull()
    await list.open()
    await expect(list.empty).toBeVisible()
  },
)

test.describe('The editor', () => {
  test('shows each ingredient with its quantity, and removes rows until the next load only', async ({
    page,
    app,
    catalogue: { recipe },
  }) => {
    const { rows } = app
    await app.open(`/shoppinglist/${recipe.id}`)
    await expect(rows).toHaveCount(recipe.ingredients.length)
    for (const [index, title] of recipe.ingredients.entries())
      await expect(app.row(title)).toContainText(recipe.quantity[index] ?? '')
    await rows.first().getByRole('button', { name: texts.editor.anyRemove }).click()
    await expect(rows).toHaveCount(recipe.ingredients.length - 1)
    expect(await app.stored('shopList')).toBeNull()
    await page.reload()
    await expect(rows).toHaveCount(recipe.ingredients.length)
  })

  test('adds to the existing list, without duplicates', async ({ page, app, catalogue: { recipe } }) => {
    const own = [first(recipe.ingredients), 'Мыло']
    await app.seed({ shopList: JSON.stringify(own) })
    await app.open(`/shoppinglist/${recipe.id}`)
    await page.getByRole('button', { name: texts.common.save, exact: true }).click()
    await expect(app.heading(texts.headings.list)).toBeVisible()
    const all = [...new Set([...own, ...recipe.ingredients])]
    expect(await app.storedValue('shopList')).toEqual(all)
    await unfoldStaples(page)
    await expect(app.rows).toHaveCount(all.length)
  })

  test('without rows has nothing to save, and can restore them', async ({
    page,
    app,
    catalogue: { recipe },
  }) => {
    const { rows } = app
    await app.open(`/shoppinglist/${recipe.id}`)
    await expect(rows).toHaveCount(recipe.ingredients.length)
    for (let left = recipe.ingredients.length; left > 0; left--) {
      await rows.first().getByRole('button', { name: texts.editor.anyRemove }).click()
      await expect(rows).toHaveCount(left - 1)
    }
    await expect(page.getByRole('button', { name: texts.common.save, exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: texts.editor.restoreAll }).click()
    await expect(rows).toHaveCount(recipe.ingredients.length)
  })

  test('goes back by its button', async ({ page, app, screens, catalogue: { recipe } }) => {
    await screens.categories.open()
    await expect(screens.categories.heading).toBeVisible()
    await app.open(`/shoppinglist/${recipe.id}`)
    await page.getByRole('button', { name: texts.common.back }).click()
    await expect(screens.categories.heading).toBeVisible()
  })
})

test.describe('My shopping list', () => {
  test('removes an entry by its X, and its stored key with the last one', async ({
    app,
    screens: { list },
  }) => {
    await app.seed({ shopList: '["Свёкла","Мука"]' })
    await list.open()
    await list.remove('Свёкла').click()
    await expect(app.rows).toHaveText([/^Мука/])
    expect(await app.storedValue('shopList')).toEqual(['Мука'])
    await list.remove('Мука').click()
    await expect(list.empty).toBeVisible()
    expect(await app.stored('shopList')).toBeNull()
    await expect(list.buy).toHaveCount(0)
  })

  test('goes back by its button', async ({ page, screens: { categories, list } }) => {
    await categories.open()
    await expect(categories.heading).toBeVisible()
    await list.open()
    await page.getByRole('button', { name: texts.common.back }).click()
    await expect(categories.heading).toBeVisible()
  })
})
