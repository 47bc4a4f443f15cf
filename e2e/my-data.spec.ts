import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

import { first } from './api'
import { expect, test } from './fixtures'
import { texts } from './texts'
import { jsonFile, storages } from './user-data'

const upload = (page: Page) => page.getByLabel(texts.userData.upload)

test('The data of an account is kept for it after the log-out, and deleted on request', async ({
  page,
  signedIn: app,
  account,
  emulator,
  catalogue: { category, cards },
}) => {
  const like = page.getByRole('button', {
    name: texts.marks.of(texts.marks.like, first(cards).title),
    exact: true,
  })
  await app.open(`/selected_category/${category.id}`)
  await like.click()
  await app.logOut()
  await expect.poll(() => app.stored('likedRecipes')).toBeNull()

  await test.step('another account does not see it', async () => {
    await app.signIn(await emulator.createAccount())
    await expect.poll(() => app.stored('owner')).toBe(await app.stored('access'))
    expect(await app.stored('likedRecipes')).toBeNull()
    await app.logOut()
    await expect(page.getByRole('tab')).toHaveCount(0)
  })

  await test.step('the account finds it again, merged with what was added before the sign-in', async () => {
    await app.open('/pantry')
    await page.getByRole('group', { name: texts.pantry.choices }).getByRole('button').first().click()
    await app.signIn(account)
    await app.open('/mydata')
    await expect(page.getByText('рецепт понравился')).toBeVisible()
    await expect(page.getByText('продукт дома')).toBeVisible()
    await app.open(`/selected_category/${category.id}`)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
  })

  // A sync server brings it back at the next sign-in: what is on the device is looked at.
  await test.step('after the deletion nothing of it is on the device', async () => {
    const { title } = first(cards)
    expect(await storages(page)).toContain(title)
    await app.open('/mydata')
    await app.button(texts.userData.forget).click()
    await app.button(texts.userData.yesForget).click()
    await expect(page).toHaveURL(/#\/category$/)
    await expect(app.toast(texts.userData.forgotten)).toBeVisible()
    await expect.poll(() => storages(page)).not.toContain(title)
  })
})

test('An exported file restores the data in an empty browser; the import can be undone, and invalid files change nothing', async ({
  page,
  app,
}) => {
  const list = ['Соль', 'Вода']
  await app.seed({ shopList: JSON.stringify(list), isDark: 'true' })
  await app.open('/')
  await (await app.openPanel()).getByRole('link', { name: texts.shell.links.userData }).click()
  await expect(app.heading(texts.headings.userData)).toBeFocused()
  const downloading = page.waitForEvent('download')
  await app.button(texts.userData.download).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^tasty-\d{4}-\d\d-\d\d\.json$/)
  const content = readFileSync(await download.path(), 'utf8')
  expect(JSON.parse(content)).toMatchObject({
    app: 'tasty',
    version: 1,
    data: { shopList: list, isDark: true },
  })

  await app.button(texts.userData.erase).click()
  await app.button(texts.userData.yes).click()
  await expect(page.getByText(texts.userData.nothing, { exact: true })).toBeVisible()
  expect(await app.stored('shopList')).toBeNull()

  await test.step('each kind of invalid file has its message', async () => {
    for (const [text, message] of [
      [content.slice(0, -9), texts.userData.notJson],
      ['{"app":"other"}', /не из Tasty/],
      [content.replace('"version": 1', '"version": 2'), /более новой версии/],
    ] as const) {
      await upload(page).setInputFiles(jsonFile(text))
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(message)
    }
    expect(await app.stored('shopList')).toBeNull()
  })

  await upload(page).setInputFiles(jsonFile(content))
  await expect(page.getByRole('heading', { name: 'В файле есть новое' })).toBeFocused()
  await expect(page.getByText('новых: 2')).toBeVisible()
  expect(await app.stored('shopList')).toBeNull()
  await app.button(texts.common.add).click()
  expect(await app.storedValue('shopList')).toEqual(list)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await app.messages.getByRole('button', { name: texts.common.anyUndo }).click()
  expect(await app.stored('shopList')).toBeNull()
  expect(await app.stored('isDark')).toBeNull()
})
