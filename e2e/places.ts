import type { Page } from 'playwright/test'

import { watchTraffic } from '../scripts/bench/traffic'
import { whenIdle } from '../scripts/bench/visit'
import type { Api, Catalogue } from './api'
import { anyChunk, type App } from './app'
import { expect } from './fixtures'

/** Every screen in every state, for tests that hold something of all of them: each is gone to from the one before. */

export type Place = {
  name: string
  /** Brings the place about; resolves when all of it is there. */
  go: () => Promise<void>
}

type Visit = { page: Page; app: App; api: Api; catalogue: Catalogue }

/** What a shopping list holds of which the shop sells all but one. */
export const seededList = JSON.stringify(['Соль', 'Молоко единорога'])

/** A file as a visitor chooses one. */
export const ownFile = (content: string) => ({
  name: 'tasty-2026-11-21.json',
  mimeType: 'application/json',
  buffer: Buffer.from(content),
})

/** The screens of somebody who has not signed in, full; `seededList` is in the storage. */
export function visitorsPlaces({ page, app, catalogue: { category, recipe } }: Omit<Visit, 'api'>): Place[] {
  const at = (path: string, sign: ReturnType<Page['getByRole']>) => ({
    name: path,
    go: async () => {
      await app.open(path)
      await expect(sign).toBeVisible()
      await expect(app.progress).toBeHidden()
    },
  })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const behindModal = {
    name: 'an empty list, its modal closed',
    go: async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  }
  return [
    at('/', app.heading('TASTY')),
    at('/category', page.getByRole('link', { name: category.title, exact: true })),
    at(`/selected_category/${category.id}`, button('Готовить').first()),
    {
      name: 'a filtered category, its filters open',
      go: async () => {
        await app.open(`/selected_category/${category.id}?kcal=9999&sort=price`)
        await button('Фильтры').click()
        await page.getByRole('textbox', { name: 'Время, не больше' }).fill('полчаса')
        await expect(page.getByRole('group', { name: 'Ингредиенты на выбор, нужные' })).toBeVisible()
        await expect(page.getByText(/руб\. за/).first()).toBeVisible()
      },
    },
    {
      name: 'a category of which no recipe is left',
      go: async () => {
        await app.load(`/selected_category/${category.id}?kcal=1`)
        await expect(button('Сбросить фильтры')).toBeVisible()
      },
    },
    at('/saverecipe', page.getByRole('dialog')),
    behindModal,
    at('/likerecipe', page.getByRole('dialog')),
    behindModal,
    at(`/shoppinglist/${recipe.id}`, button('Сохранить')),
    at('/myshoplist', button('Купить')),
    at('/shop', page.getByText(/^Общая сумма/)),
    at('/delivery', app.heading('Оформление доставки')),
    at('/login', app.heading('Вход')),
    at('/registration', app.heading('Регистрация')),
    at('/resetpassword', app.heading('Сброс пароля')),
    {
      name: 'a list by department, an entry of it bought, another one that is none',
      go: async () => {
        await page.evaluate(() => localStorage.setItem('bought', '["Соль"]'))
        await app.load('/myshoplist')
        await button('Куплено').click()
        await button('Добавить').click()
        await expect(page.getByText('Напишите, что нужно купить')).toBeVisible()
      },
    },
    {
      name: 'the order of the departments',
      go: async () => {
        await button('Порядок отделов').click()
        await expect(button('Готово')).toBeVisible()
      },
    },
    at('/pantry', page.getByRole('group', { name: 'Продукты на выбор' })),
    {
      name: 'what to cook, something chosen',
      go: async () => {
        await page.getByRole('group', { name: 'Продукты на выбор' }).getByRole('button').first().click()
        await expect(page.getByRole('heading', { name: 'Можно приготовить' })).toBeVisible()
      },
    },
    at('/plan?week=2026-11-23', button('Добавить блюдо: понедельник, 23 ноября')),
    {
      name: 'the plan, a dish chosen',
      go: async () => {
        await page.getByRole('button', { name: /^Добавить блюдо: понедельник/ }).click()
        await page.getByRole('list', { name: 'Рецепты на выбор' }).getByRole('button').first().click()
        await expect(page.getByRole('group', { name: 'День' })).toBeVisible()
      },
    },
    {
      name: 'the plan with a dish',
      go: async () => {
        await button('Сохранить').click()
        await expect(page.getByRole('button', { name: /^Изменить: / })).toBeVisible()
        await button('Закрыть уведомление').click()
        await expect(button('Закрыть уведомление')).toHaveCount(0)
      },
    },
    {
      name: 'the list of the week before it is added',
      go: async () => {
        await button('Собрать шоппинг лист').click()
        await expect(page.getByRole('checkbox').first()).toBeVisible()
      },
    },
    at('/mydata', button('Скачать мои данные')),
    {
      name: 'a file that is no copy of own data',
      go: async () => {
        await page.getByLabel('Загрузить мои данные').setInputFiles(ownFile('Соль, вода'))
        await expect(page.getByText(/внутри не JSON/)).toBeVisible()
      },
    },
    {
      name: 'what a file would add',
      go: async () => {
        const data = { shopList: ['Соль', 'Свёкла', 7], pantry: ['Вода'] }
        const content = JSON.stringify({ app: 'tasty', version: 1, data })
        await page.getByLabel('Загрузить мои данные').setInputFiles(ownFile(content))
        await expect(button('Добавить')).toBeVisible()
      },
    },
    {
      name: 'the question before all is erased',
      go: async () => {
        await button('Стереть всё на этом устройстве').click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
    {
      name: 'own data, nothing erased',
      go: async () => {
        await button('Отмена').last().click()
        await expect(page.getByRole('dialog')).toBeHidden()
      },
    },
    {
      name: 'a search that finds recipes',
      go: async () => {
        await app.open('/category')
        await page.getByPlaceholder('Найди свой рецепт...').fill(recipe.title)
        await expect(page.getByRole('region', { name: 'Рецепты' }).locator('mark').first()).toBeVisible()
      },
    },
    at('/nothing', button('на главную')),
    {
      name: 'the panel',
      go: async () => {
        await expect(await app.openPanel()).toBeVisible()
      },
    },
    {
      name: 'a path that the host does not know',
      go: async () => {
        await page.goto('./no/such/page')
        await expect(button('на главную')).toBeVisible()
      },
    },
  ]
}

/** What only a signed-in visitor sees; at first at the categories. */
export function membersPlaces({ page, app, api, catalogue: { category, recipe } }: Visit): Place[] {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const openTab = (name: string) => ({
    name: `the tab «${name}»`,
    go: async () => {
      await tab(name).click()
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    },
  })
  return [
    {
      name: 'the categories with tabs',
      go: async () => {
        await app.open('/category')
        await expect(page.getByRole('link', { name: category.title, exact: true })).toBeVisible()
      },
    },
    {
      name: 'the modal of an empty tab',
      go: async () => {
        await tab('Сохранённые рецепты').click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
    {
      name: 'an empty tab',
      go: async () => {
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      },
    },
    {
      name: 'a category with marks',
      go: async () => {
        await app.open(`/selected_category/${category.id}`)
        for (const name of [/^Нравится/, /^Сохранить рецепт/]) {
          const mark = page.getByRole('button', { name }).first()
          await mark.click()
          await expect(mark).toHaveAttribute('aria-pressed', 'true')
        }
      },
    },
    {
      name: 'liked recipes',
      go: async () => {
        await app.open('/likerecipe')
        await expect(page.getByRole('button', { name: 'Готовить' })).toBeVisible()
      },
    },
    {
      name: 'a recipe',
      go: async () => {
        await app.open(`/selected_recipe/${recipe.id}/`)
        await expect(page.getByRole('tabpanel')).toBeVisible()
      },
    },
    openTab('Инструкция'),
    openTab('Видео рецепта'),
    {
      name: 'a step in cook mode, all ingredients open',
      go: async () => {
        await app.open(`/selected_recipe/${recipe.id}/?step=1`)
        await expect(page.getByRole('button', { name: 'Следующий шаг' })).toBeVisible()
        await page.getByText('Все ингредиенты').click()
        await page.getByRole('checkbox').first().check()
      },
    },
    {
      name: 'the last step, with timers',
      go: async () => {
        await api.answer('selected/own-timers/category', {
          'own-timers': [{ ...recipe, id: 'own-timers', instructions: ['Варите 2 часа и тушите 40 минут.'] }],
        })
        await app.open('/selected_recipe/own-timers/?step=1')
        for (const length of ['2 часа', '40 минут'])
          await page.getByRole('button', { name: `Запустить таймер: ${length}` }).click()
        await expect(page.getByRole('button', { name: /^Таймеры: 2/ })).toBeVisible()
      },
    },
    {
      name: 'timers opened, one of them set wrongly',
      go: async () => {
        await app.open(`/selected_recipe/${recipe.id}/`)
        await expect(page.getByRole('tabpanel')).toBeVisible()
        await page.getByRole('button', { name: /^Таймеры: 2/ }).click()
        await page
          .getByRole('button', { name: /^Изменить: / })
          .first()
          .click()
        await page.getByRole('textbox', { name: 'Сколько осталось' }).fill('скоро')
        await page.getByRole('button', { name: 'Изменить', exact: true }).click()
        await expect(page.getByText(/^Введите время/)).toBeVisible()
      },
    },
    {
      name: 'the panel of a signed-in visitor',
      go: async () => {
        await expect(await app.openPanel()).toBeVisible()
      },
    },
    {
      name: 'a recipe without a video',
      go: async () => {
        await api.answer('selected/mute/category', { mute: [{ ...recipe, id: 'mute', video: '' }] })
        await app.open('/selected_recipe/mute/')
        await tab('Видео рецепта').click()
        await expect(page.getByText('Видео недоступно')).toBeVisible()
      },
    },
    {
      name: 'several recipes at once',
      go: async () => {
        await api.answer('selected/both/category', { both: [recipe, { ...recipe, id: 'second' }] })
        await app.open('/selected_recipe/both/')
        await expect(page.getByRole('tabpanel')).toHaveCount(2)
      },
    },
    {
      name: 'a recipe that is not there',
      go: async () => {
        await app.open('/selected_recipe/nothing-of-that-name/')
        await expect(page.getByText('Рецепт не найден')).toBeVisible()
      },
    },
    {
      name: 'a recipe while it loads',
      go: async () => {
        await api.hold('selected/slow/category')
        await app.open('/selected_recipe/slow/')
        await expect(page.getByRole('status', { name: 'Загрузка' })).toBeVisible()
      },
    },
    {
      name: 'own data of a signed-in visitor',
      go: async () => {
        await app.open('/mydata')
        await expect(page.getByRole('button', { name: 'Забыть меня на этом устройстве' })).toBeVisible()
      },
    },
    {
      name: 'the login page, signed in',
      go: async () => {
        await app.open('/login')
        await expect(page.getByText('Вы уже вошли.')).toBeVisible()
      },
    },
  ]
}

/** Waiting, nothing there, and what goes wrong; failed requests are logged by the browser. */
export function troubledPlaces({ page, app, api, catalogue }: Visit): Place[] {
  const { category, recipe, products } = catalogue
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const loading = (path: string, call: string) => ({
    name: `${path} while it loads`,
    go: async () => {
      await api.hold(call)
      await app.load(path)
      await expect(page.getByRole('status', { name: 'Загрузка' })).toBeVisible()
    },
  })
  const failed = (path: string, call: string) => ({
    name: `${path} that failed`,
    go: async () => {
      // A refusal that is not tried again.
      await api.fail(call, 400)
      await app.load(path)
      await expect(button('Повторить')).toBeVisible()
    },
  })
  const empty = (name: string, path: string, words: string) => ({
    name,
    go: async () => {
      await app.open(path)
      await expect(page.getByText(words, { exact: true })).toBeVisible()
    },
  })
  const calls = {
    '/category': 'selected',
    [`/selected_category/${category.id}`]: `selected/${category.id}`,
    [`/shoppinglist/${recipe.id}`]: `selected/${recipe.id}/category`,
    '/shop': 'shop',
  }
  return [
    ...Object.entries(calls).flatMap(([path, call]) => [loading(path, call), failed(path, call)]),
    {
      name: 'a category without recipes',
      go: async () => {
        api.mend('shop')
        await api.answer('selected/bare', { bare: [] })
        await app.open('/selected_category/bare')
        await expect(page.getByText('В этой категории рецептов пока нет')).toBeVisible()
      },
    },
    empty('a category that is not there', '/selected_category/nothing-of-that-name', 'Категория не найдена'),
    {
      name: 'no categories',
      go: async () => {
        await api.answer('selected', { count: 0 })
        await app.load('/category')
        await expect(page.getByText('Категорий пока нет')).toBeVisible()
      },
    },
    {
      name: 'categories with a stale notice',
      go: async () => {
        const cards = catalogue.categories.slice(0, 2)
        await api.answer('selected', { count: 9, 1: cards })
        await app.load('/category')
        await expect(page.getByRole('link', { name: category.title, exact: true })).toBeVisible()
        await api.fail('selected', 400)
        await button('Загрузить ещё').click()
        await expect(page.getByText(/^Ещё категории загрузить не вышло/)).toBeVisible()
        await page.getByPlaceholder('Найди свой рецепт...').fill('каш')
        await button('Очистить поиск').click()
        await expect(page.getByText(/^Обновить не вышло/)).toBeVisible()
      },
    },
    {
      name: 'a search that finds nothing',
      go: async () => {
        await page.getByPlaceholder('Найди свой рецепт...').fill('щщщ')
        await expect(page.getByText(/^Попробуйте начать слово иначе/)).toBeVisible()
      },
    },
    {
      name: 'a cart with a toast',
      go: async () => {
        const [one, two] = products.map(({ title }) => title)
        await page.evaluate((list) => localStorage.setItem('shopList', list), JSON.stringify([one, two]))
        await app.load('/shop')
        await button('Удалить').first().click()
        await held(app.messages.getByText('Отменить'))
      },
    },
    {
      name: 'a cart out of which everything was taken',
      go: async () => {
        await button('Удалить').click()
        await expect(page.getByText('В корзине ничего не осталось')).toBeVisible()
      },
    },
    {
      name: 'an editor out of which everything was taken',
      go: async () => {
        await api.answer('selected/salt/category', {
          salt: [{ ...recipe, id: 'salt', ingredients: ['Соль'], quantity: ['1 г'] }],
        })
        await app.load('/shoppinglist/salt')
        await page.getByRole('button', { name: 'X Соль' }).click()
        await expect(page.getByText('Все ингредиенты убраны')).toBeVisible()
      },
    },
    {
      name: 'a list just saved, with a toast',
      go: async () => {
        await button('Вернуть все').click()
        await button('Сохранить').click()
        await held(app.toast('Все ингредиенты сохранены в вашем шоппинг листе'))
      },
    },
    {
      name: 'an empty list',
      go: async () => {
        await page.evaluate(() => localStorage.removeItem('shopList'))
        await app.load('/myshoplist')
        await expect(page.getByText('Ваш список пуст...')).toBeVisible()
      },
    },
    empty('an empty cart', '/shop', 'Ваш список пуст...'),
    {
      name: 'a registration with errors and a toast',
      go: async () => {
        await app.load('/registration')
        await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill('x')
        await button('Отправить').click()
        await held(app.toast('Пожалуйста,убедитесь что ваши пароли совпадают'))
      },
    },
    {
      name: 'a login with errors',
      go: async () => {
        await app.load('/login')
        await button('Войти').click()
        await expect(page.getByText('Обязательное поле').first()).toBeVisible()
      },
    },
    {
      name: 'a delivery with errors',
      go: async () => {
        await app.open('/delivery')
        for (const label of ['Город/Улица', 'Дом/Квартира', 'Подъезд/Этаж', 'Дата', 'Номер телефона']) {
          await page.getByLabel(label).focus()
          await page.getByLabel(label).blur()
        }
        await expect(page.getByText('Обязательное поле')).toHaveCount(5)
      },
    },
    {
      name: 'no network, and what was not seen before',
      go: async () => {
        await app.load('/category')
        const traffic = watchTraffic(page)
        await app.open('/selected_category/bare')
        await expect(page.getByText('В этой категории рецептов пока нет')).toBeVisible()
        // The code of the notice comes with the first step; here is no worker to bring it later.
        await whenIdle(page)
        await expect.poll(() => traffic.isQuiet()).toBe(true)
        await page.context().setOffline(true)
        await app.open('/selected_category/not-seen')
        await expect(page.getByText('Этого вы ещё не открывали, а сети сейчас нет')).toBeVisible()
        await expect(page.getByRole('banner').getByText(/^Нет сети/)).toBeVisible()
      },
    },
    {
      name: 'the network back',
      go: async () => {
        await page.context().setOffline(false)
        await expect(page.getByRole('banner').getByText('Снова в сети')).toBeVisible()
      },
    },
    {
      name: 'a lost chunk',
      go: async () => {
        await app.load('/login')
        await expect(app.heading('Вход')).toBeVisible()
        await page.route(anyChunk, (route) => route.abort())
        await app.open('/delivery')
        await expect(page.getByText(/^Часть приложения не загрузилась/)).toBeVisible()
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      },
    },
  ]

  /** A toast stays for as long as it has the focus. */
  async function held(words: ReturnType<Page['getByText']>) {
    await expect(words).toBeVisible()
    await button('Закрыть уведомление').focus()
  }
}

/** Where orders are posted. */
export const ordersCall = /\/api\/orders$/

/** Fills the delivery form so that nothing is wrong with it. */
export async function fillInDelivery(page: Page) {
  await page.getByLabel('Город/Улица').fill('Минск, ул. Немига')
  await page.getByLabel('Дом/Квартира').fill('3/12')
  await page.getByLabel('Подъезд/Этаж').fill('1/4')
  await page.getByLabel('Дата').fill('2026-12-24')
  await page.getByLabel('Номер телефона').fill('+375297620822')
}

/** The delivery of a site that sends orders, and an order that waits; `seededList` is in the storage. */
export function orderPlaces({ page, app, api }: Omit<Visit, 'catalogue'>): Place[] {
  const submit = page.getByRole('button', { name: 'Отправить', exact: true })
  const alert = page.getByRole('main').getByRole('alert')
  return [
    {
      name: 'an order without prices',
      go: async () => {
        await api.fail('shop', 400)
        await app.load('/delivery')
        await expect(page.getByText(/^Не получилось узнать цены/)).toBeVisible()
      },
    },
    {
      name: 'an order with errors',
      go: async () => {
        api.mend('shop')
        await app.load('/delivery')
        await expect(page.getByText(/^1 продукт, /)).toBeVisible()
        await submit.click()
        await expect(page.getByText('Обязательное поле')).toHaveCount(5)
      },
    },
    {
      name: 'an order that was refused',
      go: async () => {
        await page.route(ordersCall, (route) =>
          route.fulfill({
            status: 422,
            headers: { 'access-control-allow-origin': '*' },
            body: '{"message":"«Соль» теперь стоит 9.99 руб."}',
          }),
        )
        await fillInDelivery(page)
        await submit.click()
        await expect(alert).toHaveText(/^Магазин не принял заказ/)
      },
    },
    {
      name: 'an order that waits',
      go: async () => {
        await page.route(ordersCall, (route) => route.abort('connectionrefused'))
        await submit.click()
        await expect(page.getByRole('region', { name: 'Заказ ждёт связи' })).toBeVisible()
        await page.getByRole('button', { name: 'Закрыть уведомление' }).click()
        await expect(app.messages.getByText('Нет связи — заказ подождёт')).toBeHidden()
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      },
    },
    {
      name: 'an order with nothing in it, beside one that waits',
      go: async () => {
        await app.open('/delivery')
        await fillInDelivery(page)
        await submit.click()
        await expect(alert).toHaveText(/^В корзине нет продуктов/)
        await page.getByText(/^Заказ ждёт связи/).click()
        await expect(page.getByRole('button', { name: 'Отменить' })).toBeVisible()
      },
    },
  ]
}
