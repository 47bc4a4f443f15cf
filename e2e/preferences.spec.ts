import type { Locator } from 'playwright/test'

import { expect, test } from './fixtures'
import { texts } from './texts'

/** Preferences of the system: forced colours, more contrast, reduced motion. */

const style = (target: Locator, property: string) =>
  target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test.describe('With forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('every button has a border', async ({ page, app }) => {
    for (const [path, heading] of [
      ['/', texts.headings.welcome],
      ['/category', texts.headings.categories],
      ['/login', texts.headings.login],
    ] as const) {
      await app.open(path)
      await expect(app.heading(heading)).toBeVisible()
      const buttons = page.getByRole('button')
      await expect(buttons).not.toHaveCount(0)
      for (const button of await buttons.all()) {
        const border = `${path}: the border of ${await button.innerText()}`
        expect(await style(button, 'border-top-style'), border).toBe('solid')
        expect(parseFloat(await style(button, 'border-top-width')), border).toBeGreaterThan(0)
      }
    }
  })

  test('what is on, open or focused differs from what is not', async ({
    page,
    signedIn: app,
    catalogue: { category, recipe },
  }) => {
    const [open, closed] = [
      page.getByRole('tab', { selected: true }),
      page.getByRole('tab', { selected: false }).first(),
    ]
    await expectOtherBackground(open, closed)

    await app.open(`/selected_category/${category.id}`)
    const mark = page.getByRole('button', { name: texts.marks.anyLike }).first()
    await expect(mark).toHaveAttribute('aria-pressed', 'false')
    const before = await mark.screenshot()
    await mark.press('Space')
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    expect(await style(mark, 'outline-style')).toBe('solid')
    await expectOtherBackground(mark, page.getByRole('button', { name: texts.marks.anySave }).first())
    expect((await mark.screenshot()).equals(before)).toBe(false)

    const panel = await app.openPanel()
    const track = panel.getByRole('switch').locator('[aria-hidden]').last()
    const off = await style(track, 'background-color')
    await panel.getByRole('switch').click()
    await expect(panel.getByRole('switch')).toBeChecked()
    await expect.poll(() => style(track, 'background-color')).not.toBe(off)

    await app.open('/login')
    const sections = page.getByRole('navigation', { name: texts.account.sections })
    await expectOtherBackground(
      sections.getByRole('link', { name: texts.account.signIn }),
      sections.getByRole('link', { name: texts.account.registration }),
    )

    await app.open(`/plan?add=${recipe.id}`)
    const choice = page.getByRole('group', { name: 'Приём пищи' }).locator('label')
    await choice.filter({ hasText: 'Обед' }).click()
    await expectOtherBackground(choice.filter({ hasText: 'Обед' }), choice.filter({ hasText: 'Завтрак' }))
  })

  test('shapes made of a background only are visible', async ({ app }) => {
    await app.open('/')
    // Compared by pixels: computed colours are not the painted ones.
    const seen = await app.burger.screenshot()
    await app.burger.locator('> *').evaluateAll((lines) => {
      for (const line of lines as HTMLElement[]) line.style.visibility = 'hidden'
    })
    const bare = await app.burger.screenshot()
    expect(seen.equals(bare)).toBe(false)
  })

  test('the dots of the chosen day have the colour of its text', async ({
    page,
    app,
    catalogue: { recipe },
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const { id, title } = recipe
    const meal = { id: 'a', day: '2026-11-25', name: 'lunch', recipe: { id, title }, servings: 2 }
    await app.seed({ plan: JSON.stringify([meal]) })
    await app.open('/plan?week=2026-11-25')
    const day = page.getByRole('button', { name: /^ср 25/, pressed: true })
    const dot = day.locator('.bg-current')
    expect(await style(dot, 'background-color')).toBe(await style(day, 'color'))
  })

  async function expectOtherBackground(one: Locator, other: Locator) {
    await expect(other, 'the other control').toBeVisible()
    const background = await style(one, 'background-color')
    expect(background, 'the backgrounds of both').not.toBe(await style(other, 'background-color'))
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`With more contrast muted text has the colour of headings, in the ${colorScheme} theme`, async ({
    page,
    app,
  }) => {
    await page.emulateMedia({ colorScheme })
    await app.open('/resetpassword')
    const prompt = page.getByText(texts.account.resetPrompt)
    const strong = await style(app.heading(texts.headings.passwordReset), 'color')
    expect(await style(prompt, 'color')).not.toBe(strong)
    await page.emulateMedia({ contrast: 'more' })
    await expect.poll(() => style(prompt, 'color')).toBe(strong)
  })
}

test('The panel opens and closes with an animation', async ({ page, app }) => {
  await page.clock.install()
  await app.open('/')
  await expect(app.progress).toBeHidden()
  // A removed panel has no animation to measure.
  await app.stopClock()
  await app.burger.click()
  // Not by its role: while it closes it is `inert`.
  const panel = page.locator(`nav[aria-label="${texts.shell.panel}"]`)
  const animation = () =>
    panel.evaluate((element) => {
      const { animationName, animationDuration } = getComputedStyle(element)
      return { name: animationName, seconds: parseFloat(animationDuration) }
    })
  const opening = await animation()
  expect(opening.seconds).toBeGreaterThan(0.1)
  await app.burger.click()
  await expect(app.burger).toHaveAttribute('aria-expanded', 'false')
  const closing = await animation()
  expect(closing.seconds).toBeGreaterThan(0.1)
  expect(closing.name).not.toBe(opening.name)
})

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no animation or transition is longer than a millisecond', async ({ page, app, api, catalogue }) => {
    const longest = () =>
      page.evaluate(() =>
        Math.max(
          0,
          ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().activeDuration)),
        ),
      )
    await page.addInitScript(recordDurations)
    await api.hold(`selected/${catalogue.category.id}`)
    await app.open('/category')
    const card = page.getByRole('link', { name: catalogue.category.title, exact: true })
    await card.hover()
    await app.openPanel()
    await app.open(`/selected_category/${catalogue.category.id}`)
    await expect(page.getByRole('status', { name: texts.common.loading })).toBeVisible()
    expect(await longest()).toBeLessThanOrEqual(1)
    const seen = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
    expect(seen.length).toBeGreaterThan(0)
    expect(Math.max(...seen)).toBeLessThanOrEqual(1)
  })
})

/** Runs in the page: records the duration of each animation and transition. */
function recordDurations() {
  const durations: number[] = []
  Object.assign(window, { durations })
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    for (const { effect } of target.getAnimations())
      durations.push(Number(effect?.getComputedTiming().activeDuration))
  }
  for (const event of ['animationstart', 'transitionrun']) document.addEventListener(event, note)
}
