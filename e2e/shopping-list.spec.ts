import { first } from './api'
import { row, sumOf, total, unfoldStaples } from './cart-rows'
import { fillInDelivery } from './delivery-form'
import { expect, test } from './fixtures'
import { texts } from './texts'

test(
  'From a recipe to an order: the list is edited, saved, bought and delivered',
  { tag: '@smoke' },
  async ({ page, signedIn: app, catalogue }) => {
    const { recipe, products } = catalogue
    const [removed = '', ...kept] = [...new Set(recipe.ingredients)]

    await app.open(`/selected_recipe/${recipe.id}/`)
    await page.getByRole('tab', { name: texts.recipe.tabs.editor }).click()
    await expect(app.heading(texts.headings.editor)).toBeVisible()
    await page.getByRole('button', { name: texts.list.remove(removed), exact: true }).click()
    await expect(row(page, removed)).toHaveCount(0)
    await page.getByRole('button', { name: texts.common.save, exact: true }).click()

    await expect(app.toast(texts.editor.saved)).toBeVisible()
    await expect(app.heading(texts.headings.list)).toBeVisible()
    await expect(page).toHaveURL(/#\/myshoplist$/)
    await unfoldStaples(page)
    for (const title of kept) await expect(row(page, title)).toBeVisible()
    expect(await app.storedValue('shopList')).toEqual(kept)
    await page.getByRole('button', { name: texts.list.buy, exact: true }).click()

    await expect(page).toHaveURL(/#\/shop$/)
    await unfoldStaples(page)
    const wanted = kept.flatMap((title) => products.find((product) => product.title === title) ?? [])
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(wanted.length)
    // The number of packs is tested in servings-and-packs.spec.ts.
    const counts = new Map<string, number>()
    for (const { title } of wanted)
      counts.set(title, Number(await row(page, title).getByRole('status').textContent()))
    await expect(sumOf(page)).toHaveText(total(wanted, ({ title }) => counts.get(title) ?? 0))
    await page.getByRole('button', { name: texts.cart.checkout, exact: true }).click()

    await expect(page).toHaveURL(/#\/delivery$/)
    await fillInDelivery(page)
    await page.getByRole('radio', { name: texts.delivery.card }).check()
    await page.getByRole('button', { name: texts.delivery.submit, exact: true }).click()

    await expect(app.toast(texts.delivery.placed)).toBeVisible()
    await expect(page).toHaveURL(/#\/category$/)
    expect(await app.stored('shopList')).toBeNull()
    await app.open('/myshoplist')
    await expect(page.getByText(texts.list.empty, { exact: true })).toBeVisible()
  },
)

test.describe('The editor', () => {
  test('shows each ingredient with its quantity, and removes rows until the next load only', async ({
    page,
    app,
    catalogue: { recipe },
  }) => {
    await app.open(`/shoppinglist/${recipe.id}`)
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(recipe.ingredients.length)
    for (const [index, title] of recipe.ingredients.entries())
      await expect(row(page, title)).toContainText(recipe.quantity[index] ?? '')
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
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(all.length)
  })

  test('without rows has nothing to save, and can restore them', async ({
    page,
    app,
    catalogue: { recipe },
  }) => {
    await app.open(`/shoppinglist/${recipe.id}`)
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(recipe.ingredients.length)
    for (let left = recipe.ingredients.length; left > 0; left--) {
      await rows.first().getByRole('button', { name: texts.editor.anyRemove }).click()
      await expect(rows).toHaveCount(left - 1)
    }
    await expect(page.getByRole('button', { name: texts.common.save, exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: texts.editor.restoreAll }).click()
    await expect(rows).toHaveCount(recipe.ingredients.length)
  })

  test('goes back by its button', async ({ page, app, catalogue: { recipe } }) => {
    await app.open('/category')
    await expect(app.heading(texts.headings.categories)).toBeVisible()
    await app.open(`/shoppinglist/${recipe.id}`)
    await page.getByRole('button', { name: texts.common.back }).click()
    await expect(app.heading(texts.headings.categories)).toBeVisible()
  })
})

test.describe('My shopping list', () => {
  test('removes an entry by its X, and its stored key with the last one', async ({ page, app }) => {
    await app.seed({ shopList: '["Свёкла","Мука"]' })
    await app.open('/myshoplist')
    await page.getByRole('button', { name: texts.list.remove('Свёкла') }).click()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^Мука/])
    expect(await app.storedValue('shopList')).toEqual(['Мука'])
    await page.getByRole('button', { name: texts.list.remove('Мука') }).click()
    await expect(page.getByText(texts.list.empty, { exact: true })).toBeVisible()
    expect(await app.stored('shopList')).toBeNull()
    await expect(page.getByRole('button', { name: texts.list.buy })).toHaveCount(0)
  })

  test('goes back by its button', async ({ page, app }) => {
    await app.open('/category')
    await expect(app.heading(texts.headings.categories)).toBeVisible()
    await app.open('/myshoplist')
    await page.getByRole('button', { name: texts.common.back }).click()
    await expect(app.heading(texts.headings.categories)).toBeVisible()
  })
})
