import { recipeImport as messages } from '@/lib/recipe-import/messages'
import { readLine } from '@/lib/recipe-import/ingredient-line'
import { linesBeyond, MAX_TEXT, type ReadRecipe } from '@/lib/recipe-import/read-recipe-text'
import { findMinutes, servingsOfYield } from '@/lib/recipe-import/text-facts'

/** The signs after '@' and '#': '?' for optional, '&' for one that was mentioned before, '-' and '+' of some apps. */
const MARK =
  /(?<!\\)(?<sign>[@#~])(?<modifiers>[?&+-]*)(?:(?<name>[^@#~{}\n]*?)\{(?<amount>[^{}\n]*)\}|(?<word>[\p{L}\p{N}_-]+))(?:\((?<note>[^()\n]*)\))?/gu

/** Ingredients that no step mentions: in brackets, as the app's own files have them. */
const LISTED = / ?\((?:@[^@#~{}()\n]*\{[^{}\n]*\}(?:, )?)+\)/gu

/** Whether a text is a recipe in Cooklang: it begins with facts, or has an ingredient with braces, '@мука{200%г}'. */
export const isCooklang = (text: string) =>
  FRONT.test(text) || /@[?&+-]*[\p{L}\p{N}][^@#~{}\n]{0,59}\{[^{}\n]*\}/u.test(text)

const FRONT = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

/** Reads a recipe in Cooklang; its steps become plain texts. `fileName` gives the title where the text has none. */
export function readCooklang(whole: string, fileName: string): ReadRecipe {
  const text = whole.slice(0, MAX_TEXT)
  const leftOut = linesBeyond(whole)
  const front = FRONT.exec(text)
  const body = text.slice(front?.[0].length ?? 0)
  const facts = factsOf(front?.[1] ?? '')
  for (const [, key = '', value = ''] of body.matchAll(/^>>\s*([^:\n]+):\s*(.*)$/gmu))
    facts.set(key.trim().toLowerCase(), value)

  const fact = (...keys: string[]) => unquoted(keys.map((key) => facts.get(key)).find(Boolean) ?? '')
  const minutes = (...keys: string[]) => findMinutes(fact(...keys))
  const servings = servingsOfYield(fact('servings', 'serves', 'yield'))
  const active = minutes('prep time', 'time.prep')
  const cook = minutes('cook time', 'time.cook')
  const total = minutes('time', 'time required', 'total time', 'duration') ?? (cook && cook + (active ?? 0))
  const tags = tagsOf(facts.get('tags') ?? '')
  const source = fact('source', 'source.url', 'source.name', 'author', 'source.author')
  const introduction = fact('introduction', 'description')
  const { lines, steps, notes } = readBody(body)
  if (introduction) notes.unshift(introduction)
  return {
    title: fact('title') || fileName.replace(/^.*\/|\.cook$/gi, ''),
    ...(servings > 0 && { servings }),
    ...(active && { activeMinutes: active }),
    ...(total && { totalMinutes: total }),
    ...(tags.length > 0 && { tags }),
    ...(source && { source }),
    ...(notes.length > 0 && { notes: notes.join('\n').trim() }),
    ...(leftOut.length > 0 && { leftOut }),
    lines,
    steps,
  }
}

/** The ingredients, steps and notes of a text without its front matter. */
function readBody(body: string) {
  const lines: ReadRecipe['lines'] = []
  const steps: string[] = []
  const notes: string[] = []
  let group: string | undefined
  for (const paragraph of paragraphsOf(body)) {
    const section = /^=+ ?(.*?) ?=*$/.exec(paragraph)
    if (paragraph.startsWith('>')) {
      if (!paragraph.startsWith('>>')) notes.push(unescape(paragraph.replace(/^> ?/, '')))
    } else if (section) {
      group = section[1] && unescape(section[1])
    } else {
      lines.push(...linesOf(paragraph, group))
      if (/[\p{L}\p{N}]/u.test(paragraph.replace(MARK, ''))) steps.push(plainStep(paragraph))
    }
  }
  return { lines, steps, notes }
}

/** The paragraphs of a text, each in one line; headings and lines that begin with '>' are paragraphs, comments are none. */
const paragraphsOf = (body: string) =>
  body
    .replace(/\[-[\s\S]*?-\]|--.*$|\\(?=\r?$)/gmu, '')
    .replace(/^=.*$/gm, '\n$&\n')
    .split(/\r?\n\s*\r?\n|\r?\n(?=>)/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())

/** The ingredients that a step mentions, as lines of their own. */
const linesOf = (step: string, group: string | undefined): ReadRecipe['lines'] =>
  [...step.matchAll(MARK)]
    .map(({ groups }) => partsOf(groups))
    .filter(({ sign, modifiers, quantity }) => sign === '@' && (quantity || !modifiers.includes('&')))
    .map(({ name, modifiers, quantity, note }) => {
      const notes = [note, modifiers.includes('?') && messages.optional].filter(Boolean).join(', ')
      const text = [name, quantity].filter(Boolean).join(' — ') + (notes && ` (${notes})`)
      return readLine(text, group)
    })

/** A step without its marks. */
const plainStep = (step: string) =>
  unescape(
    step.replace(LISTED, '').replace(MARK, (...found: unknown[]) => {
      const { sign, name, quantity } = partsOf(found.at(-1) as Groups)
      return (sign === '~' && quantity) || name
    }),
  )

/** The facts of a front matter: 'key: value', with the values of a list joined, and those within another one as 'time.prep'. */
function factsOf(front: string) {
  const facts = new Map<string, string>()
  const add = (name: string, text: string, separator: string) =>
    facts.set(name, [facts.get(name), text].filter(Boolean).join(separator))
  let parent = ''
  let ofLines: string | undefined
  for (const line of front.split(/\r?\n/)) {
    if (ofLines && /^\s/.test(line)) {
      add(ofLines, line.trim(), '\n')
      continue
    }
    const item = /^\s*-\s+(.*)$/.exec(line)?.[1]
    if (item) add(parent, unquoted(item), ', ')
    const [, indent = '', key, value = ''] = /^(\s*)([\p{L}_ ]+):\s*(.*)$/u.exec(line) ?? []
    if (item || !key) continue
    const name = key.trim().replaceAll('_', ' ').toLowerCase()
    if (!indent) parent = name
    const whole = indent ? `${parent}.${name}` : name
    ofLines = /^[|>][+-]?$/.test(value) ? whole : undefined
    facts.set(whole, ofLines ? '' : value)
  }
  return facts
}

const tagsOf = (value: string) =>
  value
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map(unquoted)
    .filter(Boolean)

/** The text of a YAML value; that in double quotes is one of JSON, too. */
function unquoted(value: string): string {
  const text = value.trim()
  if (!/^".*"$/.test(text)) return text.replace(/^'(.*)'$/, '$1')
  try {
    return String(JSON.parse(text))
  } catch {
    return text.slice(1, -1)
  }
}

const unescape = (text: string) => text.replace(/\\(\W)/g, '$1')

type Groups = Record<string, string | undefined>

/** The parts of a match of `MARK`. A fixed quantity begins with '='; the name of another recipe is its path. */
function partsOf({ sign, modifiers = '', name, word = '', amount = '', note = '' }: Groups = {}) {
  const parts = amount
    .trim()
    .replace(/^=/, '')
    .replace(/(\d) ?\/ ?(?=\d)/g, '$1/')
    .split('%')
    .map((part) => part.trim())
  return {
    sign,
    modifiers,
    name: (name?.trim() || word).replace(/^\.{1,2}\/(?:.*\/)?/, ''),
    quantity: parts.filter(Boolean).join(' '),
    note: note.trim(),
  }
}
