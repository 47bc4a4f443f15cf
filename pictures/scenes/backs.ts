import { drawVessel } from '../dishes/vessels'
import { type FoodItem } from '../drawings/item'
import { shadow } from '../drawings/shadow'
import { Random } from '../random'
import { type StillLife } from '../still-life'
import { lowResolutionLayer, renderSprite, svgDocument } from '../svg/sprite'
import { backdrop, drawNapkin } from './backdrop'
import { layOutRow, sceneHeight, sceneWidth, splitRows } from './layout'
import { paletteOf } from './palettes'
import { planScene } from './plan'
import { drawDish } from './served-dish'
import { placeItem } from './table'

/** A row of items that stand on the line `y`. */
async function drawRow(
  items: readonly FoodItem[],
  y: number,
  maxWidth: number,
  maxHeight: number,
): Promise<string> {
  const sizes = await Promise.all(
    items.map(async ({ whole, height }) => {
      const sprite = await renderSprite(whole)
      return { width: (sprite.width / sprite.height) * height, height }
    }),
  )
  const { scale, centers } = layOutRow(sizes, maxWidth, maxHeight)
  const placed = items.map((item, i) => placeItem(item, centers[i] ?? 0, y, scale))
  return (await Promise.all(placed)).join('')
}

/** The first back: up to nine ingredients on a board. */
export async function ingredientsPicture(
  stillLife: StillLife,
  ingredients: readonly FoodItem[],
): Promise<string> {
  const random = new Random(`${stillLife.id}-ingredients`)
  const palette = paletteOf(stillLife.category, random)
  const tallestFirst = ingredients.slice(0, 9).sort((a, b) => b.height - a.height)
  const rows = splitRows(tallestFirst)
  const lines = rows.length === 3 ? [424, 650, 884] : [500, 830]
  const drawn = await Promise.all(
    rows.map((items, i) =>
      drawRow(random.shuffle(items), lines[i] ?? 800, 1060 + i * 40, rows.length === 3 && i > 0 ? 232 : 350),
    ),
  )
  const board = drawVessel('board', 640, 580, 520, '', '')
  const background = await lowResolutionLayer(backdrop(palette, random), sceneWidth, sceneHeight)
  return svgDocument(
    `${background}${shadow(640, board.base.y, board.base.width * 0.9, 60)}${board.back}${drawn.join('')}`,
    sceneWidth,
    sceneHeight,
  )
}

/** The second back: the dish so close that the frame cuts off its edge. */
export async function closeUpPicture(stillLife: StillLife): Promise<string> {
  const random = new Random(`${stillLife.id}-near`)
  const palette = paletteOf(stillLife.category, random)
  const { isTall, color } = planScene(stillLife)
  const dish = await drawDish(stillLife, 640, 540, 398, color)
  const napkin = drawNapkin(palette.napkin, palette.wall, random, 640, 720)
  const [scale, x, y] = isTall ? [1.42, 640, 640] : [1.56, random.int(600, 680), 590]
  const background = await lowResolutionLayer(
    backdrop(palette, random) + napkin.shadow,
    sceneWidth,
    sceneHeight,
  )
  return svgDocument(
    `${background}${napkin.cloth}<g transform="translate(${x} ${y}) scale(${scale}) translate(-640 -540)">${dish}</g>`,
    sceneWidth,
    sceneHeight,
  )
}
