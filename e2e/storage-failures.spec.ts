import type { Page } from 'playwright/test'

import type { Key } from '../lib/storage/keys'
import type { App } from './app'
import { unfoldStaples } from './cart-rows'
import { expect, test } from './fixtures'
import { texts } from './texts'

const garbage = [
  '{',
  'null',
  'undefined',
  '"text"',
  '7',
  '[null,1,{"id":7},[]]',
  '{"counts":"x","removed":{}}',
  '<html>',
  '',
]
/** All keys except those in which any text is a valid user id. */
const keys = Object.keys({
  items: true,
  shopList: true,
  bought: true,
  departments: true,
  likedRecipes: true,
  savedRecipes: true,
  refresh: true,
  isDark: true,
  cart: true,
  servings: true,
  substitutes: true,
  needs: true,
  pantry: true,
  plan: true,
  eaters: true,
  planner: true,
  orders: true,
  outbox: true,
  cooking: true,
  timers: true,
  askedToNotify: true,
  ownRecipes: true,
  productNames: true,
  productNotes: true,
  diary: true,
} satisfies Record<Exclude<Key, 'access' | 'owner' | 'synced'>, true>)

test.describe('A storage with invalid content', () => {
  for (const text of garbage) {
    test(`(${text || 'an empty text'} under every key) breaks no screen`, async ({
      page,
      app,
      catalogue,
    }) => {
      await app.seed(Object.fromEntries(keys.map((key) => [key, text])))
      await app.open('/category')
      await expect(app.link(catalogue.category.title)).toBeVisible()
      for (const [path, heading] of [
        ['/likerecipe', texts.headings.liked],
        ['/saverecipe', texts.headings.saved],
        ['/myshoplist', texts.headings.list],
        ['/shop', texts.headings.cart],
        ['/delivery', texts.headings.delivery],
        ['/pantry', texts.headings.pantry],
        ['/plan', texts.headings.plan],
        ['/mydata', texts.headings.userData],
        ['/mine', texts.headings.mine],
        ['/orders', texts.headings.orders],
        ['/myrecipes', texts.headings.ownRecipes],
      ] as const) {
        await app.open(path)
        await expect(app.heading(heading)).toHaveCount(1)
      }
      await app.open(`/shoppinglist/${catalogue.recipe.id}`)
      await page.getByRole('button', { name: texts.common.save, exact: true }).click()
      await expect(app.heading(texts.headings.list)).toBeVisible()
      expect(await app.storedValue('shopList')).toEqual([...new Set(catalogue.recipe.ingredients)])
    })
  }

  test('under one key does not affect the other keys, and is set aside', async ({
    page,
    app,
    catalogue: { cards },
  }) => {
    await app.seed({
      shopList: '["Соль"]',
      likedRecipes: '{"broken',
      savedRecipes: JSON.stringify(cards.slice(0, 1)),
      isDark: 'maybe',
    })
    await app.open('/myshoplist')
    await expect(page.getByRole('button', { name: texts.list.remove('Соль') })).toBeVisible()
    await app.open('/saverecipe')
    await expect(page.getByRole('link', { name: cards[0]?.title, exact: true })).toBeVisible()
    expect(await app.stored('likedRecipes.aside')).toBe('{"broken')
    expect(await app.stored('likedRecipes')).toBeNull()
  })

  test('under «access» counts only until the sign-in state is known', async ({
    app,
    catalogue: { recipe },
  }) => {
    await app.seed({ access: 'nobody', refresh: 'nothing' })
    await app.open(`/selected_recipe/${recipe.id}/`)
    await expect(app.heading(texts.headings.login)).toBeVisible()
    expect(await app.stored('access')).toBeNull()
    expect(await app.stored('refresh')).toBeNull()
  })

  test('among valid entries of a list keeps the valid ones', async ({ app }) => {
    await app.seed({ shopList: '["Свёкла",7,null,"","Мука","Свёкла"]' })
    await app.open('/myshoplist')
    await expect(app.rows).toHaveText([/^Свёкла/, /^Мука/])
  })
})

test.describe('A storage that', () => {
  const notice = texts.errors.storage

  async function shopAsUsual(page: Page, app: App, ingredients: string[], recipeId: string) {
    await app.open(`/shoppinglist/${recipeId}`)
    await page.getByRole('button', { name: texts.common.save, exact: true }).click()
    await expect(app.heading(texts.headings.list)).toBeVisible()
    await unfoldStaples(page)
    await expect(app.rows).toHaveCount(new Set(ingredients).size)
    await expect(app.toast(notice)).toHaveCount(1)
  }

  test('is denied does not stop the app, which reports it once', async ({
    page,
    app,
    catalogue: { recipe },
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
      }
    })
    await shopAsUsual(page, app, recipe.ingredients, recipe.id)
  })

  test('is full does not stop the app, which reports it once', async ({
    page,
    app,
    catalogue: { recipe },
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
      }
    })
    await shopAsUsual(page, app, recipe.ingredients, recipe.id)
  })
})
