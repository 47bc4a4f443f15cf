import { hasPiece } from '../drawings/item'
import { zefir } from '../products/sweets'
import { fillets, patties, rolls, sevenPieces, skewers, slices } from './arranged-pieces'
import { buns, flatbread, loaf, toasts } from './breads'
import { cake, mugCake, paskha } from './cakes'
import { casserole, roundSlices, slicedVegetables } from './casseroles'
import { type Dish } from './dish'
import { dumplings, grains, pasta, salad } from './heaped-foods'
import { cream, drink, porridge, soup, stew } from './liquid-foods'
import { cinnamonRolls, eclairs, pancakes, pasties, pie } from './pastry'
import { drawPiece } from './placed-pieces'
import { packedJar, wholeFood } from './whole-foods'

type DrawFood = (dish: Dish) => Promise<string>

/*
 * One style of the catalogue covers several dishes: bread is a loaf, buns or a sandwich. The vessel, the category and
 * the ingredients decide which.
 */

const fishKey = /fillet|fish|salmon|cod|trout|flounder|hake|pike|zander|perch/i
const steakKey = /^(1f969|duckBreast)/

const anyBread: DrawFood = (dish) => {
  if (dish.category !== 'baking') return toasts(dish)
  const isPlain = dish.toppings.every(({ piece }) => !piece || piece.key.startsWith('pinch'))
  if (isPlain) return loaf(dish)
  return dish.vessel === 'plate' ? buns(dish) : flatbread(dish)
}

const anyRolls: DrawFood = (dish) => {
  if (dish.category === 'desserts') return eclairs(dish)
  if (dish.category !== 'baking') return rolls(dish)
  return dish.vessel === 'baking-dish' ? cinnamonRolls(dish) : pasties(dish)
}

const anySlices: DrawFood = (dish) => {
  const key = (dish.main ?? dish.contents[0])?.whole.key ?? ''
  if (dish.vessel === 'baking-dish' && roundSlices(dish).length > 1) return slicedVegetables(dish)
  if (dish.vessel === 'pan') return stew(dish)
  if (dish.category === 'fish' || (fishKey.test(key) && dish.category !== 'poultry'))
    return fillets(dish, 'fish')
  if (steakKey.test(key)) return fillets(dish, 'meat')
  return slices(dish)
}

/** Seven of the main item, each with a piece of a topping. */
const wholeItems: DrawFood = async (dish) => {
  const item = dish.main ?? dish.contents[0] ?? dish.toppings[0]
  if (!item) return wholeFood(dish)
  const topping = dish.toppings.filter(hasPiece).find((other) => other !== item)
  const isEgg = item.piece?.key === 'eggHalf'
  const drawing = isEgg || dish.category === 'poultry' ? (item.piece ?? item.whole) : item.whole
  return sevenPieces(dish, drawing, isEgg ? 0.56 : 0.5, async (x, y) =>
    topping
      ? drawPiece(
          topping.piece,
          x,
          y - (isEgg ? 26 : 62),
          Math.min(86, topping.pieceSize),
          dish.random.next(-30, 30),
        )
      : '',
  )
}

const anyWhole: DrawFood = (dish) => {
  if (dish.isTall) return packedJar(dish)
  if (dish.vessel === 'cake-stand') return paskha(dish)
  return dish.main?.isCooked ? wholeFood(dish) : wholeItems(dish)
}

const anyCake: DrawFood = (dish) => {
  if (dish.vessel === 'baking-dish') return casserole(dish)
  return dish.vessel === 'cup' ? mugCake(dish) : cake(dish)
}

const anyCream: DrawFood = (dish) => {
  if (dish.category === 'soups') return soup({ ...dish, contents: [] })
  if (dish.category === 'starters' && !dish.isTall) return porridge(dish)
  if (dish.vessel === 'plate') return sevenPieces(dish, zefir, 0.6)
  return cream(dish)
}

/** How each style of food is drawn; the names are those of `look` in the catalogue's recipes. */
export const foodStyles = {
  soup,
  porridge,
  salad,
  pasta,
  grains,
  slices: anySlices,
  whole: anyWhole,
  patties,
  stew,
  bake: casserole,
  pancakes,
  dumplings,
  drink,
  cream: anyCream,
  bread: anyBread,
  cake: anyCake,
  pie,
  skewers,
  rolls: anyRolls,
} satisfies Record<string, DrawFood>

export type FoodStyle = keyof typeof foodStyles
