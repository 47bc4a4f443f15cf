import { expect, test } from './fixtures'
import { texts } from './texts'

const { planner } = texts

test('From an empty week to a list in three taps', async ({ page, app }) => {
  await app.open('/plan?week=2100-11-22')
  await page.getByRole('button', { name: planner.planWeek }).click()
  const dishes = page.getByRole('list', { name: planner.dishes }).getByRole('listitem')
  await expect(dishes).toHaveCount(7)
  await expect(page.getByText(planner.done(7))).toBeVisible()
  await page.getByRole('button', { name: planner.toList }).click()
  await page.getByRole('button', { name: texts.plan.addToList }).click()
  await expect(page.getByRole('heading', { name: texts.headings.list })).toBeVisible()
  expect(await app.storedValue('plan')).toHaveLength(7)
  expect(((await app.storedValue('shopList')) as string[]).length).toBeGreaterThan(7)
})

test('A click on the toast takes a plan back from over the preview of its list, too', async ({
  page,
  app,
}) => {
  await app.open('/plan?week=2100-11-22')
  await page.getByRole('button', { name: planner.planWeek }).click()
  await expect(page.getByText(planner.done(7))).toBeVisible()
  await page.getByRole('button', { name: planner.toList }).click()
  await expect(page.getByRole('button', { name: texts.plan.addToList })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: texts.common.undo }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await app.storedValue('plan')).toBeNull()
})

test('A planned week keeps what was planned by hand, and is taken back as a whole', async ({
  page,
  app,
  catalogue: { recipe },
}) => {
  const byHand = {
    id: 'by-hand',
    day: '2100-11-22',
    name: 'dinner',
    recipe: { id: recipe.id, title: recipe.title },
    servings: 4,
  }
  await app.open('/plan?week=2100-11-22')
  await app.store({ plan: JSON.stringify([byHand]) })
  await app.load('/plan?week=2100-11-22')
  await page.getByRole('button', { name: planner.planWeek }).click()
  await expect(page.getByText(planner.done(6))).toBeVisible()
  await page.getByRole('button', { name: planner.toPlan }).click()
  await expect(page.getByRole('button', { name: texts.common.anyEdit }).first()).toBeVisible()
  const planned = (await app.storedValue('plan')) as (typeof byHand)[]
  expect(planned).toHaveLength(7)
  expect(planned).toContainEqual(byHand)
  await page.getByRole('button', { name: texts.common.undo }).click()
  await expect.poll(() => app.storedValue('plan')).toEqual([byHand])
})

test('Dishes of a plan are kept, replaced and struck, and the rest is planned around them', async ({
  page,
  app,
}) => {
  await app.open('/plan?week=2100-11-22')
  await page.getByRole('button', { name: planner.planWeek }).click()
  await expect(page.getByText(planner.done(7))).toBeVisible()
  const row = (index: number) => page.getByRole('list', { name: planner.dishes }).locator('> li').nth(index)
  const nameOf = async (index: number) =>
    (await row(index).getByRole('button', { name: planner.keep }).getAttribute('aria-label')) ?? ''

  const kept = await nameOf(0)
  await row(0).getByRole('button', { name: planner.keep }).click()

  const replaced = await nameOf(6)
  await row(6).getByRole('button', { name: planner.replace }).click()
  const choices = page.getByRole('list', { name: planner.insteadOf }).getByRole('button')
  await expect(choices).toHaveCount(5)
  await choices.first().click()
  await expect(row(6).getByRole('button', { name: planner.keep, pressed: true })).toBeVisible()
  const chosen = await nameOf(6)
  expect(chosen).not.toBe(replaced)

  const dishes = () => Promise.all(Array.from({ length: 7 }, (_, index) => nameOf(index)))
  const before = await dishes()
  await page.getByRole('button', { name: planner.another }).click()
  await expect(page.getByText(planner.done(7))).toBeVisible()
  await expect.poll(dishes).not.toEqual(before)
  expect(await nameOf(0)).toBe(kept)
  expect(await nameOf(6)).toBe(chosen)

  const struck = await nameOf(3)
  await row(3).getByRole('button', { name: planner.strike }).click()
  await expect(page.getByRole('button', { name: struck })).toBeHidden()
  await expect(page.getByText(planner.done(7))).toBeVisible()
})

test('A plan follows the wishes, and names one that cannot be met', async ({ page, app }) => {
  await app.open('/plan?week=2100-11-22')
  await page.getByRole('button', { name: planner.planWeek }).click()
  await page.getByRole('button', { name: planner.wishes }).click()
  await page.getByRole('group', { name: planner.eaters }).getByRole('button', { name: '+ Дети' }).click()
  await page.getByRole('textbox', { name: planner.budget }).fill('5')
  await expect(page.getByText('Всё сразу не выходит. Мешает: бюджет.')).toBeVisible()
  await page.getByRole('button', { name: /^Поднять бюджет до / }).click()
  await expect(page.getByText('Всё сразу не выходит')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Меню на неделю' })).toBeFocused()
  await page.getByRole('button', { name: planner.toPlan }).click()
  const meals = (await app.storedValue('plan')) as { id: string; servings: number; leftoversOf?: string }[]
  expect(meals).toHaveLength(7)
  // A dish for two days is cooked for both on the first one.
  for (const { id, servings } of meals)
    expect(servings).toBe(meals.some(({ leftoversOf }) => leftoversOf === id) ? 6 : 3)
})

test('A person has a name and a goal, which the plan keeps to and compares with what the person eats', async ({
  page,
  app,
}) => {
  await app.open('/plan?week=2100-11-22')
  await page.getByRole('button', { name: planner.planWeek }).click()
  await page.getByRole('button', { name: planner.wishes }).click()
  const eaters = page.getByRole('group', { name: planner.eaters })
  await eaters.getByRole('button', { name: planner.people }).click()
  await eaters.getByRole('button', { name: 'Взрослый 1' }).click()
  await eaters.getByRole('textbox', { name: 'Имя' }).fill('Аня')
  await eaters.getByRole('textbox', { name: planner.kcalAtMost }).fill('450')
  await eaters.getByRole('textbox', { name: planner.kcalAtMost }).press('Enter')
  await expect(eaters.getByRole('button', { name: 'Аня' })).toBeVisible()
  await expect(page.getByText(planner.done(7))).toBeVisible()
  await page.getByRole('button', { name: planner.toPlan }).click()
  const week = page.getByRole('region', { name: texts.plan.wholeWeek })
  await expect(week.getByRole('listitem')).toHaveText(/^Аня\sза\s7\sдней: [\d\s]+ккал \(цель до\s3\s150\)$/)
})

test('A week that is fully planned leads to its list or to the next week', async ({ page, app }) => {
  await app.open('/plan?week=2100-11-22')
  await page.getByRole('button', { name: planner.planWeek }).click()
  await page.getByRole('button', { name: planner.toPlan }).click()
  await page.getByRole('button', { name: texts.common.closeToast }).click()

  await page.getByRole('button', { name: planner.planWeek }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/^На эти дни всё уже в плане/)).toBeVisible()
  await sheet.getByRole('button', { name: planner.wholeWeekToList }).click()
  await expect(page.getByRole('button', { name: texts.plan.addToList })).toBeVisible()
  await page.getByRole('button', { name: texts.common.close, exact: true }).click()

  await page.getByRole('button', { name: planner.planWeek }).click()
  await sheet.getByRole('button', { name: planner.nextWeek }).click()
  await expect(page).toHaveURL(/week=2100-11-29/)
  await expect(sheet.getByText(planner.done(7))).toBeVisible()
})
