import { type FoodItem } from '../drawings/item'
import { shadow } from '../drawings/shadow'
import { placeUpright, renderSprite } from '../svg/sprite'
import { sceneWidth } from './layout'

/** An item standing on the table with its shadow, moved or made smaller where the frame would cut it off. */
export async function placeItem(item: FoodItem, x: number, y: number, scale = 1): Promise<string> {
  const sprite = await renderSprite(item.whole)
  const height = Math.min(item.height * scale, y - 26, (330 * sprite.height) / sprite.width)
  const half = (sprite.width / sprite.height) * height * 0.5
  const inside = Math.min(Math.max(x, half + 24), sceneWidth - half - 24)
  return shadow(inside, y, half * 1.72, height) + placeUpright(sprite, inside, y + 4, height)
}
