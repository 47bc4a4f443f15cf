import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright/test'

import { expect, test } from './fixtures'
import { paste } from './recipe-import'
import { texts } from './texts'
import { jsonFile } from './user-data'

const { common, cooking, headings, ownRecipes: own, recipe: recipeTexts } = texts

const pasted = `Бабушкины оладьи
На 4 порции, 30 минут

Ингредиенты:
500 мл кефира
2 яйца
½ ч. л. соды
соль по вкусу
1 пачка волшебного порошка

Приготовление:
1. Смешайте кефир с яйцами и солью.
2. Всыпьте соду. Оставьте на 10 минут.`

/** The address of the picture that is shown in a row. */
const shownPicture = (row: Locator) => row.locator('img').evaluate((img: HTMLImageElement) => img.currentSrc)

test(
  'A pasted recipe is shown as it was understood, saved, cooked and noted in the diary',
  { tag: '@smoke' },
  async ({ page, signedIn: app }) => {
    await app.open('/mine')
    await app.link(headings.ownRecipes).click()
    await app.button(own.paste).click()
    await paste(page, pasted)

    await test.step('what was understood can be checked before anything is saved', async () => {
      await expect(page.getByText('Разобрали 5 из 5 строк')).toBeVisible()
      await expect(page.getByLabel(own.name)).toHaveValue('Бабушкины оладьи')
      await expect(page.getByText('½ ч. л.', { exact: true })).toBeVisible()
      expect(await app.stored('ownRecipes')).toBeNull()
    })

    await test.step('what a name means is asked once', async () => {
      const product = page.getByRole('combobox', { name: 'Продукт в магазине для «волшебного порошка»' })
      await product.selectOption('Разрыхлитель')
      await expect(product).toHaveCount(0)
    })

    await app.button(own.save).click()
    await expect(app.heading(headings.ownRecipes)).toBeVisible()
    await page.getByRole('link', { name: /^Бабушкины оладьи/ }).click()

    await test.step('it is a recipe like others: packs, servings, steps, timers', async () => {
      await expect(app.heading('Бабушкины оладьи')).toBeVisible()
      const rows = page.getByRole('tabpanel').getByRole('listitem')
      await expect(rows.first()).toHaveText('Кефир500 мл')
      await expect(rows.last()).toHaveText('Разрыхлитель1 пачка')
      await app.button(recipeTexts.moreServings).click()
      await expect(rows.first()).toHaveText('Кефир625 мл')
      await expect(page.getByRole('group', { name: recipeTexts.price })).toBeVisible()
      await app.button(cooking.start).click()
      await app.button(cooking.next).click()
      await expect(app.button(texts.timers.start('10 минут'))).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('its nutrition is counted, and what is not in it is named', async () => {
      await app.open('/myrecipes')
      await page.getByRole('link', { name: /^Бабушкины оладьи/ }).click()
      const nutrition = page.getByRole('group', { name: 'Пищевая ценность на порцию' })
      await expect(nutrition.getByText(/^\d+\sккал$/)).toBeVisible()
      await expect(nutrition.getByText('Без учёта: разрыхлитель')).toBeVisible()
    })

    await test.step('its diary remembers when it was cooked', async () => {
      await app.button(own.cooked).click()
      await page.getByRole('radio', { name: '5 звёзд' }).check()
      await page.getByLabel('Заметка на следующий раз').fill('Двойную порцию')
      await app.button(texts.ownRecipes.note).click()
      await expect(page.getByRole('button', { name: /5 звёзд из 5 · Двойную порцию$/ })).toBeVisible()
      await app.button(own.cooked).click()
      await expect(page.getByRole('dialog').getByText('Двойную порцию')).toBeVisible()
      await app.button(common.close).click()
      await app.open('/myrecipes')
      await expect(page.getByText(/^Готовили \d+\s[а-я]+$/)).toBeVisible()
    })

    await test.step('what is left is planned for tomorrow, and is not bought for', async () => {
      await page.getByRole('link', { name: /^Бабушкины оладьи/ }).click()
      await app.button(own.cooked).click()
      await page.getByRole('textbox', { name: 'Осталось порций' }).fill('2')
      await app.button(texts.ownRecipes.note).click()
      await expect(page.getByRole('dialog', { name: 'Осталось 2 порции' })).toBeVisible()
      await page.getByRole('link', { name: 'На завтра, обед' }).click()
      await expect(page.getByRole('dialog').getByText(/^Уже приготовлено/)).toBeVisible()
      await app.button(common.save).click()
      await expect(page.getByText('из\u00a0остатков\u00a0· 2\u00a0порции').first()).toBeVisible()
      await expect(app.button(texts.plan.buildList)).toHaveCount(0)
    })

    await test.step('another recipe with the same name does not ask again', async () => {
      await app.open('/myrecipes/import')
      await paste(
        page,
        'Пирог\nИнгредиенты\n3 яйца\n2 пачки волшебного порошка\nПриготовление\nИспеките пирог.',
      )
      await expect(page.getByText(/^Разрыхлитель/)).toBeVisible()
      await expect(page.getByRole('combobox')).toHaveCount(0)
    })
  },
)

test('What is typed into the form of a recipe survives a reload and Back, but not a log-out', async ({
  page,
  signedIn: app,
}) => {
  const name = page.getByLabel(own.name)
  await app.open('/myrecipes')
  await app.button(own.add).click()
  await name.fill('Щи')
  await page.reload()
  await expect(name).toHaveValue('Щи')
  await page.getByLabel(own.ingredients).fill('2 л воды')
  await page.goBack()
  await app.button(own.add).click()
  await expect(page.getByLabel(own.ingredients)).toHaveValue('2 л воды')
  await expect(page.getByText(own.unsavedBack)).toBeVisible()
  await app.logOut()
  await app.open('/myrecipes/new')
  await expect(name).toHaveValue('')
})

test('A recipe of the catalogue is copied, changed, given a photo, and removed with undo', async ({
  page,
  signedIn: app,
  catalogue: { recipe },
}) => {
  await app.open(`/selected_recipe/${recipe.id}/`)
  await app.link('Изменить под себя').click()
  await expect(page.getByLabel(own.name)).toHaveValue(recipe.title)
  await page.getByLabel(own.name).fill('Как у мамы')

  await test.step('a file that is no picture is refused and costs nothing', async () => {
    const photo = page.getByLabel('Выбрать фото')
    await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('не картинка') })
    await expect(page.getByText(texts.ownRecipes.notPicture)).toBeVisible()
    await expect(page.getByLabel(own.name)).toHaveValue('Как у мамы')
    await photo.setInputFiles('public/icons/icon-192.png')
    await expect(page.getByText(texts.ownRecipes.notPicture)).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Фото' }).locator('img')).toBeVisible()
  })

  await app.button(own.save).click()
  const row = page.getByRole('link', { name: /^Как у мамы/ })
  await expect.poll(() => shownPicture(row)).toMatch(/^data:image\/webp/)
  await row.click()
  await expect(app.heading('Как у мамы')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(recipe.ingredients.length)

  await test.step('it has no public address', async () => {
    await app.button(`${recipeTexts.share}: Как у мамы`).click()
    await expect(app.button('Cooklang')).toBeVisible()
    await expect(app.button(recipeTexts.copyLink)).toHaveCount(0)
    await app.button(common.close).click()
  })

  await app.open('/myrecipes')
  await app.button('Удалить «Как у мамы»').click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: common.undo }).click()
  await expect.poll(() => shownPicture(row)).toMatch(/^data:image\/webp/)
  const picture = await shownPicture(row)

  await test.step('a file of all data brings it back with its photo', async () => {
    await app.open('/mydata')
    const downloading = page.waitForEvent('download')
    await app.button(texts.userData.download).click()
    const content = readFileSync(await (await downloading).path(), 'utf8')
    await app.button(texts.userData.forget).click()
    await app.button(texts.userData.yesForget).click()
    await expect(app.toast(texts.userData.forgotten)).toBeVisible()
    await app.open('/mydata')
    await page.getByLabel(texts.userData.upload).setInputFiles(jsonFile(content))
    await expect(page.getByText('Фото рецептов')).toBeVisible()
    await app.button(common.add).click()
    await app.open('/myrecipes')
    await expect.poll(() => shownPicture(row)).toBe(picture)
  })
})

