import type { Page } from 'playwright/test'

import { atBothWidths, axeViolationsWithoutThemes } from './checks/axe'
import { expect, test } from './fixtures'
import { texts } from './texts'

const { film } = texts

/** Opens a film outside its frame, with a clock that only the test advances. */
async function openFilm(page: Page, address: string) {
  await page.clock.install({ time: '2026-05-01T10:00:00' })
  await page.clock.pauseAt('2026-05-01T10:01:00')
  await page.goto(`./${address}`)
  const step = page.getByText(film.anyStep)
  const control = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    step,
    control,
    start: control(texts.recipe.watch),
    steps: page.getByRole('slider', { name: film.steps }),
  }
}

/** The current times of all animations of the drawing, without the CSS transitions of the buttons. */
const animationTimes = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => !(animation instanceof CSSTransition))
      .map(({ currentTime }) => Number(currentTime)),
  )

test.describe('The film of a recipe', () => {
  test('shows the dish and its name, and does not start by itself', async ({
    page,
    catalogue: { recipe },
  }) => {
    const { start, control, step } = await openFilm(page, recipe.video)
    await expect(page.getByRole('heading', { level: 1, name: recipe.title, exact: true })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(recipe.title))
    await page.clock.runFor(10_000)
    await expect(start).toBeVisible()
    await expect(control(film.pause)).toBeHidden()
    await expect(step).toBeHidden()
    expect(await animationTimes(page)).toEqual([])
  })

  test('plays on click: the ingredients, the steps, the closing wish', async ({
    page,
    catalogue: { recipe },
  }) => {
    const { start, control, step } = await openFilm(page, recipe.video)
    await start.click()
    await expect(control(film.pause)).toBeFocused()
    await page.clock.runFor(4_000)
    await expect(step).toHaveText(film.needed)
    await expect(
      page
        .locator('[aria-live=off]')
        .getByText(recipe.ingredients[0] ?? '')
        .first(),
    ).toBeVisible()

    await page.keyboard.press('ArrowRight')
    await expect(step).toHaveText(film.stepOf(1, recipe.instructions.length))
    const before = await animationTimes(page)
    await page.clock.runFor(1_000)
    expect(Math.max(...(await animationTimes(page)))).toBeGreaterThan(Math.max(...before))

    await page.keyboard.press('End')
    await page.clock.runFor(6_000)
    await expect(page.getByText(film.wish)).toBeVisible()
    await expect(control(film.again)).toBeVisible()
  })

  test('stops when paused, and moves from step to step by the keyboard', async ({
    page,
    catalogue: { recipe },
  }) => {
    const { start, control, step, steps } = await openFilm(page, recipe.video)
    await start.press('Enter')
    await page.clock.runFor(500)
    await page.keyboard.press('Space')
    await expect(control(film.play)).toBeVisible()
    const stopped = await animationTimes(page)
    expect(stopped.length).toBeGreaterThan(0)
    await page.clock.runFor(10_000)
    expect(await animationTimes(page)).toEqual(stopped)

    await steps.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(step).toHaveText(film.needed)
    for (const [index, text] of recipe.instructions.entries()) {
      await page.keyboard.press('ArrowRight')
      const name = film.stepOf(index + 1, recipe.instructions.length)
      await expect(step).toHaveText(name)
      await expect(steps).toHaveAttribute('aria-valuetext', name)
      await expect(page.locator('[aria-live=polite]')).toHaveText(text)
    }
    await page.keyboard.press('ArrowLeft')
    await expect(step).toHaveText(film.step(recipe.instructions.length - 1))
    await page.keyboard.press('End')
    await expect(page.getByText(film.wish)).toBeVisible()
    await page.keyboard.press('Home')
    await expect(page.getByRole('heading', { level: 1, name: recipe.title, exact: true })).toBeVisible()
  })

  test('is a slide show with reduced motion', async ({ page, catalogue: { recipe } }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { start, step } = await openFilm(page, recipe.video)
    await start.click()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(step).toHaveText(film.step(1))
    const slide = await animationTimes(page)
    expect(slide.length).toBeGreaterThan(0)
    await page.clock.runFor(2_000)
    await expect(step).toHaveText(film.step(1))
    expect(await animationTimes(page)).toEqual(slide)
    await page.clock.runFor(15_000)
    await expect(step).not.toHaveText(film.step(1))
  })
})

test.describe('The film of a recipe with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('passes axe at 360 and 1280 pixels', async ({ page, catalogue: { recipe } }) => {
    await page.goto(`./video/${recipe.id}/`)
    await expect(page.getByRole('button').first()).toBeVisible()
    expect(await atBothWidths(page, axeViolationsWithoutThemes)).toEqual([])
  })
})
