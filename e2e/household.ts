import type { Browser } from 'playwright/test'

import { App } from './app'
import type { Account } from './emulator'
import { expect, needsSyncServer, test as base } from './fixtures'
import { texts } from './texts'

const { household } = texts

/** The app on another device, signed out. */
export async function openSignedOut(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, locale: 'ru-RU', serviceWorkers: 'block' })
  return new App(await context.newPage())
}

/** The app on another device, signed in. */
export async function openDevice(browser: Browser, baseURL: string | undefined, account: Account) {
  const app = await openSignedOut(browser, baseURL)
  await app.signIn(account)
  return app
}

export const test = base.extend<{ sync: undefined; laptop: App; friend: App }>({
  /** Skips every test where there is no sync server. */
  sync: [
    async ({ baseURL }, run) => {
      needsSyncServer(baseURL)
      await run(undefined)
    },
    { auto: true },
  ],
  /** The same account on another device. */
  laptop: async ({ browser, account, baseURL }, run) => {
    const app = await openDevice(browser, baseURL, account)
    await run(app)
    await app.page.context().close()
  },
  /** Another account on a device of its own. */
  friend: async ({ browser, emulator, baseURL }, run) => {
    const app = await openDevice(browser, baseURL, await emulator.createAccount())
    await run(app)
    await app.page.context().close()
  },
})

/** The sync status with this text. */
export const sign = (app: App, text: string | RegExp) =>
  app.page.getByRole('status').filter({ hasText: text })

/** The checkbox of a row of the list. */
export const box = (app: App, title: string) => app.page.getByRole('checkbox', { name: title, exact: true })

/** Adds rows to the list that is open. */
export async function add(app: App, ...titles: string[]) {
  for (const title of titles) {
    await app.page.getByLabel(texts.list.entry).fill(title)
    await app.page.keyboard.press('Enter')
    await expect(box(app, title)).toBeVisible()
  }
}

/** Removes a row of the open list. */
export const remove = (app: App, title: string) =>
  app.page.getByRole('button', { name: texts.list.remove(title), exact: true }).click()

/** Makes an invitation at «Моё» and returns its link. */
export async function invite(app: App, name: string) {
  await app.open('/mine')
  const field = app.page.getByLabel(household.name)
  await app.button(household.invite).waitFor()
  if (await field.isVisible()) await field.fill(name)
  await app.button(household.invite).click()
  return app.page.getByRole('textbox', { name: household.link }).inputValue()
}

/** Joins the household of an invitation; ends at the list. */
export async function join(app: App, link: string, name: string) {
  await app.page.goto(link)
  await app.page.getByLabel(household.name).fill(name)
  await app.button(household.join).click()
  await expect(app.heading(texts.headings.list)).toBeVisible()
}
