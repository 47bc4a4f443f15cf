import { expect, test } from './fixtures'
import { paste, textField } from './recipe-import'
import { needsFetcher } from './site-needs'
import { texts } from './texts'

const { common, ownRecipes: own } = texts

/** Files of structured data, one recipe each. */
const jsonLd = (titles: string[]) =>
  titles.map((name) => ({
    name: `${name}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        '@type': 'Recipe',
        name,
        recipeIngredient: ['1 л молока'],
        recipeInstructions: 'Варите.',
      }),
    ),
  }))

test('Files are imported together and undone as one; what cannot be read is named', async ({ page, app }) => {
  await app.open('/myrecipes/import')
  const files = page.getByLabel(own.files)
  await files.setInputFiles([
    ...jsonLd(['Блины', 'Щи', 'Каша']),
    { name: 'фото.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004сломан') },
  ])
  await expect(page.getByText('фото.zip: Файл не читается: он повреждён, или это не рецепт.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Взять «Щи»' }).uncheck()
  await app.button('Сохранить у себя 2\u00a0рецепта').click()
  await expect(app.toast('Сохранили 2\u00a0рецепта')).toBeVisible()
  await expect(page.getByRole('link', { name: /^(?:Блины|Каша)/ })).toHaveCount(2)
  await page.getByRole('button', { name: common.undo }).click()
  await expect(page.getByRole('link', { name: /^(?:Блины|Каша)/ })).toHaveCount(0)
  expect(await app.stored('ownRecipes')).toBeNull()
})

test.describe('With a fetcher of pages', () => {
  // The refused address.
  test.use({ allowedErrors: [/status of 403/] })

  test('A recipe is taken from the address of a page, which the fetcher opens if it is public', async ({
    page,
    app,
  }) => {
    await app.open('/myrecipes/import')
    await expect(textField(page)).toBeVisible()
    await needsFetcher(page)
    const address = page.getByLabel(own.address)
    await address.fill('http://2130706433/admin')
    await app.button(own.takeFromPage).click()
    await expect(page.getByText(own.notPublic)).toBeVisible()

    const [file] = jsonLd(['Блины'])
    await page.route(/\/page\?url=https%3A%2F%2Fa\.example%2Fbliny$/, (route) =>
      route.fulfill({
        contentType: 'text/plain; charset=utf-8',
        headers: { 'access-control-allow-origin': '*' },
        body: `<html><script type="application/ld+json">${file?.buffer.toString() ?? ''}</script></html>`,
      }),
    )
    await address.fill('a.example/bliny')
    await app.button(own.takeFromPage).click()
    await expect(page.getByLabel(own.name)).toHaveValue('Блины')
    await expect(page.getByLabel('Откуда рецепт')).toHaveValue('https://a.example/bliny')
  })
})

test('A text without a recipe is reported, and stays in the field', async ({ page, app }) => {
  await app.open('/myrecipes/import')
  await app.button(own.parse).click()
  await expect(page.getByText(own.nothingPasted)).toBeVisible()
  const article = JSON.stringify({ '@type': 'Article', headline: 'Новости' })
  await paste(page, article)
  await expect(page.getByText(/^Рецепта здесь не нашлось/)).toBeVisible()
  await expect(textField(page)).toHaveValue(article)
})

test('The share sheet of the system and the bookmark bring a recipe into the import', async ({
  page,
  app,
}) => {
  await test.step('the bookmark brings the structured data of a page over', async () => {
    await app.open('/myrecipes/import')
    const bookmark = await page.getByRole('link', { name: own.bookmark, exact: true }).getAttribute('href')
    const [file] = jsonLd(['Блины'])
    await page.route('**/recipe-of-others', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<script type="application/ld+json">${file?.buffer.toString() ?? ''}</script>`,
      }),
    )
    await page.goto('/recipe-of-others')
    await page.evaluate(decodeURIComponent(bookmark?.replace('javascript:', '') ?? ''))
    await expect(textField(page)).toHaveValue(/Блины/)
    await app.button(own.parse).click()
    await expect(page.getByLabel(own.name)).toHaveValue('Блины')
  })

  await test.step('a shared text is in the form', async () => {
    await page.goto(`./?${new URLSearchParams({ title: 'Щи', text: '1 л воды\nсоль' })}`)
    await expect(textField(page)).toHaveValue('Щи\n1 л воды\nсоль')
    await app.button(own.parse).click()
    await expect(page.getByLabel(own.name)).toHaveValue('Щи')
  })
})
