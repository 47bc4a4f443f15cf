import { Random } from '../random'
import { mix, shade, tint } from '../svg/color'
import { type Drawing, drawingKey, svgDrawing } from '../svg/drawing'
import { ball, blur, clay, down, pool } from '../svg/paint'

/* Pieces that lie in or on a dish, seen from above at a slight angle. */

/** The shape's rim, `height` lower, and its top; `shape` is an element with the fill `FILL`, moved down by `dy`. */
const withThickness = (shape: (dy: number) => string, color: string, height: number) =>
  `<g filter="${clay(7)}">${shape(height).replace('FILL', shade(color, 0.3))}${shape(0).replace('FILL', pool(color))}</g>`

/** A round slice with its rind: carrot, cucumber, lemon, radish, beet. */
export function slice(
  rim: string,
  flesh: string,
  texture: 'plain' | 'seeds' | 'rays' | 'rings' | 'tomato' = 'plain',
): Drawing {
  const radially = (count: number, draw: (angle: number) => string) =>
    Array.from({ length: count }, (_, i) => draw((360 / count) * i)).join('')
  const textures = {
    plain: `<circle cx="128" cy="118" r="40" fill="${tint(flesh, 0.3)}" opacity=".6"/>`,
    seeds: `<circle cx="128" cy="118" r="52" fill="${tint(flesh, 0.3)}"/>${radially(9, (t) => `<ellipse cx="128" cy="84" rx="6" ry="13" fill="${mix(flesh, '#fffbe0', 0.65)}" stroke="${shade(flesh, 0.22)}" stroke-width="2" transform="rotate(${t} 128 118)"/>`)}`,
    rays: radially(
      9,
      (t) =>
        `<path d="M128 112L110 46q18-12 36 0z" fill="${tint(flesh, 0.4)}" transform="rotate(${t} 128 118)" stroke="${tint(flesh, 0.75)}" stroke-width="4"/>`,
    ),
    rings: `<g fill="none" stroke="${tint(flesh, 0.5)}" stroke-width="5" opacity=".65"><circle cx="128" cy="118" r="26"/><circle cx="128" cy="118" r="48"/><circle cx="128" cy="118" r="68"/></g>`,
    tomato: radially(
      4,
      (t) =>
        `<path d="M128 104q-34-16-26-44q26-18 52 0q8 28-26 44z" fill="${shade(flesh, 0.14)}" transform="rotate(${t + 45} 128 118)"/><circle cx="118" cy="74" r="5" fill="#ffe08a" transform="rotate(${t + 45} 128 118)"/><circle cx="138" cy="74" r="5" fill="#ffe08a" transform="rotate(${t + 45} 128 118)"/>`,
    ),
  }
  return svgDrawing(
    drawingKey('slice', rim, flesh, texture),
    withThickness((dy) => `<circle cx="128" cy="${118 + dy}" r="98" fill="FILL"/>`, rim, 22) +
      `<circle cx="128" cy="118" r="84" fill="${ball(flesh)}"/>${textures[texture]}<ellipse cx="96" cy="80" rx="34" ry="16" fill="#fff" opacity=".3" transform="rotate(-36 96 80)" filter="${blur(5)}"/>`,
  )
}

/** A diced piece. */
export const cube = (color: string, top = tint(color, 0.3)) =>
  svgDrawing(
    drawingKey('cube', color, top),
    `<g filter="${clay(10)}"><path d="M40 92q0-8 8-11l68-35q12-6 24 0l68 35q8 4 8 12v72q0 10-8 14l-70 34q-10 4-20 0l-70-34q-8-4-8-14z" fill="${color}"/></g><path d="M48 84l68-36q12-6 24 0l68 36q8 6-2 12l-66 34q-12 6-24 0L50 96q-10-6-2-12z" fill="${top}"/><path d="M214 98v68q0 10-8 14l-70 34q-6 3-8 2v-82q4 0 10-2l66-32q8-4 10-2z" fill="${shade(color, 0.3)}" opacity=".5"/>`,
  )

