import { mkdirSync } from 'node:fs'
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright'
import sharp from 'sharp'
import { demoAccount } from '../lib/account/demo-account'
import { findBrowser, launchOptions } from './browser'
import { buildSite } from './build'
import { takePorts } from './ports'
import { atEnd } from './processes'
import { basePath, localAddress, localSettings, startServices, untold } from './services'
import { startSite } from './static-server'

const FOLDER = 'docs/screens'
const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
]
const modes = ['light', 'dark'] as const

type Screen = {
  name: string
  path: string
  /** What can be seen once the screen is all there. */
  sign: (page: Page) => Promise<unknown>
  guest?: boolean
  /** What the storage holds, by key. */
  stored?: Record<string, unknown>
  /** Files of the API that are answered with this status. */
  failing?: { call: RegExp; status: number | 'never' | 'down' }
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first().waitFor()
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
/** In the app's own field: the first look has one too. */
const search = (page: Page, text: string) =>
  page.getByRole('main').getByPlaceholder('Найди свой рецепт...').fill(text)
const list = ['Свёкла', 'Картофель', 'Капуста белокочанная', 'Морковь', 'Лук репчатый', 'Сметана', 'Чеснок']

const plan = [
  ['2026-11-23', 'lunch', 'borscht', 'Борщ'],
  ['2026-11-24', 'dinner', 'trout-in-foil', 'Форель в фольге'],
].map(([day, name, id, title]) => ({ id: day, day, name, recipe: { id, title }, servings: 4 }))

/** Every screen, in its states that look different. */
const screens: Screen[] = [
  { name: 'welcome', path: '/', sign: button('Cook'), guest: true },
  { name: 'categories', path: '/category', sign: button('Загрузить ещё'), guest: true },
  { name: 'categories-signed-in', path: '/category', sign: button('Загрузить ещё') },
  {
    name: 'search',
    path: '/category',
    guest: true,
    sign: async (page) => {
      await search(page, 'щщщ')
      await page.getByText('Попробуйте начать слово иначе').waitFor()
    },
  },
  { name: 'category', path: '/selected_category/soups', sign: button('Готовить') },
  { name: 'recipe', path: '/selected_recipe/borscht/', sign: (page) => page.getByRole('tablist').waitFor() },
  {
    name: 'recipe-steps',
    path: '/selected_recipe/borscht/',
    sign: (page) => page.getByRole('tab', { name: 'Инструкция' }).click(),
  },
  {
    name: 'recipe-video',
    path: '/selected_recipe/borscht/',
    sign: async (page) => {
      await page.getByRole('tab', { name: 'Видео рецепта' }).click()
      await page.frameLocator('iframe').getByRole('button').first().waitFor()
    },
  },
  { name: 'saves', path: '/saverecipe', sign: button('Готовить') },
  {
    name: 'saves-empty',
    path: '/saverecipe',
    guest: true,
    sign: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'likes', path: '/likerecipe', sign: button('Готовить') },
  { name: 'editor', path: '/shoppinglist/borscht', sign: button('Всё есть дома') },
  {
    name: 'list',
    path: '/myshoplist',
    sign: button('Порядок отделов'),
    stored: { shopList: list, bought: list.slice(-2) },
  },
  { name: 'list-empty', path: '/myshoplist', sign: (page) => page.getByText('Ваш список пуст').waitFor() },
  {
    name: 'cart',
    path: '/shop',
    sign: button('Оформить доставку'),
    stored: { shopList: [...list, 'Молоко единорога'] },
  },
  {
    name: 'delivery',
    path: '/delivery',
    sign: async (page) => {
      await page.getByLabel('Город/Улица').fill('Минск, улица Сурганова')
      await page.getByLabel('Дом/Квартира').fill('двенадцать')
      await page.getByLabel('Подъезд/Этаж').click()
      await page.getByText('Неправильный формат адреса').waitFor()
    },
  },
  {
    name: 'search-recipes',
    path: '/category',
    guest: true,
    sign: async (page) => {
      await search(page, 'картошка')
      await page.getByRole('region', { name: 'Рецепты' }).waitFor()
    },
  },
  {
    name: 'pantry',
    path: '/pantry',
    sign: (page) => page.getByRole('heading', { name: 'Можно приготовить' }).waitFor(),
    stored: { pantry: ['Картофель', 'Яйца', 'Сметана'] },
  },
  {
    name: 'cook-mode',
    path: '/selected_recipe/borscht/?step=2',
    sign: button('Следующий шаг'),
  },
  {
    name: 'plan',
    path: '/plan?week=2026-11-23',
    sign: (page) => page.getByText('ккал на человека').first().waitFor(),
    stored: { plan },
  },
  {
    name: 'my-data',
    path: '/mydata',
    sign: button('Скачать мои данные'),
    stored: { shopList: list, pantry: ['Картофель', 'Яйца', 'Сметана'] },
  },
  { name: 'login', path: '/login', sign: heading, guest: true },
  { name: 'registration', path: '/registration', sign: heading, guest: true },
  { name: 'reset-password', path: '/resetpassword', sign: heading, guest: true },
  { name: 'not-found', path: '/sandwich', sign: heading, guest: true },
  {
    name: 'panel',
    path: '/category',
    sign: async (page) => {
      await button('Загрузить ещё')(page)
      await page.getByRole('button', { name: 'Меню' }).click()
      await page.getByRole('switch').waitFor()
    },
  },
  {
    name: 'loading',
    path: '/selected_category/soups',
    sign: (page) => page.getByRole('status', { name: 'Загрузка' }).waitFor(),
    failing: { call: /\/api\/selected\/soups$/, status: 'never' },
  },
  {
    name: 'offline',
    path: '/category',
    sign: (page) => page.getByRole('main').getByRole('alert').waitFor(),
    guest: true,
    failing: { call: /\/api\/selected\?/, status: 'down' },
  },
  {
    name: 'error',
    path: '/selected_recipe/borscht/',
    sign: (page) => page.getByRole('main').getByRole('alert').waitFor(),
    failing: { call: /\/api\/selected\/borscht\/category$/, status: 500 },
  },
]

/**
 * `npm run screens -- [parts of names]`: pictures of the screens into docs/screens, on a phone and on a desktop, light
 * and dark. With BASE_URL of the site that `npm start` serves, else of one that it builds and serves itself.
 */
export default async function takeScreens(parts: string[]) {
  const chosen = screens.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))
  if (chosen.length === 0) throw new Error(`No screen is called ${parts.join(' or ')}.`)
  const site = process.env.BASE_URL ?? (await serve())
  const { executablePath } = await findBrowser()
  const browser = await chromium.launch({ ...launchOptions, executablePath })
  atEnd(() => browser.close())
  const session = await signIn(browser, site)
  mkdirSync(FOLDER, { recursive: true })
  for (const viewport of sizes) {
    for (const colorScheme of modes) {
      for (const screen of chosen) {
        const context = await browser.newContext({
          viewport,
          colorScheme,
          locale: 'ru-RU',
          reducedMotion: 'reduce',
          hasTouch: viewport.width < 600,
          storageState: screen.guest ? undefined : session,
        })
        const picture = await shoot(context, site, screen)
        await sharp(picture)
          .webp({ quality: 72, effort: 6 })
          .toFile(`${FOLDER}/${screen.name}-${viewport.width}-${colorScheme}.webp`)
        await context.close()
      }
    }
  }
  return 0
}

