import type { Page } from 'playwright/test'

import { testEveryPlace } from './every-place'
import { expect, failedRequests, test } from './fixtures'

const phone = { width: 360, height: 780 }
const narrow = { width: 320, height: 640 }
/** What a window of 1280x800 is at 400 % zoom. */
const zoomed = { width: 320, height: 200 }
const desk = { width: 1280, height: 800 }

test.use({
  viewport: phone,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: failedRequests,
})

/** The least that WCAG 1.4.12 asks a page to bear. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

test.describe('At 320 pixels, at 400 % zoom, with wide spacing, with letters of 200 % and for a finger nothing is cut, covered or too small', () => {
  test.slow()

  testEveryPlace(check)
})

async function check(page: Page, name: string) {
  // A toast that is still coming is smaller than it will be.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  )
  expect.soft(await page.evaluate(smallTargets), `${name}: at least 44 pixels for a finger`).toEqual([])
  for (const size of [narrow, zoomed]) {
    await page.setViewportSize(size)
    const where = `${name} at ${size.width}x${size.height}`
    expect.soft(await page.evaluate(cutThings), where).toEqual([])
    const { bars, toasts } = await page.evaluate(coveredShares)
    expect.soft(bars, `${where}: covered by bars`).toBeLessThan(0.5)
    expect.soft(toasts, `${where}: covered by toasts`).toBeLessThanOrEqual(0.5)
  }
  // Not a <style>, which the page's policy would refuse.
  const sheet = await page.evaluateHandle((rules) => {
    const added = new CSSStyleSheet()
    added.replaceSync(rules)
    document.adoptedStyleSheets.push(added)
    return added
  }, spacing)
  for (const size of [narrow, desk]) {
    await page.setViewportSize(size)
    expect.soft(await page.evaluate(cutThings), `${name} with wide spacing at ${size.width}`).toEqual([])
  }
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added)
  })
  await page.setViewportSize(phone)
  // A setting of the browser, which media queries follow too; tests can change it in Chromium only.
  if (page.context().browser()?.browserType().name() !== 'chromium') return
  const devtools = await page.context().newCDPSession(page)
  const setLetters = async (px: number) => {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: px } })
    await expect.poll(() => page.evaluate(rootLetters), `${name}: letters of ${px} pixels`).toBe(`${px}px`)
  }
  await setLetters(32)
  expect.soft(await page.evaluate(cutThings), `${name} with letters of 200 %`).toEqual([])
  await setLetters(16)
  await devtools.detach()
}

/** Runs in the page. */
const rootLetters = () => getComputedStyle(document.documentElement).fontSize

/** Runs in the page: what reaches beyond the window's sides, and texts of which a part is cut off. */
function cutThings() {
  const shown = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert], .sr-only'),
  )
  const beyond = shown
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > innerWidth + 1 || left < -1)
    })
    .map((element) => `beyond the side: ${element.outerHTML.slice(0, 120)}`)
  const cut = shown.flatMap((element) => {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    )
    return texts.filter((text) => isCut(element, text)).map((text) => `cut: ${text.nodeValue}`)
  })
  return [...beyond, ...cut]

  function isCut(element: Element, text: Node) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    for (
      let parent: Element | null = element;
      parent && parent !== document.body;
      parent = parent.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(parent)
      const frame = parent.getBoundingClientRect()
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      if (hides(overflowX) && (left < frame.left - 2 || right > frame.right + 2)) return true
      if (hides(overflowY) && (top < frame.top - 2 || bottom > frame.bottom + 2)) return true
    }
    return false
  }
}

/** Runs in the page: the shares of the window's height that stay covered while the page scrolls, and for some seconds. */
function coveredShares() {
  const over = [...document.querySelectorAll('body *')].filter(
    (element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
      element.checkVisibility() &&
      !element.closest('dialog, .sr-only'),
  )
  const share = (elements: Element[]) =>
    elements.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0) / innerHeight
  const isToasts = (element: Element) => element.matches('[aria-label="Уведомления"]')
  return { bars: share(over.filter((element) => !isToasts(element))), toasts: share(over.filter(isToasts)) }
}

/** Runs in the page: what can be pressed and is smaller than 44 pixels; a link within a sentence may be. */
function smallTargets() {
  const targets = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [role=switch]'),
  ]
  return targets
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only, [inert]'),
    )
    .filter((element) => {
      const isInSentence = getComputedStyle(element).display === 'inline'
      const label = element instanceof HTMLInputElement && element.closest('label')
      const { width, height } = (label || element).getBoundingClientRect()
      return !isInSentence && (width < 44 || height < 44)
    })
    .map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return `${Math.round(width)}x${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`
    })
}
