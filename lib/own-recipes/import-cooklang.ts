import { readIngredientLine } from '@/lib/own-recipes/ingredient-line'
import type { ReadRecipe } from '@/lib/own-recipes/recipe-text'
import { findMinutes } from '@/lib/own-recipes/text-facts'

const MARK = /([@#~])(?:([^@#~{}\n]*?)\{([^{}\n]*)\}|([\p{L}\p{N}_-]+))(?:\(([^()\n]*)\))?/gu

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
      const plain = step.replace(MARK, (_, sign: string, name = '', amount = '', word = '', note = '') => {
        const [value = '', unit = ''] = String(amount).split('%')
        const quantity = [value, unit]
          .map((part) => part.trim())
          .filter(Boolean)
          .join(' ')
        const called = String(name || word).trim()
        if (sign === '~') return quantity || called
        if (sign === '@') {
          const line = [quantity, called].filter(Boolean).join(' ') + (note ? ` (${note})` : '')
          lines.push({ text: line, ...(group && { group }), ingredients: readIngredientLine(line) })
        }
        return called
      })
      return plain ? [plain] : []
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
