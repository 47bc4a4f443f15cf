import { formatAmount, toGrams, type Amount } from './amounts'
import type { ProductSource, RecipeSource } from './schema'

type Substitution = NonNullable<RecipeSource['substitutions']>[number]

/** The units in which a ratio is exact. Pieces and cans of another product have another size. */
const measuredUnits = ['г', 'кг', 'мл', 'л', 'ст. л.', 'ч. л.']

/** The product of a substitution with the quantity that replaces all of the ingredient, as text and as an amount. */
export type Substitute = { title: string; quantity: string; amount: Amount & { grams: number } }

/**
 * The product of a substitution; undefined where it has none. Its quantity is the amount of the substitution, or the
 * ingredient's times the ratio, rounded as a cook measures. Throws an Error that says what is missing if neither is known.
 */
export function substituteOf(
  { ingredient, product, amount, ratio }: Substitution,
  ingredients: RecipeSource['ingredients'],
  productByTitle: ReadonlyMap<string, ProductSource>,
): Substitute | undefined {
  if (product === undefined) return undefined
  const found = productByTitle.get(product)
  if (!found) throw new Error(`no product is titled «${product}»`)
  if (ingredients.some(({ title }) => title === product))
    throw new Error(`«${product}» is an ingredient of the recipe already`)
  const replaced = ingredients.find(({ title }) => title === ingredient)
  const wanted = amount ?? (replaced && multiply(replaced.amount, ratio))
  if (!wanted) throw new Error(`add the \`amount\` of «${product}»: the ratio does not say it`)
  const { value, unit } = wanted
  const plain = { value, unit } as Amount
  return {
    title: product,
    quantity: formatAmount(plain),
    amount: { ...plain, grams: toGrams(plain, found.grams) },
  }
}

/** '120 г' times '5:6' is '100 г'. Undefined for amounts that are counted, and for a ratio in words. */
function multiply({ value, unit }: Amount, ratio: string): Amount | undefined {
  const [, of, per] = /^(\d+):(\d+)$/.exec(ratio) ?? []
  if (value === null || of === undefined || per === undefined || !measuredUnits.includes(unit))
    return undefined
  const exact = (value * Number(of)) / Number(per)
  const step = stepOf(unit, exact)
  return { value: Math.max(step, Number((Math.round(exact / step) * step).toFixed(3))), unit }
}

function stepOf(unit: string, value: number): number {
  if (unit === 'кг' || unit === 'л') return 0.05
  if (unit === 'ст. л.' || unit === 'ч. л.') return 0.5
  return value < 20 ? 1 : 5
}
