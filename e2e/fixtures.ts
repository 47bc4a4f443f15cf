import { expect, test as base } from 'playwright/test'

import { Api, type Catalogue, readCatalogue, type Recipe } from './api'
import { App } from './app'
import { type Account, Emulator } from './emulator'
import { findRecipe, readRecipes, type Shape } from './recipe-with'
import { screensOf } from './screens/screens'

type Options = {
  /** Console errors that the test provokes; any other one, and any uncaught error, fails it. */
  allowedErrors: RegExp[]
}

type Fixtures = {
  /** The page object of what every screen has. */
  app: App
  /** The five main screens. */
  screens: ReturnType<typeof screensOf>
  /** A recipe of the catalogue of this shape; the test is skipped where there is none. */
  recipeWith: (shape: Shape) => Recipe
  /** The product API as the site sees it: recorded calls, stubbed responses and failures. */
  api: Api
  /** The Auth emulator; a test that uses it is skipped where there is none. */
  emulator: Emulator
  /** A new account, created in the emulator directly; without an emulator the one of E2E_EMAIL and E2E_PASSWORD. */
  account: Account
  /** The app, signed in with that account, at the categories. */
  signedIn: App
  /** Fails a test during which an error was logged or the page's policy was violated. */
  watch: undefined
}

type WorkerFixtures = {
  /** The catalogue of the API under test; no test hard-codes a recipe of it. */
  catalogue: Catalogue
  /** All recipes of that catalogue, in full. */
  recipes: Recipe[]
}

/** Phones and Safari load it as soon as the login page opens; tests have no access to it. */
const GOOGLE_SCRIPT = 'https://apis.google.com/'

/** What browsers log for a response of 400 and above, and for a failed request; the second form is Firefox's. */
export const failedRequests = [/^Failed to load resource|^Cross-Origin Request Blocked/]

/** What Firefox logs when a navigation aborts the download of fonts (NS_BINDING_ABORTED). */
const abortedFonts = /^downloadable font: download failed .*status=2152398850/

const { AUTH_EMULATOR, BASE_URL = '', E2E_EMAIL, E2E_PASSWORD, SYNC_URL } = process.env

/** The address of the site, beside which its snapshot may be. */
const site = BASE_URL.replace(/\/*$/, '/')

/** Skips the test (or, from `beforeEach`, all tests of the file) if there is no Auth emulator. */
export const needsEmulator = (site = BASE_URL) =>
  base.skip(!AUTH_EMULATOR, `needs the Auth emulator that ${site} talks to: AUTH_EMULATOR is not set`)

/** Skips the test if there is no sync server. */
export const needsSyncServer = (site = BASE_URL) =>
  base.skip(!SYNC_URL, `needs the sync server of ${site}: SYNC_URL is not set`)

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  allowedErrors: [[], { option: true }],

  watch: [
    async ({ context, allowedErrors }, run, testInfo) => {
      const errors: string[] = []
      const log: string[] = []
      context.on('weberror', (error) => {
        errors.push(String(error.error()))
        log.push(`uncaught: ${error.error().stack ?? error.error()}`)
      })
      // Chromium itself logs most violations of a page's policy, but not all.
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          console.error(`Against the page's policy: ${violatedDirective} ${blockedURI} ${sample}`),
        )
      })
      context.on('console', (message) => {
        const { url } = message.location()
        log.push(`${message.type()}: ${message.text()} (${url})`)
        if (message.type() === 'error' && !url.startsWith(GOOGLE_SCRIPT))
          errors.push(`${message.text()} (${url})`)
      })
      await run(undefined)
      // A request that is in flight when the test ends does not matter any more.
      for (const handlers of [context, ...context.pages()]) {
        await handlers.unrouteAll({ behavior: 'ignoreErrors' })
      }
      const unexpected = errors.filter(
        (text) => ![abortedFonts, ...allowedErrors].some((allowed) => allowed.test(text)),
      )
      if (log.length > 0 && (unexpected.length > 0 || testInfo.status !== testInfo.expectedStatus))
        await testInfo.attach('console', { body: log.join('\n'), contentType: 'text/plain' })
      expect(unexpected, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],

  app: ({ page }, run) => run(new App(page)),

  screens: ({ app }, run) => run(screensOf(app)),

  recipeWith: ({ recipes }, run) =>
    run((shape) => {
      const recipe = findRecipe(recipes, shape)
      if (recipe) return recipe
      base.skip(true, `needs a recipe with ${JSON.stringify(shape)}, which the API under test does not have`)
      throw new Error('unreachable')
    }),

  api: ({ context }, run) => run(new Api(context)),

  emulator: async ({ baseURL }, run) => {
    needsEmulator(baseURL)
    await run(new Emulator(AUTH_EMULATOR ?? ''))
  },

  account: async ({ baseURL }, run) => {
    const given = E2E_EMAIL && E2E_PASSWORD ? { email: E2E_EMAIL, password: E2E_PASSWORD } : undefined
    const account = AUTH_EMULATOR ? await new Emulator(AUTH_EMULATOR).createAccount() : given
    test.skip(!account, `needs an account at ${baseURL}: set AUTH_EMULATOR, or E2E_EMAIL and E2E_PASSWORD`)
    if (account) await run(account)
  },

  signedIn: async ({ app, account }, run) => {
    await app.signIn(account)
    await run(app)
  },

  catalogue: [
    async ({ playwright }, run) => {
      const request = await playwright.request.newContext()
      await run(await readCatalogue(request, site))
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  recipes: [
    async ({ playwright, catalogue }, run) => {
      const request = await playwright.request.newContext()
      await run(await readRecipes(request, site, catalogue))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

export { expect }
