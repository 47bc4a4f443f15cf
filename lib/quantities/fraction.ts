/**
 * Exact arithmetic of amounts: 1/3 of 500 g three times is 500 g again, in any order. A fraction is in its lowest terms,
 * with `d` above 0; whole numbers are as large as they have to be.
 */
export type Fraction = { readonly n: bigint; readonly d: bigint }

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : greatestDivisor(b, a % b)
}

/** The fraction `n / d` of whole numbers. Throws `RangeError` for a `d` of 0 and for numbers that are not whole. */
export function fraction(n: bigint | number, d: bigint | number = 1): Fraction {
  const [top, bottom] = [BigInt(n), BigInt(d)]
  if (bottom === 0n) throw new RangeError('Division by zero')
  if (bottom === 1n) return { n: top, d: bottom }
  const divisor = greatestDivisor(top, bottom) * (bottom < 0n ? -1n : 1n)
  return { n: top / divisor, d: bottom / divisor }
}

export const zero = fraction(0)

/** The number as it is written: 0.1 is a tenth, which no floating-point number is. Throws `RangeError` unless finite. */
export function fromNumber(value: number): Fraction {
  if (Number.isSafeInteger(value)) return fraction(value)
  const [, sign = '', whole = '', decimals = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? []
  if (whole === '') throw new RangeError(`${value} is not a finite number`)
  const power = Number(exponent) - decimals.length
  const digits = BigInt(sign + whole + decimals)
  return power < 0 ? fraction(digits, 10n ** BigInt(-power)) : fraction(digits * 10n ** BigInt(power))
}

/** `a + b`. */
export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)

/** `a - b`. */
export const subtract = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d)

/** `a * b`. */
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d)

/** `a / b`. Throws `RangeError` when `b` is 0. */
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n)

/** Below 0, 0 or above 0, as `a` is less than, equal to or more than `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const [left, right] = [a.n * b.d, b.n * a.d]
  return left < right ? -1 : left > right ? 1 : 0
}

/** The largest whole number not above the fraction. */
export function floor({ n, d }: Fraction): bigint {
  return n % d !== 0n && n < 0n ? n / d - 1n : n / d
}

/** The smallest whole number not below the fraction. */
export const ceil = ({ n, d }: Fraction): bigint => -floor({ n: -n, d })

/** The nearest whole number; halves go up. */
export const round = (value: Fraction): bigint => floor(add(value, fraction(1, 2)))
