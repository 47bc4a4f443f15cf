import { type Thing } from '../drawings/item'
import { shadow } from '../drawings/shadow'
import { document, sprite, stand } from '../svg/sprite'

/** A product alone on a clear ground, with its soft shadow. */
export async function product(thing: Thing): Promise<string> {
  const made = await sprite(thing.whole)
  const scale = Math.min(268 / made.width, 272 / made.height)
  const [wide, tall] = [made.width * scale, made.height * scale]
  const base = 160 + tall / 2 - 4
  return document(`${shadow(160, base, wide * 0.74, 40)}${stand(made, 160, base + 3, tall)}`, 320, 320)
}