/** An irregular chunk: stewed meat, chicken, fish. */
export const chunk = (color: string, seed = 1) => {
  const random = new Random(color + seed)
  const points = Array.from({ length: 8 }, (_, i) => {
    const [angle, radius] = [(i / 8) * 6.283, random.next(74, 106)]
    return [128 + Math.cos(angle) * radius, 122 + Math.sin(angle) * radius * 0.82] as const
  })
  const path = points
    .map(([x, y], i) => {
      const [nx, ny] = points[(i + 1) % 8] ?? [x, y]
      const [mx, my] = [(x + nx) / 2, (y + ny) / 2]
      return `${i ? 'Q' : `M${((points[7]?.[0] ?? x) + x) / 2} ${((points[7]?.[1] ?? y) + y) / 2}Q`}${x.toFixed(0)} ${y.toFixed(0)} ${mx.toFixed(0)} ${my.toFixed(0)}`
    })
    .join('')
  return svgDrawing(
    drawingKey('chunk', color, seed),
    `<g filter="${clay(12)}"><path transform="translate(0 22)" d="${path}z" fill="${shade(color, 0.32)}"/><path d="${path}z" fill="${ball(color)}"/></g><path d="M84 108q24-20 56-14M100 142q30 8 60-8M146 76q18 4 28 18" stroke="${tint(color, 0.45)}" stroke-width="7" fill="none" opacity=".55" stroke-linecap="round"/>`,
  )
}

/** A spoonful of something thick: sour cream, mayonnaise, jam, yoghurt. */
export const dollop = (color: string) =>
  svgDrawing(
    drawingKey('dollop', color),
    `<g filter="${clay(12)}"><path d="M24 150q-4-44 44-56q8-36 52-40q22-34 46-12q6 18-10 24q38 10 40 40q42 12 36 52q-20 50-104 52t-104-60z" fill="${ball(color)}"/></g><path d="M82 128q30-34 78-18q20 12 4 28q-30 18-64 2" stroke="${shade(color, 0.2)}" stroke-width="8" fill="none" opacity=".35" stroke-linecap="round"/><ellipse cx="96" cy="96" rx="30" ry="12" fill="#fff" opacity=".55" transform="rotate(-24 96 96)" filter="${blur(4)}"/>`,
  )

/** A sprig of dill or fennel. */
export const frond = (color: string) => {
  const hairs = Array.from({ length: 11 }, (_, n) => {
    const [x, y] = [128 + Math.sin(n / 3) * 8, 214 - n * 17]
    const size = 78 - n * 4.6
    const branch = (sign: 1 | -1) =>
      `M${x} ${y}q${sign * size * 0.5}-${size * 0.12} ${sign * size} -${size * 0.5}M${x + sign * size * 0.45} ${y - size * 0.16}l${sign * size * 0.26} ${size * 0.2}M${x + sign * size * 0.68} ${y - size * 0.28}l${sign * size * 0.06}-${size * 0.36}M${x + sign * size * 0.68} ${y - size * 0.28}l${sign * size * 0.3} ${size * 0.06}`
    return branch(-1) + branch(1)
  }).join('')
  return svgDrawing(
    drawingKey('frond', color),
    `<g filter="${clay(3)}"><path d="M128 246Q120 140 132 30${hairs}" stroke="${color}" stroke-width="8" fill="none" stroke-linecap="round"/></g>`,
  )
}

/** A sprig of round or jagged leaves. */
export const sprig = (color: string, kind: 'round' | 'jagged' = 'jagged') => {
  const shape =
    kind === 'jagged'
      ? 'M0 30Q-14 22-34 24Q-28 8-40-6Q-22-4-22-20Q-10-14 0-42Q10-14 22-20Q22-4 40-6Q28 8 34 24Q14 22 0 30z'
      : 'M0 36Q-42 8 0-52Q42 8 0 36z'
  const drawLeaf = (x: number, y: number, angle: number, size: number, tone: string) =>
    `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})"><path d="${shape}" fill="${ball(tone)}"/><path d="M0 28Q-2-4 0-30" stroke="${tint(tone, 0.4)}" stroke-width="4" fill="none" opacity=".6"/></g>`
  return svgDrawing(
    drawingKey('sprig', color, kind),
    `<path d="M128 240Q124 170 128 110M128 190L80 150M128 186L178 146" stroke="${shade(color, 0.1)}" stroke-width="9" stroke-linecap="round" fill="none"/><g filter="${clay(6)}">${drawLeaf(70, 128, -46, 1.45, color)}${drawLeaf(186, 124, 46, 1.45, tint(color, 0.08))}${drawLeaf(128, 78, 0, 1.75, tint(color, 0.14))}</g>`,
  )
}

