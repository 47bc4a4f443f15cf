import type { Locator, Page } from 'playwright/test'

import { expect } from '../fixtures'
import { texts } from '../texts'

/** More stops than any screen has: a focus trap, if Tab does not come round. */
const MAX_STOPS = 120

/** Presses of Tab between two looks whether it has come round: more are faster, but wasted at the end. */
const PRESSES_AT_ONCE = 10

type Stop = ReturnType<typeof inspectFocus>
type Recording = { stops: Stop[]; end: () => void }

declare global {
  var tabStops: Recording
}

/**
 * Holds Tab from the first stop of the page to its last one. Returns what is wrong, one line each: a stop without a
 * visible ring, outside the viewport or covered, out of reading order, a control that is no stop, a focus trap.
 */
export async function tabOrderFaults(page: Page) {
  // A modal contains the focus; everywhere else the first stop is the skip link.
  const skipLink = page.getByRole('link', { name: texts.shell.skipLink })
  if (await skipLink.count()) await skipLink.focus()
  await page.evaluate(() => scrollTo(0, 0))
  // Focus rings are shown when the last input was a key.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  const stops = await recordStops(page)
  const isRound = stops.at(-1)?.isRepeated
  const last = stops.at(-1)?.name
  return [
    ...stops.flatMap((stop, index) => [...stop.faults, ...orderFaults(stops.slice(0, index), stop)]),
    ...(isRound ? await page.evaluate(controlsWithoutStop) : [`${last}: a focus trap`]),
  ]
}

/** All stops of Tab from the present one on, and the repeated one after them, if Tab comes round. */
async function recordStops(page: Page) {
  // As source texts: the one function needs the other in the page.
  await page.evaluate(`(${startRecording})(${inspectFocus})`)
  let stops: Stop[] = []
  while (stops.length < MAX_STOPS && !stops.at(-1)?.isRepeated) {
    // The browser takes them one after the other; only the test does not wait for each.
    await Promise.all(Array.from({ length: PRESSES_AT_ONCE }, () => page.keyboard.down('Tab')))
    stops = await page.evaluate(() => tabStops.stops)
  }
  await page.keyboard.up('Tab')
  await page.evaluate(() => tabStops.end())
  return stops
}

/** Runs in the page: inspects the focused element at each press of Tab, before the focus moves on. */
function startRecording(inspect: typeof inspectFocus) {
  const stops: Stop[] = []
  const onKeyDown = () => {
    if (stops.at(-1)?.isRepeated) return
    // A hidden header slides in when the focus enters it.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    stops.push(inspect())
  }
  addEventListener('keydown', onKeyDown, { capture: true })
  globalThis.tabStops = { stops, end: () => removeEventListener('keydown', onKeyDown, { capture: true }) }
}

function orderFaults(before: Stop[], stop: Stop) {
  const previous = before.findLast(({ layer }) => layer)
  return previous?.layer === stop.layer && isOutOfOrder(previous, stop)
    ? [`${stop.name}: follows ${previous.name}, though it is placed before it`]
    : []
}

/** Presses Tab until the target has the focus; fails if that takes more than 80 stops, or if its ring is not visible. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target, 'the target of the Tab key').toBeVisible()
  for (let stops = 0; stops < 80; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await target.page().keyboard.press(key)
  }
  await expect(target, `not reached by ${key}`).toBeFocused()
  // A hidden header slides in when the focus enters it.
  await target
    .page()
    .waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const { faults } = await target.page().evaluate(inspectFocus)
  expect(faults, 'faults of the focused element').toEqual([])
}

/** Reading order goes down and to the right, and up only into the next column. */
function isOutOfOrder({ box: a }: Stop, { box: b }: Stop) {
  const goesUp = b.bottom <= a.top + 1 && b.left < a.right - 1
  const goesLeft = b.top < a.bottom - 1 && b.bottom > a.top + 1 && b.right <= a.left + 1
  return goesUp || goesLeft
}

/** Runs in the page: the focused element, its box, and what is wrong with how it is shown. */
function inspectFocus() {
  const element = document.activeElement
  const nothing = {
    name: '',
    faults: [] as string[],
    box: { top: 0, bottom: 0, left: 0, right: 0 },
    layer: '',
  }
  if (!element || element === document.body) {
    // Before the first stop, and again after the last one.
    const isRepeated = document.querySelector('[data-tab-stop]') !== null
    return { ...nothing, isRepeated }
  }
  const isFrame = element instanceof HTMLIFrameElement
  // A frame and a date input have several stops inside.
  const isSame = element.getAttribute('data-tab-stop') === 'last'
  if (element.hasAttribute('data-tab-stop') && !isSame) return { ...nothing, isRepeated: true }
  document.querySelector('[data-tab-stop=last]')?.setAttribute('data-tab-stop', 'visited')
  element.setAttribute('data-tab-stop', 'last')
  const name = `${element.tagName} «${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}»`
  const rect = element.getBoundingClientRect()
  // A row of chips, a rail or a sheet may have scrolled to show the stop.
  let [left, top] = [scrollX, scrollY]
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    left += parent.scrollLeft
    top += parent.scrollTop
  }
  const box = {
    top: rect.top + top,
    bottom: rect.bottom + top,
    left: rect.left + left,
    right: rect.right + left,
  }
  // A panel lies over the page: its position says nothing about the order in the page.
  const layer = element.closest('header nav, header section') ? 'panel' : 'page'
  // The page inside a frame shows its own focus.
  const faults = isFrame ? [] : [...ringFaults(), ...positionFaults()]
  return { name, faults, box, layer, isRepeated: false }

  function ringFaults() {
    if (!element) return []
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return [`${name}: no focus ring`]
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset)
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent)
      if (parent === document.documentElement || (overflowX === 'visible' && overflowY === 'visible'))
        continue
      const frame = parent.getBoundingClientRect()
      const isCutX =
        overflowX !== 'visible' &&
        (rect.left - reach < frame.left - 1 || rect.right + reach > frame.right + 1)
      const isCutY =
        overflowY !== 'visible' &&
        (rect.top - reach < frame.top - 1 || rect.bottom + reach > frame.bottom + 1)
      if (isCutX || isCutY)
        return [`${name}: its focus ring is clipped by ${parent.tagName} ${parent.className}`]
    }
    return []
  }

  function positionFaults() {
    if (!element) return []
    const x = (Math.max(rect.left, 0) + Math.min(rect.right, innerWidth)) / 2
    const y = (Math.max(rect.top, 0) + Math.min(rect.bottom, innerHeight)) / 2
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return [`${name}: outside the viewport`]
    const top = document.elementFromPoint(x, y)
    const isOnTop = top !== null && (element.contains(top) || top.closest('label')?.control === element)
    return isOnTop ? [] : [`${name}: covered by ${top?.tagName} ${top?.className}`]
  }
}

/** Runs in the page: the visible controls that were no stop of the Tab key; then removes the marks of the stops. */
function controlsWithoutStop() {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]'),
  ]
  const missed = controls.filter(
    (element) =>
      element.tabIndex === 0 &&
      !element.matches(':disabled, [data-tab-stop], input[type=radio]:not(:checked), [inert] *') &&
      !(document.querySelector('dialog:modal') && !element.closest('dialog:modal')) &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  document.querySelectorAll('[data-tab-stop]').forEach((element) => element.removeAttribute('data-tab-stop'))
  return missed.map((element) => `not reached by Tab: ${element.outerHTML.slice(0, 120)}`)
}
