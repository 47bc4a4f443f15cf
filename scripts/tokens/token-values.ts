import { isDeepStrictEqual } from 'node:util'
import type { TokenKind } from '../../lib/theme/theme-tokens'
import {
  colourCss,
  colourValue,
  fail,
  fraction,
  lengthCss,
  lengthValue,
  membersOf,
  notNegative,
  numberCss,
  numberIn,
  numberValue,
} from './parts'
import { shadowCss, shadowValue } from './shadows'

/** The values of a theme in the Design Tokens format 2025.10 (designtokens.org/TR/2025.10), in both directions. */

export type Value = { $type: string; $value: unknown }

/** The types that a kind of token may have. */
export const typesOf: Record<TokenKind, string[]> = {
  colour: ['color'],
  shadow: ['shadow'],
  length: ['dimension'],
  weight: ['fontWeight'],
  tracking: ['number'],
  lineHeight: ['number', 'dimension'],
  duration: ['duration'],
  easing: ['cubicBezier'],
}

const easings: Record<string, number[]> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
}

/** The words of the format for font weights. */
const weights: Record<string, number> = {
  ...{ thin: 100, hairline: 100, 'extra-light': 200, 'ultra-light': 200, light: 300 },
  ...{ normal: 400, regular: 400, book: 400, medium: 500, 'semi-bold': 600, 'demi-bold': 600, bold: 700 },
  ...{ 'extra-bold': 800, 'ultra-bold': 800, black: 900, heavy: 900, 'extra-black': 950, 'ultra-black': 950 },
}

/**
 * The token for a value in CSS. `aliasOf` refers to a tone that a shadow names. Throws a sentence for what the format lacks.
 */
export function toValue(kind: TokenKind, css: string, aliasOf: (tone: string) => string): Value {
  switch (kind) {
    case 'colour':
      return { $type: 'color', $value: colourValue(css) }
    case 'shadow':
      return { $type: 'shadow', $value: shadowValue(css, aliasOf) }
    case 'weight':
      return { $type: 'fontWeight', $value: numberValue(css) }
    case 'tracking':
      return { $type: 'number', $value: css === 'normal' ? 0 : numberValue(css.replace(/em$/, '')) }
    case 'lineHeight':
      return /[a-z]/.test(css)
        ? { $type: 'dimension', $value: lengthValue(css) }
        : { $type: 'number', $value: numberValue(css) }
    case 'length':
      return { $type: 'dimension', $value: lengthValue(css) }
    case 'duration': {
      const [, value = '', unit] = /^([\d.]+)(ms|s)$/.exec(css) ?? fail(`"${css}" is no duration`)
      return { $type: 'duration', $value: { value: numberValue(value), unit } }
    }
    case 'easing': {
      const numbers = /^cubic-bezier\((.*)\)$/.exec(css)?.[1]?.split(',').map(numberValue)
      return { $type: 'cubicBezier', $value: numbers ?? easings[css] ?? fail(`"${css}" is no Bézier curve`) }
    }
  }
}

/**
 * The CSS of a value without references, but for the colours of shadows, of which `toneOf` says which tone they mean. Throws a
 * sentence for a value of another kind.
 */
export function toCss(
  kind: TokenKind,
  value: unknown,
  toneOf: (reference: unknown) => string | undefined,
): string {
  switch (kind) {
    case 'colour':
      return colourCss(value)
    case 'shadow':
      return shadowCss(value, toneOf)
    case 'weight':
      return weightCss(value)
    case 'tracking':
      return value === 0 ? '0' : `${numberCss(value)}em`
    case 'lineHeight':
      return typeof value === 'number' ? numberIn(notNegative, value, 'a line height') : lengthCss(value)
    case 'length':
      return lengthCss(value)
    case 'duration': {
      const { value: number, unit } = membersOf(value)
      if (unit !== 'ms' && unit !== 's') fail('a duration is written { "value": 150, "unit": "ms" }')
      return `${numberIn(notNegative, number, 'a duration')}${String(unit)}`
    }
    case 'easing': {
      const keyword = Object.keys(easings).find((name) => isDeepStrictEqual(easings[name], value))
      if (keyword) return keyword
      if (!Array.isArray(value) || value.length !== 4) return fail('a Bézier curve is four numbers')
      const numbers = value.map((number, index) =>
        index % 2 === 0 ? numberIn(fraction, number, 'x of a Bézier curve') : numberCss(number),
      )
      return `cubic-bezier(${numbers.join(', ')})`
    }
  }
}

function weightCss(value: unknown) {
  const isWord = typeof value === 'string' && Object.hasOwn(weights, value)
  const weight = isWord ? weights[value] : value
  if (typeof weight === 'number' && weight >= 1 && weight <= 1000) return String(weight)
  return fail('a font weight is a number from 1 to 1000 or a word of the format such as "semi-bold"')
}
