import type { Page } from 'playwright/test'

import { expect } from '../fixtures'
import { texts } from '../texts'
import { after, atPath, button, loadingAndFailed, type ScreenState, type StateGroup } from './screen-state'

/** Categories, search, filters, and the two lists of marked recipes. */

const { catalog, errors, filters, headings, marks } = texts

const search = (page: Page) => page.getByPlaceholder(catalog.searchField)
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

const categories = atPath('the categories', '/category', ({ page, catalogue }) =>
  page.getByRole('link', { name: catalogue.category.title, exact: true }),
)

const emptySaves = atPath('the modal of an empty list of saves', '/saverecipe', ({ page }) =>
  page.getByRole('dialog'),
)
const emptyLikes = atPath('the modal of an empty list of likes', '/likerecipe', ({ page }) =>
  page.getByRole('dialog'),
)

async function closeModal({ page }: { page: Page }) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

const screens: ScreenState[] = [
  atPath('the welcome page', '/', ({ app }) => app.heading(headings.welcome)),
  categories,
  after(categories, 'a search that finds recipes', async ({ page, catalogue }) => {
    await search(page).fill(catalogue.recipe.title)
    await expect(page.getByRole('region', { name: catalog.recipes }).locator('mark').first()).toBeVisible()
  }),
  after(categories, 'a search that finds nothing', async ({ page }) => {
    await search(page).fill('щщщ')
    await expect(page.getByText(catalog.searchHint)).toBeVisible()
  }),
  atPath(
    'a category',
    ({ category }) => `/selected_category/${category.id}`,
    ({ page }) => button(page, catalog.cook).first(),
  ),
  {
    name: 'the ways to share a category',
    reach: async ({ page, app, catalogue: { category } }) => {
      await app.open(`/selected_category/${category.id}`)
      await button(page, `${texts.recipe.share}: ${category.title}`).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

const filtered: ScreenState[] = [
  {
    name: 'a filtered category, the filters open, one of them invalid',
    reach: async ({ page, app, catalogue: { category } }) => {
      await app.open(`/selected_category/${category.id}?kcal=9999&sort=price`)
      await button(page, filters.open).click()
      await page.getByRole('textbox', { name: filters.time }).fill('полчаса')
      await page.getByText(filters.withIngredients, { exact: true }).click()
      // The sheet of a narrow window starts at its title.
      const sheet = page.getByRole('dialog')
      if (await sheet.count()) await sheet.getByRole('heading').focus()
      await expect(page.getByRole('group', { name: filters.wanted })).toBeVisible()
      await expect(page.getByText(texts.price.atTill).first()).toBeVisible()
    },
  },
  atPath(
    'a category of which the filters leave no recipe',
    ({ category }) => `/selected_category/${category.id}?kcal=1`,
    ({ page }) => button(page, filters.resetAll),
  ),
]

const lists: ScreenState[] = [
  emptySaves,
  after(emptySaves, 'an empty list of saves, its modal closed', closeModal),
  emptyLikes,
  after(emptyLikes, 'an empty list of likes, its modal closed', closeModal),
]

const problems: ScreenState[] = [
  ...loadingAndFailed(
    'the categories',
    () => '/category',
    () => 'selected',
  ),
  ...loadingAndFailed(
    'a category',
    ({ category }) => `/selected_category/${category.id}`,
    ({ category }) => `selected/${category.id}`,
  ),
  {
    name: 'a category without recipes',
    reach: async ({ page, app, api }) => {
      await api.answer('selected/bare', { bare: [] })
      await app.open('/selected_category/bare')
      await expect(page.getByText(catalog.noRecipes)).toBeVisible()
    },
  },
  atPath('an unknown category', '/selected_category/nothing-of-that-name', ({ page }) =>
    page.getByText(catalog.unknownCategory, { exact: true }),
  ),
  {
    name: 'no categories',
    reach: async ({ page, app, api }) => {
      await api.answer('selected', { count: 0 })
      await app.open('/category')
      await expect(page.getByText(catalog.noCategories)).toBeVisible()
    },
  },
  {
    name: 'stale categories, after a failed page and a failed refresh',
    reach: async ({ page, app, api, catalogue }) => {
      const cards = catalogue.categories.slice(0, 2)
      await api.answer('selected', { count: 9, 1: cards })
      await app.open('/category')
      await expect(page.getByRole('link', { name: catalogue.category.title, exact: true })).toBeVisible()
      await api.fail('selected', 400)
      await button(page, catalog.loadMore).click()
      await expect(page.getByText(errors.moreCategories)).toBeVisible()
      await search(page).fill('каш')
      await button(page, catalog.clearSearch).click()
      await expect(page.getByText(errors.stale)).toBeVisible()
    },
  },
]

/** At the categories, as a signed-in visitor sees them. */
const tabs: ScreenState = {
  name: 'the categories with tabs',
  reach: async (visit) => {
    await categories.reach(visit)
    await expect(tab(visit.page, catalog.tabs.saved)).toBeVisible()
  },
}
const emptyTab = after(tabs, 'the modal of an empty tab', async ({ page }) => {
  await tab(page, catalog.tabs.saved).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
const marked: ScreenState = {
  name: 'a category with marks',
  reach: async ({ page, app, catalogue: { category } }) => {
    await app.open(`/selected_category/${category.id}`)
    for (const name of [marks.anyLike, marks.anySave])
      for (const index of [0, 1]) {
        const mark = page.getByRole('button', { name }).nth(index)
        await mark.click()
        await expect(mark).toHaveAttribute('aria-pressed', 'true')
      }
  },
}

export const visitorCatalog: StateGroup[] = [
  { title: 'welcome page, categories and search', states: screens },
  { title: 'filters', states: filtered },
  { title: 'categories that load, are empty or have failed', states: problems },
  { title: 'empty lists of marked recipes', states: lists },
]

export const memberCatalog: StateGroup[] = [
  {
    title: 'categories with tabs and marks',
    states: [
      tabs,
      emptyTab,
      after(emptyTab, 'an empty tab, its modal closed', closeModal),
      marked,
      after(marked, 'liked recipes', async ({ page, app }) => {
        await app.open('/likerecipe')
        await expect(page.getByRole('button', { name: catalog.cook })).toHaveCount(2)
      }),
      after(marked, 'saved recipes', async ({ page, app }) => {
        await app.open('/saverecipe')
        await expect(page.getByRole('button', { name: catalog.cook })).toHaveCount(2)
      }),
    ],
  },
]