/** One flat leaf: lettuce, spinach, basil, bay. */
export const leaf = (color: string, isFrilly = false) =>
  svgDrawing(
    drawingKey('leaf', color, Number(isFrilly)),
    `<g filter="${clay(9)}"><path d="${isFrilly ? 'M128 240Q92 236 84 214Q52 214 54 184Q28 168 44 142Q26 116 54 100Q50 70 82 68Q92 34 128 30Q164 34 174 68Q206 70 202 100Q230 116 212 142Q228 168 202 184Q204 214 172 214Q164 236 128 240z' : 'M128 246Q20 150 128 14Q236 150 128 246z'}" fill="${ball(color)}"/></g><path d="M128 240V52M128 190l-40-40M128 190l40-40M128 140l-34-36M128 140l34-36" stroke="${tint(color, 0.45)}" stroke-width="7" fill="none" stroke-linecap="round" opacity=".7"/>`,
  )

/** A ring or half ring: onion, leek, pepper. */
export const ring = (color: string, isHalf = false) =>
  svgDrawing(
    drawingKey('ring', color, Number(isHalf)),
    `<g filter="${clay(6)}">${isHalf ? `<path d="M30 170q0-110 98-110t98 110" fill="none" stroke="${color}" stroke-width="26" stroke-linecap="round"/><path d="M74 176q0-62 54-62t54 62" fill="none" stroke="${tint(color, 0.35)}" stroke-width="20" stroke-linecap="round"/>` : `<circle cx="128" cy="128" r="92" fill="none" stroke="${color}" stroke-width="30"/><circle cx="128" cy="128" r="52" fill="none" stroke="${tint(color, 0.4)}" stroke-width="20"/>`}</g>`,
  )

/** A strip: pepper, carrot, cabbage, ham, cheese, noodles. */
export const strip = (color: string, bend = 24, width = 26) =>
  svgDrawing(
    drawingKey('strip', color, bend, width),
    `<g filter="${clay(6)}"><path d="M30 ${150 + bend / 2}q50-${bend * 3} 98-${bend}t98-${bend}" fill="none" stroke="${shade(color, 0.28)}" stroke-width="${width}" stroke-linecap="round" transform="translate(0 ${width * 0.34})"/><path d="M30 ${150 + bend / 2}q50-${bend * 3} 98-${bend}t98-${bend}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/></g>`,
  )

/** A ball: pea, berry, olive, caper, cherry tomato. */
export const bead = (color: string, hasHole = false) =>
  svgDrawing(
    drawingKey('bead', color, Number(hasHole)),
    `<g filter="${clay(12)}"><circle cx="128" cy="128" r="96" fill="${ball(color)}"/></g>${hasHole ? `<ellipse cx="150" cy="104" rx="26" ry="20" fill="${shade(color, 0.6)}"/>` : ''}<ellipse cx="94" cy="86" rx="24" ry="14" fill="#fff" opacity=".65" transform="rotate(-40 94 86)" filter="${blur(4)}"/>`,
  )

/** Half a boiled egg. */
export const halfEgg = svgDrawing(
  'eggHalf',
  `<g filter="${clay(9)}"><path d="M34 140q2-84 94-112q92 28 94 112q-6 86-94 90q-88-4-94-90z" fill="#e9ddd2"/><path d="M40 130q4-74 88-98q84 24 88 98q-6 78-88 82q-82-4-88-82z" fill="#fffdf8"/></g><g filter="${clay(8)}"><circle cx="128" cy="136" r="50" fill="${ball('#ffb82e')}"/></g>`,
)