async function serve() {
  const ports = await takePorts({ PORT: 3000, API_PORT: 4000, AUTH_PORT: 9099 })
  const folder = '.e2e/screens'
  const env = { ...localSettings(ports), ...untold }
  const [code] = await Promise.all([buildSite({ folder, env }), startServices(ports)])
  if (code !== 0) throw new Error('The build failed.')
  atEnd((await startSite({ folder, basePath, port: ports.PORT })).close)
  return `${localAddress(ports.PORT)}${basePath}/`
}

/** The demo account with two recipes liked and saved. */
async function signIn(browser: Browser, site: string) {
  const context = await browser.newContext({ locale: 'ru-RU' })
  const page = await context.newPage()
  await page.goto(`${site}#/login`)
  await page.getByLabel('Email').fill(demoAccount.email)
  await page.getByRole('textbox', { name: 'Пароль' }).fill(demoAccount.password)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await page.getByRole('tablist').waitFor()
  await page.goto(`${site}#/selected_category/soups`)
  for (const mark of [/^Нравится/, /^Сохранить рецепт/])
    for (const index of [0, 1]) await page.getByRole('button', { name: mark }).nth(index).click()
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}

async function shoot(context: BrowserContext, site: string, { path, sign, stored, failing }: Screen) {
  if (stored) {
    await context.addInitScript((entries) => {
      if (window === top) for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value))
    }, Object.entries(stored))
  }
  if (failing) {
    const { call, status } = failing
    await context.route(call, async (route) => {
      if (status === 'down') await route.abort('connectionrefused')
      else if (status !== 'never')
        await route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, body: '{}' })
    })
  }
  const page = await context.newPage()
  await page.goto(`${site}#${path}`)
  await sign(page)
  await page.getByRole('progressbar', { name: 'Загрузка' }).waitFor({ state: 'hidden' })
  await page.evaluate(() => document.fonts.ready)
  // Pictures that are seen, the placeholders of those that are not being left alone.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.complete || !image.checkVisibility() || bottom < 0 || top > innerHeight
    }),
  )
  return page.screenshot()
}
