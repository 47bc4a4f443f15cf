import { piece } from '../dishes/dish'
import { type Thing } from '../drawings/item'
import { type Random } from '../random'
import { type StillLife } from '../still-life'
import { document, softly } from '../svg/sprite'
import { backdrop, cloth } from './backdrop'
import { dishAt } from './served-dish'
import { setting } from './setting'
import { type Place, put, sceneHeight, sceneWidth } from './table'

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
