import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import nextEnv from '@next/env'
import { firefox, webkit } from 'playwright'
import { defineConfig, devices } from 'playwright/test'
import { testAddresses } from './scripts/addresses'
import { installedBrowser, launchArguments } from './scripts/browser'

// The .env files may set BASE_PATH and the ports.
nextEnv.loadEnvConfig(process.cwd())

// With BASE_URL the tests run against any deployment. Without, Playwright starts the sites and the services itself. In the
// workers, which read this file too, the addresses are set.
const isOwn = !process.env.BASE_URL || Boolean(process.env.E2E_OWN_SITE)
if (isOwn) Object.assign(process.env, testAddresses())
const { BASE_URL = '', BARE_URL, ORDERS_URL, AUTH_EMULATOR, E2E_REPORT, SCREENSHOTS } = process.env

const browser = installedBrowser()

/** `npm test` and CI decide about a whole change. */
const decides = Boolean(E2E_REPORT || process.env.CI)

/** A command that Playwright starts and ends, unless what it would start is there already. */
const server = (name: string, command: string, url: string) => ({
  name,
  command: `node scripts/run.mjs ${command}`,
  url,
  reuseExistingServer: !process.env.CI,
  stdout: 'pipe' as const,
  // It may build the sites first.
  timeout: 15 * 60_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
})

const isBareSpec = /\.static\.spec\.ts$/
const isVisualSpec = /visual\.spec\.ts$/
const isScreenshotsSpec = /screenshots\.spec\.ts$/
const isMissingBrowsersSpec = /missing-browsers\.spec\.ts$/
const specialSpecs = [isBareSpec, isVisualSpec, isScreenshotsSpec, isMissingBrowsersSpec]

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
  ...(isOwn &&
    browser && {
      webServer: [
        // Ready after the API, and the only program with that file: another one on the port is not taken for it.
        server('services', 'tested-services', `${AUTH_EMULATOR}/emulator/openapi.json`),
        server('sites', 'tested-sites', `${BASE_URL}sw.js`),
      ],
    }),
  globalSetup: !browser ? './e2e/no-browser.ts' : isOwn ? './e2e/other-site.ts' : './e2e/deployment.ts',
  fullyParallel: true,
  // Tests wait for timers and the network about a third of their time: more workers than cores use it.
  workers: Math.ceil(1.5 * availableParallelism()),
  // A single race between browser and test must not decide. Such a test is listed as flaky.
  retries: decides ? 1 : 0,
  forbidOnly: decides,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Strict about colours, lenient about a few pixels at the edges of letters.
    toHaveScreenshot: { animations: 'disabled', threshold: 0.01, maxDiffPixelRatio: 0.002 },
  },
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  // A missing picture is a failure; only `--update-snapshots` writes it.
  updateSnapshots: 'none',
  reporter: [
    ['list'],
    ['html', { open: 'never' }],
    // `npm test` reads the reasons of skips in its report.
    E2E_REPORT ? ['json', { outputFile: E2E_REPORT }] : ['./scripts/skip-reasons.ts'],
  ],
  use: {
    baseURL: withSlash(BASE_URL),
    locale: 'ru-RU',
    timezoneId: 'Europe/Minsk',
    // Stubbed responses apply to the page's requests, not to those of a service worker; the specs of the offline mode allow one.
    serviceWorkers: 'block',
    // Steps with the page's DOM; screenshots of every frame would make a run a quarter longer (`--trace on` has them). Where
    // a failed test is repeated, its second try is recorded.
    trace: decides ? 'on-first-retry' : { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser?.executablePath, args: launchArguments },
  },
  projects: [
    // The longest tests, so first: no worker then idles at the end. `npm run e2e:visual` runs this project alone.
    { name: 'visual', testMatch: isVisualSpec },
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
    // `npm run screens`, which names the pictures to take.
    ...(SCREENSHOTS ? [{ name: 'screenshots', testMatch: isScreenshotsSpec }] : []),
    // The site that sends orders: the tests with the tag, in any spec.
    ...(ORDERS_URL
      ? [
          {
            name: 'orders',
            testIgnore: specialSpecs,
            grep: ordersTag,
            use: { baseURL: withSlash(ORDERS_URL) },
          },
        ]
      : []),
    // The site built without settings: the snapshot of the API, no accounts.
    ...(BARE_URL ? [{ name: 'static', testMatch: isBareSpec, use: { baseURL: withSlash(BARE_URL) } }] : []),
  ],
})

// Specs open './#/category': a base URL without its last slash would lose its last segment.
function withSlash(url: string) {
  return url.replace(/\/*$/, '/')
}
