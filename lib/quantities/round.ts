import { compare, divide, type Fraction, fraction, multiply, round } from '@/lib/quantities/fraction'
import { type Measure, TEASPOON, toBaseUnit } from '@/lib/quantities/measure'

/** Counted units that have no halves and quarters. */
const wholeUnits = new Set(['зубчик', 'щепотка', 'веточка', 'лист', 'стебель', 'ломтик'])

/** What is counted in pieces and never halved. */
const wholePieces =
  /яйц|желтк|анчоус|бадьян|гвоздик|горошком|палочк|корнишон|лавров|л[её]д$|маршмеллоу|печенье|черри|редис|чернослив|сосиск|колбаск|креветк|мидии|маслин|оливки/

/** What sets or rises: a few grams more or less of it spoil the dish. */
const delicate = /агар|дрожжи|желатин|пектин|разрыхлитель|сода/

/** Whether the unit has no halves and quarters, for any ingredient. */
export const isWhole = (unit: string) => wholeUnits.has(unit)

/**
 * Rounds a scaled amount as a cook measures it: to 5 g or ml from 20 of them on, to 1 below; spoons, onions and the like to a
 * half, of a table spoon from one on; eggs, cloves and other things that are not halved to whole ones. Never to 0. For the
 * text of a recipe, not for sums.
 */
export function roundForCook(exact: Measure, title = ''): Measure {
  const { value, unit } = toBaseUnit(exact)
  const step = stepFor(value, unit, title.toLowerCase())
  const steps = round(divide(value, step))
  return { unit, value: multiply(fraction(steps > 0n ? steps : 1n), step) }
}

function stepFor(value: Fraction, unit: string, title: string): Fraction {
  const isFrom = (limit: Fraction) => compare(value, limit) >= 0
  const isWithin = (from: Fraction, to: Fraction) => isFrom(from) && !isFrom(to)
  if (unit === 'г' || unit === 'мл') {
    if (isFrom(fraction(delicate.test(title) ? 100 : 20))) return fraction(5)
    return isFrom(fraction(1)) ? fraction(1) : fraction(1, 10)
  }
  if (unit === TEASPOON) {
    if (isFrom(fraction(30))) return fraction(3)
    // Whole tea spoons where the nearest half of a table spoon is more than a tenth off.
    if (isWithin(fraction(33, 10), fraction(41, 10)) || isWithin(fraction(5), fraction(11, 2)))
      return fraction(1)
    if (isFrom(fraction(3))) return fraction(3, 2)
    // The smallest measuring spoon holds a quarter.
    return isFrom(fraction(3, 8)) ? fraction(1, 2) : fraction(1, 4)
  }
  const isWholePiece = isWhole(unit) || (unit === 'шт' && wholePieces.test(title))
  return isWholePiece || isFrom(fraction(10)) ? fraction(1) : fraction(1, 2)
}
