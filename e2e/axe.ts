import { readFileSync } from 'node:fs'

import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

import { themeVariables } from '../lib/theme/css-variables'
import { themes } from '../tailwind.config'

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

/** Every theme, light and dark. */
const looks = Object.entries(themes).flatMap(([name, theme]) =>
  (['light', 'dark'] as const).map((mode) => ({
    name: `${name}, ${mode}`,
    mode,
    variables: Object.entries(themeVariables(theme, mode)),
  })),
)

const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
]

/**
 * What axe has to say about the page as it is, at 360 and at 1280 pixels, in every theme, light and dark; one line for
 * each element at fault. All rules judge the page once at each width; then those whose verdict depends on the look
 * judge it in each look. `looksToo: false` is for pages that no theme reaches.
 */
export async function violations(page: Page, { looksToo = true } = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    const lines = await page.evaluate(judge, looksToo ? looks : [])
    found.push(...lines.map((line) => `${size.width} px, ${line}`))
  }
  return found
}

/** Runs in the page. */
async function judge(looks: { name: string; mode: string; variables: [string, string][] }[]) {
  const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
  const root = document.documentElement
  const { theme } = root.dataset
  const lines = await run('as it is', { rules: { 'target-size': { enabled: true } } })
  for (const { name, mode, variables } of looks) {
    root.dataset.theme = mode
    for (const [property, value] of variables) root.style.setProperty(property, value)
    lines.push(...(await run(name, { runOnly: ['color-contrast', 'target-size', 'link-in-text-block'] })))
  }
  root.removeAttribute('style')
  root.dataset.theme = theme
  return lines

  async function run(look: string, options: RunOptions) {
    // Half-way through an animation colours are not what they will be.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    do await frame()
    while (document.getAnimations().some(({ playState }) => playState === 'running'))
    const { violations } = await axe.run({ resultTypes: ['violations'], ...options })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, any }) =>
          `${look}: ${id}: ${help}: ${html.slice(0, 200)}${any.map(({ message }) => ` (${message})`).join('')}`,
      ),
    )
  }
}
