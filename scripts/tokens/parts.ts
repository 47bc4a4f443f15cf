import { toHex } from '../../lib/theme/colours'
import { parseHex } from '../../lib/theme/contrast'

/**
 * Colours, lengths and numbers of CSS and of the Design Tokens format. All functions throw a sentence for what does not fit.
 */

/** Colour spaces that CSS writes as a function of their name; all others are arguments of `color()`. */
const functions = ['hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch']
const others = [
  'srgb',
  'srgb-linear',
  'display-p3',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
  'xyz-d65',
  'xyz-d50',
]
/** Their second and third component are percentages. */
const withPercentages = ['hsl', 'hwb']

export function colourValue(hex: string) {
  const { red, green, blue, alpha } = parseHex(hex)
  const channels = [red, green, blue]
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => rounded(channel / 255, 4)),
    ...(alpha < 1 && { alpha: rounded(alpha, 4) }),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  }
}

/** The hex colour of a colour in any space of the format. */
export function colourCss(value: unknown): string {
  const { colorSpace: space, components, alpha = 1 } = membersOf(value)
  if (typeof space !== 'string') fail(`${JSON.stringify(value)} is no colour`)
  if (![...functions, ...others].includes(space)) fail(`"${space}" is no colour space of the format`)
  if (!Array.isArray(components) || components.length !== 3) fail('a colour has three components')
  const channels = (components as unknown[]).map((channel, index) => {
    const text = channel === 'none' ? channel : numberCss(channel)
    return withPercentages.includes(space) && index > 0 && text !== 'none' ? `${text}%` : text
  })
  const content = `${channels.join(' ')} / ${numberCss(alpha)}`
  const hex = toHex(functions.includes(space) ? `${space}(${content})` : `color(${space} ${content})`)
  return hex ?? fail(`${JSON.stringify(components)} is no colour`)
}

/** A length in px or rem; for an expression such as `min(1rem, 5vw)` the last length in it. */
export function lengthValue(css: string) {
  if (css === '0') return { value: 0, unit: 'px' }
  const [, value = '', unit] =
    [...css.matchAll(/(-?[\d.]+)(px|rem)\b/g)].at(-1) ?? fail(`"${css}" has no length in px or rem`)
  return { value: numberValue(value), unit }
}

export function lengthCss(length: unknown): string {
  const { value, unit } = membersOf(length)
  if (unit !== 'px' && unit !== 'rem')
    fail('a dimension is written { "value": 1, "unit": "rem" }, in rem or px')
  return value === 0 ? '0' : `${numberCss(value)}${String(unit)}`
}

export function numberValue(css: string): number {
  const number = Number(css)
  return css.trim() === '' || Number.isNaN(number) ? fail(`"${css}" is no number`) : number
}

export function numberCss(value: unknown): string {
  const isNumber = typeof value === 'number' && Number.isFinite(value)
  return isNumber ? String(rounded(value, 5)) : fail(`${JSON.stringify(value)} is no number`)
}

/** The members of an object. */
export function membersOf(value: unknown): Record<string, unknown> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject
    ? (value as Record<string, unknown>)
    : fail(`${JSON.stringify(value)} should be an object; older drafts had texts such as "16px" here`)
}

export function fail(sentence: string): never {
  throw new Error(sentence)
}

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))
