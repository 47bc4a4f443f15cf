/** Money is counted in whole kopecks; the API gives rubles with kopecks (decisions 5). */

/**
 * 12.5 rubles -> 1250 kopecks, rounded half up. Twelve digits hold any sum of the shop and drop the error of floating point:
 * `1.005 * 100` is 100.49999999999999.
 */
export const toKopecks = (rubles: number) => Math.round(Number((rubles * 100).toPrecision(12)))

/** 1250 kopecks -> '12.50', two decimals and a point as in the spec's total. */
export const formatKopecks = (kopecks: number) => (kopecks / 100).toFixed(2)

/** The sum of price times count in kopecks, rounded once at the end (spec point 5). */
export const totalKopecks = (rows: { price: number; count: number }[]) =>
  toKopecks(rows.reduce((sum, { price, count }) => sum + price * count, 0))
