import { expect, test } from './fixtures'
import { sampleCategories, samplePages } from './sample-categories'
import { texts } from './texts'

test.describe('The search', () => {
  test.beforeEach(async ({ app, api, screens }) => {
    await api.answer('selected', samplePages)
    await api.answer('recipes', [])
    await screens.categories.open()
    await expect(app.rows).toHaveCount(9)
  })

  const found = [
    { typed: 'суп', titles: ['Супы', 'Супы холодные'] },
    { typed: 'СУПчик неизвестный', titles: ['Супы', 'Супы холодные'] },
    { typed: 'с', titles: ['Супы', 'Супы холодные', 'Салаты'] },
    { typed: '  ка', titles: ['Каши'] },
    { typed: 'еле', titles: ['Елецкие пироги'] },
    { typed: 'ёле', titles: ['Елецкие пироги'] },
    { typed: 'елочка', titles: ['Ёлочное печенье'] },
  ]
  test(
    'compares the first three letters, ё like е, and hides the button for further pages',
    { tag: '@smoke' },
    async ({ app, screens: { categories } }) => {
      for (const { typed, titles: expected } of found) {
        await test.step(`«${typed}»`, async () => {
          await categories.search.fill(typed)
          const names = expected.map((title) => new RegExp(`^${title}`))
          await expect(app.rows).toHaveText(names)
          await expect(categories.loadMore).toBeHidden()
        })
      }
    },
  )

  test('reports that nothing is found', async ({ page, app, screens }) => {
    await screens.categories.search.fill('щавель')
    await expect(page.getByText(texts.catalog.nothingFound, { exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: texts.catalog.nothingFound })).toBeVisible()
    await expect(app.rows).toHaveCount(0)
  })

  test('is cleared by its button, enabled only with text, which restores the list and reloads page 1', async ({
    page,
    app,
    api,
    screens,
  }) => {
    const field = screens.categories.search
    const clear = page.getByRole('button', { name: texts.catalog.clearSearch })
    await expect(clear).toBeDisabled()
    await field.fill('щавель')
    await expect(clear).toBeEnabled()
    const pages = () => api.calls.filter((call) => call.startsWith('selected'))
    expect(pages()).toHaveLength(1)
    await clear.click()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(app.rows).toHaveCount(9)
    await expect.poll(pages).toHaveLength(2)
    expect(pages()[1]).toBe(pages()[0])
    await expect(clear).toBeDisabled()
  })

  test('also searches the categories stored by an earlier visit', async ({ page, api, app, screens }) => {
    await expect.poll(() => app.storedValue('items')).toHaveLength(9)
    await api.answer('selected', { count: 10, 1: sampleCategories.slice(9) })
    await page.reload()
    await expect(page.getByRole('link', { name: 'Соусы' })).toBeVisible()
    await screens.categories.search.fill('суп')
    await expect(page.getByRole('link', { name: 'Супы холодные' })).toBeVisible()
  })
})
