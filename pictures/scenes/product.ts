import { type FoodItem } from '../drawings/item'
import { shadow } from '../drawings/shadow'
import { placeUpright, renderSprite, svgDocument } from '../svg/sprite'

/** A product with its shadow on a transparent background, 320 by 320. */
export async function productPicture({ whole }: FoodItem): Promise<string> {
  const sprite = await renderSprite(whole)
  const scale = Math.min(268 / sprite.width, 272 / sprite.height)
  const [width, height] = [sprite.width * scale, sprite.height * scale]
  const base = 160 + height / 2 - 4
  return svgDocument(
    `${shadow(160, base, width * 0.74, 40)}${placeUpright(sprite, 160, base + 3, height)}`,
    320,
    320,
  )
}
