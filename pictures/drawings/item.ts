import { type Drawing } from '../svg/drawing'

/** An ingredient as it is shown: standing on the table, and as a piece in or on a dish. */
export interface Thing {
  whole: Drawing
  /** Height on the table, in a scene 960 high. */
  tall: number
  /** A piece of it, if it can be seen in a dish. */
  bit?: Drawing
  /** The longer side of the piece in a scene. */
  bitSize: number
  /** How many pieces lie on top of a dish. */
  many: number
  /** Spooned on in one place, not strewn. */
  spoon?: boolean
}

/** A thing on the table and, if it is seen in dishes, a piece of it. */
export const thing = (whole: Drawing, tall: number, bit?: Drawing, bitSize = 80, many = 5): Thing => ({
  whole,
  tall,
  bitSize,
  many,
  ...(bit ? { bit } : {}),
})

/** A thing which is put on a dish by the spoon. */
export const spooned = (whole: Drawing, tall: number, bit: Drawing, bitSize = 150): Thing => ({
  whole,
  tall,
  bit,
  bitSize,
  many: 1,
  spoon: true,
})

/** A whole cooked thing, drawn only for a dish. */
export const cooked = (whole: Thing['whole']): Thing => ({ whole, tall: 1, bitSize: 1, many: 1 })
