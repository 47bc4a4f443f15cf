import { readIngredientLine } from '@/lib/own-recipes/ingredient-line'
import type { ReadRecipe } from '@/lib/own-recipes/recipe-text'
import { findMinutes } from '@/lib/own-recipes/text-facts'

const MARK = /(?<!\\)([@#~])(?:([^@#~{}\n]*?)\{([^{}\n]*)\}|([\p{L}\p{N}_-]+))(?:\(([^()\n]*)\))?/gu

/** Ingredients that are listed and not told about: in brackets, as the app's own files have them. */
const LISTED = / ?\((?:@[^@#~{}()\n]*\{[^{}\n]*\}(?:, )?)+\)/gu

/** Whether a text is a recipe in Cooklang: an ingredient with braces, '@мука{200%г}'. */
export const isCooklang = (text: string) => /@[^@#~{}\n]{1,60}\{[^{}\n]*\}/u.test(text)

/** Reads a recipe in Cooklang; its steps become plain texts. `fileName` gives the title where the text has none. */
export function readCooklang(text: string, fileName = ''): ReadRecipe {
  const front = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text)
  const facts = new Map<string, string>()
  const body = text.slice(front?.[0].length ?? 0)
  for (const [, key = '', value = ''] of (front?.[1] ?? '').matchAll(/^([\p{L} ]+?):[ \t]*(.*)$/gmu))
    facts.set(key.toLowerCase(), value.replace(/^["'[]|["'\]]$/g, ''))
  for (const [, key = '', value = ''] of body.matchAll(/^>>\s*([^:\n]+):\s*(.*)$/gmu))
    facts.set(key.trim().toLowerCase(), value)

  const lines: ReadRecipe['lines'] = []
  let group: string | undefined
  const steps = body
    .replace(/\[-[\s\S]*?-\]|--.*$/gmu, '')
    .split(/\r?\n\s*\r?\n|\r?\n(?===|>)/)
    .flatMap((paragraph) => {
      const step = paragraph.replace(/\s+/g, ' ').trim()
      if (/^>/.test(step)) return []
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
      return plain.replace(/\\(?=\W)/g, '')
    })
  const servings = Number(/\d{1,2}/.exec(facts.get('servings') ?? facts.get('serves') ?? '')?.[0] ?? 0)
  const total = findMinutes(facts.get('time') ?? facts.get('total time') ?? facts.get('time required') ?? '')
  const tags = (facts.get('tags') ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  const source = facts.get('source')
  return {
    title: facts.get('title') ?? fileName.replace(/\.cook$/i, ''),
    ...(servings > 0 && { servings }),
    ...(total && { totalMinutes: total }),
    ...(tags.length > 0 && { tags }),
    ...(source && { source }),
    lines,
    steps,
  }
}

/** The parts of a match of `MARK`. */
function partsOf([, sign, name, amount, word, note]: ArrayLike<unknown> & Iterable<unknown>) {
  const text = (part: unknown) => (typeof part === 'string' ? part.trim() : '')
  const quantity = text(amount).split('%').map(text).filter(Boolean).join(' ')
  return { sign: text(sign), name: text(name) || text(word), quantity, note: text(note) }
}
