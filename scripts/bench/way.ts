import { type Browser, devices, type Locator, type Page } from 'playwright'
import { demoAccount } from '../../lib/account/demo-account'

/** What the parts of the benchmark measure, and how a visitor gets to it. */
export type Bench = {
  browser: Browser
  /** Where the exported site is, with a slash at the end. */
  site: string
  /** Where the empty export is. */
  floor: string
  api: string
  /** Of Lighthouse. */
  runs: number
}

const phone = devices['Moto G4']

/** A cold browser of a phone: nothing cached, somebody signed in if a session is given, no service worker unless allowed. */
export async function openPhone(
  browser: Browser,
  session?: Session,
  serviceWorkers: 'allow' | 'block' = 'block',
) {
  const context = await browser.newContext({
    ...phone,
    locale: 'ru-RU',
    serviceWorkers,
    storageState: session,
  })
  context.setDefaultTimeout(30_000)
  // Functions handed to the page call a helper by which tsx keeps their names.
  await context.addInitScript('globalThis.__name = (it) => it')
  return context.newPage()
}

export type Session = Awaited<ReturnType<typeof signIn>>

/** The demo account's storage, to open further visits with. */
export async function signIn({ browser, site }: Pick<Bench, 'browser' | 'site'>) {
  const page = await openPhone(browser)
  await page.goto(`${site}#/login`)
  await page.getByLabel('Email').fill(demoAccount.email)
  await page.getByRole('textbox', { name: 'Пароль' }).fill(demoAccount.password)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await page.getByRole('tablist').waitFor()
  const state = await page.context().storageState({ indexedDB: true })
  await page.context().close()
  return state
}

type Step = {
  name: string
  press: (page: Page) => Locator
  sign: (page: Page) => Locator
  /** What of the screen fills it below its title, as a selector. */
  filling: string
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first()
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name })

/** From the welcome page to a placed order, in the words of the specification. */
const way: Step[] = [
  { name: '/category', press: button('Cook'), sign: (page) => firstCard(page), filling: 'li' },
  {
    name: '/selected_category/{id}',
    press: (page) => firstCard(page),
    sign: button('Готовить'),
    filling: 'li',
  },
  {
    name: '/selected_recipe/{id}/',
    press: button('Готовить'),
    sign: (page) => page.getByRole('tab', { name: 'Инструкция' }),
    filling: '[role=tab]',
  },
  {
    name: '/shoppinglist/{id}',
    press: (page) => page.getByRole('tab', { name: 'Добавить в список ингредиентов' }),
    sign: heading('Список ингредиентов'),
    filling: 'li',
  },
  { name: '/myshoplist', press: button('Сохранить'), sign: heading('Мой шоппинг лист'), filling: 'li' },
  { name: '/shop', press: button('Купить'), sign: (page) => page.getByText(/^Общая сумма/), filling: 'li' },
  {
    name: '/delivery',
    press: button('Оформить доставку'),
    sign: heading('Оформление доставки'),
    filling: 'form',
  },
  {
    name: '/category, ordered',
    press: button('Отправить'),
    sign: (page) => page.getByText('Ваш заказ оформлен.Ожидайте звонка менеджера').first(),
    filling: 'li',
  },
]

/** Walks it, by clicks or by `press`; `after` is called at each screen that was reached. */
export async function walk(
  page: Page,
  after: (name: string) => Promise<unknown>,
  press: (target: Locator, filling: string) => Promise<unknown> = (target) => target.click(),
) {
  for (const step of way) {
    await press(step.press(page), step.filling)
    await step.sign(page).waitFor()
    await after(step.name)
    // On a phone a notification stands in the way of the next button.
    const close = page.getByRole('button', { name: 'Закрыть уведомление' })
    while (await close.count())
      await close
        .first()
        .click({ timeout: 1000 })
        .catch(() => {})
  }
}

const firstCard = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link').first()

/**
 * Resolves when the browser has had nothing to do: what is fetched ahead has been asked for. A page that needs no frames
 * may be told so late, hence the limit.
 */
export function whenIdle(page: Page) {
  return page.evaluate(() => {
    // Safari has no idle callback: lib/browser/idle.ts waits as long there.
    const idle = (then: () => void) =>
      'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 3000 }) : setTimeout(then, 500)
    return new Promise<void>((resolve) => idle(() => idle(resolve)))
  })
}

/** The ids of a category and of one of its recipes. */
export async function readIds(api: string) {
  const get = async (path: string) => (await (await fetch(`${api}/api/${path}`)).json()) as never
  const pages: Record<string, { id: string }[]> = await get('selected?page=1&limit=3')
  const category = pages[1]?.[0]?.id ?? ''
  const cards: Record<string, { id: string }[]> = await get(`selected/${category}`)
  return { category, recipe: cards[category]?.[0]?.id ?? '' }
}

const AT_ONCE = 4

/** Visits them all, a few at once: with more than these a slow machine gets to none of them in time. */
export async function fewAtOnce<T, R>(all: T[], visit: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < all.length; start += AT_ONCE)
    results.push(...(await Promise.all(all.slice(start, start + AT_ONCE).map(visit))))
  return results
}
