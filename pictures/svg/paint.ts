import { shade, tint } from './color'

/*
 * Gradients and filters. An id says what it stands for: `url(#ball-ff0000)` is the gradient of a red ball, `url(#clay-8)`
 * a relief 8 units deep. `definitions` finds the ids that a drawing uses and creates their elements.
 */

const withoutHash = (color: string) => color.slice(1)

/** Radial gradient, lit from the upper left: anything round. */
export const ball = (color: string) => `url(#ball-${withoutHash(color)})`
/** Linear gradient, light at the top and dark at the bottom. */
export const down = (color: string) => `url(#down-${withoutHash(color)})`
/** Radial gradient, light in the middle and dark at the edge: the surface of a liquid. */
export const pool = (color: string) => `url(#pool-${withoutHash(color)})`
/** Radial gradient that fades to transparent: glows and shadows. */
export const fade = (color: string) => `url(#fade-${withoutHash(color)})`

/** Filter for a clay-like relief: an inner highlight at the upper left edge, an inner shadow at the lower right. */
export const clay = (depth: number) => `url(#clay-${depth})`
/** Gaussian blur filter; `radius` is its standard deviation. */
export const blur = (radius: number) => `url(#blur-${radius})`

type Stop = readonly [offset: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')

const radial = (id: string, geometry: string, list: readonly Stop[]) =>
  `<radialGradient id="${id}" ${geometry}>${stops(list)}</radialGradient>`

const linear = (id: string, end: string, list: readonly Stop[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stops(list)}</linearGradient>`

/** Filter steps that blend light or shadow into `input`, inside the upper left (`sign` 1) or lower right (-1) edge. */
function innerLight(
  depth: number,
  sign: 1 | -1,
  color: string,
  opacity: number,
  mode: string,
  input: string,
) {
  const [offset, deviation] = [sign * depth * 0.75, depth * 0.75]
  return `<feOffset in="SourceAlpha" dx="${offset}" dy="${offset * 1.15}"/><feGaussianBlur stdDeviation="${deviation}" result="o"/>
<feComposite in="SourceAlpha" in2="o" operator="out" result="m"/><feFlood flood-color="${color}" flood-opacity="${opacity}"/>
<feComposite in2="m" operator="in" result="f"/><feBlend in="f" in2="${input}" mode="${mode}"/>`
}

// Rendering time grows with the filter region: deep reliefs and wide blurs lie on large shapes and get a small margin.
const definitionMakers: Record<string, (id: string, value: string) => string> = {
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
  clay: (id, n) => {
    const depth = Number(n)
    const region =
      depth < 16
        ? 'x="-30%" y="-60%" width="160%" height="220%"'
        : 'x="-5%" y="-5%" width="110%" height="110%"'
    return `<filter id="${id}" ${region} color-interpolation-filters="sRGB">
${innerLight(depth, -1, '#a8446a', 0.62, 'multiply', 'SourceGraphic').replace(/\/>$/, ' result="dark"/>')}
${innerLight(depth * 0.8, 1, '#fffaf0', 0.7, 'screen', 'dark')}</filter>`
  },
  blur: (id, n) =>
    `<filter id="${id}" ${Number(n) < 6 ? 'x="-60%" y="-60%" width="220%" height="220%"' : 'x="-20%" y="-20%" width="140%" height="140%"'}><feGaussianBlur stdDeviation="${n}"/></filter>`,
}

/** The elements of all gradients and filters that `body` refers to, sorted by id. Throws at an id of an unknown kind. */
export function definitions(body: string): string {
  const ids = new Set(body.match(/(?<=url\(#)\w+-[\w.]+(?=\))/g))
  return [...ids]
    .sort()
    .map((id) => {
      const [kind = '', value = ''] = id.split('-')
      const hex = /^[0-9a-f]{6}$/.test(value) && kind !== 'clay' && kind !== 'blur'
      const definition = definitionMakers[kind]
      if (!definition) throw new Error(`${id}: svg/paint.ts has no gradient or filter of the kind "${kind}"`)
      return definition(id, hex ? `#${value}` : value)
    })
    .join('')
}
