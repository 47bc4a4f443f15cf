import { mkdirSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import sharp from 'sharp'
import { findBrowser, launchOptions } from './browser'
import { buildSite } from './build'
import { signInToDemo } from './demo-sign-in'
import { takePorts } from './ports'
import { atEnd } from './processes'
import { basePath, localAddress, localPorts } from './addresses'
import { localSettings, noReporting, startServices } from './services'
import { type Screenshot, screenshots } from './screens/screenshots'
import { startSite } from './static-server'

const FOLDER = 'docs/screens'
const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
]
const modes = ['light', 'dark'] as const

/**
 * `npm run screens -- [parts of names]`: writes screenshots into docs/screens, of a phone and of a desktop, light and dark.
 * Of the site at BASE_URL, where `npm start` serves it, or of one that is built for it.
 */
export default async function takeScreens(parts: string[]) {
  const chosen = screenshots.filter(
    ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
  )
  if (chosen.length === 0)
    throw new Error(
      `No screenshot has a name with ${parts.join(' or ')}: see scripts/screens/screenshots.ts.`,
    )
  // Before the minutes that a build takes.
  const { executablePath } = await findBrowser()
  const site = process.env.BASE_URL ?? (await serve())
  const browser = await chromium.launch({ ...launchOptions, executablePath })
  atEnd(() => browser.close())
  const session = await signIn(browser, site)
  mkdirSync(FOLDER, { recursive: true })
  for (const viewport of sizes) {
    for (const colorScheme of modes) {
      for (const screenshot of chosen) {
        const context = await browser.newContext({
          viewport,
          colorScheme,
          locale: 'ru-RU',
          reducedMotion: 'reduce',
          hasTouch: viewport.width < 600,
          storageState: screenshot.guest ? undefined : session,
        })
        const picture = await capture(context, site, screenshot)
        await sharp(picture)
          .webp({ quality: 72, effort: 6 })
          .toFile(`${FOLDER}/${screenshot.name}-${viewport.width}-${colorScheme}.webp`)
        await context.close()
      }
    }
  }
  return 0
}

async function serve() {
  const ports = await takePorts(localPorts)
  const folder = '.e2e/screens'
  // Without sync: the stored values of one screenshot would reach the next one.
  const env = { ...localSettings(ports), ...noReporting, NEXT_PUBLIC_SYNC_URL: '' }
  const [code] = await Promise.all([buildSite({ folder, env }), startServices(ports)])
  if (code !== 0) throw new Error('The build of the site failed, see its output above.')
  atEnd((await startSite({ folder, basePath, port: ports.PORT })).close)
  return `${localAddress(ports.PORT)}${basePath}/`
}

/** Signs in with the demo account, likes and saves two recipes, and returns the storage state. */
async function signIn(browser: Browser, site: string) {
  const context = await browser.newContext({ locale: 'ru-RU' })
  const page = await context.newPage()
  await signInToDemo(page, site)
  await page.goto(`${site}#/selected_category/soups`)
  for (const mark of [/^Нравится/, /^Сохранить рецепт/])
    for (const index of [0, 1]) await page.getByRole('button', { name: mark }).nth(index).click()
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}

async function capture(context: BrowserContext, site: string, { path, sign, stored, failing }: Screenshot) {
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
  // Waits for the pictures in the viewport; the others are lazy.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.complete || !image.checkVisibility() || bottom < 0 || top > innerHeight
    }),
  )
  return page.screenshot()
}
