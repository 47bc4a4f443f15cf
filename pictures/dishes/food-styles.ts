import { zefir } from '../products/sweets'
import { fillets, patties, rolls, several, skewers, slices } from './arranged-pieces'
import { bread, buns, flatbread, toasts } from './breads'
import { cake, pyramid, risen } from './cakes'
import { bake, ringsOf } from './casseroles'
import { type Dish, piece } from './dish'
import { dumplings, grains, pasta, salad } from './heaped-foods'
import { cream, drink, porridge, soup, stew } from './liquid-foods'
import { eclairs, pancakes, pasties, pie, snails } from './pastry'
import { packed, whole } from './whole-foods'

type Draw = (dish: Dish) => Promise<string>

const strewn = (dish: Dish) => dish.tops.every((thing) => !thing.bit || thing.bit.key.startsWith('pinch'))
const roundTops = (dish: Dish) => dish.tops.filter((thing) => thing.bit?.key.startsWith('slice')).length
const fishy = /fillet|fish|salmon|cod|trout|flounder|hake|pike|zander|perch/i
const meaty = /^(1f969|duckBreast)/

/*
 * A look is a word for many dishes: bread is a loaf, a bun or a sandwich. Which, is seen from the vessel, the category
 * and what lies on top.
 */

const anyBread: Draw = (dish) =>
  dish.category !== 'baking'
    ? toasts(dish)
    : strewn(dish)
      ? bread(dish)
      : dish.vessel === 'plate'
        ? buns(dish)
        : flatbread(dish)

const anyRolls: Draw = (dish) =>
  dish.category === 'desserts'
    ? eclairs(dish)
    : dish.category !== 'baking'
      ? rolls(dish)
      : dish.vessel === 'baking-dish'
        ? snails(dish)
        : pasties(dish)

const anySlices: Draw = (dish) => {
  const first = dish.main ?? dish.inside[0]
  if (dish.vessel === 'baking-dish' && roundTops(dish) > 1) return ringsOf(dish)
  if (dish.vessel === 'pan') return stew(dish)
  if (dish.category === 'fish' || (first && fishy.test(first.whole.key) && dish.category !== 'poultry'))
    return fillets(dish, 'fish')
  if (first && meaty.test(first.whole.key)) return fillets(dish, 'meat')
  return slices(dish)
}

const anyWhole: Draw = (dish) => {
  if (dish.tall) return packed(dish)
  if (dish.vessel === 'cake-stand') return pyramid(dish)
  if (dish.main && dish.main.tall === 1) return whole(dish)
  const one = dish.main ?? dish.inside[0] ?? dish.tops[0]
  const small = dish.tops.find((thing) => thing.bit && thing !== one)
  if (!one) return whole(dish)
  const eggs = one.bit?.key === 'eggHalf'
  return several(
    dish,
    eggs || dish.category === 'poultry' ? (one.bit ?? one.whole) : one.whole,
    eggs ? 0.56 : 0.5,
    async (x, y) => {
      if (!small?.bit) return ''
      return piece(small.bit, x, y - (eggs ? 26 : 62), Math.min(86, small.bitSize), dish.random.next(-30, 30))
    },
  )
}

const anyCake: Draw = (dish) =>
  dish.vessel === 'baking-dish' ? bake(dish) : dish.vessel === 'cup' ? risen(dish) : cake(dish)

const anyCream: Draw = (dish) => {
  if (dish.category === 'soups') return soup({ ...dish, inside: [] })
  if (dish.category === 'starters' && !dish.tall) return porridge(dish)
  if (dish.vessel === 'plate') return several(dish, zefir, 0.6)
  return cream(dish)
}

/** How each `look` of the catalogue is drawn. */
export const foods = {
  soup,
  porridge,
  salad,
  pasta,
  grains,
  slices: anySlices,
  whole: anyWhole,
  patties,
  stew,
  bake,
  pancakes,
  dumplings,
  drink,
  cream: anyCream,
  bread: anyBread,
  cake: anyCake,
  pie,
  skewers,
  rolls: anyRolls,
} satisfies Record<string, Draw>

export type Look = keyof typeof foods
