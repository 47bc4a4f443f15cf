import type { Locator } from 'playwright/test'

import { theme } from '../tailwind.config'
import { expect, test } from './fixtures'
import { texts } from './texts'

/** Themes state it in milliseconds. */
const CALM_MS = Number.parseInt(theme.motion.calm)

test.describe('A card', () => {
  test(
    'of a category leads to its recipes, each with its time, its kcal and a button to cook',
    { tag: '@smoke' },
    async ({ page, app, catalogue }) => {
      const { category, cards: recipes } = catalogue
      await app.open('/category')
      await page.getByRole('link', { name: category.title, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`#/selected_category/${category.id}$`))
      await expect(app.heading(category.title)).toBeVisible()
      for (const { title, time, kcal } of recipes) {
        const card = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('link', { name: title, exact: true }) })
        await expect(card).toContainText(time)
        await expect(card).toContainText(kcal)
        await expect(card.getByRole('button', { name: texts.catalog.cook })).toBeVisible()
      }
    },
  )

  test('flips to its further pictures where the pointer rests on it, and on focus', async ({
    page,
    app,
    catalogue,
    isMobile,
    baseURL,
  }) => {
    test.skip(isMobile, 'touch has no hover')
    await app.open('/category')
    const link = page.getByRole('link', { name: catalogue.category.title, exact: true })
    await expect(link).toBeVisible()
    /** The addresses of the pictures on the visible face of the card. */
    const seen = () =>
      link.evaluate((card, base) => {
        const { left, top, width, height } = card.getBoundingClientRect()
        const spot = document.elementFromPoint(left + width / 2, top + height / 3)
        const face = [...(card.firstElementChild?.children ?? [])].find((side) => side.contains(spot))
        return [...(face?.querySelectorAll('img') ?? [])].map((image) => image.src.replace(base, ''))
      }, baseURL ?? '')
    const { name, back } = catalogue.category
    test.skip(back.length === 0, 'the API serves no further pictures')
    expect(await seen()).toEqual([name])
    await link.hover()
    // A pointer on its way to another card leaves this one before it flips.
    await expect
      .poll(() => link.evaluate((card) => getComputedStyle(card.children[0] ?? card).transitionDelay))
      .toBe('0.6s')
    await expect.poll(seen).toEqual(back.slice(0, 3))
    await page.mouse.move(0, 0)
    await expect.poll(seen).toEqual([name])
    // The last of the chips above the cards.
    await page.getByRole('button', { name: 'дешевле', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect.poll(seen).toEqual(back.slice(0, 3))
  })

  test('grows into the picture of its page and shrinks back, except with reduced motion', async ({
    page,
    app,
    catalogue,
  }) => {
    await page.addInitScript(() => {
      const transitions: unknown[] = []
      Object.assign(window, { transitions })
      const { animate } = Element.prototype
      Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how)
        const { x, y, width } = this.getBoundingClientRect()
        const ms = animation.effect?.getComputedTiming().duration
        if ('zIndex' in (how[0] ?? {})) transitions.push({ x, y, width, ms })
        return animation
      }
    })
    /** The start and the duration of each transition so far. */
    const transitions = () =>
      page.evaluate(() => (window as unknown as { transitions: unknown[] }).transitions)
    /** The position of a picture that has stopped moving. */
    const positionOf = async (picture: Locator) => {
      const { x, y, width } = await picture.evaluate(async (image) => {
        for (let part: Element | null = image; part; part = part.parentElement)
          await Promise.all(part.getAnimations().map(({ finished }) => finished))
        return image.getBoundingClientRect().toJSON() as DOMRect
      })
      return {
        x: expect.closeTo(x, 0),
        y: expect.closeTo(y, 0),
        width: expect.closeTo(width, 0),
        ms: CALM_MS,
      }
    }
    const { category } = catalogue
    const link = page.getByRole('link', { name: category.title, exact: true })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await app.open('/category')
    await link.click()
    await expect(app.heading(category.title)).toBeVisible()
    await page.goBack()
    await expect(app.heading(texts.headings.categories)).toBeVisible()
    expect(await transitions()).toEqual([])
    // The screen is loaded now: only the preference decides whether the card grows.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // Without the pointer over it, the card flips back.
    await page.mouse.move(0, 0)
    const small = await positionOf(link.locator('img').first())
    await link.click()
    await expect.poll(transitions).toEqual([small])
    const large = await positionOf(page.getByRole('main').locator('img').first())
    await page.goBack()
    await expect.poll(transitions).toEqual([small, large])
  })

  test('shows the placeholder instead of a picture that failed to load', async ({ page, app, api }) => {
    await api.answer('selected', {
      count: 1,
      1: [
        {
          id: 'soups',
          name: 'images/no-such-picture.webp',
          title: 'Супы',
          back: ['https://pictures.invalid/1.webp'],
        },
      ],
    })
    await page.route(/no-such-picture|pictures\.invalid/, (route) => route.fulfill({ body: 'no picture' }))
    await app.open('/category')
    const card = page.getByRole('link', { name: 'Супы' })
    await card.focus()
    const pictures = card.locator('img')
    await expect(pictures).toHaveCount(2)
    for (const picture of await pictures.all())
      await expect(picture).toHaveAttribute('src', /\/images\/placeholder\.svg$/)
    await expect
      .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})

test('A recipe card of a phone is at most 290 px high', async ({ page, app, api, catalogue }) => {
  const { category, cards } = catalogue
  const card = { ...cards[0], title: 'Щи из квашеной капусты', time: '2 часа 55 минут', kcal: '450 ккал' }
  await api.answer(`selected/${category.id}`, { [category.id]: [card] })
  await app.open(`/selected_category/${category.id}`)
  const shown = page.getByRole('listitem').filter({ has: app.button(texts.catalog.cook) })
  for (const width of [360, 375, 390]) {
    await page.setViewportSize({ width, height: 780 })
    await expect(shown).toHaveCount(1)
    expect((await shown.boundingBox())?.height).toBeLessThanOrEqual(290)
  }
})
