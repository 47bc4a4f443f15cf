import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'

import { readSettings } from '../lib/config'
import { freePort } from '../scripts/ports'
import { writePolicies } from '../scripts/security/write'
import { startSite } from '../scripts/static-server'
import { writeWorker } from '../scripts/worker'
import { failedRequests, expect, test as base } from './fixtures'

const test = base.extend<{ versions: Awaited<ReturnType<typeof startVersions>> }>({
  versions: async ({ browserName }, run) => {
    const versions = await startVersions(browserName)
    await run(versions)
    await versions.end()
  },
})

/** Those of the site without any, but for the path that it stands under. */
const settings = readSettings({ BASE_PATH: process.env.BASE_PATH })

test.use({ serviceWorkers: 'allow', allowedErrors: failedRequests })

/** Until there is a worker; the page of a first visit goes on without it while there is a network. */
const hasWorker = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

/** Until an answer or a picture whose address ends so is kept; `waitForFunction` would not wait for a promise. */
const isKept = (page: Page, end: string) =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        for (const name of await caches.keys()) {
          const requests = await (await caches.open(name)).keys()
          if (requests.some(({ url }) => url.endsWith(wanted))) return true
        }
        return false
      }, end),
    )
    .toBe(true)

const pictureOf = (part: Locator) =>
  part
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)

/** Until the first picture of a part is there, and is no stand-in. */
const hasPicture = (part: Locator) =>
  expect
    .poll(() =>
      part
        .locator('img')
        .first()
        .evaluate(
          (image: HTMLImageElement) => image.naturalWidth > 1 && !/placeholder/.test(image.currentSrc),
        ),
    )
    .toBe(true)