/** A fried egg. */
export const friedEgg = svgDrawing(
  'eggFried',
  `<g filter="${clay(9)}"><path d="M20 136q-4-44 40-56q18-46 70-40q52-10 74 36q42 12 34 60q0 44-44 56q-26 34-70 22q-52 10-68-30q-34-10-36-48z" fill="#fffdf6"/></g><path d="M30 160q14 34 50 44q24 26 60 20q40 8 60-24" stroke="#e5b66e" stroke-width="8" fill="none" opacity=".5" stroke-linecap="round"/><g filter="${clay(10)}"><circle cx="128" cy="126" r="50" fill="${ball('#ffab1f')}"/></g><ellipse cx="108" cy="102" rx="18" ry="10" fill="#fff" opacity=".75" transform="rotate(-30 108 102)"/>`,
)

/** A pinch of crumbs, seeds or grated cheese, spread flat. */
export const pinch = (color: string, kind: 'crumbs' | 'shreds' | 'seeds' = 'crumbs') => {
  const random = new Random(color + kind)
  const dots = Array.from({ length: kind === 'shreds' ? 26 : 36 }, () => {
    const [angle, radius] = [random.next(0, 6.28), Math.sqrt(random.next()) * 104]
    const transform = `translate(${(128 + Math.cos(angle) * radius).toFixed(0)} ${(128 + Math.sin(angle) * radius).toFixed(0)}) rotate(${random.int(0, 180)})`
    const tone = random.pick([color, tint(color, 0.25), shade(color, 0.15)])
    return kind === 'shreds'
      ? `<rect x="-34" y="-7" width="68" height="14" rx="7" fill="${tone}" transform="${transform}"/>`
      : kind === 'seeds'
        ? `<ellipse rx="12" ry="7" fill="${tone}" transform="${transform}"/>`
        : `<path d="M-11-5L3-13L13 0L4 12L-9 9z" fill="${tone}" transform="${transform}"/>`
  })
  return svgDrawing(drawingKey('pinch', color, kind), `<g filter="${clay(4)}">${dots.join('')}</g>`)
}

/** A slice of bread, meat, sausage or cheese: flat with a rim. */
export const slab = (color: string, rim: string, texture: 'plain' | 'crumb' | 'fat' = 'plain') =>
  svgDrawing(
    drawingKey('slab', color, rim, texture),
    withThickness(
      (dy) =>
        `<path transform="translate(0 ${dy})" d="M30 118q-4-70 98-78q102 8 98 78q-6 74-98 78q-92-4-98-78z" fill="FILL"/>`,
      rim,
      26,
    ) +
      `<path d="M44 117q-2-58 84-64q86 6 84 64q-6 60-84 64q-78-4-84-64z" fill="${down(color)}"/>${texture === 'crumb' ? `<g fill="${shade(color, 0.18)}" opacity=".6"><circle cx="90" cy="90" r="6"/><circle cx="130" cy="76" r="4"/><circle cx="160" cy="104" r="7"/><circle cx="110" cy="130" r="5"/><circle cx="146" cy="148" r="6"/><circle cx="84" cy="136" r="4"/></g>` : ''}${texture === 'fat' ? `<g fill="#fff0e4" opacity=".85"><circle cx="92" cy="92" r="9"/><circle cx="136" cy="80" r="7"/><circle cx="168" cy="112" r="10"/><circle cx="112" cy="136" r="8"/><circle cx="152" cy="152" r="9"/><circle cx="82" cy="140" r="6"/></g>` : ''}`,
  )

/** A pat of melting butter. */
export const butterPat = svgDrawing(
  'pat',
  `<ellipse cx="132" cy="160" rx="112" ry="62" fill="#ffd34f" opacity=".5"/><g filter="${clay(9)}"><path d="M52 116l70-44q8-4 16 0l72 38q6 4 6 10v28q0 6-6 10l-68 42q-8 4-16 0l-72-38q-6-4-6-10v-26q0-6 4-10z" fill="#ffd651"/></g><path d="M52 116l70-44q8-4 16 0l76 40l-72 46q-8 4-16 0z" fill="#fff0ad"/>`,
)
