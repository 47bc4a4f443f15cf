import { Random } from '../random'
import { fade } from '../svg/paint'
import { document, softly, sprite, stand } from '../svg/sprite'
import { backdrop, cloth, type Family, families, vary } from './backdrop'
import { foods, type Look } from '../dishes/food-styles'
import { type Dish, piece, steam } from '../dishes/dish'
import { type Thing } from '../drawings/item'
import { vessel, type VesselName } from '../dishes/vessels'

/** A still life, said in words. */
export interface StillLife {
  id: string
  category: string
  vessel: VesselName
  look: Look
  color: string
  tops: readonly Thing[]
  inside: readonly Thing[]
  around: readonly Thing[]
  main?: Thing
  hot?: boolean
}

export const sceneWidth = 1280
export const sceneHeight = 960

const night = '#3d1230'

/** What a thing throws on the table: dark where it touches, long and soft to the right. */
export const shadow = (x: number, y: number, width: number, tall = width) =>
  `<ellipse cx="${x + width * 0.16 + tall * 0.07}" cy="${y - width * 0.02}" rx="${width * 0.68 + tall * 0.08}" ry="${width * 0.17 + 6}" fill="${fade(night)}" opacity=".36"/><ellipse cx="${x + width * 0.03}" cy="${y - width * 0.02}" rx="${width * 0.52}" ry="${width * 0.1 + 4}" fill="${fade(night)}" opacity=".6"/>`

/** Puts a thing on the table, whole: never over the frame's edge. */
export async function put(thing: Thing, x: number, y: number, scale = 1): Promise<string> {
  const made = await sprite(thing.whole)
  const tall = Math.min(thing.tall * scale, y - 26, (330 * made.height) / made.width)
  const half = (made.width / made.height) * tall * 0.5
  const inside = Math.min(Math.max(x, half + 24), sceneWidth - half - 24)
  return shadow(inside, y, half * 1.72, tall) + stand(made, inside, y + 4, tall)
}

interface Place {
  x: number
  y: number
  scale: number
}

/** Places round the dish: tall things behind, low ones in front; nothing is cut by the frame. */
function places(random: Random, count: number, tall: boolean): { back: Place[]; front: Place[] } {
  const j = (v: number, by: number) => v + random.next(-by, by)
  const back: Place[] = [
    { x: j(168, 14), y: j(446, 14), scale: 1.28 },
    { x: j(1112, 14), y: j(450, 14), scale: 1.28 },
    { x: j(tall ? 400 : 392, 14), y: j(352, 8), scale: 1.12 },
    { x: j(tall ? 884 : 888, 14), y: j(352, 8), scale: 1.12 },
  ]
  const front: Place[] = [
    { x: j(162, 12), y: j(858, 16), scale: 1.38 },
    { x: j(1116, 12), y: j(862, 16), scale: 1.38 },
  ]
  if (random.next() > 0.5) {
    back.reverse()
    front.reverse()
  }
  const inFront = count >= 4 ? 2 : 1
  return {
    back: back.sort((a, b) => a.scale - b.scale).slice(-(count - inFront)),
    front: front.slice(0, inFront),
  }
}

const tallGlass = new Set<VesselName>(['glass', 'cup', 'jar'])

const wareOf: Partial<Record<VesselName, readonly string[]>> = {
  pan: ['#3c3a44', '#4b3d3a', '#35465e', '#f6efe6'],
  pot: ['#d9573f', '#3f7f8c', '#f3c65a', '#5a7f4f', '#f6efe6'],
  'baking-dish': ['#fbf4ea', '#c8553d', '#3f6f80', '#e2ae4a', '#6f8f6a'],
}

/** A dish of a colour that suits the kind of vessel and the category. */
const ware = (life: StillLife, family: Family, random: Random) =>
  random.pick(wareOf[life.vessel] ?? family.ware)

/** The dish alone, at x, y, half as wide as `r`: vessel, food, steam. */
export async function dishAt(
  life: StillLife,
  x: number,
  y: number,
  r: number,
  color: string,
): Promise<string> {
  const random = new Random(`${life.id}-food`)
  const made = vessel(life.vessel, x, y, r, color, life.color)
  const dish: Dish = {
    food: made.food,
    color: life.color,
    tops: life.tops,
    inside: life.inside,
    random,
    category: life.category,
    vessel: life.vessel,
    tall: tallGlass.has(life.vessel),
    ...(life.main ? { main: life.main } : {}),
  }
  const food = await foods[life.look](dish)
  return `${shadow(x, made.foot.y, made.foot.width, r * 0.6)}${made.behind}${food}${made.before}${life.hot ? steam(dish, life.look === 'soup' || life.look === 'drink' ? 0 : made.food.ry * 0.5) : ''}`
}

/** A few pieces dropped in front of the dish. */
async function scattered(life: StillLife, random: Random): Promise<string> {
  const loose = life.tops.filter((thing) => thing.bit && !thing.spoon && thing.bit.key !== 'pat')
  const at = random.shuffle([
    [356, 888],
    [926, 892],
    [448, 908],
    [838, 906],
  ])
  const out = await Promise.all(
    at.slice(0, loose.length ? 3 : 0).map(([x = 0, y = 0], i) => {
      const thing = loose[i % loose.length]
      return thing?.bit
        ? piece(thing.bit, x, y, Math.min(thing.bitSize, 110) * 0.86, random.next(-60, 60), 0.72)
        : ''
    }),
  )
  return out.join('')
}

const fallback: Family = { wall: '#f0b35c', table: '#f8d8a4', cloth: '#fff6e6', ware: ['#ffffff'] }

/** What is decided of a still life before it is drawn: its colours, the places of things, the dish's own colour. */
export function setting(life: StillLife) {
  const random = new Random(life.id)
  const family = vary(families[life.category] ?? fallback, random)
  const tall = tallGlass.has(life.vessel)
  const around = life.around.slice(0, 5)
  const at = places(random, around.length, tall)
  return { random, family, tall, around, at, color: ware(life, family, random) }
}

/** The front picture: the dish large, its ingredients round it. */
export async function front(life: StillLife): Promise<string> {
  const { random, family, tall, around, at: spots, color } = setting(life)
  const { back, front: near } = spots
  const byHeight = [...around].sort((a, b) => b.tall - a.tall)
  const behind = byHeight.slice(0, back.length)
  const before = byHeight.slice(back.length)
  const far = [...back].sort((a, b) => a.y - b.y)
  const things = async (list: readonly Thing[], at: readonly Place[]) =>
    (
      await Promise.all(list.map((thing, i) => (at[i] ? put(thing, at[i].x, at[i].y, at[i].scale) : '')))
    ).join('')
  const dish = await dishAt(life, 640, tall ? 545 : 535, tall ? 385 : 398, color)
  const bare = { below: '', cloth: '' }
  const napkin =
    life.vessel === 'board' || random.next() < 0.3 ? bare : cloth(family.cloth, family.wall, random)
  return document(
    `${await softly(backdrop(family, random) + napkin.below, sceneWidth, sceneHeight)}${napkin.cloth}${await things(behind, far)}${dish}${await things(before, near)}${await scattered(life, random)}`,
    sceneWidth,
    sceneHeight,
  )
}
