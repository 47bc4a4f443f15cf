import type { App } from './app'
import { expect } from './fixtures'
import { add, sign, test } from './household'
import { texts } from './texts'

const { household, userData } = texts

/** Puts a title on the list and waits until the server has it. */
async function listMilk(app: App) {
  await app.open('/myshoplist')
  await add(app, 'Молоко')
  await app.open('/mine')
  await expect(sign(app, household.synced)).toBeVisible()
}

/** Expects that the server has nothing of the account that is signed in. */
async function expectEmptyList(app: App) {
  await app.open('/mine')
  await expect(sign(app, household.synced)).toBeVisible()
  await app.open('/myshoplist')
  await expect(app.page.getByText(texts.list.empty)).toBeVisible()
}

/** The server refuses sign-ins of the second of an erasure and of earlier ones. */
async function waitForNextSecond() {
  const now = Math.floor(Date.now() / 1000)
  await expect.poll(() => Date.now() / 1000).toBeGreaterThan(now + 1)
}

test('«Стереть всё» leaves nothing on the server either', async ({ signedIn: app, account }) => {
  await listMilk(app)
  await app.open('/mydata')
  await app.button(userData.eraseEverywhere).click()
  await app.button(userData.yes).click()
  await expect(app.toast('Готово: ни здесь, ни на сервере ничего не осталось')).toBeVisible()
  await waitForNextSecond()
  await app.signIn(account)
  await expectEmptyList(app)
})

test('An account that is deleted takes its documents with it', async ({
  signedIn: app,
  account,
  emulator,
}) => {
  await listMilk(app)
  const id = await app.stored('access')
  await app.open('/mydata')
  await app.button(userData.deleteAccount).click()
  await app.button(userData.yesDelete).click()
  await expect(app.toast('Готово: аккаунта больше нет')).toBeVisible()
  await expect.poll(() => app.stored('shopList')).toBeNull()
  await expect(emulator.signIn(account)).rejects.toThrow('EMAIL_NOT_FOUND')
  await waitForNextSecond()
  // A new account with the same id would find data that was not erased.
  await app.signIn(await emulator.createAccount(id ?? ''))
  await expectEmptyList(app)
})
