import { isDeepStrictEqual } from 'node:util'
import { parseHex } from '../../lib/theme/contrast'
import { isPlainValue, themeTokens, type ThemeToken, withTokens } from '../../lib/theme/theme-tokens'
import type { Theme } from '../../lib/theme/theme-types'
import { TRANSLUCENT_PAGE } from '../theme-failures'
import { fail, lengthCss, membersOf } from './parts'
import { collectTokens, type FileToken, References } from './references'
import { toCss, toValue, typesOf } from './token-values'
import { CSS_EXTENSION, toneOf, tonesOf } from './write-tokens'

/** Maximum length of the title of a theme, which is a link of one line in the style guide. */
const MAX_TITLE = 60

type Result = { themes: Record<string, Theme>; faults: string[] }

/**
 * The themes of a Design Tokens file, which may leave out whole themes but no token of one. Tokens beside the themes are for
 * aliases. Each fault is a sentence; if there are any, the themes are of no use. Throws a RangeError for a file that is nested
 * too deep: what reads it calls itself for each level.
 */
export function readTokens(document: unknown, known: Record<string, Theme>): Result {
  const faults: string[] = []
  const tokens = collectTokens(document, faults)
  const references = new References(document)
  const named = new Set([...tokens.keys()].map((path) => path.split('.')[0] ?? ''))
  const themes: Record<string, Theme> = {}
  for (const [name, theme] of Object.entries(known)) {
    if (!named.has(name)) continue
    const group = membersOf(membersOf(document)[name])
    const values: Record<string, string> = {}
    for (const token of themeTokens(theme)) {
      const path = `${name}.${token.path}`
      const found = tokens.get(path)
      tokens.delete(path)
      if (!found) {
        faults.push(`${path} is missing.`)
        continue
      }
      try {
        values[token.path] = cssOf(found, token, { references, tones: tonesOf(name, token.path) })
      } catch (error) {
        if (error instanceof RangeError) throw error
        faults.push(sentence(path, (error as Error).message))
      }
    }
    const title = typeof group.$description === 'string' ? group.$description.trim().replace(/\s+/g, ' ') : ''
    if (title.length > MAX_TITLE)
      faults.push(
        `${name}.$description is the title of the theme: it has ${title.length} characters of ${MAX_TITLE}.`,
      )
    themes[name] = { ...withTokens(theme, values), title: title || theme.title }
  }
  const names = Object.keys(known).join(', ')
  const unknown = new Set<string>()
  for (const path of tokens.keys()) {
    const [first = '', second = ''] = path.split('.')
    if (Object.hasOwn(known, first)) faults.push(`${path} is no token of a theme.`)
    else if (second === 'light' || second === 'dark')
      unknown.add(`${first} is no theme of tailwind.config.ts (${names}): add its object there first.`)
  }
  // What else is wrong with a file of something else is of no interest.
  if (Object.keys(themes).length === 0)
    return { themes, faults: [...unknown, `The file has none of the themes ${names}.`] }
  return { themes, faults: [...new Set([...faults, ...unknown])] }
}

/** A circle is one fault, whichever of its tokens is read. */
function sentence(path: string, message: string) {
  const circle = /^(.+) is a circle of aliases$/.exec(message)?.[1]?.split(' → ').slice(1)
  if (!circle) return `${path}: ${message}.`
  const first = circle.indexOf([...circle].sort()[0] ?? '')
  const turned = [...circle.slice(first), ...circle.slice(0, first)]
  return `${[...turned, turned[0]].join(' → ')} is a circle of aliases.`
}

type Context = { references: References; tones: string }

function cssOf(
  { type, value, extensions }: FileToken,
  { kind, path }: ThemeToken,
  { references, tones }: Context,
) {
  const resolved = references.resolve(value)
  const types = typesOf[kind]
  if (type !== undefined && !types.includes(type))
    throw new Error(`its type is "${type}", it has to be "${types.join('" or "')}"`)
  const toTone = (reference: unknown) => toneOf(reference, tones)
  const css =
    kind === 'shadow'
      ? toCss(kind, withResolvedLayers(references.resolveOuter(value), { references, tones }), toTone)
      : toCss(kind, resolved, toTone)
  if (path.endsWith('.tones.page') && parseHex(css).alpha < 1) fail(TRANSLUCENT_PAGE)

  const written = (extensions as { [CSS_EXTENSION]?: unknown } | undefined)?.[CSS_EXTENSION]
  if (typeof written !== 'string' || !isPlainValue(kind, written)) return css
  const meant = toValue(kind, written, (tone) => `{${tones}${tone}}`).$value
  if (isDeepStrictEqual(meant, kind === 'shadow' ? references.resolveOuter(value) : resolved)) return written
  // Another tool has changed the length that stands for the expression: it takes that one's place.
  return kind === 'length' ? withLastLength(written, lengthCss(meant), css) : css
}

/** Layers without references, but for the tones that they name. */
function withResolvedLayers(shadow: unknown, { references, tones }: Context) {
  const layers: unknown[] = Array.isArray(shadow) ? shadow : [shadow]
  return layers.map((reference) => {
    const layer = references.resolveOuter(reference)
    if (typeof layer !== 'object' || layer === null) return layer
    return Object.fromEntries(
      Object.entries(layer).map(([name, item]) => [
        name,
        toneOf(item, tones) ? item : references.resolve(item),
      ]),
    )
  })
}

function withLastLength(expression: string, old: string, changed: string) {
  const at = expression.lastIndexOf(old)
  return at < 0 ? changed : expression.slice(0, at) + changed + expression.slice(at + old.length)
}
