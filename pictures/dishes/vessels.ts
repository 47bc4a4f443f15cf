import { Random } from '../random'
import { mix, shade, tint } from '../svg/color'
import { blur, clay, down, pool, side } from '../svg/paint'

/** The area that food covers: an ellipse or another outline, seen from above at an angle. */
export interface Surface {
  x: number
  y: number
  rx: number
  ry: number
  outline: string
}

/** A drawn vessel: the parts behind and in front of the food, the food's area, and where the vessel stands. */
export interface Vessel {
  back: string
  front: string
  surface: Surface
  base: { y: number; width: number }
}

export type VesselName =
  'bowl' | 'plate' | 'pan' | 'pot' | 'board' | 'baking-dish' | 'glass' | 'cup' | 'jar' | 'cake-stand'

/** Vessels that are taller than wide. */
export const tallVessels: ReadonlySet<VesselName> = new Set(['glass', 'cup', 'jar'])

const ellipsePath = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}z`

const ellipticSurface = (x: number, y: number, rx: number, ry: number): Surface => ({
  x,
  y,
  rx,
  ry,
  outline: ellipsePath(x, y, rx, ry),
})

const fillPath = (path: string, paint: string, attributes = '') =>
  `<path d="${path}" fill="${paint}" ${attributes}/>`

/** The dark inside of a hollow vessel; light falls on its right wall. */
const hollow = (path: string, color: string) =>
  fillPath(path, shade(color, 0.38)) + fillPath(path, down(shade(color, 0.2)), 'opacity=".75"')

function bowl(x: number, y: number, r: number, color: string): Vessel {
  const body = `M${x - r} ${y}C${x - r} ${y + r * 0.5} ${x - r * 0.66} ${y + r * 0.86} ${x - r * 0.44} ${y + r * 0.94}Q${x} ${y + r * 1.04} ${x + r * 0.44} ${y + r * 0.94}C${x + r * 0.66} ${y + r * 0.86} ${x + r} ${y + r * 0.5} ${x + r} ${y}z`
  const band = `M${x - r * 0.985} ${y + r * 0.16}Q${x} ${y + r * 1.02} ${x + r * 0.985} ${y + r * 0.16}`
  return {
    back: `<g filter="${clay(22)}">${fillPath(body, side(color))}</g><path d="${band}" fill="none" stroke="${mix(color, '#ffffff', 0.5)}" stroke-width="${r * 0.035}" opacity=".55"/>
<g filter="${clay(7)}">${fillPath(ellipsePath(x, y, r, r * 0.5), tint(color, 0.45))}</g>${hollow(ellipsePath(x, y + r * 0.012, r * 0.935, r * 0.452), color)}`,
    front: `<path d="M${x - r * 0.86} ${y + r * 0.34}Q${x - r * 0.74} ${y + r * 0.62} ${x - r * 0.52} ${y + r * 0.78}" stroke="#fff" stroke-width="${r * 0.07}" stroke-linecap="round" fill="none" opacity=".4" filter="${blur(8)}"/>`,
    surface: ellipticSurface(x, y + r * 0.05, r * 0.9, r * 0.415),
    base: { y: y + r * 0.93, width: r * 1.3 },
  }
}

function plate(x: number, y: number, r: number, color: string): Vessel {
  return {
    back: `${fillPath(ellipsePath(x, y + r * 0.1, r * 0.72, r * 0.36), shade(color, 0.45))}<g filter="${clay(10)}">${fillPath(ellipsePath(x, y + r * 0.035, r, r * 0.5), shade(color, 0.22))}${fillPath(ellipsePath(x, y, r, r * 0.5), tint(color, 0.3))}</g>
