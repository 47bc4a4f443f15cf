import type { Candidate, Place, Problem, Sign } from '@/lib/planner/places'
import { leftOfProduct, tillOfProduct } from '@/lib/planner/planner-products'

/**
 * Kopecks of the products at the till and of what is left of them, and the numbers of products at home and of opened packs that
 * no dish uses and of those that are out of season.
 */
export function createProductSums({ products, month }: Problem) {
  const sums = { till: 0, left: 0, idle: 0, unused: 0, offSeason: 0 }
  const isOffSeason = ({ months }: { months: number[] }) => months.length > 0 && !months.includes(month)
  for (const item of products) {
    sums.left += item.left = leftOfProduct(item)
    if (item.isPantry && !item.isFree) sums.idle++
    if (item.stock > 0) sums.unused++
  }

  function change(place: Place, { dish, uses }: Candidate, sign: Sign) {
    if (place.isLeftover) return
    const scale = (sign * place.servings) / (dish.servings ?? place.servings)
    for (const { item, amount, isUnknown } of uses) {
      sums.till -= item.till
      sums.left -= item.left
      const wasIdle = item.uses === 0
      const wasUnused = item.usesInTime === 0
      item.need += amount * scale
      item.uses += sign
      if (place.dayIndex <= item.lastDay) {
        item.needInTime += amount * scale
        item.usesInTime += sign
      }
      if (isUnknown) item.unknown += sign
      if (item.uses === 0) item.need = 0
      if (item.usesInTime === 0) item.needInTime = 0
      item.till = tillOfProduct(item)
      item.left = leftOfProduct(item)
      sums.till += item.till
      sums.left += item.left
      if (wasUnused !== (item.usesInTime === 0)) {
        if (item.isPantry && !item.isFree) sums.idle -= sign
        if (item.stock > 0) sums.unused -= sign
      }
      if (wasIdle !== (item.uses === 0) && isOffSeason(item)) sums.offSeason += sign
    }
  }

  return { sums, change }
}
