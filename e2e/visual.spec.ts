import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Browser, Locator, Page } from 'playwright/test'

import { parts } from '../components/styleguide/address'
import { themeName, themes } from '../tailwind.config'
import type { Catalogue } from './api'
import { expect, test } from './fixtures'
import { settle } from './settle'
import { texts } from './texts'

// Compares screenshots with the pictures in e2e/visual/. `npm run e2e:visual -- --update-snapshots` renews them; look at
// the changes before committing them.

const modes = ['light', 'dark'] as const
const folder = fileURLToPath(new URL('visual/', import.meta.url))

/**
 * Browsers, systems and processors render letters and edges differently: each has a folder of pictures of its own, for example
 * headlesschrome-156-linux, or headlesschrome-156-linux-arm64. The committed one is that of the browser that CI compares with.
 */
let signature: string

/** Chromium and its headless shell differ too, and have the same name and version everywhere but here. */
async function signatureOf(browser: Browser) {
  const devtools = await browser.newBrowserCDPSession()
  const { product } = await devtools.send('Browser.getVersion')
  await devtools.detach()
  const [name, version] = product.toLowerCase().split(/[/.]/)
  const { platform, arch } = process
  return `${name}-${version}-${platform}${arch === 'x64' ? '' : `-${arch}`}`
}

const pictureOf = (name: string) => [signature, `${name}.png`]

test.beforeAll(async ({ browser }) => {
  signature = await signatureOf(browser)
})

test.beforeEach(async ({ context }, { config }) => {
  test.skip(
    !process.env.E2E_OWN_SITE,
    'compares only the sites that the tests have started, not that of BASE_URL',
  )
  if (config.updateSnapshots === 'none' && !existsSync(join(folder, signature))) {
    const made = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory())
    const lack = `no pictures of ${signature} in e2e/visual, only of ${made.join(', ')} (e2e/README.md, 4)`
    // In CI a comparison that does not take place would go unnoticed.
    if (process.env.CI) throw new Error(lack)
    test.skip(true, lack)
  }
  // The pictures of the catalogue would be most of the bytes and say nothing about the design. A drawing replaces each of
  // them, whose circle reveals stretching and cropping.
  await context.route(/\/images\/.*\.(avif|webp)$/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      // The picture of the welcome page is transparent.
      body: placeholder(route.request().url().includes('/welcome-') ? 'none' : '#b9a894'),
    }),
  )
})

const placeholder = (ground: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
  <rect width="640" height="480" fill="${ground}"/><circle cx="320" cy="240" r="170" fill="#8d7b68"/></svg>`

/** Few enough for the time of a test on a slow machine. */
const PARTS_OF_A_TEST = 4
/** A part of ten thousand pixels is taken twice, and compared. */
const BIG_PICTURE_MS = 25_000

const groupsOf = <T>(size: number, all: T[]) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, group) =>
    all.slice(group * size, (group + 1) * size),
  )

/** Parts that differ between light and dark only in colours, which have a part of their own. */
const sameInBothModes = ['type', 'space', 'motion']

test.describe('The style guide matches its pictures', () => {
  test.use({ viewport: { width: 768, height: 1000 } })

  for (const theme of Object.keys(themes)) {
    for (const mode of modes) {
      // A part alone is painted in half the time that it takes among all the others.
      const open = async (page: Page, name: string) => {
        await page.goto(`./styleguide/?theme=${theme}&frame=${mode}&part=${name}`)
        const part = page.locator(`[data-part=${name}]`)
        await expect(part).toBeVisible()
        await settle(page)
        return part
      }

      for (const some of groupsOf(PARTS_OF_A_TEST, Object.keys(parts))) {
        test(`in ${theme}, ${mode}: ${some[0]} to ${some.at(-1)}`, async ({ page }) => {
          for (const name of some) {
            if (mode === 'dark' && sameInBothModes.includes(name)) continue
            const part = await open(page, name)
            await expect.soft(part).toHaveScreenshot(pictureOf(`${theme}-${mode}-${name}`), {
              timeout: BIG_PICTURE_MS,
              // Their format depends on the system.
              mask: [part.locator('input[type=date]')],
            })
          }
        })
      }

      test(`in ${theme}, ${mode}: dialog and sheet`, async ({ page }) => {
        await open(page, 'states')
        for (const [name, file] of [
          ['Показать окно', 'dialog'],
          ['Показать лист', 'sheet'],
        ]) {
          await page.getByRole('button', { name }).click()
          await settle(page)
          const picture = pictureOf(`${theme}-${mode}-${file}`)
          await expect.soft(page.getByRole('dialog')).toHaveScreenshot(picture)
          await page.keyboard.press('Escape')
        }
      })
    }
  }
})

/** Each with its address and with what it shows once it has loaded. */
const screens: Record<string, (catalogue: Catalogue, page: Page) => { path: string; sign: Locator }> = {
  welcome: (_, page) => ({ path: '/', sign: button(page, texts.catalog.start) }),
  categories: ({ category }, page) => ({
    path: '/category',
    sign: page.getByRole('link', { name: category.title, exact: true }),
  }),
  category: ({ category }, page) => ({
    path: `/selected_category/${category.id}`,
    sign: button(page, texts.catalog.cook),
  }),
  recipe: ({ recipe }, page) => ({
    path: `/selected_recipe/${recipe.id}/`,
    sign: page.getByRole('tabpanel'),
  }),
  list: (_, page) => ({ path: '/myshoplist', sign: page.getByText(texts.price.atTill) }),
  cart: (_, page) => ({ path: '/shop', sign: button(page, texts.cart.checkout) }),
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

test.describe('The six key screens match their pictures', () => {
  test.skip(
    themeName !== 'kitchen',
    `the pictures show the theme kitchen, the site is built with ${themeName}`,
  )

  for (const { width, height } of [
    { width: 360, height: 780 },
    { width: 1280, height: 800 },
  ]) {
    for (const [name, open] of Object.entries(screens)) {
      test(`${name} at ${width} pixels, light and dark`, async ({ page, signedIn: app, catalogue }) => {
        const titles = catalogue.products.slice(0, 5).map(({ title }) => title)
        await page.setViewportSize({ width, height })
        await app.storeAsOtherTab({ shopList: JSON.stringify(titles) })
        const { path, sign } = open(catalogue, page)
        await app.load(path)
        await expect(sign).toBeVisible()
        await expect(app.progress).toBeHidden()
        // The counts of the sections load once the browser is idle.
        await expect(page.getByRole('link', { name: /^Корзина в корзине \d+$/ })).toBeVisible()
        for (const mode of modes) {
          await page.emulateMedia({ colorScheme: mode })
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
          await settle(page)
          await expect.soft(page).toHaveScreenshot(pictureOf(`screen-${name}-${width}-${mode}`))
        }
      })
    }
  }
})
