import { formatQuantity } from '@/lib/quantities/format'
import { type Scale, TABLESPOON, TEASPOON } from '@/lib/quantities/measure'
import { scaleCounts } from '@/lib/recipes/scale-counts'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { isForEach, isOfPiece } from '@/lib/recipes/step-context'
import { BETWEEN, NOT_A_REST, readNumber } from '@/lib/recipes/step-numerals'

/**
 * The steps of a recipe with their amounts for the wanted servings; unchanged for its own servings. Amounts are numbers in
 * digits and words («две ложки»), a spoon without a number («ложку масла»), ranges, weights, and counts of what is made
 * («10 котлет»). Everything else is not: times, temperatures, sizes, and what each piece gets.
 */
export function scaleSteps(
  { instructions, ingredients }: Pick<Recipe, 'instructions' | 'ingredients'>,
  scale: Scale,
): string[] {
  if (scale.servings === scale.baseServings) return instructions
  return instructions.map((text) => scaleCounts(scaleMeasures(text, scale), scale, ingredients))
}

const figure = String.raw`(?:\d{1,5}(?:,\d{1,3})?[ \u00a0]?[¼½¾]?|[¼½¾])`

/**
 * '100 мл', '1,5 кг', '½ ч. л.', '2–3 ст. л.', 'от 2 до 3 кг', as imported recipes write it, too, '200гр' and '2 ст. ложки'; with
 * «со» before it: 'со 150 мл'. Not the end of a number: '1 1/2 л'.
 */
const MEASURE = new RegExp(
  String.raw`(?<so>(?<!\p{L})со\s)?${NOT_A_REST}(?<from>${figure})(?:(?<between>${BETWEEN})(?<to>${figure}))?\s?(?<unit>гр?|кг|мл|л|(?:ст|ч)\.? ?л(?:ож\p{L}+\.?(?=\s|$)|ож\p{L}+|\.)?)(?!\p{L})`,
  'giu',
)

/** Before the size of something cut, shaped or sold: 'кусочки по 80 г', 'шарики весом 20 г', 'кастрюля 3 л'. */
const SIZE =
  /(?<!\p{L})(?:по|весом|массой|объ[её]мом|вместимостью|[её]мкостью|размером|(?:кастрюл|форм|банк|бутыл|миск|контейнер|чаш)\p{L}*)\s(?:около |примерно |до )?$/iu
/** Before degrees, for which some write «г»: 'при 180 г', 'разогрейте духовку до 180 гр'. */
const DEGREES = /(?<!\p{L})(?:при|(?:духов|разогр|нагр)\p{L}*(?:\s\p{L}+){0,3}\sдо)\s$/iu
/** What a vessel holds: 'кастрюля на 3 л'; but 'на 30 г масла' something is fried. */
const isCapacity = (before: string, unit: string, after: string) =>
  /(?<!\p{L})на\s$/iu.test(before) &&
  /^(?:к?г|м?л)$/.test(unit) &&
  !/^(?:\s\p{L}+ого)*\s(?:масл|жир|смальц|сала|маргарин)/iu.test(after)

const smallUnits = new Map([
  ['1\u00a0л', '1000\u00a0мл'],
  ['1\u00a0кг', '1000\u00a0г'],
])

function scaleMeasures(text: string, scale: Scale): string {
  return text.replace(MEASURE, (...args: unknown[]) => {
    const whole = String(args[0])
    const groups = args[args.length - 1] as Record<string, string | undefined>
    const { so, from = '', between = '', to, unit: written = '' } = groups
    const unit = unitOf(written)
    const offset = Number(args[args.length - 3])
    const context = { before: text.slice(0, offset), after: text.slice(offset + whole.length) }
    const { before, after } = context
    if (SIZE.test(before) || isCapacity(before, unit, after) || isForEach(context)) return whole
    if (unit === 'г' && DEGREES.test(before)) return whole
    if (isSpoon(unit) && isOfPiece(context)) return whole
    const first = scaleMeasure(from, unit, scale)
    const scaled = to ? joinRange(first, between, scaleMeasure(to, unit, scale)) : first
    // «Со» stands before a hundred only: 'со 150 мл', but 'с 300 мл'.
    if (so) return `${/^1\d\d(?!\d)/.test(scaled) ? so : so.replace('о', '')}${scaled}`
    // «Оставшиеся 1 л» would not agree.
    return (/[ыи]е(?:ся)?\s$/u.test(before) && smallUnits.get(scaled)) || scaled
  })
}

const unitOf = (written: string) =>
  /^ст/i.test(written) ? TABLESPOON : /^ч/i.test(written) ? TEASPOON : written.replace(/р$/i, '')

const isSpoon = (unit: string) => unit === TABLESPOON || unit === TEASPOON

const scaleMeasure = (digits: string, unit: string, scale: Scale) =>
  formatQuantity(
    {
      quantity: '',
      amount: {
        value: readNumber(digits).value,
        unit,
        grams: undefined,
      },
    },
    scale,
  )

/** '100–120 мл', or '900 мл – 1,2 л' where the units differ; words between the ends stay: '100 или 120 мл'. */
function joinRange(from: string, between: string, to: string): string {
  const [number = '', ...unit] = from.split('\u00a0')
  const isSame = to.split('\u00a0').slice(1).join() === unit.join()
  const dash = isSame ? '–' : ' – '
  return (isSame ? number : from) + (/\p{L}/u.test(between) ? between : dash) + to
}
