import { readFileSync } from 'node:fs'

import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

import { themeVariables } from '../../lib/theme/css-variables'
import { type ThemeName, themeName, themes } from '../../tailwind.config'

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

/** A theme in one of its modes, and the rules whose result depends on it. */
type Variant = { name: string; mode: string; isOwn: boolean; variables: [string, string][]; rules: string[] }

const modes = ['light', 'dark'] as const

/** Colours differ between the modes of a theme, sizes do not (`themeVariables`): the light mode stands for both. */
const rules = {
  light: ['color-contrast', 'link-in-text-block', 'target-size'],
  dark: ['color-contrast', 'link-in-text-block'],
}

const variantsOf = (name: ThemeName): Variant[] =>
  modes.map((mode) => ({
    name: `${name}, ${mode}`,
    mode,
    isOwn: name === themeName,
    variables: Object.entries(themeVariables(themes[name], mode)),
    rules: rules[mode],
  }))

/**
 * What axe finds on the page in its present viewport, one line for each faulty element: by all rules in the theme that
 * the page has, then in every other theme and mode by the rules whose result depends on it.
 */
export async function axeViolations(page: Page) {
  return [...(await axeViolationsWithoutThemes(page)), ...(await axeViolationsInThemes(page))]
}

/** By all rules, in the theme that the page has. */
export const axeViolationsWithoutThemes = (page: Page) => violations(page, [], true)

/** By the rules whose result depends on the theme, in the themes named and both modes, except the one the page has. */
export const axeViolationsInThemes = (page: Page, names = Object.keys(themes) as ThemeName[]) =>
  violations(page, names.flatMap(variantsOf), false)

/** Those of a phone and of a desktop. */
export const viewports = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
]

/** What `find` finds at 360 and at 1280 pixels. */
export async function atBothWidths(page: Page, find: (page: Page) => Promise<string[]>) {
  const found: string[] = []
  for (const size of viewports) {
    await page.setViewportSize(size)
    found.push(...(await find(page)))
  }
  return found
}

async function violations(page: Page, variants: Variant[], runsAllRules: boolean) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const lines = await page.evaluate(runAxe, { variants, runsAllRules })
  const { width } = page.viewportSize() ?? {}
  return lines.map((line) => `${width} px, ${line}`)
}

/** Runs in the page. */
async function runAxe({ variants, runsAllRules }: { variants: Variant[]; runsAllRules: boolean }) {
  const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
  const root = document.documentElement
  const { theme } = root.dataset
  // During an animation colours are not what they will be.
  do await new Promise((resolve) => requestAnimationFrame(resolve))
  while (document.getAnimations().some(({ playState }) => playState === 'running'))
  const lines = runsAllRules
    ? await run('in its own theme', { rules: { 'target-size': { enabled: true } } })
    : []
  // Without transitions a theme applies at once. Not a <style>, which the page's policy refuses.
  const noTransitions = new CSSStyleSheet()
  noTransitions.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(noTransitions)
  for (const { name, mode, isOwn, variables, rules } of variants) {
    if (isOwn && mode === theme) continue
    root.dataset.theme = mode
    for (const [property, value] of variables) root.style.setProperty(property, value)
    lines.push(...(await run(name, { runOnly: rules })))
  }
  root.removeAttribute('style')
  root.dataset.theme = theme
  // Applies the page's own theme before transitions are possible again.
  getComputedStyle(root).getPropertyValue('color')
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noTransitions)
  return lines

  async function run(where: string, options: RunOptions) {
    const violations = await find(options)
    // What a bar covers depends on how far the page is scrolled: targets are measured again with the bars in the flow.
    const targets = violations.some(isTargetSize)
      ? await withBarsInFlow(() => find({ runOnly: ['target-size'] }))
      : []
    return [...violations.filter((violation) => !isTargetSize(violation)), ...targets].flatMap(
      ({ id, help, nodes }) =>
        nodes.map(
          ({ html, any }) =>
            `${where}: ${id}: ${help}: ${html.slice(0, 200)}${any.map(({ message }) => ` (${message})`).join('')}`,
        ),
    )
  }

  async function find(options: RunOptions) {
    // Frames are pages of their own: axe is not loaded in them and would wait for an answer.
    return (await axe.run({ resultTypes: ['violations'], iframes: false, ...options })).violations
  }

  function isTargetSize({ id }: { id: string }) {
    return id === 'target-size'
  }

  async function withBarsInFlow<Result>(work: () => Promise<Result>) {
    const bars = [...document.querySelectorAll<HTMLElement>('body :not(dialog)')].filter((element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    )
    for (const { style } of bars) style.setProperty('position', 'static', 'important')
    const result = await work()
    for (const { style } of bars) style.removeProperty('position')
    return result
  }
}
