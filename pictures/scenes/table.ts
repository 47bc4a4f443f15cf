import { type Thing } from '../drawings/item'
import { shadow } from '../drawings/shadow'
import { type Random } from '../random'
import { sprite, stand } from '../svg/sprite'

export const sceneWidth = 1280

export const sceneHeight = 960

/** Puts a thing on the table, whole: never over the frame's edge. */
export async function put(thing: Thing, x: number, y: number, scale = 1): Promise<string> {
  const made = await sprite(thing.whole)
  const tall = Math.min(thing.tall * scale, y - 26, (330 * made.height) / made.width)
  const half = (made.width / made.height) * tall * 0.5
  const inside = Math.min(Math.max(x, half + 24), sceneWidth - half - 24)
  return shadow(inside, y, half * 1.72, tall) + stand(made, inside, y + 4, tall)
}

export interface Place {
  x: number
  y: number
  scale: number
}

/** Places round the dish: tall things behind, low ones in front; nothing is cut by the frame. */
export function places(random: Random, count: number, tall: boolean): { back: Place[]; front: Place[] } {
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
