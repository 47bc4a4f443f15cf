import { App } from './app'
import { expect, failedRequests } from './fixtures'
import { add, box, invite, join, openDevice, openSignedOut, remove, sign, test } from './household'
import { texts } from './texts'

const { household } = texts

test('Two devices of one account agree on likes', async ({
  signedIn: app,
  laptop,
  catalogue: { category, cards },
}) => {
  const mark = { name: `${texts.marks.like}: ${cards[0]?.title}`, exact: true }
  await app.open(`/selected_category/${category.id}`)
  await app.page.getByRole('button', mark).click()
  await laptop.open(`/selected_category/${category.id}`)
  await expect(laptop.page.getByRole('button', mark)).toHaveAttribute('aria-pressed', 'true')
  await laptop.page.getByRole('button', mark).click()
  await expect(app.page.getByRole('button', mark)).toHaveAttribute('aria-pressed', 'false')
})

test('Two people share a list, and see within a second what the other ticks', async ({
  signedIn: anya,
  friend: petya,
}) => {
  await anya.open('/myshoplist')
  await add(anya, 'Молоко', 'Хлеб')
  const link = await invite(anya, 'Аня')
  await join(petya, link, 'Петя')
  await anya.open('/myshoplist')
  for (const app of [anya, petya]) await expect(sign(app, household.synced)).toBeVisible()
  await expect(box(petya, 'Хлеб')).toBeVisible()

  await box(petya, 'Молоко').check()
  await expect(box(anya, 'Молоко')).toBeChecked({ timeout: 1000 })
  await expect(anya.page.getByText('Петя покупает: Молоко')).toBeVisible()
  await expect(anya.page.getByText('Петя в магазине')).toBeVisible()
  await add(anya, 'Сыр')
  await expect(box(petya, 'Сыр')).toBeVisible({ timeout: 1000 })
  await expect(petya.page.getByText('Аня добавляет: Сыр')).toBeVisible()
})

test('A visitor who joins is asked once what to do with their own list, with a preview', async ({
  signedIn: anya,
  friend: petya,
}) => {
  await anya.open('/myshoplist')
  await add(anya, 'Молоко')
  const link = await invite(anya, 'Аня')
  await petya.open('/myshoplist')
  await add(petya, 'Сыр')
  await petya.page.goto(link)
  await expect(petya.page.getByText(household.invitedBy('Аня'))).toBeVisible()
  await expect(petya.page.getByText('К общему добавим: 1 продукт в шоппинг листе.')).toBeVisible()
  await petya.page.getByRole('radio', { name: 'Оставить на потом' }).check()
  await expect(petya.page.getByText(/Отложим и вернём/)).toBeVisible()
  await petya.page.getByLabel(household.name).fill('Петя')
  await petya.button(household.join).click()
  await expect(box(petya, 'Молоко')).toBeVisible()
  await expect(box(petya, 'Сыр')).toHaveCount(0)

  await petya.open('/mine')
  await petya.button(household.leave).click()
  await petya.button(household.yesLeave).click()
  await expect(petya.toast(household.left)).toBeVisible()
  await petya.open('/myshoplist')
  await expect(box(petya, 'Сыр')).toBeVisible()
  await expect(box(petya, 'Молоко')).toHaveCount(0)
})

test('A visitor who opens a link signed out sees who invites, signs in and is led back', async ({
  signedIn: anya,
  browser,
  baseURL,
  emulator,
}) => {
  const link = await invite(anya, 'Аня')
  const guest = await openSignedOut(browser, baseURL)
  await guest.page.goto(link)
  await expect(guest.page.getByText(household.invitedBy('Аня'))).toBeVisible()
  await guest.page.getByRole('main').getByRole('link', { name: texts.account.signIn }).click()
  await guest.submitLogin(await emulator.createAccount())
  await guest.toast('Вас ждёт приглашение в семью. Открыть?').click()
  await expect(guest.button(household.join)).toBeVisible()
  await guest.page.context().close()
})

test.describe('Without a network', () => {
  // One expression: Playwright takes an array of two objects for a value and its options.
  test.use({ allowedErrors: [/^Failed to load resource|WebSocket connection/] })

  test('both continue, and the changes of both are there afterwards', async ({
    signedIn: anya,
    friend: petya,
  }) => {
    await anya.open('/myshoplist')
    await add(anya, 'Молоко', 'Хлеб', 'Творог')
    await join(petya, await invite(anya, 'Аня'), 'Петя')
    await anya.open('/myshoplist')
    await expect(sign(anya, household.synced)).toBeVisible()
    await expect(box(petya, 'Творог')).toBeVisible()

    for (const app of [anya, petya]) {
      await app.page.context().setOffline(true)
      await expect(sign(app, household.waiting)).toBeVisible()
    }
    await add(anya, 'Сыр')
    await remove(anya, 'Творог')
    await add(petya, 'Кефир')
    await box(petya, 'Молоко').check()
    for (const app of [anya, petya]) await app.page.context().setOffline(false)
    for (const app of [anya, petya]) {
      await expect(sign(app, household.synced)).toBeVisible()
      for (const title of ['Хлеб', 'Сыр', 'Кефир']) await expect(box(app, title)).toBeVisible()
      await expect(box(app, 'Творог')).toHaveCount(0)
    }
    await anya.page.getByRole('button', { name: texts.list.bought }).waitFor()
  })
})

