import { displayable } from 'culori'
import { toHex } from '../../lib/theme/colours'
import { parseHex } from '../../lib/theme/contrast'

/**
 * Colours, lengths and numbers of CSS and of the Design Tokens format. All functions throw a sentence for what does not fit.
 */

/** Both ends belong to it. */
type Range = [min: number, max: number]
export const anyNumber: Range = [-Infinity, Infinity]
export const notNegative: Range = [0, Infinity]
export const fraction: Range = [0, 1]
const percentage: Range = [0, 100]
const hue: Range = [0, 360]

/** The ranges of the components of colour spaces that CSS writes as a function of their name. */
const functions: Record<string, Range[]> = {
  hsl: [hue, percentage, percentage],
  hwb: [hue, percentage, percentage],
  lab: [percentage, anyNumber, anyNumber],
  lch: [percentage, notNegative, hue],
  oklab: [fraction, anyNumber, anyNumber],
  oklch: [fraction, notNegative, hue],
}
/** Those of the others, which are arguments of `color()`. */
const others: Record<string, Range[]> = {
  srgb: [fraction, fraction, fraction],
  'srgb-linear': [fraction, fraction, fraction],
  'display-p3': [fraction, fraction, fraction],
  'a98-rgb': [fraction, fraction, fraction],
  'prophoto-rgb': [fraction, fraction, fraction],
  rec2020: [fraction, fraction, fraction],
  // The Z of white is 1.089.
  'xyz-d65': [fraction, fraction, [0, 1.09]],
  'xyz-d50': [fraction, fraction, fraction],
}
const rangesOf = new Map(Object.entries({ ...functions, ...others }))
/** Their second and third component are percentages. */
const withPercentages = ['hsl', 'hwb']

/** How far `hex` may be from components of other spaces, of 255: as far as whole percentages and degrees are rounded. */
const ROUNDING = 5

const MOST_SHOWN = 80

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

/** The hex colour of a colour in any space of the format. Its own `hex`, if it has one, has to be the same colour. */
export function colourCss(value: unknown): string {
  const { colorSpace: space, components, alpha = 1, hex } = membersOf(value)
  if (typeof space !== 'string') fail(`${shown(value)} is no colour`)
  const ranges = rangesOf.get(space) ?? fail(`"${space}" is no colour space of the format`)
  if (!Array.isArray(components) || components.length !== 3) fail('a colour has three components')
  const channels = ranges.map((range, index) => {
    const channel: unknown = components[index]
    if (channel === 'none') return channel
    const text = numberIn(range, channel, `component ${index + 1} of ${space}`)
    return withPercentages.includes(space) && index > 0 ? `${text}%` : text
  })
  const content = `${channels.join(' ')} / ${numberIn(fraction, alpha, 'alpha')}`
  const css = space in functions ? `${space}(${content})` : `color(${space} ${content})`
  const read = toHex(css) ?? fail(`${shown(components)} is no colour`)
  // Outside of sRGB, `hex` is an approximation.
  if (hex !== undefined && displayable(css))
    requireHex(hex, read.slice(0, 7), space === 'srgb' ? 0 : ROUNDING)
  return read
}

function requireHex(hex: unknown, read: string, tolerance: number) {
  if (typeof hex !== 'string' || !/^#[\da-f]{6}$/i.test(hex))
    return fail('hex is six digits such as "#2c1a1d"')
  const [given, meant] = [parseHex(hex), parseHex(read)]
  const isSame = (['red', 'green', 'blue'] as const).every(
    (channel) => Math.abs(given[channel] - meant[channel]) <= tolerance,
  )
  if (!isSame) fail(`its components are ${read}, but its hex is ${hex}; change both or remove hex`)
}

/** A length in px or rem; for an expression such as `min(1rem, 5vw)` the last length in it. */
export function lengthValue(css: string) {
  if (css === '0') return { value: 0, unit: 'px' }
  const [, value = '', unit] =
    [...css.matchAll(/(-?[\d.]+)(px|rem)\b/g)].at(-1) ?? fail(`"${css}" has no length in px or rem`)
  return { value: numberValue(value), unit }
}

export function lengthCss(length: unknown, range = notNegative): string {
  const { value, unit } = membersOf(length)
  if (unit !== 'px' && unit !== 'rem')
    fail('a dimension is written { "value": 1, "unit": "rem" }, in rem or px')
  return value === 0 ? '0' : `${numberIn(range, value, 'a length')}${String(unit)}`
}

export function numberValue(css: string): number {
  const number = Number(css)
  return css.trim() === '' || Number.isNaN(number) ? fail(`"${css}" is no number`) : number
}

export function numberCss(value: unknown): string {
  const isNumber = typeof value === 'number' && Number.isFinite(value)
  return isNumber ? String(rounded(value, 5)) : fail(`${shown(value)} is no number`)
}

/** A number of a range; `name` begins the sentence that is thrown for others. */
export function numberIn([min, max]: Range, value: unknown, name: string): string {
  const css = numberCss(value)
  if (Number(css) >= min && Number(css) <= max) return css
  return fail(
    `${name} is ${max === Infinity ? `${min} or more` : `a number from ${min} to ${max}`}, not ${css}`,
  )
}

export function membersOf(value: unknown): Record<string, unknown> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject
    ? (value as Record<string, unknown>)
    : fail(`${shown(value)} should be an object; older drafts had texts such as "16px" here`)
}

/** A value in a sentence; of a long one its beginning. */
function shown(value: unknown) {
  const text = String(JSON.stringify(value))
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}

export function fail(sentence: string): never {
  throw new Error(sentence)
}

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))
