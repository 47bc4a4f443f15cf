import { expect } from '../fixtures'
import { texts } from '../texts'
import { after, atPath, button, type ScreenState, type StateGroup } from './screen-state'

/** The pantry, the plan of the week, and the week that plans itself. */

const { common, pantry, plan, planner } = texts

const choices = atPath('the pantry', '/pantry', ({ page }) =>
  page.getByRole('group', { name: pantry.choices }),
)
const emptyPlan = atPath('the plan of a week', '/plan?week=2026-11-23', ({ page }) =>
  button(page, plan.addOnMonday),
)
const openPicker = after(
  emptyPlan,
  'the plan, the choice of a dish',
  async ({ page }) => {
    await button(page, plan.addOnMonday).click()
    await expect(page.getByRole('list', { name: plan.recipes })).toBeVisible()
  },
  { growsOnScroll: true },
)
const plannedRecipe = after(openPicker, 'the plan with a meal', async ({ page }) => {
  await page.getByRole('list', { name: plan.recipes }).getByRole('button').first().click()
  await expect(page.getByRole('button', { name: common.anyEdit })).toBeVisible()
  await button(page, common.closeToast).click()
  await expect(button(page, common.closeToast)).toHaveCount(0)
})
/** A dish that the catalogue does not have any more. */
const goneDish = [
  { id: 'm', day: '2026-11-23', name: 'lunch', recipe: { id: 'gone', title: 'Щи суточные' }, servings: 2 },
]

const plannedWeek: ScreenState = {
  name: 'a week that has planned itself',
  reach: async ({ page, app }) => {
    await app.open('/plan?week=2100-11-22')
    await button(page, planner.planWeek).click()
    await expect(page.getByText(planner.done(7))).toBeVisible()
  },
}

export const visitorPlan: StateGroup[] = [
  {
    title: 'pantry and plan of the week',
    states: [
      choices,
      after(choices, 'the pantry, an ingredient chosen', async ({ page }) => {
        await page.getByRole('group', { name: pantry.choices }).getByRole('button').first().click()
        await expect(page.getByRole('heading', { name: pantry.results })).toBeVisible()
      }),
      {
        name: 'the pantry with what is left, one of it being changed',
        reach: async ({ page, app }) => {
          const cream = { title: 'Сметана', amount: { value: 120, unit: 'г' }, until: '2100-11-27' }
          await app.store({ pantry: JSON.stringify(['Рис', cream]) })
          await app.open('/pantry')
          await page.getByRole('button', { name: common.editOf('Сметана') }).click()
          await expect(page.getByLabel(pantry.until)).toBeVisible()
        },
      },
      emptyPlan,
      openPicker,
      after(openPicker, 'the plan, the choice of a dish without saved ones', async ({ page }) => {
        await page.getByRole('tab', { name: plan.savedTab }).click()
        await expect(page.getByText(plan.nothingSaved)).toBeVisible()
        // The first stop of the Tab key.
        await button(page, common.close).focus()
      }),
      after(openPicker, 'the plan, no dish found', async ({ page }) => {
        await page.getByRole('textbox', { name: plan.find }).fill('щщщ')
        await expect(page.getByText(plan.nothingFound)).toBeVisible()
        await button(page, common.close).focus()
      }),
      plannedRecipe,
      after(plannedRecipe, 'the details of a planned meal', async ({ page }) => {
        await page.getByRole('button', { name: common.anyEdit }).click()
        await expect(page.getByRole('group', { name: plan.day })).toBeVisible()
      }),
      {
        name: 'the plan with the goals of a person',
        reach: async ({ page, app, catalogue: { recipe } }) => {
          const eaters = [{ id: 'a', name: 'Аня', portion: 1, goals: { kcal: { min: 1800, max: 2200 } } }]
          const meal = { ...goneDish[0], recipe: { id: recipe.id, title: recipe.title } }
          await app.store({ plan: JSON.stringify([meal]), eaters: JSON.stringify(eaters) })
          await app.open('/plan?week=2026-11-23')
          await expect(page.getByRole('list', { name: plan.eaten }).first()).toBeVisible()
        },
      },
      {
        name: 'the plan with a dish that is gone',
        reach: async ({ page, app }) => {
          await app.store({ plan: JSON.stringify(goneDish) })
          await app.open('/plan?week=2026-11-23')
          await expect(page.getByText(plan.gone)).toBeVisible()
        },
      },
      after(plannedRecipe, 'the list of a week before it is added', async ({ page }) => {
        await button(page, plan.buildList).click()
        await expect(page.getByRole('checkbox').first()).toBeVisible()
      }),
    ],
  },
  {
    title: 'the week that plans itself',
    states: [
      plannedWeek,
      after(plannedWeek, 'other dishes for a planned meal', async ({ page }) => {
        await page.getByRole('button', { name: planner.replace }).first().click()
        await expect(page.getByRole('list', { name: planner.insteadOf }).getByRole('button')).toHaveCount(5)
        await button(page, common.close).focus()
      }),
      after(plannedWeek, 'the wishes for a week', async ({ page }) => {
        await button(page, planner.wishes).click()
        await expect(page.getByRole('textbox', { name: planner.budget })).toBeVisible()
        await button(page, common.close).focus()
      }),
    ],
  },
]
