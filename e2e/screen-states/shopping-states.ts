import { openTools } from '../cart-rows'
import { expect } from '../fixtures'
import { texts } from '../texts'
import {
  after,
  atPath,
  button,
  keepToast,
  loadingAndFailed,
  mixedList,
  type ScreenState,
  type StateGroup,
} from './screen-state'

/** The editor of a recipe's list, the shopping list, the cart, and the delivery where no orders are sent. */

const { cart, common, delivery, editor, headings, list, receipt } = texts

const departments: ScreenState = {
  name: 'a list by department, one entry bought, the field of a new entry invalid',
  reach: async ({ page, app }) => {
    await app.store({ shopList: mixedList, bought: '["Соль"]' })
    await app.open('/myshoplist')
    await button(page, list.bought).click()
    await button(page, common.add).click()
    await expect(page.getByText(list.nothingTyped)).toBeVisible()
  },
}

const removedFromCart: ScreenState = {
  name: 'a cart with a toast',
  hasToast: true,
  reach: async ({ page, app, catalogue: { products } }) => {
    const [one, two] = products.map(({ title }) => title)
    await app.store({ shopList: JSON.stringify([one, two]) })
    await app.open('/shop')
    await button(page, cart.remove).first().click()
    await keepToast(page, app.messages.getByText(common.undo))
  },
}

const emptiedEditor: ScreenState = {
  name: 'an editor from which every row was removed',
  reach: async ({ page, app, api, catalogue: { recipe } }) => {
    await api.answer('selected/salt/category', {
      salt: [{ ...recipe, id: 'salt', ingredients: ['Соль'], quantity: ['1 г'] }],
    })
    await app.store({ shopList: mixedList })
    await app.open('/shoppinglist/salt')
    await page.getByRole('button', { name: list.remove('Соль') }).click()
    await expect(page.getByText(editor.allRemoved)).toBeVisible()
  },
}

const deliveryForm = atPath('the delivery', '/delivery', ({ app }) => app.heading(headings.delivery), {
  changesOnBlur: true,
})

const editorPath = ({ recipe }: { recipe: { id: string } }) => `/shoppinglist/${recipe.id}`

export const visitorShopping: StateGroup[] = [
  {
    title: 'editor and shopping list',
    states: [
      atPath('the editor', editorPath, ({ page }) => button(page, common.save)),
      ...loadingAndFailed('the editor', editorPath, ({ recipe }) => `selected/${recipe.id}/category`),
      emptiedEditor,
      after(
        emptiedEditor,
        'a list just saved, with a toast',
        async ({ page, app }) => {
          await button(page, editor.restoreAll).click()
          await button(page, common.save).click()
          await keepToast(page, app.toast(editor.saved))
        },
        { hasToast: true },
      ),
      atPath('the shopping list', '/myshoplist', ({ page }) => button(page, list.buy)),
      departments,
      {
        name: 'a list with suggestions for a new entry',
        reach: async ({ page, app, catalogue: { products } }) => {
          await app.store({ shopList: mixedList })
          await app.open('/myshoplist')
          await expect(button(page, list.buy)).toBeVisible()
          const [first] = products.filter(({ title }) => title.length > 3 && !mixedList.includes(title))
          await page.getByLabel(list.entry).fill(first?.title.slice(0, 3) ?? '')
          await expect(page.getByRole('list', { name: list.suggested })).toBeVisible()
        },
      },
      after(departments, 'the order of the departments', async ({ page }) => {
        await openTools(page)
        await button(page, list.order).click()
        await expect(button(page, list.orderDone)).toBeVisible()
      }),
    ],
  },
  {
    title: 'cart and delivery',
    states: [
      {
        name: 'an empty list',
        reach: async ({ page, app }) => {
          await app.open('/myshoplist')
          await expect(page.getByText(list.empty)).toBeVisible()
        },
      },
      {
        name: 'an empty cart',
        reach: async ({ page, app }) => {
          await app.open('/shop')
          await expect(page.getByText(list.empty, { exact: true })).toBeVisible()
        },
      },
      atPath('the cart', '/shop', ({ page }) => page.getByText(cart.sum)),
      ...loadingAndFailed(
        'the cart',
        () => '/shop',
        () => 'shop',
      ),
      removedFromCart,
      after(
        removedFromCart,
        'a cart from which every row was removed',
        async ({ page }) => {
          await button(page, cart.remove).click()
          await expect(page.getByText(cart.allRemoved)).toBeVisible()
        },
        { hasToast: true },
      ),
      deliveryForm,
      after(deliveryForm, 'a delivery with errors', async ({ page }) => {
        const fields = [delivery.street, delivery.house, delivery.entrance, delivery.date, delivery.phone]
        for (const label of fields) {
          await page.getByLabel(label).focus()
          await page.getByLabel(label).blur()
        }
        await expect(page.getByText(common.required)).toHaveCount(5)
      }),
      after(deliveryForm, 'the receipt of an order', async ({ page, app }) => {
        await button(page, delivery.submit).click()
        await expect(page.getByRole('region', { name: receipt.title })).toBeVisible()
        await button(page, common.closeToast).click()
        await expect(app.toast(delivery.placed)).toHaveCount(0)
        await expect(app.rows.first()).toBeVisible()
      }),
    ],
  },
]
