import type { Mode, Theme } from '../../lib/theme/theme-types'
import { themeTokens, type ThemeToken } from '../../lib/theme/theme-tokens'
import { toCss, toValue, type Value } from './token-values'

/** The CSS of a token that the format has no notation for: `min(1rem, 5vw)`, of which `$value` is 1rem. */
export const CSS_EXTENSION = 'tasty.css'

export type Token = Value & { $extensions?: { [CSS_EXTENSION]: string } }
type Group = { [name: string]: Group | Token | string }

/**
 * All themes as a file of the Design Tokens format: a group for each theme, in it the groups of tailwind.config.ts. `light` and
 * `dark` are groups as well, because no other notation of the format is read by all tools (docs/decisions/code-and-tests.md).
 * Throws a sentence for a value that the format cannot hold.
 */
export function writeTokens(themes: Record<string, Theme>): Group {
  return Object.fromEntries(
    Object.entries(themes).map(([name, theme]) => {
      const group: Group = { $description: theme.title }
      for (const token of themeTokens(theme)) insert(group, token.path.split('.'), writeToken(name, token))
      return [name, group]
    }),
  )
}

/** One token. `$extensions` are there only where `$value` alone would be read as other CSS. */
function writeToken(theme: string, { path, kind, css }: ThemeToken): Token {
  const tones = tonesOf(theme, path)
  try {
    const value = toValue(kind, css, (tone) => `{${tones}${tone}}`)
    const readAgain = toCss(kind, value.$value, (reference) => toneOf(reference, tones))
    return readAgain === css ? value : { ...value, $extensions: { [CSS_EXTENSION]: css } }
  } catch (error) {
    throw new Error(`${theme}.${path}: ${(error as Error).message}.`, { cause: error })
  }
}

/** The path of the tones that a token may name: those of its own mode. */
export const tonesOf = (theme: string, path: string) => `${theme}.${path.split('.')[0] as Mode}.tones.`

/** The name of the tone that a reference such as `{kitchen.light.tones.ink}` means, if it is one of these tones. */
export function toneOf(reference: unknown, tones: string): string | undefined {
  const path = typeof reference === 'string' ? /^\{(.+)\}$/.exec(reference)?.[1] : undefined
  return path?.startsWith(tones) ? path.slice(tones.length) : undefined
}

function insert(group: Group, [name = '', ...rest]: string[], token: Token) {
  if (rest.length === 0) group[name] = token
  else insert((group[name] ??= {}) as Group, rest, token)
}
