import type { Page } from 'playwright/test'

import { texts } from './texts'

export const anyChunk = /\/_next\/static\/chunks\/.*\.js$/

type Credentials = { email: string; password: string }

/** Page object of what every screen has: header, panel, toasts; and of navigation, sign-in and the storage. */
export class App {
  static readonly sessionKeys = ['access', 'refresh', 'owner', 'synced']

  constructor(readonly page: Page) {}

  /** The region of the toasts. */
  get messages() {
    return this.page.getByRole('region', { name: texts.common.toasts })
  }

  get burger() {
    return this.page.getByRole('button', { name: texts.shell.menu })
  }

  get panel() {
    return this.page.getByRole('navigation', { name: texts.shell.panel })
  }

  /** The progress bar that is shown until the sign-in state is known. */
  get progress() {
    return this.page.getByRole('progressbar', { name: texts.common.loading })
  }

  /** The skeleton of a screen whose data is loading. */
  get loader() {
    return this.page.getByRole('status', { name: texts.common.loading })
  }

  /** The error message of the screen. */
  get alert() {
    return this.page.getByRole('main').getByRole('alert')
  }

  /** The rows or cards of the screen. */
  get rows() {
    return this.page.getByRole('main').getByRole('listitem')
  }

  /** One of them by its exact title. */
  row(title: string) {
    return this.rows.filter({ has: this.page.getByText(title, { exact: true }) })
  }

  /** Navigates to a route such as '/category'; within the open document if there is one. */
  open(path: string) {
    return this.page.goto(`./#${path}`)
  }

  /**
   * Loads the page at a route, whatever was open before. `open` and `reload` would not do: while the browser still settles
   * the first, it reloads the previous route.
   */
  async load(path: string) {
    await this.page.goto('about:blank')
    await this.open(path)
  }

  /** Leaves the app for a page of the same site that runs no script. */
  async leave() {
    await this.page.goto('./robots.txt')
  }

  /** The level-one heading of the screen, by its exact text. */
  heading(name: string) {
    return this.page.getByRole('heading', { level: 1, name, exact: true })
  }

  /** A button by its exact accessible name, or by a pattern. */
  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** A tab by its exact name. */
  tab(name: string) {
    return this.page.getByRole('tab', { name, exact: true })
  }

  /** A link by its exact name: the title of a card, for example. */
  link(name: string) {
    return this.page.getByRole('link', { name, exact: true })
  }

  /** A toast by its exact text. */
  toast(text: string) {
    return this.messages.getByText(text, { exact: true })
  }

  async openPanel() {
    await this.burger.click()
    return this.panel
  }

  /** Fills in and submits the login form, which is open. */
  async submitLogin({ email, password }: Credentials) {
    await this.page.getByLabel(texts.account.email).fill(email)
    await this.page.getByRole('textbox', { name: texts.account.password }).fill(password)
    await this.button(texts.account.signIn).click()
  }

  /** Signs in through the login form and waits for the categories. */
  async signIn(credentials: Credentials) {
    await this.open('/login')
    await this.submitLogin(credentials)
    await this.page.getByRole('tablist', { name: texts.catalog.recipes }).waitFor()
  }

  async logOut() {
    const panel = await this.openPanel()
    await panel.getByRole('button', { name: texts.shell.signOut }).click()
  }

  /** Fills the storage before the first page opens; a reload finds what the app has made of it. */
  seed(entries: Record<string, string>) {
    return this.page.addInitScript((stored) => {
      if (window !== top || origin === 'null' || sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', 'yes')
      for (const [key, text] of stored) localStorage.setItem(key, text)
    }, Object.entries(entries))
  }

  /** Writes into the storage. An open app does not notice: it reads the storage when it is loaded again. */
  store(entries: Record<string, string>) {
    return this.page.evaluate((stored) => {
      for (const [key, text] of stored) localStorage.setItem(key, text)
    }, Object.entries(entries))
  }

  /** Writes into the storage as another tab does: an open app takes the values over, and what keeps devices in sync too. */
  storeAsOtherTab(entries: Record<string, string>) {
    return this.page.evaluate((stored) => {
      for (const [key, text] of stored) {
        localStorage.setItem(key, text)
        dispatchEvent(new StorageEvent('storage', { key }))
      }
    }, Object.entries(entries))
  }

  /** The text under a key of the storage, or null. */
  stored(key: string) {
    return this.page.evaluate((name) => localStorage.getItem(name), key)
  }

  /** The value under a key of the storage. */
  async storedValue(key: string): Promise<unknown> {
    return JSON.parse((await this.stored(key)) ?? 'null')
  }

  /**
   * Holds back the script of the Firebase SDK until the returned function is called. A page that loads meanwhile gets no
   * further than `domcontentloaded`.
   */
  async holdFirebase() {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await this.page.route(anyChunk, async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('identitytoolkit')) await released
      await route.fulfill({ response })
    })
    return release
  }

  /** Makes the script of the Firebase SDK fail to load. */
  async loseFirebase() {
    await this.page.route(anyChunk, async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('identitytoolkit')) return route.abort()
      await route.fulfill({ response })
    })
  }

  /** Stops the clock: time passes by `page.clock.runFor` only. The moment has to lie ahead, however slow the machine is. */
  async stopClock() {
    const now = await this.page.evaluate(() => Date.now())
    await this.page.clock.pauseAt(now + 60_000)
  }
}
