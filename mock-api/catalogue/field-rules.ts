import * as v from 'valibot'

/* Rules that the schemas of several files share. */

export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug: a-z and 0-9 with single hyphens'),
)

/** A single line without leading or trailing spaces. */
export const line = v.pipe(
  v.string(),
  v.regex(/^\S(.*\S)?$/, 'must be a single line without leading or trailing spaces'),
)

export const positive = v.pipe(v.number(), v.gtValue(0, 'must be greater than 0'))

export const countingNumber = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
)

/** An array of at least one entry. */
export const nonEmptyArray = <S extends v.GenericSchema>(entry: S) =>
  v.pipe(v.array(entry), v.minLength(1, 'must not be empty'))

/** The fields of these names that are defined. */
export function pickDefined<T extends object, K extends keyof T>(object: T, names: readonly K[]): Pick<T, K> {
  const defined = names.filter((name) => object[name] !== undefined).map((name) => [name, object[name]])
  return Object.fromEntries(defined) as Pick<T, K>
}
