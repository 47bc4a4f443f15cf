import { Random } from '../random'
import { shade, tint } from '../svg/color'
import { drawEach, type Drawing, embed, svgDrawing } from '../svg/drawing'
import { ball, blur, clay, down } from '../svg/paint'

const leaf = (x: number, y: number, angle: number, size: number, color: string) =>
  `<path transform="translate(${x} ${y}) rotate(${angle}) scale(${size})" d="M0 0Q-26-30 0-74Q26-30 0 0z" fill="${down(color)}"/>`

/** A round root vegetable with its leaves. */
export const root = (key: string, color: string, leaves = '#4f9b3c', stems = color, hasTail = true) =>
  svgDrawing(
    key,
    `<g filter="${clay(7)}"><path d="M118 96q-16-40-44-66M128 96q0-40 4-76M138 96q16-40 40-62" stroke="${tint(stems, 0.15)}" stroke-width="11" fill="none" stroke-linecap="round"/>
${leaf(84, 60, -32, 0.95, leaves)}${leaf(130, 62, 4, 1, tint(leaves, 0.12))}${leaf(170, 58, 36, 0.92, leaves)}</g>
<g filter="${clay(13)}"><path d="M128 84q78-4 82 66q0 50-46 70q-24 10-30 ${hasTail ? 30 : 6}q-8-${hasTail ? 20 : 4}-38-30q-50-20-50-70q4-70 82-66z" fill="${ball(color)}"/></g>
<path d="M86 178q30 14 74 6M100 200q24 6 46 2" stroke="${shade(color, 0.4)}" stroke-width="4" fill="none" opacity=".3" stroke-linecap="round"/>`,
  )

/** A head of cabbage or lettuce. */
export const cabbage = (key: string, color: string, vein = '#f4fbdc') =>
  svgDrawing(
    key,
    `<g filter="${clay(12)}"><path d="M36 148q-10-92 92-110q102 18 92 110q-8 88-92 90q-84-2-92-90z" fill="${ball(color)}"/></g>
<g filter="${clay(9)}"><path d="M30 120q44 6 70 54q14 32 10 64q-72-4-86-64q-6-34 6-54z" fill="${down(tint(color, 0.22))}"/><path d="M226 116q-52 8-76 58q-14 32-12 64q76-4 92-66q4-34-4-56z" fill="${down(color)}"/></g>
<path d="M44 146q40 30 54 84M42 180q24 8 40 24M212 146q-42 30-60 84M216 182q-26 8-42 24M128 60q-10 50-2 92M128 92q22-12 34-30M126 108q-22-10-34-28" stroke="${vein}" stroke-width="6" fill="none" stroke-linecap="round" opacity=".75"/>`,
  )

export const cauliflower = svgDrawing(
  'cauliflower',
  `<g filter="${clay(9)}"><path d="M22 128q10 100 106 112q96-12 106-112q-40 10-60 50q-46-30-92 0q-20-40-60-50z" fill="${down('#7fb548')}"/></g>
<g filter="${clay(7)}">${drawEach(
    [
      [128, 66, 34],
      [84, 84, 32],
      [172, 84, 32],
      [56, 120, 28],
      [200, 120, 28],
      [128, 112, 40],
      [92, 140, 32],
      [164, 140, 32],
      [128, 162, 32],
    ],
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ball('#fbf1d8')}"/>`,
  )}</g>
<g filter="${clay(7)}"><path d="M26 140q30 6 46 50q8 30 34 48q-70-10-80-98zM230 140q-30 6-46 50q-8 30-34 48q70-10 80-98z" fill="${down('#93c653')}"/></g>`,
)

export const pumpkin = svgDrawing(
  'pumpkin',
  `<g filter="${clay(10)}"><path d="M118 74q-4-34 14-56q18 4 16 16q-10 16-8 40z" fill="${down('#7c8f3a')}"/></g><g filter="${clay(9)}">
