import { expect, test as base } from 'playwright/test'

import { Api, type Catalogue, readCatalogue } from './api'
import { App } from './app'
import { type Account, Emulator } from './emulator'

type Options = {
  /** Console errors that a test brings about itself; any other one, and any uncaught error, fails it. */
  allowedErrors: RegExp[]
}

type Fixtures = {
  /** What every screen has around it. */
  app: App
  /** The product API as the site sees it: calls made, answers and faults of the test's own. */
  api: Api
  /** The Auth emulator; a test that asks for it is skipped where there is none. */
  emulator: Emulator
  /** An account of the test's own, made past the site; that of E2E_EMAIL and E2E_PASSWORD where there is no emulator. */
  account: Account
  /** The app, signed in with that account and standing at the categories. */
  signedIn: App
  /** Fails the test that logged an error or did what the page's policy forbids. */
  watch: undefined
}

type WorkerFixtures = {
  /** What the API under test serves; no test knows a recipe by heart. */
  catalogue: Catalogue
}

/** Phones and Safari load it on the login page already; tests cannot reach it. */
const GOOGLE_SCRIPT = 'https://apis.google.com/'

/** What browsers log for an answer of 400 and above, and for none at all; the last words are Firefox's. */
export const failedRequests = [/^Failed to load resource|^Cross-Origin Request Blocked/]

/** What Firefox logs where a page that goes on leaves its fonts behind (NS_BINDING_ABORTED). */
const leftFonts = /^downloadable font: download failed .*status=2152398850/

const { AUTH_EMULATOR, BASE_URL = '', E2E_EMAIL, E2E_PASSWORD } = process.env

/** Skips the test that calls it, or all those before each of which it is called, where there is no Auth emulator. */
export const needsEmulator = (site = BASE_URL) =>
  base.skip(!AUTH_EMULATOR, `needs the Auth emulator that ${site} talks to: AUTH_EMULATOR is not set`)

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  allowedErrors: [[], { option: true }],

  watch: [
    async ({ context, allowedErrors }, run) => {
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(String(error.error())))
      // Chromium logs most violations of a page's policy itself, but not all.
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          console.error(`Against the page's policy: ${violatedDirective} ${blockedURI} ${sample}`),
        )
      })
      context.on('console', (message) => {
        const { url } = message.location()
        if (message.type() === 'error' && !url.startsWith(GOOGLE_SCRIPT))
          errors.push(`${message.text()} (${url})`)
      })
      await run(undefined)
      // A request that is still on its way when the test ends belongs to nobody.
      for (const handlers of [context, ...context.pages()]) {
        await handlers.unrouteAll({ behavior: 'ignoreErrors' })
      }
      const unexpected = errors.filter(
        (text) => ![leftFonts, ...allowedErrors].some((allowed) => allowed.test(text)),
      )
      expect(unexpected, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],

  app: ({ page }, run) => run(new App(page)),

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
      await run(await readCatalogue(request, BASE_URL.replace(/\/*$/, '/')))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

export { expect }
