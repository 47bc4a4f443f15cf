/** Whether two values of the stores have the same JSON, apart from the order of fields. Parts that are one object cost nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one) && one.length !== other.length) return false
  return (
    Object.keys(one).every((name) => isSame(one[name], ownField(other, name))) &&
    Object.keys(other).every((name) => Object.hasOwn(one, name) || other[name] === undefined)
  )
}

/** A product may be called `__proto__`. */
export const ownField = (fields: Record<string, unknown>, name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
