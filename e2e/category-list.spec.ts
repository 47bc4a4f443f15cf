import { whenIdle } from '../scripts/bench/visit'
import { expect, failedRequests, test } from './fixtures'
import { sampleCategories } from './sample-categories'
import { texts } from './texts'

const PAGE_SIZE = 3
const PAGES_PER_CALL = 3

test.describe('The category list', () => {
  test(
    'opens with the heading, the search and the first pages of cards',
    { tag: '@smoke' },
    async ({ page, app, screens: { categories }, catalogue }) => {
      await categories.open()
      await expect(categories.heading).toBeVisible()
      await expect(
        page.getByRole('main').getByPlaceholder(texts.catalog.searchField, { exact: true }),
      ).toBeVisible()
      const shown = catalogue.categories.slice(0, PAGE_SIZE * PAGES_PER_CALL).map(({ title }) => title)
      for (const title of shown) await expect(app.link(title)).toBeVisible()
      await expect(app.rows).toHaveCount(shown.length)
    },
  )

  test('shows a loader while it is loading', async ({ app, api, screens, catalogue }) => {
    const release = await api.hold('selected')
    await screens.categories.open()
    await expect(app.loader).toBeVisible()
    release()
    await expect(app.link(catalogue.category.title)).toBeVisible()
    await expect(app.loader).toBeHidden()
  })

  test('requests page 1, then page 2 by the button, which disappears when all are loaded', async ({
    page,
    app,
    api,
    screens: { categories },
    catalogue,
  }) => {
    const { length } = catalogue.categories
    test.skip(length <= 9 || length > 12, `needs 10 to 12 categories, the API serves ${length}`)
    test.skip(!process.env.API_HOST, 'needs an API host: the snapshot has all pages in one file')
    const more = categories.loadMore
    const shown = app.rows

    await categories.open()
    await expect(shown).toHaveCount(9)
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(shown).toHaveCount(length)
    await expect(more).toBeHidden()
    await expect(shown.nth(9).getByRole('link')).toBeFocused()
    expect(api.calls).toEqual(['selected?page=1&limit=3', 'selected?page=2&limit=3'])
    for (const { title } of catalogue.categories) await expect(app.link(title)).toBeVisible()
  })

  test('offers no further page if all fit in the first response', async ({
    page,
    api,
    screens: { categories },
  }) => {
    await api.answer('selected', { count: 2, 1: sampleCategories.slice(0, 2) })
    await categories.open()
    await expect(page.getByRole('link', { name: 'Супы холодные' })).toBeVisible()
    await expect(categories.loadMore).toBeHidden()
  })

  test('is not requested again when the visitor returns, and neither are the recipes of a category', async ({
    page,
    app,
    api,
    screens,
    catalogue,
  }) => {
    const category = app.link(catalogue.category.title)
    const recipe = page.getByRole('link', { name: catalogue.cards[0]?.title, exact: true })
    await screens.categories.open()
    await category.click()
    await expect(recipe).toBeVisible()
    await page.getByRole('button', { name: texts.common.back }).click()
    await category.click()
    await expect(recipe).toBeVisible()
    const once = api.calls.map((call) => call.split('?')[0])
    expect(once).toEqual(['selected', `selected/${catalogue.category.id}`])
  })

  test('restores its scroll position on Back and on a reload, while a new screen starts at its top', async ({
    page,
    screens,
    catalogue,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await screens.categories.open()
    const link = page.getByRole('link', { name: catalogue.categories[2]?.title, exact: true })
    await link.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 100))
    // As the click does, this scrolls the link out from under the bars.
    await link.hover()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(200)
    await link.click()
    await expect(screens.category.cook.first()).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(link).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
    await page.reload()
    await expect(link).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  })

  test('offers quick recipes below in wide windows, fetched when the visitor comes near', async ({
    page,
    app,
    api,
    screens,
    catalogue: { categories },
  }) => {
    const quick = page.getByRole('region', { name: 'Быстро сегодня' })
    await screens.categories.open()
    await expect(app.rows.first()).toBeVisible()
    await expect(quick).toHaveCount(0)
    expect(api.calls).not.toContain('recipes')
    await page.setViewportSize({ width: 1440, height: 300 })
    await expect(quick).toHaveCount(1)
    await whenIdle(page)
    expect(api.calls).not.toContain('recipes')
    await quick.scrollIntoViewIfNeeded()
    await expect(quick.getByRole('link')).toHaveCount(4)
    await expect(app.rows).toHaveCount(Math.min(PAGE_SIZE * PAGES_PER_CALL, categories.length))
  })

  test('has an exit button that leads to the welcome page', async ({ app, screens }) => {
    await screens.categories.open()
    await app.button(texts.catalog.exit).click()
    await expect(app.heading(texts.headings.welcome)).toBeVisible()
  })
})

test.describe('An unknown category', () => {
  test.use({ allowedErrors: failedRequests })

  test('is reported, requested once, and has a link back', async ({ page, api, screens }) => {
    await screens.category.open('no-such-thing')
    await expect(page.getByText(texts.catalog.unknownCategory)).toBeVisible()
    expect(api.calls).toHaveLength(1)
    await page.getByRole('link', { name: texts.common.toCategories }).click()
    await expect(screens.categories.heading).toBeVisible()
  })
})
