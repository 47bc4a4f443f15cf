import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { firefox, webkit } from 'playwright'
import { defineConfig, devices } from 'playwright/test'
import { launchArguments } from './scripts/browser'

// `npm run e2e -- [arguments]` starts the sites and the services and passes their addresses as BASE_URL, ORDERS_URL,
// BARE_URL, API_HOST and AUTH_EMULATOR. With BASE_URL alone the tests run against any deployment.
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
const specialSpecs = [isBareSpec, isVisualSpec, isMissingBrowsersSpec]

/** A browser besides Chromium. One that is not installed is replaced by a message and a skipped test. */
function otherBrowser(name: string, browser: typeof firefox, device: string) {
  const use = { ...devices[device], launchOptions: {} }
  if (existsSync(browser.executablePath()))
    return { name, use, testIgnore: specialSpecs, grepInvert: ordersTag }
  if (isRequested(name))
    console.error(`${name} is not installed (npx playwright install ${name}): its tests are skipped.`)
  return { name, testMatch: isMissingBrowsersSpec }
}

/** Whether this run includes the project. Workers read this file too and would repeat the message. */
function isRequested(project: string) {
  const command = process.argv.join(' ')
  return !process.env.TEST_WORKER_INDEX && (!command.includes('--project') || command.includes(project))
}

const ordersTag = /@orders/

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // Tests wait for timers and the network about a third of their time: more workers than cores use it.
  workers: Math.ceil(1.5 * availableParallelism()),
  // `npm test` decides about a whole change: a single race between browser and test must not. It lists such a test as flaky.
  retries: E2E_REPORT ? 1 : 0,
  forbidOnly: Boolean(E2E_REPORT),
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Strict about colours, lenient about a few pixels at the edges of letters.
    toHaveScreenshot: { animations: 'disabled', threshold: 0.02, maxDiffPixelRatio: 0.002 },
  },
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  // A missing picture is a failure; only `--update-snapshots` writes it.
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
    // Stubbed responses apply to the page's requests, not to those of a service worker; the specs of the offline mode allow one.
    serviceWorkers: 'block',
    // Steps with the page's DOM; screenshots of every frame would make a run a quarter longer (`--trace on` has them).
    // `npm test` records none: repeat a failed test with `npm run e2e`.
    trace: E2E_REPORT ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: PLAYWRIGHT_CHROMIUM_PATH || undefined, args: launchArguments },
  },
  projects: [
    { name: 'chromium', testIgnore: specialSpecs, grepInvert: ordersTag },
    // A phone's viewport and touch. `npm test` runs only its smoke tests.
    {
      name: 'mobile',
      testIgnore: [...specialSpecs, /keyboard\.spec\.ts$/],
      use: devices['Pixel 7'],
      grepInvert: ordersTag,
      grep: E2E_REPORT ? /@smoke/ : undefined,
    },
    // `npm test` is the same on every machine, whichever browsers are installed.
    ...(E2E_REPORT
      ? []
      : [
          otherBrowser('firefox', firefox, 'Desktop Firefox'),
          otherBrowser('webkit', webkit, 'Desktop Safari'),
        ]),
    // The site that sends orders: the tests with the tag, in any spec.
    ...(ORDERS_URL ? [{ name: 'orders', grep: ordersTag, use: { baseURL: withSlash(ORDERS_URL) } }] : []),
    // `npm run e2e:visual` runs this project alone.
    { name: 'visual', testMatch: isVisualSpec },
    // The site built without settings: the snapshot of the API, no accounts.
    ...(BARE_URL ? [{ name: 'static', testMatch: isBareSpec, use: { baseURL: withSlash(BARE_URL) } }] : []),
  ],
})

// Specs open './#/category': a base URL without its last slash would lose its last segment.
function withSlash(url: string) {
  return url.replace(/\/*$/, '/')
}