<ellipse cx="64" cy="158" rx="50" ry="76" fill="${ball('#f08a1d')}"/><ellipse cx="192" cy="158" rx="50" ry="76" fill="${ball('#ea7d14')}"/><ellipse cx="94" cy="158" rx="46" ry="84" fill="${ball('#f6972b')}"/><ellipse cx="162" cy="158" rx="46" ry="84" fill="${ball('#f08a1d')}"/><ellipse cx="128" cy="160" rx="42" ry="86" fill="${ball('#fba338')}"/></g>`,
)

/** A long squash on its side. */
export const squash = (key: string, color: string, stripe = tint(color, 0.35)) =>
  svgDrawing(
    key,
    `<g transform="rotate(-14 128 140)"><g filter="${clay(12)}"><path d="M20 142q-2-44 46-46q90 6 128 8q30 0 30 34t-30 36q-60 6-128 14q-44-2-46-46z" fill="${down(color)}"/></g>
<path d="M50 120q70 0 140 4M42 142q80 6 150 0M54 166q60 0 130-12" stroke="${stripe}" stroke-width="5" stroke-dasharray="26 9 40 7" fill="none" opacity=".6" stroke-linecap="round"/>
<g filter="${clay(5)}"><path d="M214 120l32-8q8 20 0 42l-32-2z" fill="${down(shade('#a7b85a', 0.1))}"/></g></g>`,
  )

/** The fine leaves of a sprig of dill that leans by `lean` and ends at the height `top`. */
function featheryPath(lean: number, top: number): string {
  return Array.from({ length: 11 }, (_, n) => {
    const t = n / 10
    const [px, py] = [128 + lean * (0.75 + t), 142 + (top - 142) * t]
    const length = 30 * (1.08 - t * 0.72) + 4
    const branch = (sign: 1 | -1) =>
      drawEach(
        [0.35, 0.65, 1],
        (k) =>
          `M${(px + sign * length * k * 0.72).toFixed(0)} ${(py - length * k * 0.6).toFixed(0)}l${(sign * length * 0.34).toFixed(0)} ${(-length * 0.06).toFixed(0)}m${(-sign * length * 0.34).toFixed(0)} ${(length * 0.06).toFixed(0)}l${(-sign * length * 0.02).toFixed(0)} ${(-length * 0.36).toFixed(0)}`,
      ) +
      `M${px.toFixed(0)} ${py.toFixed(0)}l${(sign * length * 0.76).toFixed(0)} ${(-length * 0.64).toFixed(0)}`
    return branch(-1) + branch(1)
  }).join('')
}

/** A bunch of herbs tied with a string; `kind` is the shape of the leaves, for example `feathery` for dill. */
export function bunch(key: string, color: string, kind: 'feathery' | 'leafy' | 'round' | 'long'): Drawing {
  const random = new Random(key)
  const count = kind === 'feathery' ? 9 : 15
  const stems = Array.from({ length: count }, (_, i) => ((i / (count - 1)) * 2 - 1) * 50 + random.next(-2, 2))
  const drawSprig = (lean: number, i: number) => {
    const top = 34 + Math.abs(lean) * 0.5 + random.next(0, 24)
    const x = 128 + lean * 1.75
    const tone = [color, tint(color, 0.16), shade(color, 0.16)][i % 3] ?? color
    const stem = `<path d="M${128 + lean * 0.35} 184Q${128 + lean * 0.8} 130 ${x} ${top}" stroke="${shade(tone, 0.1)}" stroke-width="4" fill="none" stroke-linecap="round"/>`
    if (kind === 'long') {
      return `<path d="M${122 + lean * 0.4} 236Q${124 + lean * 0.7} 130 ${x - 3} ${top - 22}q10-10 12 2Q${136 + lean * 0.9} 130 ${134 + lean * 0.45} 236z" fill="${down(tone)}" stroke="${shade(tone, 0.35)}" stroke-opacity=".35" stroke-width="2"/>`
    }
    if (kind === 'feathery') {
      return (
        stem +
        `<path d="${featheryPath(lean, top)}" stroke="${tone}" stroke-width="3.2" stroke-linecap="round" fill="none"/>`
      )
    }
    const drawLeaf = (dx: number, dy: number, angle: number, size: number) =>
      kind === 'leafy'
        ? `<path transform="translate(${x + dx} ${top + dy}) rotate(${angle}) scale(${size})" d="M0 22Q-8 14-22 14Q-16 6-24-4Q-12-4-12-14Q-4-10 0-26Q4-10 12-14Q12-4 24-4Q16 6 22 14Q8 14 0 22z" fill="${ball(tone)}" stroke="${shade(tone, 0.4)}" stroke-opacity=".3" stroke-width="2"/>`
        : `<path transform="translate(${x + dx} ${top + dy}) rotate(${angle}) scale(${size})" d="M0 26Q-26 6 0-32Q26 6 0 26z" fill="${ball(tone)}" stroke="${shade(tone, 0.4)}" stroke-opacity=".35" stroke-width="2"/>`
    return (
      stem +
      drawLeaf(-16, 30, -50, 0.95) +
      drawLeaf(16, 28, 50, 0.95) +
      drawLeaf(0, 0, random.int(-20, 20), 1.15)
    )
  }
  const order = stems.map((lean, i) => ({ lean, i })).sort((a, b) => Math.abs(b.lean) - Math.abs(a.lean))
  const tails = stems.map((l) => `M${128 + l * 0.35} 180L${128 + l * 0.75} 246`).join('')
  return svgDrawing(
    key,
    `${kind === 'long' ? '' : `<path d="${tails}" stroke="${tint(color, 0.2)}" stroke-width="5" stroke-linecap="round"/>`}
