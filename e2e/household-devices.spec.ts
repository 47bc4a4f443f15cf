import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'

import { watchTraffic, weights } from '../scripts/bench/traffic'
import { whenIdle } from '../scripts/bench/visit'
import { installedBrowser, launchArguments } from '../scripts/browser'
import { startSyncServer } from '../testing/sync-process'
import { syncBudget } from './budgets'
import { fillInDelivery } from './delivery-form'
import { expect, failedRequests } from './fixtures'
import { add, box, invite, join, openDevice, remove, sign, test } from './household'
import { openDocument, readHousehold } from './sync-client'
import { texts } from './texts'
import { jsonFile } from './user-data'

const { household } = texts

test('All three devices of a household show what any of them adds, ticks and removes', async ({
  signedIn: anya,
  laptop,
  friend: petya,
}) => {
  await anya.open('/myshoplist')
  await add(anya, 'Молоко', 'Хлеб')
  await join(petya, await invite(anya, 'Аня'), 'Петя')
  await anya.open('/myshoplist')
  await laptop.open('/myshoplist')
  const all = [anya, laptop, petya]
  for (const app of all) await expect(sign(app, household.synced)).toBeVisible()

  await add(laptop, 'Сыр')
  for (const app of all) await expect(box(app, 'Сыр')).toBeVisible()
  await box(petya, 'Сыр').check()
  for (const app of all) await expect(app.page.getByRole('button', { name: texts.list.bought })).toBeVisible()
  await remove(anya, 'Хлеб')
  for (const app of all) await expect(box(app, 'Хлеб')).toHaveCount(0)
  for (const app of all) await expect(box(app, 'Молоко')).toBeVisible()
})

test('A ticked row says who has ticked it, also to screen readers', async ({
  signedIn: anya,
  friend: petya,
}) => {
  await anya.open('/myshoplist')
  await add(anya, 'Молоко')
  await join(petya, await invite(anya, 'Аня'), 'Петя')
  await anya.open('/myshoplist')
  await expect(sign(anya, household.synced)).toBeVisible()
  await box(petya, 'Молоко').check()
  await expect(box(anya, 'Молоко')).toHaveAccessibleDescription(/Петя берёт/)
  await expect(box(petya, 'Молоко')).not.toHaveAccessibleDescription(/берёт/)
})

test('Whoever looks at a list reads who has removed a row of it, or ordered it', async ({
  signedIn: anya,
  friend: petya,
}) => {
  await anya.open('/myshoplist')
  await add(anya, 'Молоко', 'Чай')
  await join(petya, await invite(anya, 'Аня'), 'Петя')
  await anya.open('/myshoplist')
  await expect(sign(anya, household.synced)).toBeVisible()
  await remove(anya, 'Чай')
  await expect(petya.page.getByText('Аня убирает: Чай')).toBeVisible()
  await anya.open('/delivery')
  await fillInDelivery(anya.page)
  await anya.button(texts.delivery.submit).click()
  await expect(box(petya, 'Молоко')).toHaveCount(0)
  await expect(petya.page.getByText('Аня заказывает: Молоко')).toBeVisible()
})

test('The undo of a removal keeps what the other has done since', async ({
  signedIn: anya,
  friend: petya,
}) => {
  await anya.open('/myshoplist')
  await add(anya, 'Молоко', 'Хлеб', 'Сыр')
  await join(petya, await invite(anya, 'Аня'), 'Петя')
  await anya.open('/myshoplist')
  await expect(sign(anya, household.synced)).toBeVisible()
  await remove(anya, 'Молоко')
  const undo = anya.messages.getByRole('button', { name: texts.common.anyUndo })
  // A toast stays while it is hovered.
  await undo.hover()
  await expect(box(petya, 'Молоко')).toHaveCount(0)
  await remove(petya, 'Хлеб')
  await add(petya, 'Чай')
  await box(petya, 'Сыр').check()
  await expect(box(anya, 'Чай')).toBeVisible()
  await undo.click()
  for (const app of [anya, petya]) {
    await expect(box(app, 'Молоко')).toBeVisible()
    await expect(box(app, 'Чай')).toBeVisible()
    await expect(box(app, 'Хлеб')).toHaveCount(0)
    await expect(app.page.getByRole('button', { name: texts.list.bought })).toBeVisible()
  }
})

test.describe('A removed member', () => {
  test.use({ allowedErrors: failedRequests })

  test('gets a message, and continues alone', async ({ signedIn: anya, friend: petya }) => {
    await anya.open('/myshoplist')
    await add(anya, 'Молоко')
    await join(petya, await invite(anya, 'Аня'), 'Петя')
    await expect(box(petya, 'Молоко')).toBeVisible()
    await anya.page.getByRole('button', { name: household.remove }).click()
    await anya.button(household.yesRemove).click()
    await expect(petya.toast(household.alone)).toBeVisible()
    await expect(box(petya, 'Молоко')).toHaveCount(0)
    await add(petya, 'Чай')
    await petya.open('/mine')
    await expect(sign(petya, household.synced)).toBeVisible()
    await anya.open('/myshoplist')
    await expect(box(anya, 'Молоко')).toBeVisible()
    await expect(box(anya, 'Чай')).toHaveCount(0)
  })
})

