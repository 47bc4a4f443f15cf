import type { Theme } from '@/lib/theme/theme-types'

/** The values of a theme as a flat list, for code that edits, sends or converts all of them. */

/** What a value is: decides its type in other formats and which texts are valid. */
export type TokenKind =
  'colour' | 'shadow' | 'length' | 'weight' | 'tracking' | 'lineHeight' | 'duration' | 'easing'

/** `path` is the way to the value in the theme's object: `light.tones.page`, `sizes.body.line`. */
export type ThemeToken = { path: string; kind: TokenKind; css: string }

const kindsByGroup: Record<string, TokenKind> = {
  tones: 'colour',
  depths: 'shadow',
  corners: 'length',
  strokes: 'length',
  motion: 'duration',
  spaces: 'length',
  sizes: 'length',
  titles: 'length',
}

const exceptions: Record<string, TokenKind> = {
  'titles.weight': 'weight',
  'titles.tracking': 'tracking',
  'motion.easing': 'easing',
}

function kindOf(path: string): TokenKind {
  if (path.endsWith('.line') && path.startsWith('sizes.')) return 'lineHeight'
  const group = path.split('.').find((name) => name in kindsByGroup) ?? ''
  return exceptions[path] ?? kindsByGroup[group] ?? 'length'
}

/** Values in groups, as in a theme. */
export type Tree = { [name: string]: string | Tree }

/** The values of a tree in their order. `path` is the way to the tree in the theme's object; empty for the theme itself. */
export function leaves(tree: Tree, path = ''): ThemeToken[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const own = path ? `${path}.${name}` : name
    return typeof value === 'string' ? { path: own, kind: kindOf(own), css: value } : leaves(value, own)
  })
}

/** All values of a theme, in the order of its object; its title is none of them. */
export function themeTokens(theme: Theme): ThemeToken[] {
  return leaves(theme).filter(({ path }) => path !== 'title')
}

/** The theme with other values, by path. Ignores paths that the theme does not have. */
export function withTokens(theme: Theme, values: Record<string, string>): Theme {
  const replaced = (tree: Tree, path: string): Tree =>
    Object.fromEntries(
      Object.entries(tree).map(([name, value]) => {
        const own = path ? `${path}.${name}` : name
        return [name, typeof value === 'string' ? (values[own] ?? value) : replaced(value, own)]
      }),
    )
  return replaced(theme, '') as Theme
}

const MAX_LENGTH = 200
const FUNCTIONS = ['var', 'min', 'max', 'clamp', 'calc', 'cubic-bezier', 'linear', 'steps']

/**
 * Whether a text can be nothing but a value: it ends no declaration and names no address, which a browser would fetch. A
 * colour has to be hex.
 */
export function isPlainValue(kind: TokenKind, css: string): boolean {
  if (kind === 'colour') return /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(css)
  const functions = [...css.matchAll(/([\w-]*)\(/g)].map(([, name = '']) => name)
  return (
    css.length <= MAX_LENGTH &&
    /^[\w.,%()+*/# -]+$/.test(css) &&
    !css.includes('/*') &&
    isClosed(css) &&
    functions.every((name) => name === '' || FUNCTIONS.includes(name))
  )
}

/** Whether every parenthesis is closed; otherwise the rest of a style sheet would stand inside of it. */
function isClosed(css: string): boolean {
  const outside = css.replace(/\([^()]*\)/g, '')
  return outside === css ? !/[()]/.test(css) : isClosed(outside)
}
