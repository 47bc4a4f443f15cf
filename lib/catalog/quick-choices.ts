import { filterNames } from '@/lib/catalog/filters-query'
import { catalog } from '@/lib/catalog/messages'
import { QUICK_MINUTES } from '@/lib/recipes/quick-recipes'

/**
 * Choices of one tap on the categories screen. They are a filter, the sort order or, without meat, a search beside the typed
 * one. Without a typed search the address says which recipes they are for: `recipes=all` or `recipes=today`.
 */
export const quickChoices = ['quick', 'today', 'meatless', 'cheaper'] as const
export type QuickChoice = (typeof quickChoices)[number]

const [MEATLESS, NONE] = ['meat', 'none']
/** The words of the choice, which a visitor can type, too. */
const MEATLESS_WORDS = /(^|\s)без мяса(?=\s|$)/i

/** The recipes that the screen shows without a search: undefined if it shows the categories. */
export function browsedRecipes(query: URLSearchParams): 'all' | 'today' | undefined {
  const browsed = query.get('recipes')
  if (browsed === 'today') return 'today'
  const hasChoice = [...filterNames, MEATLESS].some((name) => query.has(name))
  return browsed === 'all' && hasChoice ? 'all' : undefined
}

/** What is searched for: the typed text, with the words of a pressed «без мяса». */
export function searchedText(query: URLSearchParams): string {
  const typed = query.get('q') ?? ''
  if (!isChosen(query, 'meatless') || MEATLESS_WORDS.test(typed)) return typed
  return `${typed} ${catalog.quick.meatless}`.trim()
}

/** Whether a choice is part of the address. */
export function isChosen(query: URLSearchParams, choice: QuickChoice): boolean {
  const hasRecipes = browsedRecipes(query) !== undefined || Boolean(query.get('q')?.trim())
  switch (choice) {
    case 'quick':
      return hasRecipes && query.get('time') === String(QUICK_MINUTES)
    case 'today':
      return query.get('recipes') === 'today'
    case 'meatless':
      return (hasRecipes && query.get(MEATLESS) === NONE) || MEATLESS_WORDS.test(query.get('q') ?? '')
    case 'cheaper':
      return hasRecipes && query.get('sort') === 'price'
  }
}

/** Returns the query with a choice made or taken back. */
export function withChoice(query: URLSearchParams, choice: QuickChoice): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string) => {
    if (isChosen(query, choice)) next.delete(name)
    else next.set(name, value)
  }
  if (choice === 'quick') put('time', String(QUICK_MINUTES))
  if (choice === 'cheaper') put('sort', 'price')
  if (choice === 'today') put('recipes', 'today')
  if (choice === 'meatless') {
    const typed = (query.get('q') ?? '').replace(MEATLESS_WORDS, '').trim()
    put(MEATLESS, NONE)
    if (typed) next.set('q', typed)
    else next.delete('q')
  }
  if (next.get('recipes') !== 'today') {
    next.delete('recipes')
    const all = new URLSearchParams([...next, ['recipes', 'all']])
    if (!next.get('q') && browsedRecipes(all)) return all
  }
  return next
}
