import { scatterSpots } from '../dishes/layout'
import { type FoodItem, hasPiece } from '../drawings/item'
import { friedEgg, slab, strip } from '../drawings/pieces'
import { shadow } from '../drawings/shadow'
import { itemOf } from '../products/product-items'
import { Random } from '../random'
import { placeFlat, renderSprite, svgDocument } from '../svg/sprite'

/** How a product looks that has left its package or its shell, or that was cut. */
export type PiecesKind = 'content' | 'cut'

const MOST_PIECES = 7

/** Kinds of drawings that are packages: their pieces are what was in them. */
const packages = /^(?:jar|bottle|bag|carton|tub|tin|spice|bowl|sachet|pack|tumbler|crock)_/

/** What goes into a pot from a package, and is drawn as a whole dish elsewhere. */
const contents: Record<string, FoodItem['piece']> = {
  spaghetti: strip('#f2cf72', 4, 9),
  tagliatelle: strip('#f2cf72', 26, 18),
  'egg-noodles': strip('#f5b93a', 26, 12),
  'udon-noodles': strip('#fbf3df', 26, 26),
  'lasagne-sheets': slab('#f2cf72', '#d9a94a'),
  'ready-puff-pastry': slab('#f9e8c6', '#d9b47a'),
}

/** The pictures of pieces that a product has, with the item whose pieces they show. */
export function piecesOf(productId: string): Partial<Record<PiecesKind, FoodItem>> {
  const item = itemOf(productId)
  const content = contents[productId]
  if (content) return { content: { ...item, piece: content, pieceCount: MOST_PIECES } }
  if (productId === 'eggs') return { content: { ...item, piece: friedEgg, pieceCount: 1 }, cut: item }
  if (!hasPiece(item)) return {}
  return packages.test(item.whole.key) ? { content: item } : { cut: item }
}

const SIZE = 160

/** A small heap of pieces on a transparent background, 160 by 160. */
export async function piecesPicture(productId: string, { piece, pieceCount }: FoodItem): Promise<string> {
  if (!piece) throw new Error(`Product ${productId} has no pieces`)
  const sprite = await renderSprite(piece)
  const random = new Random(`${productId}-pieces`)
  const count = Math.min(pieceCount, MOST_PIECES)
  const size = count === 1 ? 132 : 150 / Math.sqrt(count)
  const surface = { x: SIZE / 2, y: 92, rx: 56, ry: 34, outline: '' }
  const spots = count === 1 ? [{ x: SIZE / 2, y: 92 }] : scatterSpots({ surface, random }, count, 0.94, 22)
  const placed = spots.map(({ x, y }) => placeFlat(sprite, x, y, size, random.next(-50, 50), 0.8))
  return svgDocument(`${shadow(SIZE / 2, 122, 120, 24)}${placed.join('')}`, SIZE, SIZE)
}
