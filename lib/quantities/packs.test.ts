import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { amountSchema, packSchema } from '@/lib/quantities/amount-schema'
import { add, compare, fraction, fromNumber, multiply, zero } from '@/lib/quantities/fraction'
import { addMeasures, measure, type Measure } from '@/lib/quantities/measure'
import { packsFor } from '@/lib/quantities/packs'
import { anyServings, anyUnits, anyValue, formatMeasures, measureOf } from '@/testing/measures'

describe('packs', () => {
  const packs = (held: [number, 'г' | 'кг' | 'мл' | 'л' | 'шт'], ...all: Measure[]) =>
    packsFor({ measures: all, hasUnmeasured: false }, { value: held[0], unit: held[1] })

  it('are as many as hold what is needed, and something may be left', () => {
    const need = packs([400, 'г'], measureOf(600, 'г'), measureOf(300, 'г'))
    expect(need?.packs).toBe(3)
    expect(need?.left).toEqual(measureOf(300, 'г'))
    expect(need?.inRecipeUnits).toEqual([])
  })

  it('leave nothing where they hold exactly that', () => {
    expect(packs([0.4, 'кг'], measureOf(800, 'г'))).toMatchObject({ packs: 2, left: undefined })
  })

  it('hold what is needed in round figures, and no more than they hold', () => {
    const need = (grams: number) => packs([835, 'г'], measureOf(grams, 'г'))
    expect(need(733)).toMatchObject({ rounded: measureOf(740, 'г'), left: measureOf(95, 'г') })
    expect(need(833)).toMatchObject({ rounded: measureOf(835, 'г'), left: undefined })
  })

  it('count pieces and spoons by weight, and spoons by volume', () => {
    expect(packs([1, 'кг'], measureOf(9, 'шт', 1080))).toMatchObject({
      packs: 2,
      inRecipeUnits: [measureOf(9, 'шт')],
    })
    expect(packs([10, 'г'], measureOf(1, 'ст. л.', 12))).toMatchObject({ packs: 2 })
    expect(packs([900, 'мл'], measureOf(3, 'ст. л.', 41.4))).toMatchObject({
      packs: 1,
      needed: measureOf(45, 'мл'),
    })
    expect(packs([10, 'шт'], measureOf(10.5, 'шт'))).toMatchObject({
      packs: 2,
      needed: measureOf(11, 'шт'),
      left: measureOf(9, 'шт'),
    })
  })

  it('cannot be counted where no amount converts to their unit', () => {
    expect(packs([1, 'л'], measureOf(300, 'г'))).toBeUndefined()
    expect(packs([1, 'шт'], measureOf(2, 'лист', 10))).toBeUndefined()
    expect(packs([1, 'кг'], measureOf(2, 'шт'))).toBeUndefined()
    expect(packs([1, 'кг'])).toBeUndefined()
  })

  it('are a minimum where only some amounts convert', () => {
    expect(packs([1, 'кг'], measureOf(1200, 'г'), measureOf(1, 'пучок'))).toMatchObject({
      packs: 2,
      left: undefined,
      isMinimum: true,
      inRecipeUnits: [],
    })
    const unknown = { measures: [measureOf(1200, 'г')], hasUnmeasured: true }
    expect(packsFor(unknown, { value: 1, unit: 'кг' })).toMatchObject({ packs: 2, isMinimum: true })
  })

  it('hold enough, and one less would not', () => {
    fc.assert(
      fc.property(fc.array(anyValue, { minLength: 1, maxLength: 5 }), anyValue, (needed, held) => {
        const need = packs([held, 'г'], ...needed.map((number) => measureOf(number, 'г')))
        const total = needed.map(fromNumber).reduce(add, zero)
        const inPacks = (count: number) => multiply(fraction(count), fromNumber(held))
        expect(compare(inPacks(need?.packs ?? 0), total)).toBeGreaterThanOrEqual(0)
        expect(compare(inPacks((need?.packs ?? 0) - 1), total)).toBeLessThan(0)
      }),
    )
  })
})

it('reads any JSON as an amount and a pack: valid ones can be formatted, others count as absent', () => {
  const junk = fc.oneof(fc.jsonValue(), fc.constantFrom(NaN, Infinity, -1, 0, 1e300, 5e-324))
  const entry = fc.record({
    value: fc.oneof(junk, fc.double()),
    unit: fc.oneof(junk, fc.constantFrom(...anyUnits), fc.string({ unit: 'binary' })),
    grams: fc.oneof(junk, fc.double()),
  })
  fc.assert(
    fc.property(
      fc.oneof(junk, entry),
      fc.oneof(junk, entry),
      anyServings,
      anyServings,
      (one, other, wanted, own) => {
        const [good, pack] = [v.safeParse(amountSchema, one), v.safeParse(packSchema, other)]
        if (!good.success) return
        const scaled = measure(good.output, { servings: wanted, baseServings: own })
        if (!scaled) return
        expect(formatMeasures(addMeasures([scaled, scaled]))).not.toMatch(/NaN|Infinity|undefined/)
        const need = pack.success && packsFor({ measures: [scaled], hasUnmeasured: false }, pack.output)
        if (need) expect(Number.isFinite(need.packs)).toBe(true)
      },
    ),
    { numRuns: 1000 },
  )
})
