import type { Recipe } from '@/lib/recipes/recipes-api'
import { normalize } from '@/lib/text/normalize'

/** What has to be done on the day before cooking: soak ingredients, or start the dish. */
export type DayBeforeTask = { kind: 'soak'; titles: string[] } | { kind: 'start' }

const NIGHT = new RegExp(
  String.raw`(?<!\p{L})(?:на\s(?:(?:всю|целую)\s)?ночь|на\s(?:[12]\s)?сутки|за\s(?:ночь|сутки|день\sдо)|накануне|с\sвечера` +
    String.raw`|overnight|the\s(?:night|day)\sbefore)(?!\p{L})`,
  'iu',
)
const HOURS =
  /(?<!\p{L})(?:на|for(?:\sat\sleast)?)\s(?:\d+\s?[–—-]\s?)?(?<hours>\d+)\s?(?:ч(?!\p{L})|час(?!т)|hour)/iu
const ABOUT_HOURS = /(?<!\p{L})часов\sна\s(?:\d+\s?[–—-]\s?)?(?<hours>\d+)/iu
const SOAK = /(?<!\p{L})зам(?:оч|ач)|(?<!\p{L})зале(?:й|в).*(?<!\p{L})вод|(?<!\p{L})soak/iu

/** Longer than the time between breakfast and dinner. */
const NIGHT_HOURS = 8

/** The task that the steps of a recipe name for the day before; undefined if they name none. */
export function dayBeforeTaskOf({
  instructions,
  ingredients,
  uses,
}: Pick<Recipe, 'instructions' | 'ingredients' | 'uses'>): DayBeforeTask | undefined {
  const found = instructions.flatMap((step, index) =>
    step
      .split(/(?<=[.!?])\s+/)
      .filter(takesNight)
      .map((sentence) => ({ sentence, used: uses?.[index] })),
  )
  const [first] = found
  if (!first) return undefined
  const soaking = found.find(({ sentence }) => SOAK.test(sentence))
  if (!soaking) return { kind: 'start' }
  const candidates = soaking.used ? soaking.used.flatMap((index) => ingredients[index] ?? []) : ingredients
  const titles = candidates.map(({ title }) => title).filter((title) => isNamedIn(soaking.sentence, title))
  return { kind: 'soak', titles: [...new Set(titles)] }
}

const takesNight = (sentence: string) =>
  NIGHT.test(sentence) ||
  [HOURS, ABOUT_HOURS].some((pattern) => Number(pattern.exec(sentence)?.groups?.hours) >= NIGHT_HOURS)

/** Whether a sentence has the first word of an ingredient in any form. What it is soaked in does not count. */
function isNamedIn(sentence: string, title: string) {
  const [word = ''] = normalize(title).split(/[\s,]/)
  return (
    !/^(?:вод|молок)/.test(word) && normalize(sentence).includes(word.slice(0, Math.max(3, word.length - 2)))
  )
}
