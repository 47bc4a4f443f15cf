import { recipe as messages } from '@/lib/recipes/messages'
import { minutesOf } from '@/lib/recipes/card-numbers'
import type { Ingredient, Recipe } from '@/lib/recipes/recipes-api'
import { inGroups, isoDuration } from '@/lib/recipes/recipe-json-ld'

/** A number, and what follows it: '700 г', '2,5 л', '1–2 зубчика', '½ шт'. */
const QUANTITY = /^(?<number>(?:\d+(?:,\d+)?)?[¼½¾]?(?:[–-]\d+)?)(?:\s(?<unit>.+))?$/u

const parts = new Map([
  ['¼', 0.25],
  ['½', 0.5],
  ['¾', 0.75],
])

/**
 * A recipe in Cooklang (https://cooklang.org/docs/spec/). Russian steps name ingredients in other forms than the shop, so
 * each ingredient stands in brackets after the step that uses it first; one that no step is known to use comes before them.
 */
export function recipeCooklang(recipe: Recipe, source?: string): string {
  const { title, servings, time, activeMinutes, ingredients, instructions, uses = [], written } = recipe
  const minutes = minutesOf(time)
  const from = source ?? written?.source
  const metadata = [
    `title: ${JSON.stringify(title)}`,
    ...(servings ? [`servings: ${servings}`] : []),
    ...(minutes ? [`time: ${duration(minutes)}`] : []),
    ...(activeMinutes ? [`prep time: ${duration(activeMinutes)}`] : []),
    ...(written?.tags.length ? [`tags: ${JSON.stringify(written.tags)}`] : []),
    ...(from ? [`source: ${JSON.stringify(from)}`] : []),
    'locale: ru',
  ]
  const firstUses = ingredients.map((_, index) => uses.findIndex((used) => used.includes(index)))
  const usedFirstIn = (step: number) => ingredients.filter((_, index) => firstUses[index] === step)
  const groups = written?.groups
  // Own recipes, which alone have groups, do not know what their steps use.
  const unused = groups
    ? inGroups(ingredients.map(mark), groups, (group) => `= ${escape(group)}`)
    : [usedFirstIn(-1).map(mark).join(', ')]
  const steps = instructions.map((text, step) =>
    [escape(text), brackets(usedFirstIn(step))].filter(Boolean).join(' '),
  )
  const notes = written?.notes?.split('\n').map((line) => `> ${escape(line)}`.trim())
  const paragraphs = [
    `---\n${metadata.join('\n')}\n---`,
    ...unused,
    groups && `= ${messages.instructions}`,
    ...steps,
    notes?.join('\n'),
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}

/** 80 -> '1h20m' */
const duration = (minutes: number) => isoDuration(minutes).slice(2).toLowerCase()

const brackets = (ingredients: Ingredient[]) =>
  ingredients.length > 0 ? `(${ingredients.map(mark).join(', ')})` : ''

/** '@Говядина на кости{700%г}' */
function mark({ title, quantity }: Ingredient) {
  const { number, unit } = QUANTITY.exec(plain(quantity))?.groups ?? {}
  const amount = number ? [decimal(number), unit].filter(Boolean).join('%') : plain(quantity)
  return `@${plain(title)}{${amount}}`
}

/** '1½' -> '1.5', '2,5' -> '2.5' */
function decimal(number: string) {
  const part = parts.get(number.slice(-1))
  return part ? String(Number(number.slice(0, -1)) + part) : number.replace(',', '.')
}

/** Names and amounts must not contain the characters that would end them. */
const plain = (text: string) => text.replace(/[@#~{}\s]+/g, ' ').trim()

/** The text of a step on one line, without what Cooklang would read as marks, comments or a section. */
const escape = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\@#~{}]/g, '\\$&')
    .replace(/(?<=[-[])-/g, '\\-')
    .replace(/^(?=[=>])/, '\\')
    .trim()
