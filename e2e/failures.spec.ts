import type { Page } from 'playwright/test'

import type { Key } from '../lib/storage/keys'
import { watchTraffic } from '../scripts/bench/traffic'
import { whenIdle } from '../scripts/bench/visit'
import type { Fault } from './api'
import { anyChunk, type App } from './app'
import { failedRequests, expect, test } from './fixtures'

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
/** All but those for which any text is a user's id. */
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
  needs: true,
  pantry: true,
  plan: true,
  outbox: true,
  cooking: true,
  timers: true,
  askedToNotify: true,
} satisfies Record<Exclude<Key, 'access' | 'owner'>, true>)

test.describe('A call that fails', () => {
  test.use({ allowedErrors: failedRequests })

  const faults: { fault: Fault; words: string }[] = [
    { fault: 'down', words: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.' },
    { fault: 500, words: 'Сервер сейчас не справляется. Попробуйте ещё раз чуть позже.' },
    { fault: 'html', words: 'Сервер прислал непонятный ответ. Попробуйте ещё раз чуть позже.' },
    { fault: 'shape', words: 'Сервер прислал непонятный ответ. Попробуйте ещё раз чуть позже.' },
  ]
  for (const { fault, words } of faults) {
    test(`(${fault}) is tried three times, explained, and recovers by «Повторить»`, async ({
      page,
      app,
      api,
      catalogue,
    }) => {
      await api.fail('selected', fault)
      await app.open('/category')
      await expect(page.getByRole('main').getByRole('alert').filter({ hasText: words })).toBeVisible()
      expect(api.calls).toHaveLength(3)
      await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeVisible()
      api.mend('selected')
      await page.getByRole('button', { name: 'Повторить', exact: true }).click()
      await expect(page.getByRole('link', { name: catalogue.category.title, exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(0)
    })
  }

  test('once or twice is not worth a word', async ({ page, app, api, catalogue }) => {
    await api.fail('selected', 503, { times: 2 })
    await app.open('/category')
    await expect(page.getByRole('link', { name: catalogue.category.title, exact: true })).toBeVisible()
    expect(api.calls).toHaveLength(3)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })

  test('is explained on every screen that asks the API, and each recovers', async ({
    page,
    signedIn: app,
    api,
    catalogue,
  }) => {
    const { category, recipe, products } = catalogue
    await page.evaluate(
      (list) => localStorage.setItem('shopList', list),
      JSON.stringify([products[0]?.title]),
    )
    await page.reload()
    const screens = [
      {
        path: `/selected_category/${category.id}`,
        call: `selected/${category.id}`,
        sign: page.getByRole('button', { name: 'Готовить' }).first(),
      },
      {
        path: `/selected_recipe/${recipe.id}/`,
        call: `selected/${recipe.id}/category`,
        sign: page.getByRole('tablist'),
      },
      {
        path: `/shoppinglist/${recipe.id}`,
        call: `selected/${recipe.id}/category`,
        sign: page.getByRole('button', { name: 'Сохранить', exact: true }),
      },
      { path: '/shop', call: 'shop', sign: page.getByText(/^Общая сумма/) },
    ]
    for (const { path, call, sign } of screens) {
      await test.step(path, async () => {
        await api.fail(call, 500)
        await app.load(path)
        await expect(page.getByRole('main').getByRole('alert')).toContainText('Сервер сейчас не справляется')
        await expect(sign).toHaveCount(0)
        api.mend(call)
        await page.getByRole('button', { name: 'Повторить', exact: true }).click()
        await expect(sign).toBeVisible()
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      })
    }
  })

  test('leaves what was shown before, with a quiet notice, and recovers', async ({ page, app, api }) => {
    const cards = ['Супы', 'Каши', 'Рыба', 'Соусы'].map((title, index) => ({
      id: `own-${index}`,
      name: '',
      title,
      back: [],
    }))
    const whole = { count: 4, 1: cards.slice(0, 3) }
    await api.answer('selected', whole)
    await app.open('/category')
    const soup = page.getByRole('link', { name: 'Супы' })
    await expect(soup).toBeVisible()
    const notice = page.getByText('Обновить не вышло — показываем то, что загрузили раньше.')
    const retry = page.getByRole('button', { name: 'Повторить', exact: true })

    await test.step('a further page', async () => {
      await api.fail('selected', 500)
      await page.getByRole('button', { name: 'Загрузить ещё' }).click()
      const lost = page.getByText('Ещё категории загрузить не вышло.')
      await expect(lost).toBeVisible()
      await expect(soup).toBeVisible()
      await api.answer('selected', { count: 4, 2: cards.slice(3) })
      await retry.click()
      await expect(page.getByRole('link', { name: 'Соусы' })).toBeFocused()
      await expect(lost).toHaveCount(0)
    })

    await test.step('page 1 anew, after a search', async () => {
      await api.fail('selected', 'down')
      await page.getByPlaceholder('Найди свой рецепт...').fill('каш')
      await page.getByRole('button', { name: 'Очистить поиск' }).click()
      await expect(notice).toBeVisible()
      await expect(soup).toBeVisible()
      await api.answer('selected', whole)
      await retry.click()
      await expect(notice).toHaveCount(0)
      await expect(soup).toBeVisible()
    })
  })

  test('by taking longer than 10 s is given up, tried again, and explained', async ({ page, app, api }) => {
    // The page's clock does not know AbortSignal.timeout: this one goes by it.
    await page.addInitScript(() => {
      AbortSignal.timeout = (ms) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms)
        return controller.signal
      }
    })
    // It stands still but for the test: a page that takes its time to load would have less of the ten seconds left.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(60_000)
    const release = await api.hold('selected')
    await app.open('/category')
    await expect.poll(() => api.calls.length).toBe(1)
    await page.clock.runFor(9_900)
    expect(api.calls).toHaveLength(1)
    const explained = page.getByText('Сервер отвечает слишком долго. Попробуйте ещё раз.')
    await expect(async () => {
      await page.clock.runFor(5000)
      await expect(explained).toBeVisible({ timeout: 200 })
    }).toPass()
    expect(api.calls).toHaveLength(3)
    release()
    await page.getByRole('button', { name: 'Повторить', exact: true }).click()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  })
})

test.describe('An answer with bad entries', () => {
  test('is shown without them, and reported once', async ({
    page,
    app,
    api,
    catalogue: { category, cards },
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const bad = [null, 7, { id: 'x' }, { ...cards[0], id: 7 }, { ...cards[0], title: ' ' }, [], cards[0]]
    await api.answer(`selected/${category.id}`, { [category.id]: [...bad, cards[1]] })
    await app.open(`/selected_category/${category.id}`)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('link', { name: cards[1]?.title, exact: true })).toBeVisible()
    expect(warnings.every((text) => text.startsWith('Left out of'))).toBe(true)
    expect(warnings.length).toBe(new Set(warnings).size)
    expect(warnings.length).toBeGreaterThan(0)
  })

  test('of which none is left is an answer of something else, and a failed one', async ({
    page,
    app,
    api,
    catalogue: { category },
  }) => {
    await api.answer(`selected/${category.id}`, { [category.id]: [{ id: 'x' }] })
    await app.open(`/selected_category/${category.id}`)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Сервер прислал непонятный ответ')
    api.mend(`selected/${category.id}`)
    await page.getByRole('button', { name: 'Повторить', exact: true }).click()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  })

  test('or with added fields of a strange kind loses nothing', async ({
    page,
    app,
    api,
    catalogue: { category, cards },
  }) => {
    const strange = { ...cards[0], picture: 'no', tags: 7, servings: {}, back: 'none', unheardOf: [] }
    await api.answer(`selected/${category.id}`, { [category.id]: [strange] })
    await app.open(`/selected_category/${category.id}`)
    await expect(page.getByRole('link', { name: cards[0]?.title, exact: true })).toBeVisible()
  })

  test('or with markup in its texts shows the markup as text', async ({
    page,
    app,
    api,
    catalogue: { category, cards },
  }) => {
    const title = '<img src=x onerror=alert(1)> & <b>щи</b>'
    await api.answer(`selected/${category.id}`, {
      [category.id]: [{ ...cards[0], title, name: 'javascript:alert(1)' }],
    })
    await app.open(`/selected_category/${category.id}`)
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  })
})

test.describe('A script chunk', () => {
  test.use({ allowedErrors: failedRequests })
  const words =
    'Часть приложения не загрузилась. Проверьте соединение — мы обновим страницу и попробуем ещё раз.'

  test('that fails to load is explained, and a reload by «Повторить» recovers', async ({ page, app }) => {
    await app.open('/login')
    await expect(app.heading('Вход')).toBeVisible()
    // With the first step comes what belongs to no screen.
    const traffic = watchTraffic(page)
    await app.open('/registration')
    await expect(app.heading('Регистрация')).toBeVisible()
    await whenIdle(page)
    await expect.poll(() => traffic.isQuiet()).toBe(true)
    const lost: string[] = []
    await page.route(anyChunk, async (route) => {
      await route.abort()
      lost.push(route.request().url())
    })
    await app.open('/delivery')
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: words })).toBeVisible()
    // The rest of the app goes on.
    await app.open('/login')
    await expect(app.heading('Вход')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: words })).toBeVisible()
    // However many chunks a screen takes: each was asked for once more.
    await expect.poll(() => lost.toSorted()).toEqual([...new Set(lost), ...new Set(lost)].toSorted())
    await page.unroute(anyChunk)
    await page.getByRole('button', { name: 'Повторить', exact: true }).click()
    await expect(app.heading('Оформление доставки')).toBeVisible()
  })

  for (const [answer, reply] of Object.entries({
    'nothing there': { status: 404, body: '<!doctype html><title>404</title>', contentType: 'text/html' },
    'a page in its place': {
      status: 200,
      body: '<!doctype html><title>Tasty</title>',
      contentType: 'text/html',
    },
  })) {
    test.describe(`of a version that has been replaced meanwhile (${answer})`, () => {
      // One pattern: of two, Playwright would take the second for options. The last words are Firefox's.
      test.use({ allowedErrors: [/^Failed to load resource|Unexpected token '<'|expression, got '<'/] })

      test('is an offer to reload, and nothing typed elsewhere is lost', async ({ page, app }) => {
        await app.seed({ shopList: '["Соль"]' })
        await app.open('/login')
        await expect(app.heading('Вход')).toBeVisible()
        await page.route(anyChunk, (route) => route.fulfill(reply))
        await app.open('/myshoplist')
        await expect(page.getByRole('main').getByRole('alert').filter({ hasText: words })).toBeVisible()
        await page.unroute(anyChunk)
        await page.getByRole('button', { name: 'Повторить', exact: true }).click()
        await expect(page.getByRole('button', { name: 'X Соль' })).toBeVisible()
      })
    })
  }

  test('that takes more than 120 s counts as failed, not a moment before', async ({ page, app }) => {
    await page.clock.install()
    await app.open('/login')
    await expect(app.heading('Вход')).toBeVisible()
    await app.stopClock()
    let isAsked = false
    await page.route(anyChunk, () => {
      isAsked = true
    })
    await app.open('/delivery')
    await expect.poll(() => isAsked).toBe(true)
    await page.clock.runFor(119_999)
    await expect(page.getByRole('status', { name: 'Загрузка' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: words })).toBeVisible()
  })

  test('of Firebase that fails to load leaves the public pages in peace', async ({
    page,
    app,
    catalogue,
  }) => {
    await app.loseFirebase()
    await app.open('/category')
    await expect(page.getByRole('link', { name: catalogue.category.title, exact: true })).toBeVisible()
    await expect(app.progress).toBeHidden()
    await app.open('/login')
    await page.getByLabel('Email').fill('a@b.com')
    await page.getByRole('textbox', { name: 'Пароль' }).fill('Abc12345')
    await page.getByRole('button', { name: 'Войти', exact: true }).click()
    await expect(app.toast('Нет соединения. Проверьте интернет и попробуйте ещё раз.')).toBeVisible()
  })
})

