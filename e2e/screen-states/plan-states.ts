import { expect } from '../fixtures'
import { texts } from '../texts'
import { after, atPath, button, type StateGroup } from './screen-state'

/** The pantry and the plan of the week. */

const { common, pantry, plan } = texts

const choices = atPath('the pantry', '/pantry', ({ page }) =>
  page.getByRole('group', { name: pantry.choices }),
)
const emptyPlan = atPath('the plan of a week', '/plan?week=2026-11-23', ({ page }) =>
  button(page, plan.addOnMonday),
)
const chosenRecipe = after(emptyPlan, 'the plan, a recipe chosen', async ({ page }) => {
  await button(page, plan.addOnMonday).click()
  await page.getByRole('list', { name: plan.recipes }).getByRole('button').first().click()
  await expect(page.getByRole('group', { name: plan.day })).toBeVisible()
})
const plannedRecipe = after(chosenRecipe, 'the plan with a meal', async ({ page }) => {
  await button(page, common.save).click()
  await expect(page.getByRole('button', { name: common.anyEdit })).toBeVisible()
  await button(page, common.closeToast).click()
  await expect(button(page, common.closeToast)).toHaveCount(0)
})

export const visitorPlan: StateGroup[] = [
  {
    title: 'pantry and plan of the week',
    states: [
      choices,
      after(choices, 'the pantry, an ingredient chosen', async ({ page }) => {
        await page.getByRole('group', { name: pantry.choices }).getByRole('button').first().click()
        await expect(page.getByRole('heading', { name: pantry.results })).toBeVisible()
      }),
      emptyPlan,
      chosenRecipe,
      plannedRecipe,
      after(plannedRecipe, 'the list of a week before it is added', async ({ page }) => {
        await button(page, plan.buildList).click()
        await expect(page.getByRole('checkbox').first()).toBeVisible()
      }),
    ],
  },
]
