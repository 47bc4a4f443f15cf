import {
  type Eater,
  type GoalSpan,
  MAX_GOAL,
  MAX_PORTION,
  MIN_PORTION,
  type Nutrient,
  nutrients,
} from '@/lib/plan/eaters'
import { formatDecimal, parseDecimal } from '@/lib/text/decimal'

/** A person as the texts of a form, by field: 'name', 'portion', 'kcal min', 'kcal max' and so on. */
type EaterTexts = Partial<Record<string, string>>

/** The texts in the fields of a person's form; an amount that is no goal has none. */
export const textsOf = ({ name, portion, goals }: Eater): EaterTexts => ({
  name,
  portion: formatDecimal(portion),
  ...Object.fromEntries(
    nutrients.flatMap((nutrient) =>
      (['min', 'max'] as const).flatMap((end) => {
        const value = goals?.[nutrient]?.[end]
        return value === undefined ? [] : [[`${nutrient} ${end}`, formatDecimal(value)]]
      }),
    ),
  ),
})

/**
 * The person of these texts, with the fields that are wrong in their order: no number, out of range, or a least amount above
 * the most. An empty portion is 1, an empty goal is none.
 */
export function readEater(id: string, texts: EaterTexts): { eater: Eater; wrong: string[] } {
  const wrong: string[] = []
  function read(field: string, min: number, max: number): number | undefined {
    const text = texts[field]?.trim()
    if (!text) return undefined
    const value = parseDecimal(text)
    if (value >= min && value <= max) return value
    wrong.push(field)
    return undefined
  }
  const portion = read('portion', MIN_PORTION, MAX_PORTION) ?? 1
  const goals: [Nutrient, GoalSpan][] = []
  for (const nutrient of nutrients) {
    const min = read(`${nutrient} min`, 0, MAX_GOAL)
    const max = read(`${nutrient} max`, 0, MAX_GOAL)
    if (min !== undefined && max !== undefined && min > max) wrong.push(`${nutrient} max`)
    if (min !== undefined || max !== undefined) goals.push([nutrient, { min, max }])
  }
  const name = texts.name?.trim() ?? ''
  const eater = { id, name, portion, ...(goals.length > 0 && { goals: Object.fromEntries(goals) }) }
  return { eater, wrong }
}
