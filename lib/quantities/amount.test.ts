import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import {
  format,
  formatSum,
  inQuantities,
  type Measure,
  measure,
  packsFor,
  quantityFor,
  sum,
} from '@/lib/quantities/amount'
import { type Amount, amountSchema, packSchema } from '@/lib/quantities/amount-schema'
import { add, compare, fraction, fromNumber, multiply, zero } from '@/lib/quantities/fraction'

/** Words with plain blanks, as they are written here. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const of = (value: number, unit: string, grams?: number): Measure => ({
  value: fromNumber(value),
  unit,
  ...(grams !== undefined && { grams: fromNumber(grams) }),
})
const words = (value: number, unit: string) => plain(format(of(value, unit)))
const summed = (...measures: Measure[]) => plain(formatSum(sum(measures)))

const units = [
  'г',
  'кг',
  'мл',
  'л',
  'шт',
  'ст. л.',
  'ч. л.',
  'зубчик',
  'пучок',
  'щепотка',
  'горсть',
  '__proto__',
]
const value = fc.integer({ min: 1, max: 10_000_000 }).map((thousandths) => thousandths / 100)
const amount: fc.Arbitrary<Amount> = fc.record({
  value,
  unit: fc.constantFrom(...units),
  grams: fc.option(value, { nil: undefined }),
})
const servings = fc.integer({ min: 1, max: 99 })
const measures = fc.array(
  fc.tuple(amount, servings, servings).map(([one, wanted, own]) => {
    const scaled = measure(one, { servings: wanted, of: own })
    if (!scaled) throw new Error('An amount with a value can be measured')
    return scaled
  }),
  { maxLength: 8 },
)

describe('scaling', () => {
  it('there and back gives the same amount', () => {
    fc.assert(
      fc.property(amount, servings, servings, (one, there, back) => {
        const scaled = measure(one, { servings: there, of: back })
        const again = scaled && multiply(scaled.value, fraction(back, there))
        expect(again).toEqual(fromNumber(one.value ?? 0))
      }),
    )
  })

  it('keeps what it weighs in step', () => {
    expect(measure({ value: 2, unit: 'шт', grams: 240 }, { servings: 6, of: 4 })).toEqual(of(3, 'шт', 360))
  })

  it('knows no weight of nought', () => {
    const scaled = measure({ value: 2, unit: 'шт', grams: 0 }, { servings: 1, of: 1 })
    expect(scaled).toEqual(of(2, 'шт'))
  })

  it('leaves alone what is to taste', () => {
    expect(measure({ value: null, unit: 'по вкусу', grams: 0 }, { servings: 6, of: 4 })).toBeUndefined()
  })
})

describe('words', () => {
  it.each([
    [900, 'г', '900 г'],
    [1500, 'г', '1,5 кг'],
    [0.25, 'л', '250 мл'],
    [0.05, 'кг', '50 г'],
    [1000, 'мл', '1 л'],
    [999, 'г', '999 г'],
    [999.6, 'г', '1 кг'],
    [2500, 'мл', '2,5 л'],
    [1234, 'г', '1,23 кг'],
    [12_345, 'кг', '12300 кг'],
    [33.333, 'г', '33,3 г'],
    [99.96, 'г', '100 г'],
    [0.5, 'г', '0,5 г'],
    [0.999, 'г', '1 г'],
    [0.001, 'г', '0,01 г'],
    [13.8, 'г', '13,8 г'],
  ])('for %d %s are %s', (number, unit, text) => {
    expect(words(number, unit)).toBe(text)
  })

  it.each([
    [2, 'шт', '2 шт'],
    [0.5, 'шт', '½ шт'],
    [0.2, 'шт', '¼ шт'],
    [0.6, 'шт', '¾ шт'],
    [0.8, 'шт', '1 шт'],
    [1.5, 'шт', '1½ шт'],
    [1.25, 'шт', '1½ шт'],
    [4.51, 'шт', '5 шт'],
    [10.5, 'шт', '11 шт'],
    [1, 'зубчик', '1 зубчик'],
    [3, 'зубчик', '3 зубчика'],
    [5, 'зубчик', '5 зубчиков'],
    [21, 'зубчик', '21 зубчик'],
    [0.5, 'пучок', '½ пучка'],
    [1.5, 'пучок', '1½ пучка'],
    [0.5, 'щепотка', '1 щепотка'],
    [1.5, 'щепотка', '2 щепотки'],
    [2.2, 'лист', '3 листа'],
  ])('for things that are counted, %d %s, are %s', (number, unit, text) => {
    expect(words(number, unit)).toBe(text)
  })

  it.each([
    [0.5, 'ч. л.', '½ ч. л.'],
    [0.25, 'ст. л.', '¾ ч. л.'],
    [0.5, 'ст. л.', '1½ ч. л.'],
    [2, 'ч. л.', '2 ч. л.'],
    [3, 'ч. л.', '1 ст. л.'],
    [2, 'ст. л.', '2 ст. л.'],
    [2.5, 'ст. л.', '2½ ст. л.'],
    [4, 'ч. л.', '1 ст. л. + 1 ч. л.'],
    [14, 'ч. л.', '4 ст. л. + 2 ч. л.'],
    [5.9, 'ч. л.', '2 ст. л.'],
    [5.25, 'ст. л.', '5 ст. л. + 1 ч. л.'],
    [12.5, 'ст. л.', '13 ст. л.'],
  ])('for spoons, %d %s, are %s', (number, unit, text) => {
    expect(words(number, unit)).toBe(text)
  })

  it('keep a unit that nobody has heard of as it is', () => {
    expect(words(2.5, 'горсть')).toBe('2,5 горсть')
    expect(words(1, '__proto__')).toBe('1 __proto__')
  })

  it('do not break between a number and its unit', () => {
    expect(format(of(2, 'ст. л.'))).toBe('2\u00a0ст.\u00a0л.')
  })

  it('have three significant digits at most, a decimal comma, and never nothing', () => {
    fc.assert(
      fc.property(measures, (all) => {
        for (const one of all) {
          for (const part of plain(format(one)).split(' + ')) {
            expect(part).toMatch(/^(\d+(,\d{1,2})?|\d*[¼½¾]) \S/)
            expect(part).not.toMatch(/^0 /)
            if (!/шт|ст\. л\.|ч\. л\.|зубчик|пуч|щепот/.test(part))
              expect(part.replace(/[^\d]/g, '').replace(/^0+/, '').replace(/0+$/, '').length).toBeLessThan(4)
          }
        }
      }),
    )
  })

  it('never tell less of things that are counted', () => {
    fc.assert(
      fc.property(value, fc.constantFrom('шт', 'зубчик', 'щепотка'), (number, unit) => {
        const [, whole = '', glyph = ''] = /^(\d*)([¼½¾]?)/.exec(format(of(number, unit))) ?? []
        const told = Number(whole) + ({ '¼': 0.25, '½': 0.5, '¾': 0.75 }[glyph] ?? 0)
        expect(told).toBeGreaterThanOrEqual(number)
        expect(told).toBeLessThan(number + 1)
      }),
    )
  })
})

describe('sums', () => {
  it('join what is compatible', () => {
    expect(summed(of(600, 'г'), of(300, 'г'))).toBe('900 г')
    expect(summed(of(1.2, 'кг'), of(300, 'г'))).toBe('1,5 кг')
    expect(summed(of(250, 'мл'), of(1, 'л'))).toBe('1,25 л')
    expect(summed(of(1, 'ст. л.'), of(1, 'ч. л.'))).toBe('1 ст. л. + 1 ч. л.')
    expect(summed(of(2, 'зубчик'), of(3, 'зубчик'))).toBe('5 зубчиков')
  })

  it('keep apart what is not, pieces first', () => {
    expect(summed(of(100, 'г'), of(2, 'шт', 240))).toBe('2 шт + 100 г')
    expect(summed(of(100, 'мл'), of(1, 'пучок'), of(100, 'г'), of(1, 'шт'))).toBe(
      '1 шт + 1 пучок + 100 мл + 100 г',
    )
  })

  it('turn spoons into grams where their weight is known, else into millilitres, where there are any', () => {
    expect(summed(of(2, 'ст. л.', 30), of(100, 'г'))).toBe('130 г')
    expect(summed(of(2, 'ст. л.'), of(100, 'г'))).toBe('2 ст. л. + 100 г')
    expect(summed(of(2, 'ст. л.', 30), of(100, 'мл'))).toBe('130 мл')
    expect(summed(of(1, 'ч. л.', 7), of(1, 'ст. л.', 21))).toBe('1 ст. л. + 1 ч. л.')
  })

  it('of nothing are nothing', () => {
    expect(sum([])).toEqual([])
    expect(formatSum([])).toBe('')
  })

  it('are the same in any order', () => {
    fc.assert(
      fc.property(
        measures.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(sum(shuffled)).toEqual(sum(all))
        },
      ),
    )
  })

  it('lose nothing: every part is found again in its own unit', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(value, fc.constantFrom('г', 'кг', 'мл', 'л', 'шт', 'пучок'))), (list) => {
        const parts = sum(list.map(([number, unit]) => of(number, unit)))
        const sizes: Record<string, [string, number]> = { кг: ['г', 1000], л: ['мл', 1000] }
        for (const { unit, value: total } of parts) {
          const expected = list
            .map(([number, own]) => [number, ...(sizes[own] ?? [own, 1])] as const)
            .filter(([, own]) => own === unit)
            .map(([number, , size]) => multiply(fromNumber(number), fraction(size)))
            .reduce(add, zero)
          expect(total).toEqual(expected)
        }
        const kinds = new Set(list.map(([, unit]) => sizes[unit]?.[0] ?? unit))
        expect(new Set(parts.map(({ unit }) => unit))).toEqual(kinds)
      }),
    )
  })
})

describe('the quantity of an ingredient', () => {
  const half = { servings: 2, of: 4 }

  it('is the recipe’s own text for as many servings as it is for', () => {
    const ingredient = { quantity: '0,5 пучка', amount: { value: 0.5, unit: 'пучок', grams: 20 } }
    expect(quantityFor(ingredient, { servings: 4, of: 4 })).toBe('0,5 пучка')
  })

  it('follows the servings', () => {
    const ingredient = { quantity: '3 шт', amount: { value: 3, unit: 'шт', grams: undefined } }
    expect(plain(quantityFor(ingredient, half))).toBe('1½ шт')
    expect(plain(quantityFor(ingredient, { servings: 99, of: 4 }))).toBe('75 шт')
  })

  it('is untouched where it is to taste', () => {
    const toTaste = { value: null, unit: 'по вкусу', grams: 0 }
    expect(quantityFor({ quantity: 'по вкусу', amount: toTaste }, half)).toBe('по вкусу')
    expect(quantityFor({ quantity: 'по вкусу' }, half)).toBe('по вкусу')
    expect(quantityFor({ quantity: '' }, half)).toBe('')
  })

  it('says which servings it is for where it is known by its text alone', () => {
    expect(quantityFor({ quantity: '1 горсть' }, half)).toBe('1 горсть (на 4 порции)')
  })

  it('is as it was without a scale', () => {
    const ingredients = [{ title: 'Соль', quantity: '1 ч. л.' }]
    expect(inQuantities(ingredients, undefined)).toBe(ingredients)
  })
})

describe('packs', () => {
  const packs = (held: [number, 'г' | 'кг' | 'мл' | 'л' | 'шт'], ...all: Measure[]) =>
    packsFor({ measures: all, hasUnknown: false }, { value: held[0], unit: held[1] })

  it('are as many as hold what is needed, and something may be left', () => {
    const need = packs([400, 'г'], of(600, 'г'), of(300, 'г'))
    expect(need?.packs).toBe(3)
    expect(need?.left).toEqual(of(300, 'г'))
    expect(need?.told).toEqual([])
  })

  it('leave nothing where they hold exactly that', () => {
    expect(packs([0.4, 'кг'], of(800, 'г'))).toMatchObject({ packs: 2, left: undefined })
  })

  it('count pieces and spoons by weight, and spoons by volume', () => {
    expect(packs([1, 'кг'], of(9, 'шт', 1080))).toMatchObject({ packs: 2, told: [of(9, 'шт')] })
    expect(packs([10, 'г'], of(1, 'ст. л.', 12))).toMatchObject({ packs: 2 })
    expect(packs([900, 'мл'], of(3, 'ст. л.', 41.4))).toMatchObject({ packs: 1, needed: of(45, 'мл') })
    expect(packs([10, 'шт'], of(10.5, 'шт'))).toMatchObject({
      packs: 2,
      needed: of(11, 'шт'),
      left: of(9, 'шт'),
    })
  })

  it('cannot be counted where no amount can be told in their unit', () => {
    expect(packs([1, 'л'], of(300, 'г'))).toBeUndefined()
    expect(packs([1, 'шт'], of(2, 'лист', 10))).toBeUndefined()
    expect(packs([1, 'кг'], of(2, 'шт'))).toBeUndefined()
    expect(packs([1, 'кг'])).toBeUndefined()
  })

  it('are the least where some amounts can be told and others not', () => {
    expect(packs([1, 'кг'], of(1200, 'г'), of(1, 'пучок'))).toMatchObject({
      packs: 2,
      left: undefined,
      isLeast: true,
      told: [],
    })
    const unknown = { measures: [of(1200, 'г')], hasUnknown: true }
    expect(packsFor(unknown, { value: 1, unit: 'кг' })).toMatchObject({ packs: 2, isLeast: true })
  })

  it('hold enough, and one less would not', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), value, (needed, held) => {
        const need = packs([held, 'г'], ...needed.map((number) => of(number, 'г')))
        const total = needed.map(fromNumber).reduce(add, zero)
        const inPacks = (count: number) => multiply(fraction(count), fromNumber(held))
        expect(compare(inPacks(need?.packs ?? 0), total)).toBeGreaterThanOrEqual(0)
        expect(compare(inPacks((need?.packs ?? 0) - 1), total)).toBeLessThan(0)
      }),
    )
  })
})

it('any JSON as an amount and a pack is read as good or as absent, and good ones make words and numbers', () => {
  const junk = fc.oneof(fc.jsonValue(), fc.constantFrom(NaN, Infinity, -1, 0, 1e300, 5e-324))
  const entry = fc.record({
    value: fc.oneof(junk, fc.double()),
    unit: fc.oneof(junk, fc.constantFrom(...units), fc.string({ unit: 'binary' })),
    grams: fc.oneof(junk, fc.double()),
  })
  fc.assert(
    fc.property(
      fc.oneof(junk, entry),
      fc.oneof(junk, entry),
      servings,
      servings,
      (one, other, wanted, own) => {
        const [good, pack] = [v.safeParse(amountSchema, one), v.safeParse(packSchema, other)]
        if (!good.success) return
        const scaled = measure(good.output, { servings: wanted, of: own })
        if (!scaled) return
        expect(formatSum(sum([scaled, scaled]))).not.toMatch(/NaN|Infinity|undefined/)
        const need = pack.success && packsFor({ measures: [scaled], hasUnknown: false }, pack.output)
        if (need) expect(Number.isFinite(need.packs)).toBe(true)
      },
    ),
    { numRuns: 1000 },
  )
})
