import { first, type Product } from './api'
import { total } from './cart-rows'
import { expect, test } from './fixtures'
import { texts } from './texts'

test.describe('The cart', () => {
  /** Three products of the shop; the list also has an entry that the shop does not sell. */
  const chosen = (products: Product[]) => products.slice(0, 3)

  test.beforeEach(async ({ app, screens: { cart }, catalogue: { products } }) => {
    const titles = chosen(products).map(({ title }) => title)
    await app.seed({ shopList: JSON.stringify([...titles, 'Молоко единорога']) })
    await cart.open()
    await expect(cart.heading).toBeVisible()
  })

  test('has a row for each product of the list: picture, title, price, quantity, counter', async ({
    app,
    screens: { cart },
    catalogue: { products },
  }) => {
    for (const product of chosen(products)) {
      const line = app.row(product.title)
      await expect(line.getByRole('heading', { name: product.title, exact: true })).toBeVisible()
      await expect(line).toContainText(`${product.price.toFixed(2)} руб.`)
      await expect(line).toContainText(product.quantity)
      await expect(line.locator('img')).toHaveAttribute('src', new RegExp(`${product.image}$`))
      await expect(cart.count(product.title)).toHaveText(String(product.count))
    }
    await expect(cart.sum).toHaveText(total(chosen(products)))
  })

  test('lists what the shop does not sell', async ({ page }) => {
    const section = page.getByRole('region', { name: 'Нет в магазине' })
    await expect(section.getByRole('listitem')).toHaveText(['Молоко единорога'])
  })

  test('counts up and down, never below 0, and updates the sum', async ({
    page,
    screens: { cart },
    catalogue: { products },
  }) => {
    const product = first(products)
    const { title, count } = product
    const sumWith = (changed: number) =>
      total(chosen(products), (other) => (other === product ? changed : other.count))

    await page.getByRole('button', { name: texts.cart.more(title), exact: true }).click()
    await expect(cart.count(title)).toHaveText(String(count + 1))
    await expect(cart.sum).toHaveText(sumWith(count + 1))
    const minus = page.getByRole('button', { name: texts.cart.fewer(title), exact: true })
    for (let left = count; left >= -1; left--) {
      await minus.click()
      await expect(cart.count(title)).toHaveText(String(Math.max(left, 0)))
    }
    await expect(cart.sum).toHaveText(sumWith(0))
  })

  test('keeps counters and removals after a reload', async ({
    page,
    app,
    screens: { cart },
    catalogue: { products },
  }) => {
    const [counted, removed, other] = chosen(products)
    if (!counted || !removed || !other) throw new Error('The shop sells fewer than three products')
    await page.getByRole('button', { name: texts.cart.more(counted.title), exact: true }).click()
    await cart.remove(removed.title).click()
    await page.reload()
    await expect(cart.count(counted.title)).toHaveText(String(counted.count + 1))
    await expect(app.row(removed.title)).toHaveCount(0)
    await expect(cart.sum).toHaveText(
      total([counted, other], (product) => product.count + (product === counted ? 1 : 0)),
    )
  })

  test('removes a row without changing the list, and offers to undo', async ({
    app,
    screens: { cart },
    catalogue: { products },
  }) => {
    const [product, ...others] = chosen(products)
    const { title } = first(chosen(products))
    await cart.remove(title).click()
    await expect(app.row(title)).toHaveCount(0)
    await expect(cart.sum).toHaveText(total(others))
    expect(await app.storedValue('shopList')).toContain(product?.title)
    await app.messages
      .getByRole('button', { name: `${texts.cart.removedOne(title)} ${texts.common.undo}` })
      .click()
    await expect(app.row(title)).toBeVisible()
    await expect(cart.sum).toHaveText(total(chosen(products)))
  })

  test('without rows can restore all of them', async ({
    page,
    screens: { cart },
    catalogue: { products },
  }) => {
    for (const { title } of chosen(products)) {
      await cart.remove(title).click()
      await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
    }
    await expect(cart.sum).toHaveText(texts.cart.total('0.00'))
    await page.getByRole('button', { name: 'Вернуть всё из списка' }).click()
    await expect(cart.sum).toHaveText(total(chosen(products)))
  })

  test('resets counters and removals when the order is placed', async ({
    page,
    app,
    screens: { cart, categories },
    catalogue: { products },
  }) => {
    const [counted, removed] = chosen(products)
    if (!counted || !removed) throw new Error('The shop sells fewer than two products')
    await page.getByRole('button', { name: texts.cart.more(counted.title), exact: true }).click()
    await cart.remove(removed.title).click()
    await cart.checkout.click()
    await page.getByRole('button', { name: texts.delivery.submit, exact: true }).click()
    await expect(categories.heading).toBeVisible()
    await app.store({ shopList: JSON.stringify([counted.title, removed.title]) })
    await app.load('/shop')
    await expect(cart.count(counted.title)).toHaveText(String(counted.count))
    await expect(app.row(removed.title)).toBeVisible()
  })

  test('goes back by its button', async ({ page, screens: { list, cart } }) => {
    await list.open()
    await expect(list.heading).toBeVisible()
    await cart.open()
    await page.getByRole('button', { name: texts.common.back }).click()
    await expect(list.heading).toBeVisible()
  })
})

test('Rows of the cart are 88 pixels high on phones', async ({
  page,
  app,
  screens: { cart },
  catalogue: { products },
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const titles = products.slice(0, 3).map(({ title }) => title)
  await app.seed({ shopList: JSON.stringify(titles) })
  await cart.open()
  for (const title of titles) expect((await app.row(title).boundingBox())?.height).toBe(88)
})

test('The cart shows the placeholder instead of a picture that failed to load', async ({
  page,
  app,
  api,
  screens: { cart },
  catalogue: { products },
}) => {
  const product = { ...first(products), image: 'images/no-such-picture.webp', picture: undefined }
  await api.answer('shop', [product])
  await page.route(/no-such-picture/, (route) => route.fulfill({ body: 'no picture' }))
  await app.seed({ shopList: JSON.stringify([product.title]) })
  await cart.open()
  await expect(app.row(product.title).locator('img')).toHaveAttribute('src', /\/images\/placeholder\.svg$/)
})

test('The cart rounds its sum once, half up, where floating point would be wrong', async ({
  app,
  api,
  screens: { cart },
  catalogue: { products },
}) => {
  const priced = [1.005, 0.1, 0.2].map((price, index) => ({
    ...first(products),
    id: `p${index}`,
    title: `Т${index}`,
    price,
    count: 3,
  }))
  await api.answer('shop', priced)
  await app.seed({ shopList: JSON.stringify(priced.map(({ title }) => title)) })
  await cart.open()
  await expect(cart.sum).toHaveText(texts.cart.total('3.92'))
})

test('An empty cart says so, does not request the shop, and links to the recipes', async ({
  page,
  api,
  screens: { categories, list, cart },
}) => {
  await cart.open()
  await expect(list.empty).toBeVisible()
  expect(api.calls).not.toContain('shop')
  await page.getByRole('link', { name: texts.common.chooseRecipe }).click()
  await expect(categories.heading).toBeVisible()
})
