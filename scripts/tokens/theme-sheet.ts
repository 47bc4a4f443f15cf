import { readFileSync } from 'node:fs'
import { themeVariables } from '../../lib/theme/css-variables'
import type { Theme } from '../../lib/theme/theme-types'
import config from '../../tailwind.config'

/** Where Tailwind 4 looks for the tokens of each group. */
const namespaces = {
  shadow: config.theme.boxShadow,
  radius: config.theme.borderRadius,
  spacing: config.theme.spacing,
  'font-weight': config.theme.fontWeight,
  tracking: config.theme.letterSpacing,
  ease: config.theme.transitionTimingFunction,
  breakpoint: config.theme.screens,
  container: config.theme.maxWidth,
  aspect: config.theme.aspectRatio,
  animate: config.theme.animation,
}

/** Groups that have no namespace in Tailwind 4: each token becomes a utility. */
const utilities = [
  { prefix: 'border', property: 'border-width', values: { control: config.theme.borderWidth.control } },
  { prefix: 'duration', property: 'transition-duration', values: config.theme.transitionDuration },
]

/**
 * A style sheet with the tokens of a theme under the names that this project's components use, for a project that configures
 * Tailwind 4 in CSS. `data-theme="dark"` at the root element turns on the dark mode.
 */
export function themeSheet(name: string, theme: Theme): string {
  const resolve = resolver(theme)
  const tokens = Object.entries(namespaces).flatMap(([namespace, values]) =>
    declare(namespace, values as Record<string, string>, resolve),
  )
  const sizes = Object.entries(config.theme.fontSize).flatMap(([size, [fontSize, line]]) => [
    `--text-${size}: ${resolve(fontSize)}`,
    `--text-${size}--line-height: ${resolve(line)}`,
  ])
  const keyframes = Object.entries(config.theme.keyframes).map(
    ([animation, steps]) => `@keyframes ${animation} ${block(Object.entries(steps).map(step))}`,
  )
  const dark = [
    'color-scheme: dark',
    ...declare('color', theme.dark.tones, resolve),
    ...declare('depth', theme.dark.depths, resolve),
  ]
  return [
    `/* The theme ${name} of Tasty, written by \`npm run tokens -- sheet\`. The fonts themselves are not part of it. */`,
    `@custom-variant dark (&:where([data-theme='dark'] *, [data-theme='dark']));`,
    `@theme static ${block([
      '--*: initial',
      ...fonts(name),
      ...declare('color', theme.light.tones, resolve),
      ...tokens,
      ...sizes,
      `--default-border-width: ${theme.strokes.hairline}`,
      `--default-transition-duration: ${theme.motion.quick}`,
      `--default-transition-timing-function: ${theme.motion.easing}`,
    ])}`,
    ...keyframes,
    ...utilities.flatMap(({ prefix, property, values }) =>
      Object.entries(values).map(
        ([token, value]) => `@utility ${prefix}-${token} ${block([`${property}: ${resolve(value)}`])}`,
      ),
    ),
    `:root ${block(declare('depth', theme.light.depths, resolve))}`,
    `:root[data-theme='dark'] ${block(dark)}`,
    '',
  ].join('\n\n')
}

/**
 * Replaces references to a theme's values by the values, but keeps those to tones and shadows, which change with the mode.
 * Tailwind copies a shadow from `@theme` into the rule of its class, so that a value there would be the same in both.
 */
function resolver(theme: Theme) {
  const variables = themeVariables(theme, 'light')
  return (css: string): string =>
    css
      .replace(
        /var\((--(?!tone-|depth-)[\w-]+)\)/g,
        (whole, variable: string) => variables[variable] ?? whole,
      )
      .replaceAll('var(--tone-', 'var(--color-')
}

function declare(namespace: string, values: Record<string, string>, resolve: (css: string) => string) {
  return Object.entries(values).flatMap(([name, css]) => {
    // What the app alone sets, for example the height of its bars, is of no use elsewhere.
    const isOfApp = /var\(--(section|action)-bar\)/.test(css)
    return isOfApp ? [] : [`--${namespace}-${name}: ${resolve(css)}`]
  })
}

/** The families that app/fonts sets for a theme. */
function fonts(name: string) {
  const css = readFileSync(`app/fonts/${name}.css`, 'utf8')
  return [...css.matchAll(/(--font-(?:display|text)): (.+);/g)].map(
    ([, variable, family]) => `${variable}: ${family}, sans-serif`,
  )
}

const step = ([name, values]: [string, Record<string, string>]) =>
  `${name} ${block(Object.entries(values).map(([property, value]) => `${property}: ${value}`))}`

const block = (lines: string[]) =>
  `{\n${lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}${line.endsWith('}') ? '' : ';'}`).join('\n')}\n}`
