import { Random } from '../random'
import { shade, tint } from '../svg/color'
import { ball } from '../svg/paint'

/** The shape of one grain. */
export type Grain =
  'powder' | 'rice' | 'long' | 'kernel' | 'bean' | 'flake' | 'seed' | 'ball' | 'crumb' | 'curd'

/** SVG elements without their end: `scatterGrains` adds fill, stroke and position. */
const shapes: Record<Exclude<Grain, 'powder'>, (size: number) => string> = {
  rice: (s) => `<ellipse rx="${s * 0.95}" ry="${s * 0.42}"`,
  long: (s) => `<ellipse rx="${s * 1.35}" ry="${s * 0.4}"`,
  kernel: (s) =>
    `<path d="M${-s * 0.8} ${s * 0.5}L0 ${-s * 0.85}L${s * 0.8} ${s * 0.5}Q0 ${s}${-s * 0.8} ${s * 0.5}z" stroke-linejoin="round"`,
  bean: (s) =>
    `<path d="M${-s * 1.1} 0q0-${s}${s * 1.1}-${s * 0.85}t${s * 1.1} ${s * 0.85}q0 ${s * 0.8}-${s * 0.6} ${s * 0.6}q-${s * 0.5}-${s * 0.3}-${s} 0q-${s * 0.6} ${s * 0.2}-${s * 0.6}-${s * 0.6}z"`,
  flake: (s) => `<ellipse rx="${s * 1.05}" ry="${s * 0.8}"`,
  seed: (s) => `<ellipse rx="${s * 0.6}" ry="${s * 0.4}"`,
  ball: (s) => `<circle r="${s * 0.85}"`,
  crumb: (s) =>
    `<path d="M${-s * 0.7}${-s * 0.3}L${s * 0.1}${-s * 0.8}L${s * 0.8}${-s * 0.1}L${s * 0.3} ${s * 0.7}L${-s * 0.6} ${s * 0.5}z"`,
  curd: (s) => `<ellipse rx="${s * 1.2}" ry="${s}"`,
}

const sizes: Record<Exclude<Grain, 'powder'>, number> = {
  rice: 9,
  long: 8,
  kernel: 10,
  bean: 13,
  flake: 12,
  seed: 7,
  ball: 10,
  crumb: 9,
  curd: 15,
}

/** Grains of one colour inside an ellipse; `isHeaped` narrows its upper half to a heap. */
export function scatterGrains(
  kind: Exclude<Grain, 'powder'>,
  color: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  isHeaped = false,
): string {
  const random = new Random(`${kind}${color}${count}`)
  const size = sizes[kind]
  const positions = Array.from({ length: count }, () => {
    const [angle, distance] = [random.next(0, Math.PI * 2), Math.sqrt(random.next())]
    const [u, v] = [Math.cos(angle) * distance, Math.sin(angle) * distance]
    return { x: x + u * rx * (isHeaped ? 0.72 + 0.28 * ((v + 1) / 2) : 1), y: y + v * ry }
  }).sort((a, b) => a.y - b.y)
  return positions
    .map((position) => {
      const t = random.next()
      const tone = t < 0.34 ? shade(color, 0.16) : t < 0.72 ? color : tint(color, 0.25)
      const transform = `translate(${position.x.toFixed(1)} ${position.y.toFixed(1)}) rotate(${random.int(-80, 80)})`
      return `${shapes[kind](size * random.next(0.85, 1.12))} fill="${ball(tone)}" stroke="${shade(color, 0.5)}" stroke-opacity=".28" stroke-width="${(size * 0.09).toFixed(1)}" transform="${transform}"/>`
    })
    .join('')
}
