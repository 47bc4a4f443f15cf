import type { Page } from 'playwright/test'

import { first, type Product } from './api'
import { expect, test } from './fixtures'
import { fillInDelivery } from './delivery'

/** The sum as the cart writes it, counted in whole kopecks. */
function total(products: Product[], countOf = (product: Product) => product.count) {
  const kopecks = products.reduce(
    (sum, product) => sum + Math.round(product.price * 100) * countOf(product),
    0,
  )
  return `Общая сумма ${(kopecks / 100).toFixed(2)} руб.`
}

/** A row of the cart or of a list, by the product's title. */
const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) })

const sumOf = (page: Page) => page.getByText(/^Общая сумма/)

test(
  'From a recipe to an order: the list is edited, saved, bought and delivered',
  { tag: '@smoke' },
  async ({ page, signedIn: app, catalogue }) => {
    const { recipe, products } = catalogue
    const [removed = '', ...kept] = [...new Set(recipe.ingredients)]

    await app.open(`/selected_recipe/${recipe.id}/`)
    await page.getByRole('tab', { name: 'Добавить в список ингредиентов' }).click()
    await expect(app.heading('Список ингредиентов')).toBeVisible()
    await page.getByRole('button', { name: `X ${removed}`, exact: true }).click()
    await expect(row(page, removed)).toHaveCount(0)
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click()

    await expect(app.toast('Все ингредиенты сохранены в вашем шоппинг листе')).toBeVisible()
    await expect(app.heading('Мой шоппинг лист')).toBeVisible()
    await expect(page).toHaveURL(/#\/myshoplist$/)
    for (const title of kept) await expect(row(page, title)).toBeVisible()
    expect(await app.storedValue('shopList')).toEqual(kept)
    await page.getByRole('button', { name: 'Купить', exact: true }).click()

    await expect(page).toHaveURL(/#\/shop$/)
    const wanted = kept.flatMap((title) => products.find((product) => product.title === title) ?? [])
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(wanted.length)
    // How many packs a recipe needs is a matter of servings-and-packs.spec.ts.
    const counts = new Map<string, number>()
    for (const { title } of wanted)
      counts.set(title, Number(await row(page, title).getByRole('status').textContent()))
    await expect(sumOf(page)).toHaveText(total(wanted, ({ title }) => counts.get(title) ?? 0))
    await page.getByRole('button', { name: 'Оформить доставку', exact: true }).click()

    await expect(page).toHaveURL(/#\/delivery$/)
    await fillInDelivery(page)
    await page.getByRole('radio', { name: 'Картой курьеру' }).check()
    await page.getByRole('button', { name: 'Отправить', exact: true }).click()

    await expect(app.toast('Ваш заказ оформлен.Ожидайте звонка менеджера')).toBeVisible()
    await expect(page).toHaveURL(/#\/category$/)
    expect(await app.stored('shopList')).toBeNull()
    await app.open('/myshoplist')
    await expect(page.getByText('Ваш список пуст...', { exact: true })).toBeVisible()
  },
)

test.describe('The editor', () => {
  test('shows each ingredient of the recipe with its quantity, and takes rows away for this time only', async ({
    page,
    app,
    catalogue: { recipe },
  }) => {
    await app.open(`/shoppinglist/${recipe.id}`)
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(recipe.ingredients.length)
    for (const [index, title] of recipe.ingredients.entries())
      await expect(row(page, title)).toContainText(recipe.quantity[index] ?? '')
    await rows.first().getByRole('button', { name: /^X / }).click()
    await expect(rows).toHaveCount(recipe.ingredients.length - 1)
    expect(await app.stored('shopList')).toBeNull()
    await page.reload()
    await expect(rows).toHaveCount(recipe.ingredients.length)
  })

  test('adds to what is on the list already, without doubles', async ({
    page,
    app,
    catalogue: { recipe },
  }) => {
    const own = [first(recipe.ingredients), 'Мыло']
    await app.seed({ shopList: JSON.stringify(own) })
    await app.open(`/shoppinglist/${recipe.id}`)
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
    await expect(app.heading('Мой шоппинг лист')).toBeVisible()
    const all = [...new Set([...own, ...recipe.ingredients])]
    expect(await app.storedValue('shopList')).toEqual(all)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(all.length)
  })

  test('with every row taken away has nothing to save, and brings them back', async ({
    page,
    app,
    catalogue: { recipe },
  }) => {
    await app.open(`/shoppinglist/${recipe.id}`)
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(recipe.ingredients.length)
    for (let left = recipe.ingredients.length; left > 0; left--) {
      await rows.first().getByRole('button', { name: /^X / }).click()
      await expect(rows).toHaveCount(left - 1)
    }
    await expect(page.getByRole('button', { name: 'Сохранить', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Вернуть все' }).click()
    await expect(rows).toHaveCount(recipe.ingredients.length)
  })

  test('goes back by its button', async ({ page, app, catalogue: { recipe } }) => {
    await app.open('/category')
    await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeVisible()
    await app.open(`/shoppinglist/${recipe.id}`)
    await page.getByRole('button', { name: 'Назад' }).click()
    await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeVisible()
  })
})

test.describe('My shopping list', () => {
  test('loses an entry by its X, and its stored key with the last one', async ({ page, app }) => {
    await app.seed({ shopList: '["Соль","Мука"]' })
    await app.open('/myshoplist')
    await page.getByRole('button', { name: 'X Соль' }).click()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^Мука/])
    expect(await app.storedValue('shopList')).toEqual(['Мука'])
    await page.getByRole('button', { name: 'X Мука' }).click()
    await expect(page.getByText('Ваш список пуст...', { exact: true })).toBeVisible()
    expect(await app.stored('shopList')).toBeNull()
    await expect(page.getByRole('button', { name: 'Купить' })).toHaveCount(0)
  })

  test('goes back by its button', async ({ page, app }) => {
    await app.open('/category')
    await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeVisible()
    await app.open('/myshoplist')
    await page.getByRole('button', { name: 'Назад' }).click()
    await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeVisible()
  })
})

test.describe('The cart', () => {
  /** Three products of the shop on the list, and one thing that no shop sells. */
  const chosen = (products: Product[]) => products.slice(0, 3)

  test.beforeEach(async ({ app, catalogue: { products } }) => {
    const titles = chosen(products).map(({ title }) => title)
    await app.seed({ shopList: JSON.stringify([...titles, 'Молоко единорога']) })
    await app.open('/shop')
    await expect(app.heading('Корзина')).toBeVisible()
  })

  test('has a row for each product of the list: picture, title, price, quantity, counter', async ({
    page,
    catalogue: { products },
  }) => {
    for (const product of chosen(products)) {
      const line = row(page, product.title)
      await expect(line.getByRole('heading', { name: product.title, exact: true })).toBeVisible()
      await expect(line).toContainText(`${product.price.toFixed(2)} руб.`)
      await expect(line).toContainText(product.quantity)
      await expect(line.locator('img')).toHaveAttribute('src', new RegExp(`${product.image}$`))
      await expect(line.getByRole('status')).toHaveText(String(product.count))
    }
    await expect(sumOf(page)).toHaveText(total(chosen(products)))
  })

  test('names what the shop does not sell', async ({ page }) => {
    const section = page.getByRole('region', { name: 'Нет в магазине' })
    await expect(section.getByRole('listitem')).toHaveText(['Молоко единорога'])
  })

  test('counts up and down, never below 0, and the sum follows', async ({
    page,
    catalogue: { products },
  }) => {
    const product = first(products)
    const { title, count } = product
    const line = row(page, title)
    const sumWith = (own: number) =>
      total(chosen(products), (other) => (other === product ? own : other.count))

    await line.getByRole('button', { name: `+ ${title}`, exact: true }).click()
    await expect(line.getByRole('status')).toHaveText(String(count + 1))
    await expect(sumOf(page)).toHaveText(sumWith(count + 1))
    const minus = line.getByRole('button', { name: `- ${title}`, exact: true })
    for (let left = count; left >= 0; left--) {
      await minus.click()
      await expect(line.getByRole('status')).toHaveText(String(left))
    }
    await expect(minus).toBeDisabled()
    await expect(sumOf(page)).toHaveText(sumWith(0))
  })

  test('keeps counters and removals over a reload', async ({ page, catalogue: { products } }) => {
    const [counted, removed, other] = chosen(products)
    if (!counted || !removed || !other) throw new Error('The shop sells fewer than three products')
    await page.getByRole('button', { name: `+ ${counted.title}`, exact: true }).click()
    await row(page, removed.title).getByRole('button', { name: 'Удалить' }).click()
    await page.reload()
    await expect(row(page, counted.title).getByRole('status')).toHaveText(String(counted.count + 1))
    await expect(row(page, removed.title)).toHaveCount(0)
    await expect(sumOf(page)).toHaveText(
      total([counted, other], (product) => product.count + (product === counted ? 1 : 0)),
    )
  })

  test('takes a row out without touching the list, and offers to undo', async ({
    page,
    app,
    catalogue: { products },
  }) => {
    const [product, ...others] = chosen(products)
    const { title } = first(chosen(products))
    await row(page, title).getByRole('button', { name: 'Удалить' }).click()
    await expect(row(page, title)).toHaveCount(0)
    await expect(sumOf(page)).toHaveText(total(others))
    expect(await app.storedValue('shopList')).toContain(product?.title)
    await app.messages.getByRole('button', { name: `Убрали из корзины: ${title} Отменить` }).click()
    await expect(row(page, title)).toBeVisible()
    await expect(sumOf(page)).toHaveText(total(chosen(products)))
  })

  test('with every row taken out brings them all back', async ({ page, catalogue: { products } }) => {
    for (const { title } of chosen(products)) {
      await row(page, title).getByRole('button', { name: 'Удалить' }).click()
      await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
    }
    await expect(sumOf(page)).toHaveText('Общая сумма 0.00 руб.')
    await page.getByRole('button', { name: 'Вернуть всё из списка' }).click()
    await expect(sumOf(page)).toHaveText(total(chosen(products)))
  })

  test('forgets counters and removals once the order is placed', async ({
    page,
    app,
    catalogue: { products },
  }) => {
    const [counted, removed] = chosen(products)
    if (!counted || !removed) throw new Error('The shop sells fewer than two products')
    await page.getByRole('button', { name: `+ ${counted.title}`, exact: true }).click()
    await row(page, removed.title).getByRole('button', { name: 'Удалить' }).click()
    await page.getByRole('button', { name: 'Оформить доставку' }).click()
    await page.getByRole('button', { name: 'Отправить', exact: true }).click()
    await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeVisible()
    await page.evaluate(
      (list) => localStorage.setItem('shopList', list),
      JSON.stringify([counted.title, removed.title]),
    )
    await app.load('/shop')
    await expect(row(page, counted.title).getByRole('status')).toHaveText(String(counted.count))
    await expect(row(page, removed.title)).toBeVisible()
  })

  test('goes back by its button', async ({ page, app }) => {
    await app.open('/myshoplist')
    await expect(app.heading('Мой шоппинг лист')).toBeVisible()
    await app.open('/shop')
    await page.getByRole('button', { name: 'Назад' }).click()
    await expect(app.heading('Мой шоппинг лист')).toBeVisible()
  })
})

test('The cart shows the placeholder in place of a picture that failed', async ({
  page,
  app,
  api,
  catalogue: { products },
}) => {
  const product = { ...first(products), image: 'images/no-such-picture.webp', picture: undefined }
  await api.answer('shop', [product])
  await page.route(/no-such-picture/, (route) => route.fulfill({ body: 'no picture' }))
  await app.seed({ shopList: JSON.stringify([product.title]) })
  await app.open('/shop')
  await expect(row(page, product.title).locator('img')).toHaveAttribute('src', /\/images\/placeholder\.svg$/)
})

test('The cart counts in whole kopecks, where floating point would go wrong', async ({
  page,
  app,
  api,
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
  await app.open('/shop')
  await expect(sumOf(page)).toHaveText(total(priced))
})

test('An empty cart says so, asks for no shop, and leads to recipes', async ({ page, app, api }) => {
  await app.open('/shop')
  await expect(page.getByText('Ваш список пуст...', { exact: true })).toBeVisible()
  expect(api.calls).not.toContain('shop')
  await page.getByRole('link', { name: 'Выбрать рецепт' }).click()
  await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeVisible()
})

test.describe('The delivery form', () => {
  const required = 'Обязательное поле'
  const fields = [
    { label: 'Город/Улица', good: ['Минск'], bad: [] },
    {
      label: 'Дом/Квартира',
      good: ['12', '12/3', '12 / 3'],
      bad: ['12а', 'дом', '1-2'],
      words: 'Неправильный формат адреса',
    },
    { label: 'Подъезд/Этаж', good: ['1/5'], bad: ['первый'], words: 'Неправильный формат адреса' },
    { label: 'Дата', good: ['2026-12-24'], bad: [] },
    {
      label: 'Номер телефона',
      good: ['+375297620822', '80297620822', '29762-08-22'],
      bad: ['+375', 'позвоните'],
      words: 'Неправильный формат номера телефона',
    },
  ]

  test.beforeEach(async ({ app }) => {
    await app.open('/delivery')
    await expect(app.heading('Оформление доставки')).toBeVisible()
  })

  for (const { label, good, bad, words = '' } of fields) {
    test(`checks «${label}» on input and on blur, and clears its error on focus`, async ({ page }) => {
      const field = page.getByLabel(label)
      await expect(field).toHaveAttribute('required')
      await field.focus()
      await field.blur()
      await expect(field).toHaveAccessibleDescription(required)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.focus()
      await expect(field).toHaveAccessibleDescription('')
      for (const text of bad) {
        await field.fill(text)
        await expect(field).toHaveAccessibleDescription(words)
      }
      for (const text of good) {
        await field.fill(text)
        await expect(field).toHaveAccessibleDescription('')
        await field.blur()
        await expect(field).toHaveAttribute('aria-invalid', 'false')
        await field.focus()
      }
      await field.fill('')
      await expect(field).toHaveAccessibleDescription(required)
    })
  }

  test("has its two sections, the phone's placeholder, and cash chosen at first", async ({ page }) => {
    await expect(page.getByRole('group', { name: 'Адрес доставки' }).getByRole('textbox')).not.toHaveCount(0)
    const payment = page.getByRole('group', { name: 'Способ оплаты' })
    await expect(payment.getByRole('radio')).toHaveCount(2)
    await expect(payment.getByRole('radio', { name: 'Наличными' })).toBeChecked()
    await payment.getByRole('radio', { name: 'Картой курьеру' }).check()
    await expect(payment.getByRole('radio', { name: 'Наличными' })).not.toBeChecked()
    await expect(page.getByPlaceholder('+375xx-xxx-xx-xx', { exact: true })).toHaveAttribute(
      'autocomplete',
      'tel',
    )
  })

  test('is sent with errors all the same, and stores and sends nothing that was typed', async ({
    page,
    app,
  }) => {
    await page.getByLabel('Город/Улица').fill('Секретная улица')
    await page.getByLabel('Дом/Квартира').fill('дом без номера')
    const sent: string[] = []
    page.on('request', (request) =>
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
    )
    await page.getByRole('button', { name: 'Отправить', exact: true }).click()
    await expect(app.toast('Ваш заказ оформлен.Ожидайте звонка менеджера')).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([])
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(decodeURI(sent.join()) + kept).not.toMatch(/Секретная|без номера/)
  })

  test('goes back by its button', async ({ page, app }) => {
    await app.open('/myshoplist')
    await expect(app.heading('Мой шоппинг лист')).toBeVisible()
    await app.open('/delivery')
    await page.getByRole('button', { name: 'Назад' }).click()
    await expect(app.heading('Мой шоппинг лист')).toBeVisible()
  })
})
