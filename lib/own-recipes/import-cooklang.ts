import { readIngredientLine } from '@/lib/own-recipes/ingredient-line'
import type { ReadRecipe } from '@/lib/own-recipes/recipe-text'
import { findMinutes } from '@/lib/own-recipes/text-facts'

const MARK = /(?<!\\)([@#~])(?:([^@#~{}\n]*?)\{([^{}\n]*)\}|([\p{L}\p{N}_-]+))(?:\(([^()\n]*)\))?/gu

/** Ingredients that are listed and not told about: in brackets, as the app's own files have them. */
const LISTED = / ?\((?:@[^@#~{}()\n]*\{[^{}\n]*\}(?:, )?)+\)/gu

/** Whether a text is a recipe in Cooklang: an ingredient with braces, '@мука{200%г}'. */
export const isCooklang = (text: string) => /@[\p{L}\p{N}][^@#~{}\n]{0,59}\{[^{}\n]*\}/u.test(text)

/** Reads a recipe in Cooklang; its steps become plain texts. `fileName` gives the title where the text has none. */
export function readCooklang(text: string, fileName = ''): ReadRecipe {
  const front = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text)
  const facts = new Map<string, string>()
  const body = text.slice(front?.[0].length ?? 0)
  for (const [, key = '', value = '', items = ''] of (front?.[1] ?? '').matchAll(FACT))
    facts.set(key.toLowerCase(), value || listOf(items).join(', '))
  for (const [, key = '', value = ''] of body.matchAll(/^>>\s*([^:\n]+):\s*(.*)$/gmu))
    facts.set(key.trim().toLowerCase(), value)

  const lines: ReadRecipe['lines'] = []
  const notes: string[] = []
  let group: string | undefined
  const steps = body
    .replace(/\[-[\s\S]*?-\]|--.*$/gmu, '')
    .split(/\r?\n\s*\r?\n|\r?\n(?===|>)/)
    .flatMap((paragraph) => {
      const step = paragraph.replace(/\s+/g, ' ').trim()
      if (step.startsWith('>')) {
        if (!step.startsWith('>>')) notes.push(unescape(step.replace(/^> ?/, '')))
        return []
      }
      const section = /^=+ ?(.*?) ?=*$/.exec(step)
      if (section) {
        group = section[1]
        return []
      }
      for (const mark of step.matchAll(MARK)) {
        const { sign, name, quantity, note } = partsOf(mark)
        if (sign !== '@') continue
        // '2 шт свёкла', but 'соль по вкусу'.
        const parts = /^\D/.test(quantity) ? [name, quantity] : [quantity, name]
        const line = parts.filter(Boolean).join(' ') + (note && ` (${note})`)
        lines.push({ text: line, ...(group && { group }), ingredients: readIngredientLine(line) })
      }
      if (!/[\p{L}\p{N}]/u.test(step.replace(MARK, ''))) return []
      const plain = step.replace(LISTED, '').replace(MARK, (...found) => {
        const { sign, name, quantity } = partsOf(found)
        return (sign === '~' && quantity) || name
      })
      return unescape(plain)
    })
  const servings = Number(/\d{1,2}/.exec(facts.get('servings') ?? facts.get('serves') ?? '')?.[0] ?? 0)
  const total = findMinutes(facts.get('time') ?? facts.get('total time') ?? facts.get('time required') ?? '')
  const active = findMinutes(facts.get('prep time') ?? '')
  const tags = tagsOf(facts.get('tags') ?? '')
  const source = unquoted(facts.get('source') ?? facts.get('author') ?? '')
  return {
    title: unquoted(facts.get('title') ?? '') || fileName.replace(/\.cook$/i, ''),
    ...(servings > 0 && { servings }),
    ...(active && { activeMinutes: active }),
    ...(total && { totalMinutes: total }),
    ...(tags.length > 0 && { tags }),
    ...(source && { source }),
    ...(notes.length > 0 && { notes: notes.join('\n').trim() }),
    lines,
    steps,
  }
}

/** A fact, or a list of them on the lines below. */
const FACT = /^([\p{L} ]+?):[ \t]*(.*)((?:\r?\n[ \t]*-[ \t].*)*)$/gmu

const listOf = (items: string) => [...items.matchAll(/-[ \t]+(.*)/g)].map(([, item = '']) => unquoted(item))

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

/** The parts of a match of `MARK`. */
function partsOf([, sign, name, amount, word, note]: ArrayLike<unknown> & Iterable<unknown>) {
  const text = (part: unknown) => (typeof part === 'string' ? part.trim() : '')
  const quantity = text(amount).split('%').map(text).filter(Boolean).join(' ')
  return { sign: text(sign), name: text(name) || text(word), quantity, note: text(note) }
}
