import { type Eater, type GoalSpan, isChild, type Nutrient } from '@/lib/plan/eaters'
import { missOf } from '@/lib/plan/eaten'
import type { Total } from '@/lib/plan/totals'
import { plural } from '@/lib/text/plural'

const number = new Intl.NumberFormat('ru', { maximumFractionDigits: 0 })

const names: Record<Nutrient, string> = {
  kcal: 'Калории',
  protein: 'Белки',
  fat: 'Жиры',
  carbs: 'Углеводы',
}

/** '1 850 ккал', 'белки не меньше 80 г' */
const amountOf = (nutrient: Nutrient, amount: number, atLeast = '') =>
  nutrient === 'kcal'
    ? `${atLeast}${number.format(amount)}\u00a0ккал`
    : `${names[nutrient].toLowerCase()} ${atLeast}${number.format(amount)}\u00a0г`

/** 'цель 1 800–2 200', 'цель от 90' */
function goalOf({ min, max }: GoalSpan): string {
  if (max === undefined) return `цель от\u00a0${number.format(min ?? 0)}`
  return min === undefined
    ? `цель до\u00a0${number.format(max)}`
    : `цель ${number.format(min)}–${number.format(max)}`
}

function missText(miss: number): string {
  const rounded = Math.round(Math.abs(miss))
  return rounded === 0 ? '' : `, на\u00a0${number.format(rounded)} ${miss < 0 ? 'меньше' : 'больше'}`
}

const dishes = (count: number) => `${count}\u00a0${plural(count, 'блюда', 'блюд', 'блюд')}`

/** The eaters, and what each of them eats. */
export const eating = {
  whoEats: 'Кто ест',
  totals: 'Сколько съест каждый',
  nutrients: names,
  /** The name of a person, otherwise a number among the adults or children. */
  name: (eater: Eater, eaters: Eater[]): string => {
    if (eater.name.trim()) return eater.name
    const alike = eaters.filter((other) => isChild(other) === isChild(eater))
    return `${isChild(eater) ? 'Ребёнок' : 'Взрослый'}\u00a0${alike.indexOf(eater) + 1}`
  },
  /** '1 500 ккал (цель 1 800–2 200, на 300 меньше)'; with unknown meals 'не меньше 1 500 ккал: у 1 блюда …' */
  total: (nutrient: Nutrient, total: Total, goal: GoalSpan | undefined): string => {
    const sum = Math.round(total.sum)
    const rest = goal ? ` (${goalOf(goal)}${missText(missOf(total, goal))})` : ''
    if (total.unknown === 0) return `${amountOf(nutrient, sum)}${rest}`
    const what = nutrient === 'kcal' ? 'калорийность неизвестна' : 'состав неизвестен'
    return `${amountOf(nutrient, sum, 'не\u00a0меньше\u00a0')}: у\u00a0${dishes(total.unknown)} ${what}${rest}`
  },
  /** 'за 6 дней' */
  forDays: (count: number) => `за\u00a0${count}\u00a0${plural(count, 'день', 'дня', 'дней')}`,
}
