import { devices, type FrameLocator, type Page } from 'playwright/test'

import { parts } from '../components/styleguide/address'
import { pairs } from '../lib/theme/pairs'
import { whenIdle } from '../scripts/bench/visit'
import { themes } from '../tailwind.config'
import { atBothWidths, axeViolationsInThemes, axeViolationsWithoutThemes, viewports } from './checks/axe'
import { expect, test } from './fixtures'
import { texts } from './texts'

/** One of the two frames of the style guide, by the mode that it shows. */
const frame = (page: Page, mode: 'light' | 'dark') =>
  page.frameLocator(`iframe[title="${mode === 'light' ? 'Светлая тема' : texts.shell.darkTheme}"]`)

/** The titles of the visible parts. */
const partsOf = (shown: Page | FrameLocator) => shown.locator('[data-part] > h2')

/** The background colour of a frame in the notation of the themes. */
async function pageTone(shown: FrameLocator) {
  const colour = await shown.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)
  const hex = colour.match(/\d+/g)?.map((part) => Number(part).toString(16).padStart(2, '0')) ?? []
  return `#${hex.join('')}`
}

test('The style guide is a separate page, which is excluded from search engines and not loaded by the app', async ({
  page,
  request,
}) => {
  await page.goto('./styleguide/')
  await expect(page.getByRole('heading', { level: 1, name: 'Мастерская Tasty' })).toBeVisible()
  await expect(page).toHaveTitle('Мастерская — Tasty')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  const scriptsOf = async (address: string) => {
    const html = await (await request.get(address)).text()
    return [...html.matchAll(/[\w./-]+\.js(?=")/g)].map(([path]) => path)
  }
  const own = (await scriptsOf('./styleguide/')).filter((path) => path.includes('styleguide'))
  const entry = await scriptsOf('./')
  expect(own).not.toEqual([])
  expect(entry).not.toEqual([])
  expect(entry.filter((path) => path.includes('styleguide'))).toEqual([])
})

test('The style guide shows light and dark side by side, in the theme, width and part of its address', async ({
  page,
}) => {
  await page.goto('./styleguide/')
  await page.getByRole('link', { name: texts.styleguide.colours }).click()
  await expect(partsOf(frame(page, 'light'))).toHaveText([texts.styleguide.colours])

  for (const { title, light, dark } of Object.values(themes)) {
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveAttribute('aria-current', 'true')
    for (const [mode, { tones }] of [
      ['light', { tones: light.tones }],
      ['dark', { tones: dark.tones }],
    ] as const) {
      const shown = frame(page, mode)
      await expect(shown.getByRole('heading', { level: 1 }).first()).toContainText(`«${title}»`)
      await expect(partsOf(shown)).toHaveText([texts.styleguide.colours])
      expect(await pageTone(shown)).toBe(tones.page)
      await expect(shown.getByText(tones['accent-soft'], { exact: true }).first()).toBeVisible()
      await expect(shown.getByText(/ — проходит$/)).toHaveCount(pairs.length)
    }
  }

  for (const width of [360, 768]) {
    await page.getByRole('link', { name: `${width} px` }).click()
    await expect(partsOf(frame(page, 'dark'))).toHaveText([texts.styleguide.colours])
    expect(
      await frame(page, 'dark')
        .locator('html')
        .evaluate(() => innerWidth),
    ).toBe(width - 2)
  }

  await page.getByRole('link', { name: 'Все', exact: true }).click()
  await expect(partsOf(frame(page, 'light'))).toHaveCount(Object.keys(parts).length)
  await page.goBack()
  await expect(partsOf(frame(page, 'light'))).toHaveText([texts.styleguide.colours])
  await page.reload()
  await expect(page.getByRole('link', { name: '768 px' })).toHaveAttribute('aria-current', 'true')
})

test('The style guide shows a theme as visitors who want more contrast see it', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('./styleguide/?theme=garden&part=colours')
  const tone = (name: string) =>
    frame(page, 'dark')
      .locator('html')
      .evaluate((root, property) => getComputedStyle(root).getPropertyValue(property), `--tone-${name}`)
  await expect(partsOf(frame(page, 'dark'))).toHaveText([texts.styleguide.colours])
  expect(await tone('ink')).toBe(themes.garden.dark.tones.ink)
  expect(await tone('ink-soft')).toBe(themes.garden.dark.tones.ink)
})

test('Interactions in the style guide do not change stored data', async ({ page, app }) => {
  await page.goto('./styleguide/?part=cards')
  const marks = frame(page, 'light').getByRole('button', { name: texts.marks.anyLike })
  await expect(marks.first()).toHaveAttribute('aria-pressed', 'true')
  await marks.nth(1).click()
  await expect(marks.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await app.load('/likerecipe')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await app.stored('likedRecipes')).toBeNull()
})

test('A sheet has the outline and the shadow of its theme around it', async ({ page }) => {
  await page.goto('./styleguide/?theme=market&frame=light&part=states')
  await page.getByRole('button', { name: 'Показать лист' }).click()
  // A modal cuts off what is around its content.
  await expect(page.getByRole('dialog')).not.toHaveCSS('box-shadow', 'none')
})

test('The style guide fits 360 and 320 pixels, and the keyboard reaches all of it', async ({ page }) => {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 780 })
    for (const address of ['./styleguide/', './styleguide/?frame=light']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('h2, iframe').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${width}`).toBe(
        width,
      )
    }
  }
  await page.goto('./styleguide/?part=buttons')
  const samples = page.getByRole('region', { name: texts.styleguide.samples })
  await expect(partsOf(frame(page, 'light'))).toBeVisible()
  await page.getByRole('link', { name: 'Состояния и сообщения' }).focus()
  await page.keyboard.press('Tab')
  await expect(samples).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(frame(page, 'light').getByRole('button', { name: 'Большая' }).first()).toBeFocused()
})

test.describe('On a phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent })

  test('the style guide sends no request to Firebase or Google', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      if (/\/account\.|google/.test(request.url())) requested.push(request.url())
    })
    await page.goto('./styleguide/?frame=light&part=account')
    await expect(page.getByRole('button', { name: texts.account.google }).first()).toBeVisible()
    await whenIdle(page)
    expect(requested).toEqual([])
  })
})

test.describe('Axe finds nothing in the style guide', () => {
  test.slow()
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('around its frames', async ({ page }) => {
    // The content of the frames is checked below: axe cannot look into a frame that it is not loaded in.
    await page.route('**/styleguide/?frame=*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="ru"><title>Образцы</title>',
      }),
    )
    await page.goto('./styleguide/')
    await expect(page.getByRole('region', { name: texts.styleguide.samples })).toBeVisible()
    expect(await atBothWidths(page, axeViolationsWithoutThemes)).toEqual([])
  })

  const openFrame = async (page: Page) => {
    await page.goto('./styleguide/?frame=light')
    await expect(partsOf(page)).toHaveCount(Object.keys(parts).length)
  }

  for (const viewport of viewports) {
    test(`in its frames at ${viewport.width} pixels, by all rules`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await openFrame(page)
      expect(await axeViolationsWithoutThemes(page)).toEqual([])
    })
  }

  for (const name of Object.keys(themes) as (keyof typeof themes)[]) {
    for (const viewport of viewports) {
      test(`in its frames at ${viewport.width} pixels, in the theme ${name}, light and dark`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        await openFrame(page)
        expect(await axeViolationsInThemes(page, [name])).toEqual([])
      })
    }
  }
})