test('A list that a newer version of the app has written is not written to, also after a reload', async ({
  signedIn: anya,
  account,
  emulator,
}) => {
  await anya.open('/myshoplist')
  await add(anya, 'Молоко')
  await invite(anya, 'Аня')
  await anya.open('/myshoplist')
  await expect(sign(anya, household.synced)).toBeVisible()

  const token = await emulator.signIn(account)
  const { household: joined } = await readHousehold(token)
  const newer = await openDocument(`household/${joined.id}`, token)
  newer.document.getMap('about').set('version', 99)
  await newer.saved()
  const before = newer.document.getArray('titles').toJSON()
  await expect(sign(anya, household.newer)).toBeVisible()
  await add(anya, 'Сыр')
  await anya.page.reload()
  await expect(sign(anya, household.newer)).toBeVisible()
  await expect(box(anya, 'Молоко')).toBeVisible()
  await expect(box(anya, 'Сыр')).toBeVisible()
  await newer.saved()
  expect(newer.document.getArray('titles').toJSON()).toEqual(before)
  newer.close()
})

test('A file that is imported on one device reaches the other', async ({ signedIn: app, laptop }) => {
  await app.open('/myshoplist')
  await add(app, 'Молоко')
  await app.open('/mydata')
  const downloading = app.page.waitForEvent('download')
  await app.button(texts.userData.download).click()
  const content = readFileSync(await (await downloading).path(), 'utf8')
  await laptop.open('/myshoplist')
  await expect(box(laptop, 'Молоко')).toBeVisible()
  await remove(laptop, 'Молоко')
  await add(laptop, 'Хлеб')
  await expect.poll(() => app.storedValue('shopList')).toEqual(['Хлеб'])
  await app.page.getByLabel(texts.userData.upload).setInputFiles(jsonFile(content))
  await app.button(texts.common.add).click()
  for (const title of ['Молоко', 'Хлеб']) await expect(box(laptop, title)).toBeVisible()
})

test('A sync server that is killed and started again while two people edit loses nothing, and brings nothing back', async ({
  baseURL,
  emulator,
}) => {
  // Devices that have waited for long try again every half minute: time is advanced until both are back.
  test.setTimeout(120_000)
  const server = await startSyncServer()
  const { port } = new URL(process.env.SYNC_URL ?? '')
  // The pages find this server at the address of the common one, which other tests use.
  const browser = await chromium.launch({
    executablePath: installedBrowser()?.executablePath,
    args: [...launchArguments, `--host-resolver-rules=MAP localhost:${port} 127.0.0.1:${server.port}`],
  })
  try {
    const open = async () => openDevice(browser, baseURL, await emulator.createAccount())
    const [anya, petya] = await Promise.all([open(), open()])
    for (const { page } of [anya, petya]) await page.clock.install()
    await anya.open('/myshoplist')
    await add(anya, 'Молоко', 'Хлеб', 'Творог')
    await join(petya, await invite(anya, 'Аня'), 'Петя')
    await anya.open('/myshoplist')
    await expect(box(petya, 'Творог')).toBeVisible()
    await remove(anya, 'Хлеб')
    await expect(box(petya, 'Хлеб')).toHaveCount(0)

    const adding = add(petya, 'Чай', 'Кефир')
    await server.kill()
    await adding
    await add(anya, 'Сыр')
    await remove(anya, 'Творог')
    await box(petya, 'Молоко').check()
    for (const app of [anya, petya]) await expect(sign(app, household.waiting)).toBeVisible()
    await server.start()
    await expect(async () => {
      for (const { page } of [anya, petya]) await page.clock.fastForward(4_000)
      for (const app of [anya, petya])
        await expect(sign(app, household.synced)).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 40_000 })
    for (const app of [anya, petya]) {
      for (const title of ['Чай', 'Кефир', 'Сыр']) await expect(box(app, title)).toBeVisible()
      for (const title of ['Хлеб', 'Творог']) await expect(box(app, title)).toHaveCount(0)
      // Ticked rows stay for three seconds.
      await app.page.clock.fastForward(3_000)
      await expect(app.page.getByRole('button', { name: texts.list.bought })).toBeVisible()
    }
  } finally {
    await browser.close()
    await server.stop()
  }
})

test('The code for sync stays within its budget, and is loaded after the sign-in only', async ({
  page,
  app,
  account,
}) => {
  const traffic = watchTraffic(page)
  await app.open('/myshoplist')
  await expect(page.getByText(texts.list.empty)).toBeVisible()
  await whenIdle(page)
  expect(weights(await traffic.transfers()).sync).toBe(0)
  await app.signIn(account)
  await app.open('/mine')
  await expect(sign(app, household.synced)).toBeVisible()
  const { sync } = weights(await traffic.transfers())
  expect(sync).toBeGreaterThan(0)
  expect(sync / 1000).toBeLessThanOrEqual(syncBudget)
})