test('A visitor without an account writes recipes, and signs in to cook by them', async ({ page, app }) => {
  await app.open('/myrecipes')
  await app.button(own.add).click()
  await app.button(own.save).click()
  await expect(page.getByText(own.noName)).toBeVisible()
  await expect(page.getByLabel(own.name)).toBeFocused()
  await page.getByLabel(own.name).fill('Чай')
  await page.getByLabel(own.ingredients).fill('2 ч. л. чая\n<img src=x onerror=alert(1)>')
  await app.button(own.save).click()
  await expect(page.getByText(/^Войдите, чтобы готовить/)).toBeVisible()
  await page.getByRole('link', { name: /^Чай/ }).click()
  await expect(app.heading(headings.login)).toBeVisible()
})

test('On a tablet no word of the title of an own recipe is broken', async ({ page, app }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const recipe = {
    id: 'own.1',
    title: 'Бабушкины сырники',
    ingredients: [],
    steps: ['Пожарьте.'],
    editedAt: 1,
  }
  await app.seed({ ownRecipes: JSON.stringify([recipe]) })
  await app.open('/myrecipes')
  const title = page.getByText(recipe.title)
  await expect(title).toBeVisible()
  const linesOfWord = await title.evaluate(({ firstChild: text }) => {
    const range = document.createRange()
    range.setStart(text ?? document, 0)
    range.setEnd(text ?? document, 'Бабушкины'.length)
    return range.getClientRects().length
  })
  expect(linesOfWord).toBe(1)
})
