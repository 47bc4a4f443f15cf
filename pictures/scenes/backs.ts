import { vessel } from '../dishes/vessels'
import { type Thing } from '../drawings/item'
import { shadow } from '../drawings/shadow'
import { Random } from '../random'
import { type StillLife } from '../still-life'
import { document, softly, sprite } from '../svg/sprite'
import { backdrop, cloth } from './backdrop'
import { families, vary } from './palettes'
import { dishAt } from './served-dish'
import { setting } from './setting'
import { put, sceneHeight, sceneWidth } from './table'

const familyOf = (life: StillLife, random: Random) => {
  const family = families[life.category]
  if (!family) throw new Error(`No colours for category ${life.category}`)
  return vary(family, random)
}

/** Things side by side in a row, as large as fits. */
async function row(things: readonly Thing[], y: number, width: number, largest: number): Promise<string> {
  const sizes = await Promise.all(
    things.map(async (thing) => {
      const { width: w, height: h } = await sprite(thing.whole)
      return { thing, tall: thing.tall, wide: (w / h) * thing.tall }
    }),
  )
  const gap = 34
  const total = sizes.reduce((sum, { wide }) => sum + wide, 0)
  const highest = Math.max(...sizes.map(({ tall }) => tall))
  const scale = Math.min((width - gap * (sizes.length - 1)) / total, largest / highest, 1.75)
  const space = Math.min(90, (width - total * scale) / Math.max(1, sizes.length - 1))
  let x = sceneWidth / 2 - (total * scale + space * (sizes.length - 1)) / 2
  const out: string[] = []
  for (const { thing, wide } of sizes) {
    out.push(await put(thing, x + (wide * scale) / 2, y, scale))
    x += wide * scale + space
  }
  return out.join('')
}

/** What the dish is made of, set out on a board before the cooking starts. */
export async function ingredients(life: StillLife, all: readonly Thing[]): Promise<string> {
  const random = new Random(`${life.id}-ingredients`)
  const family = familyOf(life, random)
  const things = [...all].slice(0, 9).sort((a, b) => b.tall - a.tall)
  const far = Math.ceil(things.length * (things.length > 5 ? 0.36 : 0.5))
  const rows =
    things.length > 5
      ? [
          things.slice(0, far),
          things.slice(far, far + Math.ceil((things.length - far) / 2)),
          things.slice(far + Math.ceil((things.length - far) / 2)),
        ]
      : [things.slice(0, far), things.slice(far)]
  const lines = rows.length === 3 ? [424, 650, 884] : [500, 830]
  const board = vessel('board', 640, 580, 520, '', '')
  const drawn = await Promise.all(
    rows.map((list, i) =>
      row(random.shuffle(list), lines[i] ?? 800, 1060 + i * 40, rows.length === 3 ? (i ? 232 : 350) : 350),
    ),
  )
  return document(
    `${await softly(backdrop(family, random), sceneWidth, sceneHeight)}${shadow(640, board.foot.y, board.foot.width * 0.9, 60)}${board.behind}${drawn.join('')}`,
    sceneWidth,
    sceneHeight,
  )
}

/** The dish so near that its edge leaves the frame. */
export async function closeUp(life: StillLife): Promise<string> {
  const random = new Random(`${life.id}-near`)
  const family = familyOf(life, random)
  const { tall, color } = setting(life)
  const dish = await dishAt(life, 640, 540, 398, color)
  const napkin = cloth(family.cloth, family.wall, random, 640, 720)
  const [scale, x, y] = tall ? [1.42, 640, 640] : [1.56, random.int(600, 680), 590]
  return document(
    `${await softly(backdrop(family, random) + napkin.below, sceneWidth, sceneHeight)}${napkin.cloth}<g transform="translate(${x} ${y}) scale(${scale}) translate(-640 -540)">${dish}</g>`,
    sceneWidth,
    sceneHeight,
  )
}