<g filter="${clay(4)}">${order.map(({ lean, i }) => drawSprig(lean, i)).join('')}</g>
<g filter="${clay(3)}"><path d="M96 182q32 12 64 0l2 14q-34 12-68 0z" fill="${down('#d9a765')}"/><path d="M128 190q24-14 34 2q-10 14-34-2zM128 190q-24-14-34 2q10 14 34-2z" fill="none" stroke="#c48f4c" stroke-width="5"/></g>`,
  )
}

/** A handful of berries: `drupe` like a raspberry, `crown` like a currant. */
export function berries(
  key: string,
  color: string,
  kind: 'smooth' | 'drupe' | 'crown' = 'smooth',
  hasLeaves = true,
): Drawing {
  const positions: [number, number][] = [
    [88, 118],
    [150, 106],
    [62, 178],
    [122, 172],
    [184, 168],
    [96, 214],
    [156, 216],
  ]
  const drawBerry = ([x, y]: [number, number]) => {
    if (kind === 'drupe') {
      const cells = Array.from({ length: 19 }, (_, i) => {
        const [angle, radius] = [i * 2.4, Math.sqrt(i / 19) * 31]
        return `<circle cx="${(x + Math.cos(angle) * radius).toFixed(1)}" cy="${(y + Math.sin(angle) * radius).toFixed(1)}" r="9.5" fill="${ball(color)}"/>`
      })
      return `<g filter="${clay(4)}"><circle cx="${x}" cy="${y}" r="34" fill="${shade(color, 0.3)}"/>${cells.join('')}</g>`
    }
    const crown =
      kind === 'crown'
        ? `<path d="M${x - 10} ${y - 14}l5-9l6 6l8-6l3 10l8 5q-14 12-30-6z" fill="${shade(color, 0.55)}"/>`
        : ''
    return `<g filter="${clay(7)}"><ellipse cx="${x}" cy="${y}" rx="37" ry="36" fill="${ball(color)}"/></g>${crown}<ellipse cx="${x - 13}" cy="${y - 15}" rx="9" ry="6" fill="#fff" opacity=".6" filter="${blur(2)}"/>`
  }
  return svgDrawing(
    key,
    `${hasLeaves ? `<g filter="${clay(5)}">${leaf(126, 92, -58, 1.05, '#5da33a')}${leaf(134, 88, 34, 0.95, '#78b94a')}</g>` : ''}${positions.map(drawBerry).join('')}`,
  )
}

/** A heap of nuts or dried fruit. */
export function nuts(
  key: string,
  color: string,
  kind: 'almond' | 'walnut' | 'round' | 'cashew' | 'wrinkled',
): Drawing {
  const random = new Random(key)
  const positions: [number, number][] = [
    [128, 92],
    [84, 130],
    [172, 130],
    [128, 146],
    [54, 186],
    [110, 196],
    [160, 192],
    [206, 184],
    [84, 226],
    [138, 232],
    [186, 226],
  ]
  const drawNut = ([x, y]: [number, number]) => {
    const angle = random.int(-70, 70)
    const tone = random.pick([color, tint(color, 0.15), shade(color, 0.1)])
    const wrap = (path: string) => `<g transform="translate(${x} ${y}) rotate(${angle})">${path}</g>`
    if (kind === 'almond')
      return wrap(
        `<path d="M-38 0Q-10-34 38 0Q-10 34-38 0z" fill="${ball(tone)}"/><path d="M-24 0Q0-10 28 0M-20 7Q0 10 22 4" stroke="${shade(tone, 0.4)}" stroke-width="2.5" fill="none" opacity=".4"/>`,
      )
    if (kind === 'cashew')
      return wrap(
        `<path d="M-36 12Q-30-30 4-28Q40-24 34 14Q24 22 16 10Q14-6 0-6Q-12-4-16 14Q-28 28-36 12z" fill="${ball(tone)}"/>`,
      )
    if (kind === 'round')
      return wrap(
        `<circle r="29" fill="${ball(tone)}"/><path d="M-14-24Q0-34 14-24Q6-12 0-12T-14-24z" fill="${tint(tone, 0.45)}"/>`,
      )
    if (kind === 'wrinkled')
      return wrap(
        `<path d="M-36 2Q-30-26 2-25Q36-24 36 2Q30 26-2 24Q-34 24-36 2z" fill="${ball(tone)}"/><path d="M-24-6Q-8-14 2-4T26-8M-20 10Q-4 2 10 10T26 8" stroke="${shade(tone, 0.5)}" stroke-width="4" fill="none" opacity=".55" stroke-linecap="round"/>`,
      )
    return wrap(
      `<path d="M-32 0Q-36-26-10-28Q0-34 12-28Q36-24 32 2Q36 24 12 26Q0 34-12 27Q-36 24-32 0z" fill="${ball(tone)}"/><path d="M0-28Q-6-10 0 0T0 27M-24-10Q-14-16-10-4T-22 12M22-12Q12-16 12-2T24 12" stroke="${shade(tone, 0.4)}" stroke-width="4.5" fill="none" opacity=".6" stroke-linecap="round"/>`,
    )
  }
  return svgDrawing(
    key,
    positions.map((position) => `<g filter="${clay(6)}">${drawNut(position)}</g>`).join(''),
  )
}

/** Three of the same drawing, overlapping. */
export const trio = (drawing: Drawing, key = `few_${drawing.key}`) =>
  svgDrawing(key, embed(drawing, 66, 16, 126) + embed(drawing, 4, 108, 132) + embed(drawing, 120, 112, 134), [
    drawing,
  ])

/** Three stalks: celery, rhubarb, asparagus, leek. */
export function stalks(
  key: string,
  color: string,
  baseColor: string,
  top: 'leaf' | 'tip' | 'none' = 'leaf',
): Drawing {
  const drawStalk = (x: number, lean: number) =>
    `<g transform="rotate(${lean} ${x} 240)"><path d="M${x - 17} 236Q${x - 13} 150 ${x - 9} 78h18Q${x + 13} 150 ${x + 17} 236q-17 10-34 0z" fill="${down(color)}"/><path d="M${x - 16} 236Q${x - 14} 200 ${x - 12} 176h24Q${x + 15} 200 ${x + 17} 236q-17 10-34 0z" fill="${baseColor}" opacity=".8"/><path d="M${x - 4} 220V90" stroke="${tint(color, 0.5)}" stroke-width="4" opacity=".6"/>
${top === 'leaf' ? leaf(x, 92, -30, 0.85, shade(color, 0.1)) + leaf(x, 92, 28, 0.85, color) + leaf(x, 88, 0, 0.95, tint(color, 0.1)) : top === 'tip' ? `<path d="M${x} 26q22 26 10 66h-20q-12-40 10-66z" fill="${ball(shade(color, 0.2))}"/>` : ''}</g>`
  return svgDrawing(
    key,
    `<g filter="${clay(7)}">${drawStalk(98, -13)}</g><g filter="${clay(7)}">${drawStalk(160, 13)}</g><g filter="${clay(7)}">${drawStalk(128, 0)}</g>`,
  )
}
