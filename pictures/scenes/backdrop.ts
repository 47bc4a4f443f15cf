import { type Random } from '../random'
import { mix, shade } from '../svg/color'
import { blur, fade } from '../svg/paint'
import { type Palette } from './palettes'

/** A wall and a table, lit through a window on the left. */
export function backdrop(
  { wall, table }: Pick<Palette, 'wall' | 'table'>,
  random: Random,
  width = 1280,
  height = 960,
): string {
  const edge = height * random.next(0.27, 0.33)
  const windowPane = (x: number, width: number) =>
    `<path d="M${x} ${-40}h${width}l${height * 0.62} ${height + 80}h${-width * 1.5}z"/>`
  const shift = random.next(-120, 160)
  return `<rect width="${width}" height="${height}" fill="${table}"/><rect y="${edge}" width="${width}" height="${height}" fill="${mix(table, '#ffffff', 0.12)}" opacity=".5"/>
<rect x="-60" y="-60" width="${width + 120}" height="${edge + 60}" fill="${wall}" filter="${blur(2)}"/><rect x="-60" y="${edge - 8}" width="${width + 120}" height="60" fill="${shade(table, 0.34)}" opacity=".38" filter="${blur(20)}"/>
<ellipse cx="${width * 0.18}" cy="${height * 0.1}" rx="${width * 0.62}" ry="${height * 0.7}" fill="${fade('#fff3cf')}" opacity=".62"/><ellipse cx="${width}" cy="${height * 1.04}" rx="${width * 0.7}" ry="${height * 0.55}" fill="${fade(shade(table, 0.55))}" opacity=".34"/><ellipse cx="${width}" cy="0" rx="${width * 0.4}" ry="${height * 0.4}" fill="${fade(shade(wall, 0.5))}" opacity=".4"/>
<g fill="#fffbe8" opacity=".2" filter="${blur(12)}">${windowPane(60 + shift, 130)}${windowPane(226 + shift, 130)}${windowPane(392 + shift, 90)}</g>`
}

/** A striped, checked or bordered napkin under the dish, and its shadow, which belongs to the background. */
export function drawNapkin(
  color: string,
  accent: string,
  random: Random,
  x = 640,
  y = 640,
): { shadow: string; cloth: string } {
  const angle = random.next(-9, 9)
  const pattern = random.pick(['stripes', 'check', 'edge'] as const)
  const [w, h] = [random.next(470, 540), 232]
  const shape = `M${-w * 0.9} ${-h}Q0 ${-h - 8} ${w * 0.9} ${-h + 4}Q${w * 0.96} 0 ${w * 1.06} ${h}Q0 ${h + 12} ${-w * 1.05} ${h - 6}Q${-w} 0 ${-w * 0.9} ${-h}z`
  const row = (k: number) =>
    `M${-w * (0.9 + (k + 1) * 0.075)} ${h * k}Q0 ${h * k + 6} ${w * (0.9 + (k + 1) * 0.08)} ${h * k}`
  const column = (k: number) => `M${w * k * 0.9} ${-h}L${w * k * 1.06} ${h}`
  const lines =
    pattern === 'stripes'
      ? [-0.86, -0.76, 0.76, 0.86].map(column)
      : pattern === 'edge'
        ? [-0.84, 0.82].map(row).concat([-0.9, 0.9].map(column))
        : [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].flatMap((k) => [row(k), column(k)])
  const transform = `transform="translate(${x} ${y}) rotate(${angle.toFixed(1)})"`
  return {
    shadow: `<g ${transform}><path d="${shape}" transform="translate(14 20)" fill="${shade(accent, 0.6)}" opacity=".3" filter="${blur(14)}"/></g>`,
    cloth: `<g ${transform}><path d="${shape}" fill="${color}"/><path d="${lines.join('')}" fill="none" stroke="${accent}" stroke-width="${pattern === 'check' ? 26 : 15}" opacity="${pattern === 'check' ? 0.2 : 0.45}"/>${[34, 22, 10].map((width) => `<path d="M${-w * 0.5} ${-h}q40 ${h} -10 ${h * 2}M${w * 0.42} ${-h}q-30 ${h * 1.1} 30 ${h * 2}" fill="none" stroke="${shade(color, 0.3)}" stroke-width="${width}" opacity=".06"/>`).join('')}</g>`,
  }
}