<path d="${ellipsePath(x, y, r * 0.93, r * 0.462)}" fill="none" stroke="${color}" stroke-width="${r * 0.02}" opacity=".8"/>${fillPath(ellipsePath(x, y + r * 0.02, r * 0.7, r * 0.34), shade(color, 0.2), `filter="${blur(6)}" opacity=".7"`)}${fillPath(ellipsePath(x, y + r * 0.03, r * 0.69, r * 0.335), pool(tint(color, 0.25)))}`,
    front: '',
    surface: ellipticSurface(x, y + r * 0.01, r * 0.77, r * 0.37),
    base: { y: y + r * 0.43, width: r * 1.75 },
  }
}

function pan(x: number, y: number, r: number, color: string): Vessel {
  const wall = r * 0.2
  const handle = `M${x + r * 0.86} ${y - r * 0.3}L${x + r * 1.5} ${y - r * 0.56}q${r * 0.08} ${-r * 0.02} ${r * 0.1} ${r * 0.06}q0 ${r * 0.07} ${-r * 0.05} ${r * 0.1}L${x + r * 0.95} ${y - r * 0.13}z`
  return {
    back: `<g filter="${clay(9)}">${fillPath(handle, down('#a5673c'))}</g><g filter="${clay(18)}"><path d="M${x - r} ${y}q${r * 0.02} ${wall * 1.5} ${r * 0.22} ${wall * 2.3}A${r * 0.9} ${r * 0.44} 0 0 0 ${x + r * 0.78} ${y + wall * 2.3}Q${x + r * 0.98} ${y + wall * 1.5} ${x + r} ${y}z" fill="${side(color)}"/></g>
<g filter="${clay(7)}">${fillPath(ellipsePath(x, y, r, r * 0.5), tint(color, 0.22))}</g>${hollow(ellipsePath(x, y + r * 0.012, r * 0.945, r * 0.46), color)}`,
    front: '',
    surface: ellipticSurface(x, y + r * 0.045, r * 0.915, r * 0.43),
    base: { y: y + r * 0.62, width: r * 1.7 },
  }
}

function pot(x: number, y: number, r: number, color: string): Vessel {
  const depth = r * 0.62
  const handle = (sign: 1 | -1) =>
    `<path d="M${x + sign * r * 0.97} ${y + r * 0.16}q${sign * r * 0.24} ${-r * 0.02} ${sign * r * 0.25} ${r * 0.12}t${-sign * r * 0.27} ${r * 0.12}" fill="none" stroke="${shade(color, 0.12)}" stroke-width="${r * 0.085}" stroke-linecap="round"/>`
  return {
    back: `<g filter="${clay(8)}">${handle(-1)}${handle(1)}</g><g filter="${clay(24)}"><path d="M${x - r} ${y}V${y + depth * 0.72}q0 ${depth * 0.28} ${r * 0.2} ${depth * 0.48}A${r * 0.86} ${r * 0.3} 0 0 0 ${x + r * 0.8} ${y + depth * 1.2}q${r * 0.2} ${-depth * 0.2} ${r * 0.2} ${-depth * 0.48}V${y}z" fill="${side(color)}"/></g>
