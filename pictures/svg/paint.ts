import { shade, tint } from './color'

/*
 * Paints and filters are named by what they are: `url(#ball-ff0000)` is a red ball's gradient, `url(#clay-8)` a soft
 * relief 8 units deep. `definitions` finds the names a drawing uses and writes them down, so nobody keeps a list.
 */

const bare = (color: string) => color.slice(1)

/** Lit from the upper left, for anything round. */
export const ball = (color: string) => `url(#ball-${bare(color)})`
/** Light above, shade below. */
export const down = (color: string) => `url(#down-${bare(color)})`
/** An upright cylinder: a band of light left of the middle. */
export const side = (color: string) => `url(#side-${bare(color)})`
/** The surface of something liquid: light in the middle, deep at the edge. */
export const pool = (color: string) => `url(#pool-${bare(color)})`
/** A round glow or shadow which ends in nothing. */
export const fade = (color: string) => `url(#fade-${bare(color)})`
/** The food of `color` after it has been in the oven: browned from the rim. */
export const crust = (color: string) => `url(#crust-${bare(color)})`

/** Soft relief for any shape: light inside the upper left edge, warm shade inside the lower right. */
export const clay = (depth: number) => `url(#clay-${depth})`
export const blur = (radius: number) => `url(#blur-${radius})`

type Stop = readonly [at: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')

const radial = (id: string, at: string, list: readonly Stop[]) =>
  `<radialGradient id="${id}" ${at}>${stops(list)}</radialGradient>`

const linear = (id: string, to: string, list: readonly Stop[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" ${to}>${stops(list)}</linearGradient>`

function inner(depth: number, sign: 1 | -1, color: string, opacity: number, mode: string, into: string) {
  const [move, soft] = [sign * depth * 0.75, depth * 0.75]
  return `<feOffset in="SourceAlpha" dx="${move}" dy="${move * 1.15}"/><feGaussianBlur stdDeviation="${soft}" result="o"/>
<feComposite in="SourceAlpha" in2="o" operator="out" result="m"/><feFlood flood-color="${color}" flood-opacity="${opacity}"/>
<feComposite in2="m" operator="in" result="f"/><feBlend in="f" in2="${into}" mode="${mode}"/>`
}

// A filter is paid for by its area: the deep ones, which lie on large shapes, get little room round them.
const makers: Record<string, (id: string, value: string) => string> = {
  ball: (id, c) =>
    radial(id, 'cx=".36" cy=".3" r=".78"', [
      [0, tint(c, 0.5)],
      [0.3, tint(c, 0.16)],
      [0.65, c],
      [1, shade(c, 0.34)],
    ]),
  down: (id, c) =>
    linear(id, 'x2=".25" y2="1"', [
      [0, tint(c, 0.32)],
      [0.45, c],
      [1, shade(c, 0.26)],
    ]),
  side: (id, c) =>
    linear(id, 'x2="1" y2="0"', [
      [0, shade(c, 0.08)],
      [0.22, tint(c, 0.45)],
      [0.5, c],
      [1, shade(c, 0.32)],
    ]),
  pool: (id, c) =>
    radial(id, 'cx=".42" cy=".4" r=".66"', [
      [0, tint(c, 0.22)],
      [0.55, c],
      [1, shade(c, 0.24)],
    ]),
  fade: (id, c) =>
    radial(id, 'cx=".5" cy=".5" r=".5"', [
      [0, c, 1],
      [0.45, c, 0.62],
      [0.75, c, 0.18],
      [1, c, 0],
    ]),
  crust: (id, c) =>
    radial(id, 'cx=".45" cy=".42" r=".6"', [
      [0, tint(c, 0.28)],
      [0.5, c],
      [0.82, shade(c, 0.12)],
      [1, shade(c, 0.42)],
    ]),
  clay: (id, n) => {
    const depth = Number(n)
    const room =
      depth < 16
        ? 'x="-30%" y="-60%" width="160%" height="220%"'
        : 'x="-5%" y="-5%" width="110%" height="110%"'
    return `<filter id="${id}" ${room} color-interpolation-filters="sRGB">
${inner(depth, -1, '#a8446a', 0.62, 'multiply', 'SourceGraphic').replace(/\/>$/, ' result="dark"/>')}
${inner(depth * 0.8, 1, '#fffaf0', 0.7, 'screen', 'dark')}</filter>`
  },
  blur: (id, n) =>
    `<filter id="${id}" ${Number(n) < 6 ? 'x="-60%" y="-60%" width="220%" height="220%"' : 'x="-20%" y="-20%" width="140%" height="140%"'}><feGaussianBlur stdDeviation="${n}"/></filter>`,
}

/** The gradients and filters named in `body`. */
export function definitions(body: string): string {
  const names = new Set(body.match(/(?<=url\(#)\w+-[\w.]+(?=\))/g))
  return [...names]
    .sort()
    .map((id) => {
      const [kind = '', value = ''] = id.split('-')
      const hex = /^[0-9a-f]{6}$/.test(value) && kind !== 'clay' && kind !== 'blur'
      return makers[kind]?.(id, hex ? `#${value}` : value) ?? ''
    })
    .join('')
}
