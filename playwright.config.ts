import { existsSync } from 'node:fs'
import { firefox, webkit } from 'playwright'
import { defineConfig, devices } from 'playwright/test'
import { launchArguments } from './scripts/browser'

// Run it by `npm run e2e -- [arguments]`, which starts the sites and services and hands their addresses over as
// BASE_URL, ORDERS_URL, BARE_URL, API_HOST and AUTH_EMULATOR; or with BASE_URL alone against any deployment.
const {
  BASE_URL = 'http://localhost:3100/tasty/',
  BARE_URL,
  ORDERS_URL,
  E2E_REPORT,
  PLAYWRIGHT_CHROMIUM_PATH,
} = process.env

const isBareSpec = /\.static\.spec\.ts$/
const isVisualSpec = /visual\.spec\.ts$/
const isMissingBrowsersSpec = /missing-browsers\.spec\.ts$/
const notForAll = [isBareSpec, isVisualSpec, isMissingBrowsersSpec]

/** A browser besides Chromium; for one that is not installed a sentence, and a test that is skipped, stand in. */
function another(name: string, browser: typeof firefox, device: string) {
  const use = { ...devices[device], launchOptions: {} }
  if (existsSync(browser.executablePath()))
    return { name, use, testIgnore: notForAll, grepInvert: isOfOrders }
  if (isAskedFor(name))
    console.error(`${name} is not installed (npx playwright install ${name}): its tests are skipped.`)
  return { name, testMatch: isMissingBrowsersSpec }
}

/** Whether this run is for the project. Workers read this file too: what they say would be said again. */
function isAskedFor(project: string) {
  const command = process.argv.join(' ')
  return !process.env.TEST_WORKER_INDEX && (!command.includes('--project') || command.includes(project))
}

const isOfOrders = /@orders/

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // `npm test` decides about a whole change: there, one race between browser and test (listed as flaky) does not.
  retries: E2E_REPORT ? 1 : 0,
  forbidOnly: Boolean(E2E_REPORT),
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Strict about colours, lenient about a few pixels at the edges of letters.
    toHaveScreenshot: { animations: 'disabled', threshold: 0.02, maxDiffPixelRatio: 0.002 },
  },
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  // A missing picture is a failure, not a reason to write one: `--update-snapshots` does that.
  updateSnapshots: 'none',
  reporter: [
    ['list'],
    ['html', { open: 'never' }],
    ...(E2E_REPORT ? [['json', { outputFile: E2E_REPORT }] as const] : []),
  ],
  use: {
    baseURL: withSlash(BASE_URL),
    locale: 'ru-RU',
    timezoneId: 'Europe/Minsk',
    // Faults of the API are played on the page's own requests; offline.spec.ts is the one that has a worker.
    serviceWorkers: 'block',
    // The steps with the page's DOM; pictures of every frame would make a run a quarter longer (`--trace on` has them).
    // `npm test` keeps none: a test that failed there is looked at with `npm run e2e`.
    trace: E2E_REPORT ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: PLAYWRIGHT_CHROMIUM_PATH || undefined, args: launchArguments },
  },
  projects: [
    { name: 'chromium', testIgnore: notForAll, grepInvert: isOfOrders },
    // A phone's viewport and touch. `npm test` has it walk the main ways only.
    {
      name: 'mobile',
      testIgnore: [...notForAll, /keyboard\.spec\.ts$/],
      use: devices['Pixel 7'],
      grepInvert: isOfOrders,
      grep: E2E_REPORT ? /@smoke/ : undefined,
    },
    // `npm test` is the same wherever it runs, whatever is installed there.
    ...(E2E_REPORT
      ? []
      : [another('firefox', firefox, 'Desktop Firefox'), another('webkit', webkit, 'Desktop Safari')]),
    // The site that sends orders: the tests tagged so, in any spec.
    ...(ORDERS_URL ? [{ name: 'orders', grep: isOfOrders, use: { baseURL: withSlash(ORDERS_URL) } }] : []),
    // `npm run e2e:visual` runs it alone.
    { name: 'visual', testMatch: isVisualSpec },
    // The site built with no settings at all: the API's snapshot, no accounts.
    ...(BARE_URL ? [{ name: 'static', testMatch: isBareSpec, use: { baseURL: withSlash(BARE_URL) } }] : []),
  ],
})

// Specs go to './#/category': a base without its last slash would lose its last part.
function withSlash(url: string) {
  return url.replace(/\/*$/, '/')
}