test('Opened once, the app opens without a network, shows what was seen, says what was not', async ({
  page,
  context,
  signedIn: app,
  catalogue: { category, cards, recipe, products },
}) => {
  const notice = page.getByRole('banner').getByText('Нет сети — показываем то, что уже загружено')
  const ingredients = page.getByRole('tabpanel', { name: 'Ингредиенты' })
  await page.evaluate((list) => localStorage.setItem('shopList', list), JSON.stringify([products[0]?.title]))
  await app.open(`/selected_category/${category.id}`)
  const card = page.getByRole('link', { name: recipe.title, exact: true })
  await hasPicture(card)
  const { pathname: seenPicture } = new URL(await pictureOf(card))
  await app.open(`/selected_recipe/${recipe.id}/`)
  await expect(ingredients).toBeVisible()
  await hasWorker(page)
  await isKept(page, `selected/${category.id}`)
  await isKept(page, `selected/${recipe.id}/category`)
  await isKept(page, seenPicture)
  await isKept(page, 'api/shop')

  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(app.heading(recipe.title)).toBeVisible()
  await expect(ingredients).toContainText(recipe.ingredients[0] ?? '')
  await hasPicture(page.getByRole('main'))
  await expect(notice).toBeVisible()
  await page.getByRole('tab', { name: 'Видео рецепта' }).click()
  await expect(page.getByText('Без сети видео не посмотреть')).toBeVisible()
  for (const [path, heading] of [
    ['/', 'TASTY'],
    [`/selected_category/${category.id}`, category.title],
    ['/myshoplist', 'Мой шоппинг лист'],
    ['/delivery', 'Оформление доставки'],
    ['/resetpassword', 'Сброс пароля'],
  ] as const) {
    await app.load(path)
    await expect(app.heading(heading)).toBeVisible()
  }
  await app.load(`/selected_category/${category.id}`)
  await expect(page.getByRole('link', { name: cards.at(-1)?.title, exact: true })).toBeVisible()
  await hasPicture(card)
  await app.open('/myshoplist')
  await expect(page.getByRole('button', { name: `X ${products[0]?.title}`, exact: true })).toBeVisible()
  await app.open('/shop')
  await expect(page.getByText(/^Общая сумма/)).toBeVisible()

  await test.step('what was not seen says so, and comes with the network', async () => {
    const other = cards.find(({ id }) => id !== recipe.id)
    test.skip(!other, 'needs a category of two recipes')
    await app.open(`/selected_recipe/${other?.id}/`)
    await expect(page.getByText('Этого вы ещё не открывали, а сети сейчас нет')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Повторить', exact: true })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('banner').getByText('Снова в сети')).toBeVisible()
    await expect(app.heading(other?.title ?? '')).toBeVisible()
    await expect(page.getByRole('banner').getByText('Снова в сети')).toHaveCount(0)
  })
})

test('Pictures of another host that were seen are there without a network too', async ({
  page,
  app,
  api,
  context,
  catalogue: { category, cards },
}) => {
  const [first] = cards
  if (!first) throw new Error('needs a category with a recipe')
  const elsewhere = 'https://pictures.example/'
  await context.route(`${elsewhere}**`, (route) =>
    route.fulfill({ path: 'public/icons/icon-192.png', headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  await api.answer(`selected/${category.id}`, {
    [category.id]: [{ ...first, name: `${elsewhere}soup.png`, picture: undefined }],
  })
  await app.open('/category')
  await app.open(`/selected_category/${category.id}`)
  const card = page.getByRole('link', { name: first.title, exact: true })
  await hasPicture(card)
  await hasWorker(page)
  await isKept(page, 'soup.png')
  // With a route Playwright has the browser ask past all caches, and so past what is kept.
  await context.unrouteAll()
  await context.setOffline(true)
  await page.reload()
  await hasPicture(card)
})

test('The page of a first visit has all of the app without a network, also what it has not fetched before', async ({
  page,
  app,
  context,
}) => {
  await app.open('/')
  await hasWorker(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await context.setOffline(true)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  for (const [path, heading] of [
    ['/registration', 'Регистрация'],
    ['/mydata', 'Мои данные'],
    ['/delivery', 'Оформление доставки'],
  ] as const) {
    await app.open(path)
    await expect(app.heading(heading)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Обновить', exact: true })).toHaveCount(0)
})

test(
  'A path typed without # is shown without a network too',
  { tag: '@smoke' },
  async ({ page, app, context }) => {
    await app.open('/')
    const isSecure = await page.evaluate(() => isSecureContext)
    test.skip(!isSecure, 'browsers have workers on https and localhost alone')
    await page.getByRole('button', { name: 'Cook' }).click()
    await hasWorker(page)
    await context.setOffline(true)
    await page.goto('./myshoplist?from=home')
    await expect(app.heading('Мой шоппинг лист')).toBeVisible()
  },
)

test('A browser takes it for an app that can be installed', async ({ page, app, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'Chromium alone tells what it takes for an app')
  await app.open('/')
  await page.getByRole('button', { name: 'Cook' }).click()
  await hasWorker(page)
  const chrome = await context.newCDPSession(page)
  const { installabilityErrors } = await chrome.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test.describe('A new version', () => {
  test.skip(process.env.E2E_OWN_SITE !== 'yes', 'takes two deployments of a site of our own')

  const isNew = (tab: Page) => tab.locator('meta[name=version]')
  const update = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: 'Обновить', exact: true })
  /** What coming back to a tab does. */
  const comeBack = async (tab: Page) => {
    // In Firefox the tab that was opened last hides the others.
    await tab.bringToFront()
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }

  test('is offered and never forced; a tab from before goes on', async ({
    page,
    context,
    versions: { address, deploy },
  }) => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Cook' }).click()
    await hasWorker(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('КАТЕГОРИИ РЕЦЕПТОВ')
    const other = await context.newPage()
    await other.goto(address)
    await other.getByRole('button', { name: 'Cook' }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('КАТЕГОРИИ РЕЦЕПТОВ')

    await deploy(page)
    await comeBack(page)
    await expect(update(page)).toBeVisible()
    await expect(update(other)).toBeVisible()
    await expect(isNew(page)).toHaveCount(0)

    await update(page).click()
    await expect(isNew(page)).toHaveCount(1)
    await expect(update(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('КАТЕГОРИИ РЕЦЕПТОВ')

    await other.goto(`${address}#/delivery`)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Оформление доставки')
    await expect(isNew(other)).toHaveCount(0)
    await update(other).click()
    await expect(isNew(other)).toHaveCount(1)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Оформление доставки')
  })

  test('is offered to the tab of a first visit too, which goes on with the files from before', async ({
    page,
    versions: { address, deploy },
  }) => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Cook' }).click()
    await hasWorker(page)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await deploy(page)
    await comeBack(page)
    await expect(update(page)).toBeVisible()
    await page.waitForFunction(() => navigator.serviceWorker.controller)

    await page.goto(`${address}#/delivery`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оформление доставки')
    await expect(isNew(page)).toHaveCount(0)
    await update(page).click()
    await expect(isNew(page)).toHaveCount(1)
    await expect(update(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оформление доставки')
  })

  test('of prices comes to whoever asks past the caches, and from then on to all', async ({
    page,
    versions: { address, deploy },
  }) => {
    const price = (cache: RequestCache) =>
      page.evaluate(async (mode) => {
        const answer = await fetch('api/shop.json', { cache: mode })
        return (await answer.json())[0].price
      }, cache)
    await page.goto(address)
    await page.getByRole('button', { name: 'Cook' }).click()
    await hasWorker(page)
    await page.reload()
    const before = await price('default')
    await isKept(page, 'api/shop.json')
    await deploy(page)
    expect(await price('reload')).toBe(before + 1)
    await expect.poll(() => price('default')).toBe(before + 1)
  })
})

/**
 * A site of our own at `address`. `deploy` puts its next version in its place, while that page is open, and has Chromium
 * forget what its own cache holds: it would answer for files that the worker is to keep.
 */
async function startVersions(browserName: string) {
  const folders = mkdtempSync(join(tmpdir(), 'tasty-versions-'))
  const [before, after] = [join(folders, 'before'), join(folders, 'after')]
  for (const folder of [before, after]) {
    cpSync('.e2e/bare', folder, {
      recursive: true,
      filter: (file) => !/images\/.*-(320|back)|video/.test(file),
    })
  }
  await makeNewVersion(after)
  const port = await freePort()
  const serve = (folder: string) => startSite({ folder, basePath: settings.basePath, port })
  let site = await serve(before)
  return {
    address: `http://localhost:${port}${settings.basePath}/`,
    deploy: async (page: Page) => {
      await site.close()
      site = await serve(after)
      if (browserName !== 'chromium') return
      const chrome = await page.context().newCDPSession(page)
      await chrome.send('Network.clearBrowserCache')
    },
    end: async () => {
      await site.close()
      rmSync(folders, { recursive: true })
    },
  }
}

/** Turns a copy of a site into its next deployment: scripts have other names, the page is marked, prices are higher. */
async function makeNewVersion(folder: string) {
  const chunks = join(folder, '_next/static/chunks')
  const scripts = readdirSync(chunks, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  const hashes = scripts.flatMap((name) => /[0-9a-f]{8}(?=\.js$)/.exec(name) ?? [])
  const renewed = (text: string) =>
    hashes.reduce((present, hash) => present.replaceAll(hash, [...hash].reverse().join('')), text)
  const files = [
    ...scripts.map((name) => join(chunks, name)),
    join(folder, 'index.html'),
    join(folder, '404.html'),
  ]
  for (const file of files) {
    writeFileSync(
      file,
      renewed(readFileSync(file, 'utf8'))
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replace('</head>', '<meta name="version"></head>'),
    )
    renameSync(file, renewed(file))
  }
  const shop = join(folder, 'api/shop.json')
  const products = JSON.parse(readFileSync(shop, 'utf8')) as { price: number }[]
  writeFileSync(shop, JSON.stringify(products.map((product) => ({ ...product, price: product.price + 1 }))))
  await writePolicies(folder, settings)
  await writeWorker(folder, settings)
}
