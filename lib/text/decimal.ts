/** 1800.5 -> '1800,5' */
export const formatDecimal = (value: number) => String(value).replace('.', ',')

/** '1 800,5' -> 1800.5; NaN for what is no number of plain digits. */
export function parseDecimal(text: string): number {
  const typed = text.replace(/\s/g, '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : NaN
}
