/** Whether two values of the stores have the same JSON. */
export const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
