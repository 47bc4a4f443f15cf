import type { Page } from 'playwright/test'

import { expect } from '../fixtures'
import { texts } from '../texts'
import { after, button, type ScreenState, type StateGroup, type Visit } from './screen-state'

/** A recipe, cook mode and the kitchen timers: signed-in visitors only. */

const { common, cooking, recipe: words, timers } = texts

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** Has the API answer with the catalogue's recipe under another id, changed in these fields. */
const answerWith = ({ api, catalogue }: Visit, id: string, fields: object) =>
  api.answer(`selected/${id}/category`, { [id]: [{ ...catalogue.recipe, id, ...fields }] })

const recipe: ScreenState = {
  name: 'a recipe',
  reach: async ({ page, app, catalogue }) => {
    await app.open(`/selected_recipe/${catalogue.recipe.id}/`)
    await expect(page.getByRole('tabpanel')).toBeVisible()
  },
}

const withTab = (name: string) =>
  after(recipe, `a recipe, the tab «${name}» open`, async ({ page }) => {
    await tab(page, name).click()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  })

const runningTimers: ScreenState = {
  name: 'the last step in cook mode, with timers running',
  reach: async (visit) => {
    const { page, app } = visit
    await answerWith(visit, 'own-timers', { instructions: ['Варите 2 часа и тушите 40 минут.'] })
    await app.open('/selected_recipe/own-timers/?step=1')
    for (const duration of ['2 часа', '40 минут'])
      await page.getByRole('button', { name: timers.start(duration) }).click()
    await expect(page.getByRole('button', { name: timers.two })).toBeVisible()
  },
}

export const memberRecipes: StateGroup[] = [
  {
    title: 'recipes',
    states: [
      recipe,
      withTab(words.tabs.instructions),
      withTab(words.tabs.video),
      after(recipe, 'the ways to share a recipe', async ({ page, catalogue }) => {
        await button(page, `${words.share}: ${catalogue.recipe.title}`).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      }),
      {
        name: 'a recipe without a video',
        reach: async (visit) => {
          await answerWith(visit, 'mute', { video: '' })
          await visit.app.open('/selected_recipe/mute/')
          await tab(visit.page, words.tabs.video).click()
          await expect(visit.page.getByText(words.noVideo)).toBeVisible()
        },
      },
      {
        name: 'two recipes on one screen',
        reach: async ({ page, app, api, catalogue }) => {
          const both = [catalogue.recipe, { ...catalogue.recipe, id: 'second' }]
          await api.answer('selected/both/category', { both })
          await app.open('/selected_recipe/both/')
          await expect(page.getByRole('tabpanel')).toHaveCount(2)
        },
      },
      {
        name: 'an unknown recipe',
        reach: async ({ page, app }) => {
          await app.open('/selected_recipe/nothing-of-that-name/')
          await expect(page.getByText(words.unknown)).toBeVisible()
        },
      },
      {
        name: 'a recipe, loading',
        reach: async ({ page, app, api }) => {
          await api.hold('selected/slow/category')
          await app.open('/selected_recipe/slow/')
          await expect(page.getByRole('status', { name: common.loading })).toBeVisible()
        },
      },
    ],
  },
  {
    title: 'cook mode and timers',
    states: [
      {
        name: 'a step in cook mode, all ingredients open',
        reach: async ({ page, app, catalogue }) => {
          await app.open(`/selected_recipe/${catalogue.recipe.id}/?step=1`)
          await expect(page.getByRole('button', { name: cooking.next })).toBeVisible()
          await page.getByText(cooking.allIngredients).click()
          await page.getByRole('checkbox').first().check()
        },
      },
      {
        name: 'the end of cooking',
        reach: async ({ page, app, catalogue }) => {
          await app.open(`/selected_recipe/${catalogue.recipe.id}/?step=99`)
          await button(page, cooking.finish).click()
          await expect(page.getByRole('heading', { name: cooking.finished })).toBeVisible()
        },
      },
      runningTimers,
      after(runningTimers, 'the end of cooking, with timers of the dish', async ({ page }) => {
        await button(page, cooking.finish).click()
        await expect(page.getByText(cooking.timersLeft)).toBeVisible()
      }),
      after(runningTimers, 'the list of timers, one of them set to an invalid time', async (visit) => {
        const { page } = visit
        await recipe.reach(visit)
        await page.getByRole('button', { name: timers.two }).click()
        await page.getByRole('button', { name: common.anyEdit }).first().click()
        await page.getByRole('textbox', { name: timers.timeLeft }).fill('скоро')
        await button(page, common.edit).click()
        await expect(page.getByText(timers.badTime)).toBeVisible()
      }),
      after(runningTimers, 'the panel of a signed-in visitor, beside timers', async (visit) => {
        await recipe.reach(visit)
        await expect(await visit.app.openPanel()).toBeVisible()
      }),
    ],
  },
]