test.describe('A storage that holds garbage', () => {
  for (const text of garbage) {
    test(`(${text || 'an empty text'} under every key) breaks no screen`, async ({
      page,
      app,
      catalogue,
    }) => {
      await app.seed(Object.fromEntries(keys.map((key) => [key, text])))
      await app.open('/category')
      await expect(page.getByRole('link', { name: catalogue.category.title, exact: true })).toBeVisible()
      for (const [path, heading] of [
        ['/likerecipe', 'Понравившиеся рецепты'],
        ['/saverecipe', 'Сохранённые рецепты'],
        ['/myshoplist', 'Мой шоппинг лист'],
        ['/shop', 'Корзина'],
        ['/pantry', 'Что приготовить?'],
        ['/plan', 'План на неделю'],
        ['/mydata', 'Мои данные'],
      ] as const) {
        await app.open(path)
        await expect(app.heading(heading)).toHaveCount(1)
      }
      await app.open(`/shoppinglist/${catalogue.recipe.id}`)
      await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
      await expect(app.heading('Мой шоппинг лист')).toBeVisible()
      expect(await app.storedValue('shopList')).toEqual([...new Set(catalogue.recipe.ingredients)])
    })
  }

  test('under one key costs no other key its value, and is set aside', async ({
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
    await expect(page.getByRole('button', { name: 'X Соль' })).toBeVisible()
    await app.open('/saverecipe')
    await expect(page.getByRole('link', { name: cards[0]?.title, exact: true })).toBeVisible()
    expect(await app.stored('likedRecipes.aside')).toBe('{"broken')
    expect(await app.stored('likedRecipes')).toBeNull()
  })

  test('under «access» is believed only until the sign-in state is known', async ({
    app,
    catalogue: { recipe },
  }) => {
    await app.seed({ access: 'nobody', refresh: 'nothing' })
    await app.open(`/selected_recipe/${recipe.id}/`)
    await expect(app.heading('Вход')).toBeVisible()
    expect(await app.stored('access')).toBeNull()
    expect(await app.stored('refresh')).toBeNull()
  })

  test('among good entries of a list keeps the good ones', async ({ page, app }) => {
    await app.seed({ shopList: '["Соль",7,null,"","Мука","Соль"]' })
    await app.open('/myshoplist')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^Соль/, /^Мука/])
  })
})

test.describe('A storage that', () => {
  const notice = 'Всё работает, но после закрытия страницы ваши отметки и списки могут не сохраниться.'

  async function shopAsUsual(page: Page, app: App, ingredients: string[], recipeId: string) {
    await app.open(`/shoppinglist/${recipeId}`)
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
    await expect(app.heading('Мой шоппинг лист')).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(new Set(ingredients).size)
    await expect(app.toast(notice)).toHaveCount(1)
  }

  test('is forbidden is survived, and said once', async ({ page, app, catalogue: { recipe } }) => {
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

  test('is full is survived, and said once', async ({ page, app, catalogue: { recipe } }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
      }
    })
    await shopAsUsual(page, app, recipe.ingredients, recipe.id)
  })
})
