import { restoreFirebase } from './account-forms'
import { expect, failedRequests, test } from './fixtures'
import { texts } from './texts'
import { storages } from './user-data'

test.describe('Log-out', () => {
  test(
    'leads to the categories and clears the local storage',
    { tag: '@smoke' },
    async ({ page, signedIn: app, catalogue }) => {
      await app.open(`/selected_category/${catalogue.category.id}`)
      await page.getByRole('button', { name: texts.marks.anyLike }).first().click()
      await app.store({ shopList: '["Соль"]', 'from another program': 'something' })
      await app.logOut()
      await expect(page).toHaveURL(/#\/category$/)
      await expect(app.toast(texts.shell.signedOut)).toBeVisible()
      await expect(page.getByRole('tab')).toHaveCount(0)
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'items')))
        .toEqual([])
      await expect.poll(() => storages(page)).not.toContain('firebase:authUser')
    },
  )

  test('holds in a page that is reloaded before Firebase has forgotten the session', async ({
    page,
    signedIn: app,
    account,
  }) => {
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => new EventTarget() as IDBRequest<undefined>
    })
    await app.logOut()
    await expect(page.getByRole('tab')).toHaveCount(0)
    expect(await storages(page)).toContain('firebase:authUser')
    await page.reload()
    await expect(app.progress).toBeHidden()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect.poll(() => storages(page)).not.toContain('firebase:authUser')
    await app.signIn(account)
    await expect(page.getByRole('tab')).toHaveCount(3)
  })

  test('from a recipe leads to the categories too; the next sign-in does not offer that recipe', async ({
    page,
    signedIn: app,
    account,
    catalogue,
  }) => {
    await app.open(`/selected_recipe/${catalogue.recipe.id}/`)
    await expect(app.heading(catalogue.recipe.title)).toBeVisible()
    await app.logOut()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page).toHaveURL(/#\/category$/)
    await app.signIn(account)
    await expect(app.heading(texts.headings.categories)).toBeFocused()
    await expect(app.messages).not.toContainText(texts.account.openRecipe)
  })

  test('leaves the search in working order', async ({ page, signedIn: app, catalogue: { category } }) => {
    await expect(page.getByRole('link', { name: category.title, exact: true })).toBeVisible()
    await app.logOut()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await page.getByPlaceholder(texts.catalog.searchField).fill(category.title)
    await expect(page.getByRole('link', { name: category.title, exact: true })).toBeVisible()
  })
})

test('«Моё» says who is signed in, which moves nothing when it arrives, and logs out', async ({
  page,
  signedIn: app,
  account,
}) => {
  const release = await app.holdFirebase()
  await page.goto('about:blank')
  // The load event may wait for Firebase.
  await page.goto('./#/mine', { waitUntil: 'domcontentloaded' })
  await expect(page.getByText(texts.account.whoIsIn)).toBeVisible()
  const foot = page
    .locator('main div')
    .filter({ has: app.button(texts.shell.signOut) })
    .last()
  const before = await foot.boundingBox()
  release()
  await expect(page.getByText(account.email)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: texts.shell.forget })).toBeVisible()
  expect(await foot.boundingBox()).toEqual(before)
  await app.button(texts.shell.signOut).click()
  await expect(page).toHaveURL(/#\/category$/)
  await expect(app.toast(texts.shell.signedOut)).toBeVisible()
})

test('The choice to forget leaves nothing on the device, and is remembered for the account', async ({
  page,
  signedIn: app,
  account,
}) => {
  const choice = () => app.panel.getByRole('checkbox', { name: texts.shell.forget })
  await app.store({ shopList: '["Шафран"]' })
  await app.openPanel()
  await choice().click()
  await expect(choice()).toBeChecked()
  await app.panel.getByRole('button', { name: texts.shell.signOut }).click()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect.poll(() => storages(page)).not.toContain('Шафран')
  await app.signIn(account)
  await app.openPanel()
  await expect(choice()).toBeChecked()
})

test.describe('A log-out while the Firebase script fails to load', () => {
  test.use({ allowedErrors: failedRequests })

  test('still holds when the script loads again', async ({ page, signedIn: app }) => {
    await app.loseFirebase()
    await page.reload()
    await expect(app.progress).toBeHidden()
    await expect(page.getByRole('tab')).toHaveCount(3)
    expect(await storages(page)).toContain('firebase:authUser')
    await app.logOut()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect.poll(() => storages(page)).not.toContain('firebase:authUser')
    await restoreFirebase(page)
    await app.load('/category')
    await expect(app.progress).toBeHidden()
    await expect(page.getByRole('tab')).toHaveCount(0)
    expect(await app.stored('access')).toBeNull()
  })
})
