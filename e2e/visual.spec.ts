import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Browser, Page } from 'playwright/test'

import { parts } from '../components/styleguide/address'
import { themeName, themes } from '../tailwind.config'
import { expect, test } from './fixtures'

// What the site looks like, held to the pictures of e2e/visual/. `npm run e2e:visual -- --update-snapshots` renews
// them; look at what has changed before committing it.

const modes = ['light', 'dark'] as const
const signature = fileURLToPath(new URL('visual/browser.json', import.meta.url))

/** Letters and edges look a little different in every browser and system: pictures are compared with their like. */
type Signature = { name: string; major: string; system: string }

const signatureOf = (browser: Browser): Signature => ({
  name: browser.browserType().name(),
  major: browser.version().split('.')[0] ?? '',
  system: process.platform,
})

const describe = ({ name, major, system }: Signature) => `${name} ${major} on ${system}`

test.beforeEach(async ({ browser, context }, { config }) => {
  test.skip(
    !process.env.E2E_OWN_SITE,
    'compares the site that npm run e2e has built: BASE_URL leads to another one',
  )
  const own = signatureOf(browser)
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
    writeFileSync(signature, `${JSON.stringify(own, null, 2)}\n`)
  }
  const made = JSON.parse(readFileSync(signature, 'utf8')) as Signature
  test.skip(
    describe(own) !== describe(made),
    `the pictures were made by ${describe(made)}, this is ${describe(own)}: e2e/README.md says how to renew them`,
  )
  // The catalogue's pictures would be most of the bytes and say nothing about the design: a drawing stands in for
  // each, whose circle shows when it is stretched or cut.
  await context.route(/\/images\/.*\.(avif|webp)$/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      // Through the picture of the welcome page one sees what lies behind it.
      body: standIn(route.request().url().includes('/welcome-') ? 'none' : '#b9a894'),
    }),
  )
})

const standIn = (ground: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
  <rect width="640" height="480" fill="${ground}"/><circle cx="320" cy="240" r="170" fill="#8d7b68"/></svg>`

/** Parts that are no different in the dark but for the colours, which are another part. */
const alike = ['type', 'space', 'motion']

/** Fonts and pictures are there, and nothing is pointed at. */
async function settle(page: Page) {
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  })
}

test.describe('The style guide looks as it did', () => {
  // Each part whole: nothing sticks to the edge of the window or waits for being scrolled to.
  test.use({ viewport: { width: 768, height: 5000 } })

  for (const theme of Object.keys(themes)) {
    for (const mode of modes) {
      test(`in ${theme}, ${mode}`, async ({ page }) => {
        await page.goto(`./styleguide/?theme=${theme}&frame=${mode}`)
        const shown = page.locator('[data-part]')
        await expect(shown).toHaveCount(Object.keys(parts).length)
        await settle(page)
        for (const part of await shown.all()) {
          const name = (await part.getAttribute('data-part')) ?? ''
          if (mode === 'dark' && alike.includes(name)) continue
          await expect.soft(part).toHaveScreenshot(`${theme}-${mode}-${name}.png`, {
            // Their format is the system's.
            mask: [part.locator('input[type=date]')],
          })
        }
        for (const [name, file] of [
          ['Показать окно', 'dialog'],
          ['Показать лист', 'sheet'],
        ]) {
          await page.getByRole('button', { name }).click()
          await settle(page)
          await expect.soft(page.getByRole('dialog')).toHaveScreenshot(`${theme}-${mode}-${file}.png`)
          await page.keyboard.press('Escape')
        }
      })
    }
  }
})

test.describe('The six key screens look as they did', () => {
  test.skip(
    themeName !== 'kitchen',
    `their pictures show the theme kitchen, the site is built with ${themeName}`,
  )

  for (const { width, height } of [
    { width: 360, height: 780 },
    { width: 1280, height: 800 },
  ]) {
    test(`at ${width} pixels, light and dark`, async ({ page, signedIn: app, catalogue }) => {
      const { category, recipe, products } = catalogue
      const titles = products.slice(0, 5).map(({ title }) => title)
      await page.setViewportSize({ width, height })
      await page.evaluate((list) => localStorage.setItem('shopList', list), JSON.stringify(titles))
      const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
      const screens = [
        { name: 'welcome', path: '/', sign: button('Cook') },
        {
          name: 'categories',
          path: '/category',
          sign: page.getByRole('link', { name: category.title, exact: true }),
        },
        { name: 'category', path: `/selected_category/${category.id}`, sign: button('Готовить') },
        { name: 'recipe', path: `/selected_recipe/${recipe.id}/`, sign: page.getByRole('tabpanel') },
        { name: 'list', path: '/myshoplist', sign: button('Порядок отделов') },
        { name: 'cart', path: '/shop', sign: button('Оформить доставку') },
      ]
      for (const { name, path, sign } of screens) {
        await app.load(path)
        await expect(sign).toBeVisible()
        await expect(app.progress).toBeHidden()
        for (const mode of modes) {
          await page.emulateMedia({ colorScheme: mode })
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
          await settle(page)
          await expect.soft(page).toHaveScreenshot(`screen-${name}-${width}-${mode}.png`)
        }
      }
    })
  }
})
