/** Money is counted in whole kopecks; the API gives rubles with kopecks (decisions 5). */

/** 12.5 rubles -> 1250 kopecks. */
export const toKopecks = (rubles: number) => Math.round(rubles * 100)

/** 1250 kopecks -> '12.50', two decimals and a point as in the spec's total. */
export const formatKopecks = (kopecks: number) => (kopecks / 100).toFixed(2)

/** The sum of price times count, in kopecks. */
export function totalKopecks(rows: { price: number; count: number }[]) {
  return rows.reduce((sum, row) => sum + toKopecks(row.price) * row.count, 0)
}
