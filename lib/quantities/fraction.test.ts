import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  add,
  ceil,
  compare,
  divide,
  floor,
  fraction,
  fromNumber,
  multiply,
  round,
  subtract,
  zero,
} from '@/lib/quantities/fraction'

const anyFraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map(([n, d]) => fraction(n, d))
const notNought = anyFraction.filter(({ n }) => n !== 0n)

describe('a fraction', () => {
  it('is in its lowest terms, its sign at the top', () => {
    expect(fraction(6, 8)).toEqual({ n: 3n, d: 4n })
    expect(fraction(3, -6)).toEqual({ n: -1n, d: 2n })
    expect(fraction(0, -7)).toEqual({ n: 0n, d: 1n })
  })

  it('rejects a denominator of 0 and numbers that are not whole', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError)
    expect(() => fraction(1.5)).toThrow(RangeError)
    expect(() => fraction(NaN)).toThrow(RangeError)
  })

  it.each([
    [0.1, 1n, 10n],
    [2.5, 5n, 2n],
    [13.8, 69n, 5n],
    [1e21, 10n ** 21n, 1n],
    [1.5e-7, 3n, 20_000_000n],
    [-0.25, -1n, 4n],
    [-0, 0n, 1n],
  ])('of the number %d is the one that is written', (number, n, d) => {
    expect(fromNumber(number)).toEqual({ n, d })
  })

  it.each([NaN, Infinity, -Infinity])('cannot be made of %d', (number) => {
    expect(() => fromNumber(number)).toThrow(RangeError)
  })

  it('of any number, however small or large, is that number', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, min: 1e-150, max: 1e150 }),
        fc.constantFrom(1, -1),
        (size, sign) => {
          const { n, d } = fromNumber(sign * size)
          // A quotient of two rounded numbers may be off in its last place.
          expect(Number(n) / Number(d) / (sign * size)).toBeCloseTo(1, 14)
        },
      ),
    )
  })
})

describe('its arithmetic', () => {
  it('is exact where floating point is not', () => {
    expect(add(fromNumber(0.1), fromNumber(0.2))).toEqual(fromNumber(0.3))
    expect(multiply(fraction(500), fraction(1, 3))).toEqual({ n: 500n, d: 3n })
  })

  it('adds in any order and grouping', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a))
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)))
        expect(subtract(add(a, b), b)).toEqual(a)
      }),
    )
  })

  it('divides what was multiplied back to the start', () => {
    fc.assert(
      fc.property(anyFraction, notNought, (a, b) => {
        expect(divide(multiply(a, b), b)).toEqual(a)
        expect(multiply(a, b)).toEqual(multiply(b, a))
      }),
    )
    expect(() => divide(fraction(1), zero)).toThrow(RangeError)
  })

  it('compares as the numbers compare', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(Math.sign(compare(a, b))).toBe(Number(subtract(a, b).n > 0n) - Number(subtract(a, b).n < 0n))
      }),
    )
  })

  it('finds the whole numbers around a fraction', () => {
    expect([floor(fraction(7, 2)), ceil(fraction(7, 2)), round(fraction(7, 2))]).toEqual([3n, 4n, 4n])
    expect([floor(fraction(-7, 2)), ceil(fraction(-7, 2))]).toEqual([-4n, -3n])
    expect([floor(fraction(5)), ceil(fraction(5)), round(fraction(5))]).toEqual([5n, 5n, 5n])
    fc.assert(
      fc.property(anyFraction, (a) => {
        expect(compare(fraction(floor(a)), a)).toBeLessThanOrEqual(0)
        expect(compare(fraction(ceil(a)), a)).toBeGreaterThanOrEqual(0)
        expect(ceil(a) - floor(a)).toBe(a.d === 1n ? 0n : 1n)
      }),
    )
  })
})
