import { type Place, type Tool } from '../../staging'

/* Drawings of the kitchen, in stage units: 100 by 100, with the table at the bottom. Their colours are in palette.ts. */

/** The opening of a vessel: an ellipse around x = 50. */
export type Rim = { y: number; rx: number; ry: number }

/** What the food lies in, drawn in two layers around it. `foot` is the `y` of its base. */
export type Vessel = { back: string; front: string; rim: Rim; foot: number; isHollow: boolean }

const ellipse = (y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="50" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

const gradientFill = (id: string) => `url(#${id})`

/** The light comes from the upper left: every vessel is light there and dark on the right. */
const gradient = (id: string) =>
  `<linearGradient id="${id}"><stop stop-color="var(--${id}-lit)"/><stop offset=".3" stop-color="var(--${id})"/><stop offset="1" stop-color="var(--${id}-dark)"/></linearGradient>`

const shine = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="${width}" stroke-linecap="round"/>`

/** Draws a round vessel whose body narrows to `narrowing` of its width at the foot. */
function round(
  id: string,
  { y, rx, ry }: Rim,
  foot: number,
  narrowing: number,
  extra: { back?: string; front?: string } = {},
): Vessel {
  const lip = ry * 0.16 + 0.5
  const [left, right, inner] = [50 - rx, 50 + rx, rx * narrowing]
  const bend = (foot - y) * 0.62
  const body = `M${left} ${y}C${left} ${y + bend} ${50 - inner - 3} ${foot} ${50 - inner + 3} ${foot}Q50 ${foot + 2.4} ${50 + inner - 3} ${foot}C${50 + inner + 3} ${foot} ${right} ${y + bend} ${right} ${y}A${rx} ${ry} 0 0 1 ${left} ${y}Z`
  const lower = `M${left + 0.6} ${y}A${rx - 0.6} ${ry - 0.3} 0 0 0 ${right - 0.6} ${y}`
  const lit = `M${50 - rx * 0.86} ${y + ry * 0.9 + 2}Q${50 - rx * 0.8} ${y + bend} ${50 - inner * 0.95} ${foot - (foot - y) * 0.2}`
  return {
    rim: { y, rx, ry },
    foot,
    isHollow: true,
    back: `<defs>${gradient(id)}</defs>${extra.back ?? ''}${ellipse(y, rx, ry, `var(--${id}-lit)`)}${ellipse(y + lip / 2, rx - lip * 1.6, ry - lip, `var(--${id}-in)`)}`,
    front: `${extra.front ?? ''}<path d="${body}" fill="${gradientFill(id)}"/><path d="${lower}" fill="none" stroke="var(--${id}-lit)" stroke-width="${lip * 1.3}" stroke-linecap="round"/>${shine(lit, 1.6)}`,
  }
}

const handle = (x: number, y: number) =>
  `<path d="M${x} ${y}q${x < 50 ? -7 : 7} .4 ${x < 50 ? -6.4 : 6.4} 4.4t${x < 50 ? 7 : -7} 3.4" fill="none" stroke="var(--pot-dark)" stroke-width="2.8" stroke-linecap="round"/>`

const plate: Vessel = {
  rim: { y: 80, rx: 25, ry: 6 },
  foot: 86,
  isHollow: false,
  back: `<defs>${gradient('plate')}</defs>${ellipse(84.6, 21, 4.6, 'var(--plate-dark)')}${ellipse(81, 34, 9, 'var(--plate-dark)')}${ellipse(80, 34, 9, gradientFill('plate'))}${ellipse(80.4, 24, 5.8, 'var(--plate-dark)')}${ellipse(80.9, 23.6, 5.5, 'var(--plate)')}`,
  front: '',
}

const board: Vessel = {
  rim: { y: 79, rx: 27, ry: 4 },
  foot: 87,
  isHollow: false,
  back: `<defs>${gradient('board')}</defs><path d="M20 72h60q3 0 4 2.6l4.4 10q.8 2-2 2H13.6q-2.8 0-2-2l4.4-10q1-2.6 4-2.6z" fill="${gradientFill('board')}"/><path d="M11.5 85.8h77v2.4q0 1.8-2 1.8h-73q-2 0-2-1.8z" fill="var(--board-dark)"/><path d="M24 75.5h38M19 79.5h26m8 0h27M30 83h44" stroke="var(--board-dark)" stroke-opacity=".35" stroke-width=".6" stroke-linecap="round"/><circle cx="79" cy="76" r="1.7" fill="var(--board-dark)" fill-opacity=".7"/>`,
  front: '',
}

const tray = round('tray', { y: 73, rx: 31, ry: 8 }, 87, 0.84, {
  front: `<path d="M20 74q-6-1-6 2.6 0 3 7.5 3.4zM80 74q6-1 6 2.6 0 3-7.5 3.4z" fill="var(--tray-dark)"/>`,
})

export const vessels: Record<Place, Vessel> = {
  pot: round('pot', { y: 64, rx: 28, ry: 8 }, 87, 0.92, { front: handle(22.5, 69) + handle(77.5, 69) }),
  pan: round('pan', { y: 73, rx: 30, ry: 8.4 }, 86, 0.78, {
    back: `<path d="M22 74 1 66.6q-3-1-2.5 1.6t3.5 3.6L21 79z" fill="var(--grip)"/><path d="m0 67.7 19 6.5" stroke="#fff" stroke-opacity=".35" stroke-width=".9" stroke-linecap="round"/>`,
  }),
  bowl: round('bowl', { y: 65, rx: 28, ry: 8.2 }, 88, 0.5),
  tray,
  oven: tray,
  cold: tray,
  plate,
  board,
  glass: round('glass', { y: 56, rx: 13, ry: 3.8 }, 88, 0.82),
}

/** Draws the surface of the food in a vessel, in the colour of the dish. */
export function food(vessel: Vessel): string {
  const { y, rx, ry } = vessel.rim
  const isPan = vessel === vessels.pan
  const surface = y + ry * (isPan || vessel === tray ? 0.3 : 0.22)
  return `<g${isPan ? ' fill-opacity=".72"' : ''}>${ellipse(surface, rx * 0.88, ry * 0.72, 'var(--food)')}<ellipse cx="${50 - rx * 0.25}" cy="${surface - ry * 0.24}" rx="${rx * 0.4}" ry="${ry * 0.2}" fill="#fff" fill-opacity=".22"/></g>`
}

/** The oven or the fridge around the tray: the colours differ. */
export const appliance = {
  back: `<rect x="9" y="47" width="82" height="44" rx="5" fill="var(--box-in)"/><rect x="15" y="53" width="70" height="34" rx="3" fill="var(--box-glow)" class="glow"/>`,
  front: `<path fill-rule="evenodd" d="M10 37h80q5 0 5 5v46q0 5-5 5H10q-5 0-5-5V42q0-5 5-5zm7 15q-3 0-3 3v29q0 3 3 3h66q3 0 3-3V55q0-3-3-3z" fill="var(--box)"/><path d="M14 48.5h72" stroke="var(--box-dark)" stroke-width="2.2" stroke-linecap="round"/><circle cx="16" cy="42.5" r="2" fill="var(--box-dark)"/><circle cx="23" cy="42.5" r="2" fill="var(--box-dark)"/><rect x="68" y="40.6" width="18" height="4" rx="2" fill="var(--box-lamp)"/><path d="m24 56-6 14M32 56 22 80" stroke="#fff" stroke-opacity=".16" stroke-width="2.4" stroke-linecap="round"/>`,
}

export const shelf = `<path d="M9 22.5h82l4 5.5H5z" fill="var(--shelf-lit)"/><path d="M5 28h90v2q0 1.4-1.4 1.4H6.4Q5 31.4 5 30z" fill="var(--shelf)"/><path d="M8 32.4h84l-3 2.2H11z" fill="var(--shade)"/>`

export const lidOf = ({ y, rx, ry }: Rim) =>
  `<path d="M${50 - rx} ${y}Q${50 - rx + 2} ${y - 15} 50 ${y - 15}T${50 + rx} ${y}A${rx} ${ry} 0 0 1 ${50 - rx} ${y}z" fill="var(--lid)"/><path d="M${50 - rx} ${y}A${rx} ${ry} 0 0 0 ${50 + rx} ${y}" fill="none" stroke="var(--lid-dark)" stroke-width="1.8"/><ellipse cx="50" cy="${y - 16}" rx="5" ry="2.6" fill="var(--grip)"/>${shine(`M${50 - rx * 0.72} ${y - 4}q4-6.5 11-7.6`, 1.7)}`

export const tools: Record<Tool, string> = {
  spoon: `<path d="M51.5 66 69 33q2.3-3.6 4.6-2.2t.5 4.9L55.5 68z" fill="var(--wood)"/><ellipse cx="52" cy="68.5" rx="6" ry="4.2" transform="rotate(-30 52 68.5)" fill="var(--wood-dark)"/>`,
  whisk: `<path d="M58 52 70 32q2-3 4.2-1.7t.4 4.6L61.5 54z" fill="var(--grip)"/><g fill="none" stroke="var(--steel)" stroke-width="1.1"><path d="M59.5 53Q42 60 46 71q9 4 13.5-18M59.5 53q-10 8-9.5 19M59.5 53Q62 66 50 72"/></g>`,
  knife: `<path d="M30 66h31v9.5q-22 1.8-31-9.5z" fill="var(--steel)"/><path d="M33 68.5q8 6 28 5.6v1.4q-19 1.6-28-7z" fill="#fff" fill-opacity=".6"/><path d="M61 65.4h17q4 0 4 3.2t-4 3.2H61z" fill="var(--grip)"/>`,
  pin: `<g transform="rotate(-4 50 74)"><rect x="14" y="71.6" width="72" height="4.2" rx="2.1" fill="var(--wood-dark)"/><rect x="25" y="68.4" width="50" height="10.6" rx="5" fill="var(--wood)"/><path d="M30 70.6h40" stroke="#fff" stroke-opacity=".4" stroke-width="1.4" stroke-linecap="round"/></g>`,
}

/** A kitchen timer in the shape of a tomato. */
export const timer = `<ellipse cx="87" cy="93" rx="11" ry="2.6" fill="var(--shade)"/><g class="tomato"><path d="M76 83q0-10 11-10t11 10q0 10.5-11 10.5T76 83z" fill="var(--tomato)"/><path d="M78.6 80q1-4 4.4-5" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4" stroke-linecap="round"/><circle cx="87" cy="83.6" r="7.6" fill="var(--dial)"/><circle class="ring" cx="87" cy="83.6" r="6.5" pathLength="1" fill="none" stroke="var(--tomato)" stroke-width="1.7" stroke-dasharray="1" transform="rotate(-90 87 83.6)"/><path class="hand" d="M87 76v2.6" stroke="var(--ink)" stroke-width="1" stroke-linecap="round"/><path d="M87 74.4q-3.6 1.6-6-.6 3-1 4.6-2.2-.6-1.8.6-3l1.6 2.6q2.4-.8 5.2.6-1.8 2.2-6 2.6z" fill="var(--leaf)"/><text x="87" y="85" text-anchor="middle" class="value"></text><text x="87" y="88.2" text-anchor="middle" class="unit"></text></g>`

export const burner = (foot: number) =>
  `<ellipse cx="50" cy="${foot + 2.2}" rx="31" ry="5" fill="var(--burner)"/><ellipse cx="50" cy="${foot + 1.6}" rx="27" ry="3.8" fill="var(--embers)"/>`

export const flames = (foot: number) =>
  [28, 37, 46, 54, 63, 72]
    .map((x, index) => {
      const y = foot + (index === 0 || index === 5 ? 4 : 5.6)
      return `<path class="flame" d="M${x} ${y}q-2.4 0-2.4-2.3t2.1-4.2q2.7 2.2 2.7 4.2t-2.4 2.3z"/>`
    })
    .join('')

export const wisp = (x: number, y: number) =>
  `<path class="wisp" d="M${x} ${y}q-4-5 0-9t0-9" fill="none" stroke="var(--steam)" stroke-width="2.6" stroke-linecap="round"/>`

export const flake = (x: number, y: number) =>
  `<path class="flake" d="M${x - 1.5} ${y}h3m-.75-1.3-1.5 2.6m0-2.6 1.5 2.6" stroke="#fff" stroke-width=".55" stroke-linecap="round"/>`
