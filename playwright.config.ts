import { defineConfig } from 'playwright/test'
import { launchArguments } from './scripts/browser'

// Run it by `npm run e2e -- [arguments]`, which starts the sites and services and hands their addresses over as
// BASE_URL, BARE_URL, API_HOST and AUTH_EMULATOR; or with BASE_URL alone against any deployment.
const {
  BASE_URL = 'http://localhost:3100/tasty/',
  BARE_URL,
  E2E_REPORT,
  PLAYWRIGHT_CHROMIUM_PATH,
} = process.env

const isBareSpec = /\.static\.spec\.ts$/
const isVisualSpec = /visual\.spec\.ts$/

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
  reporter: E2E_REPORT ? [['list'], ['json', { outputFile: E2E_REPORT }]] : 'list',
  use: {
    baseURL: withSlash(BASE_URL),
    locale: 'ru-RU',
    timezoneId: 'Europe/Minsk',
    // The steps with the page's DOM; pictures of every frame would make a run a quarter longer (`--trace on` has them).
    // `npm test` keeps none: a test that failed there is looked at with `npm run e2e`.
    trace: E2E_REPORT ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: PLAYWRIGHT_CHROMIUM_PATH || undefined, args: launchArguments },
  },
  projects: [
    { name: 'chromium', testIgnore: [isBareSpec, isVisualSpec] },
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