test.describe('A refusal', () => {
  test.use({ allowedErrors: failedRequests })

  test('reaches a removed member at once, and a visitor who opens a used link', async ({
    signedIn: anya,
    friend: petya,
  }) => {
    await anya.open('/myshoplist')
    await add(anya, 'Молоко')
    const link = await invite(anya, 'Аня')
    await join(petya, link, 'Петя')
    await expect(box(petya, 'Молоко')).toBeVisible()

    await anya.open('/mine')
    await anya.page.getByRole('button', { name: household.remove }).click()
    await anya.button(household.yesRemove).click()
    await expect(box(petya, 'Молоко')).toHaveCount(0)
    await petya.page.goto(link)
    await expect(petya.page.getByText(household.used)).toBeVisible()
    await petya.open('/mine')
    await expect(petya.button(household.invite)).toBeVisible()
    await expect(petya.button(household.leave)).toHaveCount(0)
  })
})

for (const [which, off] of [
  ['behind', -1],
  ['ahead', 1],
] as const)
  test(`A device whose clock is a year ${which} takes part`, async ({ signedIn: app, laptop }) => {
    await laptop.page.clock.setSystemTime(Date.now() + off * 365 * 24 * 3_600_000)
    await app.open('/myshoplist')
    await add(app, 'Молоко', 'Хлеб')
    await laptop.open('/myshoplist')
    await expect(box(laptop, 'Хлеб')).toBeVisible()
    await laptop.page.reload()
    await add(laptop, 'Сыр')
    await expect(box(app, 'Сыр')).toBeVisible()
    await remove(laptop, 'Молоко')
    await expect(box(app, 'Молоко')).toHaveCount(0)
  })

test('Sync can be paused on a device; changes made meanwhile arrive later', async ({
  signedIn: app,
  laptop,
  browser,
  baseURL,
  account,
}) => {
  await app.open('/mine')
  await expect(sign(app, household.synced)).toBeVisible()
  await app.button(household.pause).click()
  await app.button(household.resume).waitFor()
  await app.open('/myshoplist')
  await add(app, 'Молоко')
  await laptop.open('/myshoplist')
  await add(laptop, 'Хлеб')
  // By the time a device that signs in only now has it, the server has sent it to every device that is not paused.
  const tablet = await openDevice(browser, baseURL, account)
  await tablet.open('/myshoplist')
  await expect(box(tablet, 'Хлеб')).toBeVisible()
  await tablet.page.context().close()
  await expect(box(app, 'Хлеб')).toHaveCount(0)
  await expect(box(laptop, 'Молоко')).toHaveCount(0)
  await app.open('/mine')
  await app.button(household.resume).click()
  await app.open('/myshoplist')
  await expect(box(app, 'Хлеб')).toBeVisible()
  await expect(box(laptop, 'Молоко')).toBeVisible()
})

test('After a log-out and a sign-in the list is there, without what was removed elsewhere', async ({
  signedIn: app,
  laptop,
  account,
}) => {
  await app.open('/myshoplist')
  await add(app, 'Молоко', 'Хлеб')
  await laptop.open('/myshoplist')
  await expect(box(laptop, 'Хлеб')).toBeVisible()
  await app.logOut()
  await remove(laptop, 'Молоко')
  await laptop.open('/mine')
  await expect(sign(laptop, household.synced)).toBeVisible()
  await app.signIn(account)
  await app.open('/mine')
  await expect(sign(app, household.synced)).toBeVisible()
  await app.open('/myshoplist')
  await expect(box(app, 'Хлеб')).toBeVisible()
  await expect(box(app, 'Молоко')).toHaveCount(0)
})

test('Of two tabs one keeps the device in sync, and nothing is added twice', async ({
  signedIn: app,
  laptop,
  context,
}) => {
  await app.open('/myshoplist')
  await add(app, 'Молоко')
  const second = new App(await context.newPage())
  await second.open('/myshoplist')
  await add(second, 'Хлеб')
  await expect(box(app, 'Хлеб')).toBeVisible()
  await laptop.open('/myshoplist')
  for (const title of ['Молоко', 'Хлеб']) await expect(box(laptop, title)).toBeVisible()
  await remove(laptop, 'Молоко')
  for (const one of [app, second]) await expect(box(one, 'Молоко')).toHaveCount(0)
  await app.page.bringToFront()
  await add(app, 'Сыр')
  await expect(box(laptop, 'Сыр')).toBeVisible()
  await expect(box(laptop, 'Молоко')).toHaveCount(0)
})
