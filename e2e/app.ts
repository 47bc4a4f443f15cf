import type { Page } from 'playwright/test'

export const anyChunk = /\/_next\/static\/chunks\/.*\.js$/

/** What every screen has around it, and how a visitor gets to one. */
export class App {
  /** The storage keys of the session. */
  static readonly sessionKeys = ['access', 'refresh', 'owner']

  constructor(readonly page: Page) {}

  /** The message corner. */
  get messages() {
    return this.page.getByRole('region', { name: 'Уведомления' })
  }

  get burger() {
    return this.page.getByRole('button', { name: 'Меню' })
  }

  get panel() {
    return this.page.getByRole('navigation', { name: 'Разделы сайта' })
  }

  get progress() {
    return this.page.getByRole('progressbar', { name: 'Загрузка' })
  }

  /** Goes to a route such as '/category'; within the open document where there is one. */
  open(path: string) {
    return this.page.goto(`./#${path}`)
  }

  /**
   * Loads the page at a route anew, whatever stood there before. Not `open` and `reload`: the browser may still be
   * settling the first when it is told the second, and reloads the route before.
   */
  async load(path: string) {
    await this.page.goto('about:blank')
    await this.open(path)
  }

  /** Leaves the app for a page of the same site that runs no script. */
  async leave() {
    await this.page.goto('./robots.txt')
  }

  /** The one first heading of the screen, by its exact words. */
  heading(name: string) {
    return this.page.getByRole('heading', { level: 1, name, exact: true })
  }

  /** A toast by its exact words. */
  toast(text: string) {
    return this.messages.getByText(text, { exact: true })
  }

  async openPanel() {
    await this.burger.click()
    return this.panel
  }

  /** Signs in through the login form and waits for the categories. */
  async signIn({ email, password }: { email: string; password: string }) {
    await this.open('/login')
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByRole('textbox', { name: 'Пароль' }).fill(password)
    await this.page.getByRole('button', { name: 'Войти', exact: true }).click()
    await this.page.getByRole('tablist', { name: 'Рецепты' }).waitFor()
  }

  async logOut() {
    const panel = await this.openPanel()
    await panel.getByRole('button', { name: 'Выйти из аккаунта' }).click()
  }

  /** Has the storage hold these texts when the first page opens; reloads find what the app has made of them. */
  seed(texts: Record<string, string>) {
    return this.page.addInitScript((entries) => {
      if (window !== top || origin === 'null' || sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', 'yes')
      for (const [key, text] of entries) localStorage.setItem(key, text)
    }, Object.entries(texts))
  }

  /** Writes texts into the storage. An app that is open does not notice: it reads them when it is loaded again. */
  store(texts: Record<string, string>) {
    return this.page.evaluate((entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text)
    }, Object.entries(texts))
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
   * Keeps back the script of the Firebase SDK until the function returned is called. A page that loads meanwhile gets no
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

  /** Has the script of the Firebase SDK fail to load. */
  async loseFirebase() {
    await this.page.route(anyChunk, async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('identitytoolkit')) return route.abort()
      await route.fulfill({ response })
    })
  }

  /** Makes time go only when told to: `page.clock.runFor`. The moment has to be one to come, however slow the machine is. */
  async stopClock() {
    const now = await this.page.evaluate(() => Date.now())
    await this.page.clock.pauseAt(now + 60_000)
  }
}
