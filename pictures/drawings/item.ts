import { type Drawing } from '../svg/drawing'

/** How an ingredient is drawn: standing on the table, and as pieces in or on a dish. */
export interface FoodItem {
  whole: Drawing
  /** Height on the table, in scene units. */
  height: number
  /** One piece of it; missing when it cannot be seen in a dish. */
  piece?: Drawing
  /** The longer side of a piece, in scene units. */
  pieceSize: number
  /** How many pieces are drawn on top of a dish. */
  pieceCount: number
  /** Served as one spoonful instead of scattered pieces: cream, sauce, jam. */
  isSpooned?: boolean
  /** A roast bird or a baked fish: drawn only as the main part of a dish, never on the table. */
  isCooked?: boolean
}

/** An item that is seen in dishes. */
export type FoodItemWithPiece = FoodItem & { piece: Drawing }

export const hasPiece = (item: FoodItem): item is FoodItemWithPiece => item.piece !== undefined

/** An item whose pieces, if it has any, are scattered. */
export const item = (
  whole: Drawing,
  height: number,
  piece?: Drawing,
  pieceSize = 80,
  pieceCount = 5,
): FoodItem => ({
  whole,
  height,
  pieceSize,
  pieceCount,
  ...(piece ? { piece } : {}),
})

/** An item that is served as one spoonful. */
export const spoonedItem = (whole: Drawing, height: number, piece: Drawing, pieceSize = 150): FoodItem => ({
  whole,
  height,
  piece,
  pieceSize,
  pieceCount: 1,
  isSpooned: true,
})

/** An item that is drawn only as the cooked main part of a dish. */
export const cookedItem = (whole: Drawing): FoodItem => ({
  whole,
  height: 1,
  pieceSize: 1,
  pieceCount: 1,
  isCooked: true,
})