<g filter="${clay(8)}">${fillPath(ellipsePath(x, y, r * 1.02, r * 0.5), tint(color, 0.35))}</g>${hollow(ellipsePath(x, y + r * 0.01, r * 0.93, r * 0.445), mix(color, '#f4ece2', 0.6))}`,
    front: `<path d="M${x - r * 0.86} ${y + r * 0.42}v${depth * 0.5}" stroke="#fff" stroke-width="${r * 0.08}" stroke-linecap="round" opacity=".4" filter="${blur(8)}"/>`,
    surface: ellipticSurface(x, y + r * 0.06, r * 0.885, r * 0.405),
    base: { y: y + depth * 1.36, width: r * 1.85 },
  }
}

function board(x: number, y: number, r: number, color: string): Vessel {
  const random = new Random(`board${color}`)
  const [w, h] = [r * 1.12, r * 0.5]
  const shape = (dy: number) =>
    `M${x - w * 0.8} ${y - h + dy}H${x + w * 0.8}q${w * 0.06} 0 ${w * 0.08} ${h * 0.12}L${x + w * 1.02} ${y + h * 0.8 + dy}q${w * 0.02} ${h * 0.2} ${-w * 0.1} ${h * 0.2}H${x - w * 0.92}q${-w * 0.12} 0 ${-w * 0.1} ${-h * 0.2}L${x - w * 0.88} ${y - h * 0.88 + dy}q${w * 0.02} ${-h * 0.12} ${w * 0.08} ${-h * 0.12}z`
  const grain = Array.from({ length: 11 }, (_, i) => {
    const lineY = y - h * 0.86 + (i / 10) * h * 1.7
    const half = w * (0.86 + (i / 10) * 0.1)
    return `M${x - half} ${lineY}q${half * 0.5} ${random.next(-12, 12)} ${half} ${random.next(-6, 6)}t${half} ${random.next(-5, 5)}`
  }).join('')
  return {
    back: `<g filter="${clay(12)}">${fillPath(shape(r * 0.075), shade(color, 0.34))}${fillPath(shape(0), down(tint(color, 0.12)))}</g><path d="${grain}" fill="none" stroke="${shade(color, 0.3)}" stroke-width="4" opacity=".3"/>`,
    front: '',
    surface: ellipticSurface(x, y - r * 0.02, r * 0.86, r * 0.37),
    base: { y: y + h * 0.98 + r * 0.06, width: w * 2 },
  }
}

/** A rectangle with round corners on the table, narrower at its far side. */
const roundedTray = (x: number, y: number, w: number, h: number) =>
  `M${x - w * 0.66} ${y - h}H${x + w * 0.66}C${x + w * 0.86} ${y - h} ${x + w * 0.9} ${y - h * 0.8} ${x + w * 0.93} ${y - h * 0.55}L${x + w} ${y + h * 0.4}C${x + w * 1.03} ${y + h * 0.85} ${x + w * 0.95} ${y + h} ${x + w * 0.74} ${y + h}H${x - w * 0.74}C${x - w * 0.95} ${y + h} ${x - w * 1.03} ${y + h * 0.85} ${x - w} ${y + h * 0.4}L${x - w * 0.93} ${y - h * 0.55}C${x - w * 0.9} ${y - h * 0.8} ${x - w * 0.86} ${y - h} ${x - w * 0.66} ${y - h}z`

function bakingDish(x: number, y: number, r: number, color: string): Vessel {
  const [w, h, wall] = [r * 1.05, r * 0.47, r * 0.22]
  const handle = (sign: 1 | -1) =>
    `<path d="M${x + sign * w * 0.94} ${y - h * 0.35}q${sign * r * 0.2} ${r * 0.02} ${sign * r * 0.21} ${h * 0.38}t${-sign * r * 0.17} ${h * 0.4}z" fill="${shade(color, 0.08)}"/>`
  const lower = `M${x - w * 1.005} ${y + h * 0.3}L${x - w * 0.9} ${y + h * 0.9 + wall * 0.7}Q${x - w * 0.84} ${y + h + wall} ${x - w * 0.66} ${y + h + wall}H${x + w * 0.66}Q${x + w * 0.84} ${y + h + wall} ${x + w * 0.9} ${y + h * 0.9 + wall * 0.7}L${x + w * 1.005} ${y + h * 0.3}z`
  return {
    back: `<g filter="${clay(8)}">${handle(-1)}${handle(1)}</g><g filter="${clay(16)}">${fillPath(lower, side(color))}</g><g filter="${clay(8)}">${fillPath(roundedTray(x, y, w, h), tint(color, 0.38))}</g>${hollow(roundedTray(x, y + r * 0.008, w * 0.935, h * 0.9), color)}`,
    front: '',
    surface: {
      x,
      y: y + r * 0.03,
      rx: w * 0.87,
      ry: h * 0.83,
      outline: roundedTray(x, y + r * 0.03, w * 0.905, h * 0.86),
    },
    base: { y: y + h + wall * 0.9, width: w * 1.75 },
  }
}

/** A glass with a drink of the colour `content`. */
function glass(x: number, y: number, r: number, content: string): Vessel {
  const [top, low] = [r * 0.52, r * 0.4]
  const [t, b] = [y - r * 0.66, y + r * 0.86]
  const inner = `M${x - top * 0.93} ${t + r * 0.16}L${x - low * 0.9} ${b - r * 0.09}Q${x} ${b + r * 0.08} ${x + low * 0.9} ${b - r * 0.09}L${x + top * 0.93} ${t + r * 0.16}z`
  return {
    back: `<g filter="${clay(12)}"><path d="M${x - top} ${t}L${x - low} ${b - r * 0.02}Q${x} ${b + r * 0.17} ${x + low} ${b - r * 0.02}L${x + top} ${t}z" fill="#f3f8f8" opacity=".82"/></g>${fillPath(inner, side(content), 'opacity=".96"')}${fillPath(ellipsePath(x, t, top, top * 0.3), '#ffffff', 'opacity=".5"')}${fillPath(ellipsePath(x, t + r * 0.16, top * 0.93, top * 0.28), pool(tint(content, 0.22)))}`,
    front: `<path d="${ellipsePath(x, t, top * 0.985, top * 0.295)}" fill="none" stroke="#fff" stroke-width="7" opacity=".8"/><path d="M${x - top * 0.72} ${t + r * 0.3}L${x - low * 0.68} ${b - r * 0.25}" stroke="#fff" stroke-width="${r * 0.06}" stroke-linecap="round" opacity=".55" filter="${blur(4)}"/><path d="M${x + top * 0.74} ${t + r * 0.34}L${x + low * 0.72} ${b - r * 0.3}" stroke="#fff" stroke-width="${r * 0.025}" stroke-linecap="round" opacity=".45" filter="${blur(2)}"/>`,
    surface: ellipticSurface(x, t + r * 0.16, top * 0.9, top * 0.27),
    base: { y: b + r * 0.02, width: low * 2 },
  }
}

function cup(x: number, y: number, r: number, color: string, content: string): Vessel {
  const [top, t] = [r * 0.62, y - r * 0.36]
  const saucer = plate(x, y + r * 0.52, r * 0.98, color)
  const body = `M${x - top} ${t}C${x - top} ${t + r * 0.6} ${x - top * 0.74} ${t + r * 0.98} ${x - top * 0.46} ${t + r * 1.02}Q${x} ${t + r * 1.1} ${x + top * 0.46} ${t + r * 1.02}C${x + top * 0.74} ${t + r * 0.98} ${x + top} ${t + r * 0.6} ${x + top} ${t}z`
  return {
    back: `${saucer.back}<ellipse cx="${x + r * 0.1}" cy="${y + r * 0.62}" rx="${r * 0.56}" ry="${r * 0.2}" fill="${shade(color, 0.5)}" opacity=".35" filter="${blur(12)}"/><g filter="${clay(9)}"><path d="M${x + top * 0.9} ${t + r * 0.16}q${r * 0.42} ${-r * 0.08} ${r * 0.36} ${r * 0.26}t${-r * 0.5} ${r * 0.34}" fill="none" stroke="${color}" stroke-width="${r * 0.1}" stroke-linecap="round"/></g>
