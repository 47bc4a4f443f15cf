import { scatterable } from '../dishes/dish'
import { drawPiece } from '../dishes/placed-pieces'
import { type FoodItem } from '../drawings/item'
import { type Random } from '../random'
import { type StillLife } from '../still-life'
import { lowResolutionLayer, svgDocument } from '../svg/sprite'
import { backdrop, drawNapkin } from './backdrop'
import { type Position, sceneHeight, sceneWidth } from './layout'
import { planScene } from './plan'
import { drawDish } from './served-dish'
import { placeItem } from './table'

/** Up to three pieces of the toppings on the table in front of the dish. */
async function loosePieces({ toppings }: StillLife, random: Random): Promise<string> {
  const items = scatterable(toppings).filter(({ piece }) => piece.key !== 'pat')
  const positions = random.shuffle([
    [356, 888],
    [926, 892],
    [448, 908],
    [838, 906],
  ])
  const drawn = positions.slice(0, 3).map(([x = 0, y = 0], i) => {
    const item = items[i % items.length]
    if (!item) return ''
    return drawPiece(item.piece, x, y, Math.min(item.pieceSize, 110) * 0.86, random.next(-60, 60), 0.72)
  })
  return (await Promise.all(drawn)).join('')
}

async function placeItems(items: readonly FoodItem[], positions: readonly Position[]): Promise<string> {
  const placed = positions.map(({ x, y, scale }, i) => {
    const item = items[i]
    return item ? placeItem(item, x, y, scale) : ''
  })
  return (await Promise.all(placed)).join('')
}

/** The front picture: the dish with its ingredients around it. */
export async function frontPicture(stillLife: StillLife): Promise<string> {
  const { random, palette, isTall, items, positions, color } = planScene(stillLife)
  const tallestFirst = [...items].sort((a, b) => b.height - a.height)
  const behind = await placeItems(tallestFirst, positions.back)
  const before = await placeItems(tallestFirst.slice(positions.back.length), positions.front)
  const dish = await drawDish(stillLife, 640, isTall ? 545 : 535, isTall ? 385 : 398, color)
  const napkin =
    stillLife.vessel === 'board' || random.next() < 0.3
      ? { shadow: '', cloth: '' }
      : drawNapkin(palette.napkin, palette.wall, random)
  const background = await lowResolutionLayer(
    backdrop(palette, random) + napkin.shadow,
    sceneWidth,
    sceneHeight,
  )
  return svgDocument(
    `${background}${napkin.cloth}${behind}${dish}${before}${await loosePieces(stillLife, random)}`,
    sceneWidth,
    sceneHeight,
  )
}
