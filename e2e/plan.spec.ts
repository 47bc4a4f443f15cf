import type { Locator, Page, ViewportSize } from 'playwright/test'

import { whenIdle } from '../scripts/bench/visit'
import type { Catalogue } from './api'
import type { App } from './app'
import { expect, test } from './fixtures'
import { texts } from './texts'

type Planned = { page: Page; app: App; catalogue: Catalogue }

/** Opens a day on which the catalogue's recipe is planned, in a window of this size. Returns the title of the recipe. */
async function openPlanned({ page, app, catalogue }: Planned, name: string, window: ViewportSize) {
  const { id, title } = catalogue.recipe
  const meal = { id: 'a', day: '2026-11-25', name, recipe: { id, title }, servings: 2 }
  await page.setViewportSize(window)
  await app.open('/')
  await app.store({ plan: JSON.stringify([meal]) })
  await app.load('/plan?day=2026-11-25')
  return title
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${String(locator)} is not visible`)
  return box
}

const monday = 'понедельник, 23 ноября'
const tuesday = 'вторник, 24 ноября'
const wednesday = 'среда, 25 ноября'

test('A recipe is added to the plan, moved by dragging and by keyboard, and the week is added to the list', async ({
  page,
  signedIn: app,
  catalogue: { recipe },
  hasTouch,
}) => {
  const day = (name: string) => page.getByRole('region', { name })
  const dish = (name: string) => day(name).getByRole('button', { name: texts.common.editOf(recipe.title) })
  await app.open(`/selected_recipe/${recipe.id}/`)
  await page.getByRole('link', { name: 'В план на неделю' }).click()
  await page.getByRole('button', { name: texts.common.save }).click()
  await expect(page.getByRole('button', { name: texts.common.editOf(recipe.title) })).toBeVisible()

  const [meal] = (await app.storedValue('plan')) as object[]
  await app.storeAsOtherTab({ plan: JSON.stringify([{ ...meal, day: '2026-11-23', servings: 2 }]) })
  await app.load('/plan?week=2026-11-23')
  await expect(dish(monday)).toBeVisible()
  if (hasTouch) {
    // Touch drags after a long press, which Playwright does not support: the form does the same.
    await page.getByRole('button', { name: texts.common.editOf(recipe.title) }).tap()
    await page.getByText('ср, 25').tap()
    await page.getByRole('button', { name: texts.common.save }).tap()
  } else {
    // The library for dragging is loaded after the screen.
    await expect(day(monday).locator('[draggable=true]')).toBeVisible()
    await dish(monday).dragTo(page.getByRole('button', { name: texts.plan.add(`${wednesday}, ужин`) }))
  }
  await expect(dish(wednesday)).toBeVisible()
  await expect(dish(monday)).toBeHidden()

  await page.getByRole('button', { name: texts.common.editOf(recipe.title) }).press('Enter')
  await page.getByRole('radio', { name: 'ср, 25' }).press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'вт, 24' })).toBeChecked()
  await page.getByRole('button', { name: texts.recipe.moreServings }).press('Enter')
  await page.getByRole('button', { name: texts.common.save }).press('Enter')
  await expect(day(tuesday).getByText(/на\s3\sпорции/)).toBeVisible()
  await expect(day(tuesday).getByText(/ккал\sна\sчеловека/)).toBeVisible()

  await page.getByRole('button', { name: texts.plan.buildList }).click()
  const titles = [...new Set(recipe.ingredients)]
  await expect(page.getByRole('checkbox')).toHaveCount(titles.length)
  await page.getByRole('button', { name: texts.plan.addToList }).click()
  await expect(page.getByRole('heading', { name: texts.headings.list })).toBeVisible()
  expect(await app.storedValue('shopList')).toEqual(titles)

  await page
    .getByRole('button', { name: /^Для каких рецептов: / })
    .first()
    .click()
  const share = page.getByRole('link', { name: `${recipe.title}, вторник` })
  expect(await share.innerText(), 'the dish and its meal are one text').toContain(`${recipe.title}, вт, 24`)

  await app.load('/plan?week=2026-11-24')
  await page.getByRole('button', { name: `Убрать: ${recipe.title}, ${tuesday}` }).click()
  await expect.poll(() => app.stored('shopList')).toBeNull()
})

test('A dinner for tonight takes two taps, and a click on the toast takes it back', async ({ page, app }) => {
  await app.open('/plan')
  const today = page.getByRole('region', { name: 'сегодня' })
  await today.getByRole('button', { name: /^Добавить блюдо: .*, ужин$/ }).click()
  await page.getByRole('list', { name: texts.plan.recipes }).getByRole('button').first().click()
  await expect(today.getByRole('button', { name: texts.common.anyEdit })).toBeVisible()
  expect(await app.storedValue('plan')).toMatchObject([{ name: 'dinner' }])
  await page.getByRole('button', { name: texts.common.undo }).click()
  await expect(today.getByRole('button', { name: texts.common.anyEdit })).toHaveCount(0)
  await expect.poll(() => app.stored('plan')).toBeNull()
})

test('Phones show one day, which is in the address', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open('/plan?week=2026-11-23')
  await expect(page.getByRole('region', { name: monday })).toBeVisible()
  await expect(page.getByRole('region', { name: wednesday })).toBeHidden()
  await page.getByRole('button', { name: 'ср 25 ноября' }).click()
  await expect(page.getByRole('region', { name: wednesday })).toBeVisible()
  await expect(page.getByRole('region', { name: monday })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('region', { name: wednesday })).toBeVisible()
})

test('On a phone the sum stands beside the button, and both in two lines at most', async ({
  page,
  app,
  catalogue,
}) => {
  await openPlanned({ page, app, catalogue }, 'dinner', { width: 360, height: 780 })
  const sum = await boxOf(page.getByText(/^1 блюдо · На кассе [\d.]+\sруб\.$/))
  const button = await boxOf(app.button(texts.plan.buildList))
  expect(button.x).toBeGreaterThan(sum.x + sum.width)
  expect(Math.max(sum.y + sum.height, button.y + button.height) - Math.min(sum.y, button.y)).toBeLessThan(50)
})

test('On a tablet an empty meal is as high as the filled one beside it', async ({ page, app, catalogue }) => {
  const title = await openPlanned({ page, app, catalogue }, 'lunch', { width: 768, height: 1024 })
  const filled = await boxOf(page.getByRole('listitem').filter({ hasText: title }))
  const empty = await boxOf(page.getByRole('button', { name: texts.plan.add(`${wednesday}, завтрак`) }))
  expect(empty.height).toBeCloseTo(filled.height, 0)
})

test('Desktops show the seven days beside each other', async ({ page, app }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await app.open('/plan?week=2026-11-23')
    const days = page.getByRole('region', { name: /ноября/ })
    await expect(days).toHaveCount(7)
    const boxes = await Promise.all((await days.all()).map((day) => day.boundingBox()))
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    expect(Math.max(...boxes.map((box) => (box?.x ?? width) + (box?.width ?? 0)))).toBeLessThanOrEqual(width)
  }
})

test('On desktops the dishes of a day leave the other days as they are, and the first meals are in one row', async ({
  page,
  app,
  catalogue: {
    recipe: { id, title },
  },
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await app.open('/plan')
  const meal = { day: '2026-11-23', name: 'breakfast', recipe: { id, title }, servings: 2 }
  await app.store({
    plan: JSON.stringify([
      { ...meal, id: 'one' },
      { ...meal, id: 'two' },
    ]),
  })
  await app.load('/plan?week=2026-11-23')
  await expect(page.getByRole('button', { name: texts.common.editOf(title) })).toHaveCount(2)
  const topOf = async (day: string, name: string) =>
    (await page.getByRole('button', { name: texts.plan.add(`${day}, ${name}`) }).boundingBox())?.y ?? NaN
  expect(await topOf(monday, 'завтрак')).toBe(await topOf(tuesday, 'завтрак'))
  expect(await topOf(monday, 'обед')).toBeGreaterThan((await topOf(tuesday, 'обед')) + 200)
  expect(await topOf(tuesday, 'обед')).toBe(await topOf(wednesday, 'обед'))
})

test('On desktops the bar is as wide as the plan, with its button at the right', async ({
  page,
  app,
  catalogue,
}) => {
  await openPlanned({ page, app, catalogue }, 'dinner', { width: 1440, height: 900 })
  const sum = await boxOf(page.getByText(/^1 блюдо · На кассе/))
  const button = await boxOf(app.button(texts.plan.buildList))
  const total = await boxOf(page.getByRole('region', { name: 'Вся неделя' }))
  expect(sum.x).toBeCloseTo(total.x, 0)
  expect(button.x + button.width).toBeCloseTo(total.x + total.width, 0)
})

test('Saved recipes are dragged to the week from a drawer beside it, which only wide windows load', async ({
  page,
  app,
  catalogue: { cards },
  hasTouch,
}) => {
  const [card] = cards
  if (!card) throw new Error('The catalogue has no recipe to save.')
  await page.setViewportSize({ width: 1280, height: 900 })
  await app.open('/plan')
  await app.store({ savedRecipes: JSON.stringify([card]) })
  await app.load('/plan?week=2026-11-23')
  const drawer = page.getByRole('region', { name: texts.plan.savedTab })
  await expect(page.getByRole('region', { name: monday })).toBeVisible()
  await whenIdle(page)
  await expect(drawer).toHaveCount(0)

  await page.setViewportSize({ width: 1440, height: 900 })
  const saved = drawer.getByRole('link', { name: card.title })
  await expect(saved).toBeVisible()
  // Touch drags after a long press, which Playwright does not support.
  if (hasTouch) return
  await expect(drawer.locator('[draggable=true]')).toBeVisible()
  await saved.dragTo(page.getByRole('button', { name: texts.plan.add(`${wednesday}, обед`) }))
  await expect(
    page
      .getByRole('region', { name: wednesday })
      .getByRole('button', { name: texts.common.editOf(card.title) }),
  ).toBeVisible()
  expect(await app.storedValue('plan')).toMatchObject([{ day: '2026-11-25', name: 'lunch' }])
})
