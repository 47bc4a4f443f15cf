import type { Page } from 'playwright/test'

import { theme, themes } from '../tailwind.config'
import { expect, test } from './fixtures'
import { texts } from './texts'

const { themeEditor } = texts
const { kitchen } = themes
const editorOf = (page: Page) => page.getByRole('complementary', { name: themeEditor.name })
const hexOf = (page: Page, tone: string) =>
  editorOf(page).getByRole('group', { name: tone, exact: true }).getByRole('textbox', { name: 'Hex' })
const press = (page: Page, name: string) => editorOf(page).getByRole('button', { name, exact: true }).click()

/** The main button of the samples, in the light frame. */
const sample = (page: Page) =>
  page
    .frameLocator('iframe[title="Светлая тема"]')
    .getByRole('button', { name: 'Обычная', exact: true })
    .first()

const rgb = (hex: string) =>
  `rgb(${(hex.match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16)).join(', ')})`

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** The keys of all storages; a visit itself remembers the categories, and how far it has scrolled. */
const storedKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys({ ...localStorage, ...sessionStorage })
      .filter((key) => key !== 'scroll')
      .sort(),
  )

const values = (page: Page) => editorOf(page).getByLabel('Значения для tailwind.config.ts')

test('A colour that is typed changes the components and its contrasts, is repaired, undone and copied', async ({
  page,
}) => {
  await page.goto('./styleguide/?theme=kitchen&part=buttons')
  const contrast = editorOf(page).getByText(/^Контраст:/)
  await expect(contrast).toHaveText(themeEditor.allPass)
  await expect(sample(page)).toHaveCSS('background-color', rgb(kitchen.light.tones.accent))

  await hexOf(page, 'accent').fill('#ff8866')
  await expect(sample(page)).toHaveCSS('background-color', rgb('#ff8866'))
  await expect(contrast).toHaveText('Контраст: не проходит пар — 5 из 56')
  await expect(editorOf(page).getByText('на page 2.15 — мало')).toBeVisible()

  await press(page, 'Взять #b44423 для accent, светлая')
  await expect(contrast).toHaveText(themeEditor.allPass)
  await expect(hexOf(page, 'accent')).toHaveValue('#b44423')
  await expect(sample(page)).toHaveCSS('background-color', rgb('#b44423'))

  await press(page, themeEditor.undo)
  await expect(hexOf(page, 'accent')).toHaveValue('#ff8866')
  await press(page, themeEditor.undo)
  await expect(sample(page)).toHaveCSS('background-color', rgb(kitchen.light.tones.accent))
  await press(page, themeEditor.redo)
  await press(page, themeEditor.redo)
  await expect(sample(page)).toHaveCSS('background-color', rgb('#b44423'))

  await press(page, 'Скопировать для tailwind.config.ts')
  await expect(editorOf(page).getByText(/^Значения скопированы|^Браузер не дал скопировать/)).toBeVisible()
  await editorOf(page).getByText('Значения', { exact: true }).click()
  await expect(values(page)).toHaveValue(/^const kitchen: Theme = \{[^]* {6}accent: '#b44423',/)

  // The address keeps the proposal, and nothing else does.
  await page.reload()
  await expect(hexOf(page, 'accent')).toHaveValue('#b44423')
  await expect(sample(page)).toHaveCSS('background-color', rgb('#b44423'))
  expect(await storedKeys(page)).toEqual([])
})

test('By keyboard the focus stays in the editor when a button goes or is disabled', async ({ page }) => {
  await page.goto('./styleguide/?theme=kitchen&part=buttons')
  const heading = editorOf(page).getByRole('heading', { name: 'Правка: «Тёплая кухня»' })
  const pressEnter = async (name: string) => {
    await editorOf(page).getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await hexOf(page, 'accent').fill('#ff8866')
  await pressEnter('Взять #b44423 для accent, светлая')
  await expect(heading).toBeFocused()
  await pressEnter(themeEditor.undo)
  await pressEnter(themeEditor.undo)
  await expect(heading).toBeFocused()
})

test('Every other value applies at once too, and an invalid one is reported', async ({ page }) => {
  await page.goto('./styleguide/?theme=kitchen&part=buttons&width=768')
  const field = (name: string) => editorOf(page).getByRole('textbox', { name, exact: true })
  await press(page, 'Скругления и линии')
  await field('corners.control').fill('3px')
  await expect(sample(page)).toHaveCSS('border-radius', '3px')
  await field('corners.control').fill('auto')
  await field('corners.control').blur()
  await expect(editorOf(page).getByText('Так записать нельзя. Например: 1rem')).toBeVisible()
  await expect(sample(page)).toHaveCSS('border-radius', '3px')
  await field('corners.control').fill('3px')
  await press(page, 'Тени')
  await field('light.depths.card').fill('0 0 0 4px var(--tone-ink)')
  await expect(sample(page)).toHaveCSS('box-shadow', /rgb\(44, 26, 29\) 0px 0px 0px 4px$/)
  await press(page, 'Отступы')
  await press(page, 'Просторно')
  await expect(sample(page)).toHaveCSS('padding-left', '30px')
  await press(page, 'Кегли')
  await field('sizes.label.size').fill('20px')
  await expect(sample(page)).toHaveCSS('font-size', '20px')
  await press(page, 'Движение')
  await field('motion.quick').fill('99ms')
  await expect(sample(page)).toHaveCSS('transition-duration', '0.099s')

  const accent = editorOf(page).getByRole('group', { name: 'accent', exact: true })
  await accent.getByRole('textbox', { name: 'OKLCH' }).fill('oklch(0.45 0.15 260)')
  await expect(hexOf(page, 'accent')).toHaveValue('#1c50a7')
  await hexOf(page, 'accent').fill('алый')
  await hexOf(page, 'accent').blur()
  await expect(accent.getByText('Так записать нельзя. Например: #c0311b')).toBeVisible()
  await expect(sample(page)).toHaveCSS('background-color', rgb('#1c50a7'))
  await press(page, themeEditor.reset)
  await expect(sample(page)).toHaveCSS('border-radius', '16px')
})

test('A preview link shows the app in the proposed theme, light and dark, and stores nothing', async ({
  page,
  app,
}) => {
  await page.goto('./styleguide/?theme=market&part=buttons')
  await hexOf(page, 'page').fill('#ffe8d0')
  const link = editorOf(page).getByRole('link', { name: 'Открыть сайт в этой теме' })
  await expect(link).toHaveAttribute('href', /#\/\?theme=[\w-]+$/)
  const address = await link.getAttribute('href')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))

  await app.load('/category')
  await expect(app.heading(texts.headings.categories)).toBeVisible()
  const usual = await background(page)
  const isPreview = (url: string) => url.includes('styleguide')
  expect(loaded.filter(isPreview)).toEqual([])
  const before = await storedKeys(page)

  await app.load(address?.split('#')[1] ?? '')
  await expect(app.messages.getByText(/^Это предложенная тема/)).toBeVisible()
  expect(loaded.filter(isPreview).length).toBeGreaterThan(0)
  expect(loaded.filter((url) => url.includes('theme='))).toEqual([])
  expect(await background(page)).toBe(rgb('#ffe8d0'))
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#ffe8d0')
  await page.getByRole('button', { name: texts.catalog.start, exact: true }).click()
  await expect(app.heading(texts.headings.categories)).toBeVisible()
  expect(await background(page)).toBe(rgb('#ffe8d0'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => background(page)).toBe(rgb(themes.market.dark.tones.page))
  await page.emulateMedia({ colorScheme: 'light' })

  expect(await storedKeys(page)).toEqual(before)
  await page.reload()
  await expect(app.heading(texts.headings.categories)).toBeVisible()
  expect(await background(page)).toBe(usual)
})

test('A link that is cut off is reported, in the app and in the style guide', async ({ page, app }) => {
  await app.open('/?theme=WyJraXRjaGVuIix7ImxpZ2h0LnRvbmVz')
  await expect(app.messages.getByText(themeEditor.linkCut)).toBeVisible()
  expect(await background(page)).toBe(rgb(theme.light.tones.page))
  await page.goto('./styleguide/?theme=kitchen&part=buttons#theme=WyJraXRjaGVuIix7ImxpZ2h0LnRvbmVz')
  await expect(page.getByText(themeEditor.linkCut)).toBeVisible()
  await expect(sample(page)).toHaveCSS('background-color', rgb(kitchen.light.tones.accent))
  await hexOf(page, 'accent').fill('#b44423')
  await expect(sample(page)).toHaveCSS('background-color', rgb('#b44423'))
  await page.reload()
  await expect(hexOf(page, 'accent')).toHaveValue('#b44423')
})
