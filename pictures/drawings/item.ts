import { clay } from '../svg/paint'
import { type Drawing, emoji } from '../svg/sprite'

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

/** An emoji laid down by turning it. */
export const lying = (file: string, turn: number, change: Parameters<typeof emoji>[1] = {}) =>
  emoji(file, { turn, ...change })

/** The small pictures on labels. */
export const marks = {
  wheat: emoji('1f33e'),
  cow: emoji('1f404'),
  sunflower: emoji('1f33b'),
  fish: emoji('1f41f'),
  tomato: emoji('1f345'),
  corn: emoji('1f33d'),
  apple: emoji('1f34e'),
  greenApple: emoji('1f34f'),
  orange: emoji('1f34a'),
  lemon: emoji('1f34b'),
  cherries: emoji('1f352'),
  grapes: emoji('1f347'),
  redGrapes: emoji('1f347', { hue: 80 }),
  whiteGrapes: emoji('1f347', { hue: 170, brightness: 1.2 }),
  pineapple: emoji('1f34d'),
  peach: emoji('1f351'),
  strawberry: emoji('1f353'),
  coconut: emoji('1f965'),
  olive: emoji('1fad2'),
  pepper: emoji('1f336-fe0f'),
  garlic: emoji('1f9c4'),
  ginger: emoji('1fada'),
  beans: emoji('1fad8'),
  whiteBeans: emoji('1fad8', { saturation: 0.35, brightness: 2.1 }),
  peas: emoji('1fadb'),
  rice: emoji('1f35a'),
  potato: emoji('1f954'),
  peanut: emoji('1f95c'),
  chestnut: emoji('1f330'),
  leaf: emoji('1f343'),
  herb: emoji('1f33f'),
  basil: emoji('1f33f', { hue: -10, saturation: 1.2 }),
  blossom: emoji('1f33c'),
  hibiscus: emoji('1f33a'),
  mushroom: emoji('1f344'),
  cucumber: emoji('1f952'),
  chicken: emoji('1f414'),
  carrot: emoji('1f955'),
  honey: emoji('1f36f'),
  chocolate: emoji('1f36b'),
  coffee: emoji('2615'),
  cupcake: emoji('1f9c1'),
  croissant: emoji('1f950'),
  bread: emoji('1f35e'),
  drop: emoji('1f4a7'),
  snow: emoji('2744-fe0f'),
  shrimp: emoji('1f990'),
  oyster: emoji('1f9aa'),
  tree: emoji('1f334'),
  cookie: emoji('1f36a'),
  broccoli: emoji('1f966'),
  salt: emoji('1f9c2'),
  beer: emoji('1f37a'),
  fire: emoji('1f525'),
  blueberry: emoji('1fad0'),
  spinach: emoji('1f96c'),
  bubbles: emoji('1fae7'),
} satisfies Record<string, Drawing>

/** A drawing of our own with one relief over all of it. */
export const relief = (key: string, svg: string, depth = 9): Drawing => ({
  key,
  svg: `<g filter="${clay(depth)}">${svg}</g>`,
})