<g filter="${clay(20)}">${fillPath(body, side(color))}</g><g filter="${clay(6)}">${fillPath(ellipsePath(x, t, top, top * 0.44), tint(color, 0.5))}</g>${hollow(ellipsePath(x, t + 3, top * 0.93, top * 0.395), color)}${fillPath(ellipsePath(x, t + r * 0.05, top * 0.86, top * 0.335), pool(content))}`,
    front: `<path d="M${x - top * 0.8} ${t + r * 0.34}q${r * 0.03} ${r * 0.3} ${r * 0.16} ${r * 0.46}" stroke="#fff" stroke-width="${r * 0.06}" stroke-linecap="round" fill="none" opacity=".45" filter="${blur(6)}"/>`,
    surface: ellipticSurface(x, t + r * 0.05, top * 0.84, top * 0.325),
    base: { y: saucer.base.y, width: saucer.base.width },
  }
}

function jar(x: number, y: number, r: number, content: string): Vessel {
  const [w, t, b] = [r * 0.6, y - r * 0.6, y + r * 0.82]
  const body = (k: number, from: number) =>
    `M${x - w * 0.82 * k} ${from}Q${x - w * k} ${t + r * 0.2} ${x - w * k} ${t + r * 0.38}V${b - r * 0.12}Q${x - w * k} ${b + r * 0.05} ${x} ${b + r * 0.1 * k}Q${x + w * k} ${b + r * 0.05} ${x + w * k} ${b - r * 0.12}V${t + r * 0.38}Q${x + w * k} ${t + r * 0.2} ${x + w * 0.82 * k} ${from}z`
  return {
    back: `<g filter="${clay(13)}">${fillPath(body(1, t), '#eef5f4', 'opacity=".88"')}</g>${fillPath(body(0.93, t + r * 0.16), side(content))}${fillPath(ellipsePath(x, t, w * 0.84, w * 0.3), '#ffffff', 'opacity=".6"')}${fillPath(ellipsePath(x, t + r * 0.15, w * 0.79, w * 0.26), pool(tint(content, 0.2)))}`,
    front: `<path d="${ellipsePath(x, t, w * 0.84, w * 0.3)}" fill="none" stroke="#fff" stroke-width="10" opacity=".85"/><path d="M${x - w * 0.84} ${t + r * 0.12}Q${x} ${t + r * 0.42} ${x + w * 0.84} ${t + r * 0.12}" fill="none" stroke="#fff" stroke-width="6" opacity=".5"/><path d="M${x - w * 0.8} ${t + r * 0.5}V${b - r * 0.22}" stroke="#fff" stroke-width="${r * 0.065}" stroke-linecap="round" opacity=".55" filter="${blur(5)}"/>`,
    surface: ellipticSurface(x, t + r * 0.15, w * 0.76, w * 0.25),
    base: { y: b + r * 0.04, width: w * 1.8 },
  }
}

function cakeStand(x: number, y: number, r: number, color: string): Vessel {
  const depth = r * 0.62
  return {
    back: `<g filter="${clay(10)}"><path d="M${x - r * 0.1} ${y + r * 0.3}q${r * 0.02} ${depth * 0.4} ${-r * 0.3} ${depth * 0.66}q${r * 0.4} ${r * 0.12} ${r * 0.8} 0q${-r * 0.32} ${-depth * 0.26} ${-r * 0.3} ${-depth * 0.66}z" fill="${side(color)}"/></g>
<g filter="${clay(12)}"><path d="M${x - r} ${y}q0 ${r * 0.1} ${r * 0.02} ${r * 0.1}Q${x - r * 0.7} ${y + r * 0.58} ${x} ${y + r * 0.58}T${x + r * 0.98} ${y + r * 0.1}q${r * 0.02} 0 ${r * 0.02} ${-r * 0.1}z" fill="${down(shade(color, 0.12))}"/>${fillPath(ellipsePath(x, y, r, r * 0.5), tint(color, 0.35))}</g>${fillPath(ellipsePath(x, y + 4, r * 0.9, r * 0.445), pool(tint(color, 0.2)))}`,
    front: '',
    surface: ellipticSurface(x, y - r * 0.02, r * 0.74, r * 0.36),
    base: { y: y + r * 0.3 + depth * 0.7, width: r * 0.95 },
  }
}

/** A vessel of about the given half width around x, y; glass, cup and jar are filled with the colour `content`. */
export function drawVessel(
  name: VesselName,
  x: number,
  y: number,
  r: number,
  color: string,
  content: string,
): Vessel {
  switch (name) {
    case 'bowl':
      return bowl(x, y - r * 0.2, r, color)
    case 'plate':
      return plate(x, y + r * 0.06, r * 1.1, color)
    case 'pan':
      return pan(x - r * 0.06, y - r * 0.02, r * 0.98, color)
    case 'pot':
      return pot(x, y - r * 0.2, r * 0.9, color)
    case 'board':
      return board(x, y + r * 0.1, r * 1.08, '#d39a5e')
    case 'baking-dish':
      return bakingDish(x, y, r, color)
    case 'glass':
      return glass(x, y - r * 0.06, r, content)
    case 'cup':
      return cup(x, y, r, color, content)
    case 'jar':
      return jar(x, y, r, content)
    case 'cake-stand':
      return cakeStand(x, y + r * 0.1, r * 0.98, color)
  }
}
