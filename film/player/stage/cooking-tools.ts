import { type Tool } from '../../staging'
import { appendElement, appendLayer } from '../dom'
import { orbit, transformTo } from '../keyframes'
import { easeOut, type Motion } from '../motion'
import { tools, type Vessel } from './kitchen-drawings'
import { replacePicture } from './ingredient-effects'
import { type Piece } from './scene-ingredients'

/** Shorter than this, a tool is not shown. */
const MIN_WORK_MS = 700
const COME_MS = 320
const GO_MS = 300
/** One turn of a spoon, and of the food that it moves. */
const STIR_MS = 1_500
/** Positions of the knife over one piece: up and down in turn. */
const BEATS_PER_PIECE = 7
/** The thirds of a picture move apart. */
const SLICE_MS = 320

type Work = { contents: HTMLElement; vessel: Vessel; pieces: Piece[]; from: number; until: number }

/** Brings a tool into the vessel, works with it and takes it away. */
export function animateTool(motion: Motion, tool: Tool, { contents, vessel, pieces, from, until }: Work) {
  const duration = until - from
  if (duration < MIN_WORK_MS) return
  const { y, rx, ry } = vessel.rim
  const hand = appendElement(contents, 'div', 'cook')
  const layer = appendLayer(hand, tools[tool])
  const atWork = transformTo(0, y - 65 + (tool === 'knife' ? 0 : ry * 0.1))
  motion.add(
    hand,
    [
      { offset: 0, opacity: 0, transform: transformTo(26, -26, 18), easing: easeOut },
      { offset: COME_MS / duration, opacity: 1, transform: atWork },
      { offset: 1 - GO_MS / duration, opacity: 1, transform: atWork, easing: 'ease-in' },
      { offset: 1, opacity: 0, transform: transformTo(24, -24, 14) },
    ],
    { at: from, duration },
  )
  if (tool === 'knife') {
    chop(motion, layer, pieces, from + COME_MS, until - GO_MS)
  } else if (tool === 'pin') {
    motion.add(
      layer,
      { transform: [transformTo(-12, 0), transformTo(12, 1), transformTo(-12, 0)] },
      { at: from, duration: 1_300, loop: true, easing: 'ease-in-out' },
    )
  } else {
    motion.add(layer, orbit(rx * 0.42, ry * 0.36, { turn: 5 }), {
      at: from,
      duration: tool === 'whisk' ? 620 : STIR_MS,
      loop: true,
    })
    pieces.forEach(({ picture }, index) => {
      const inner = picture.firstElementChild
      if (!inner) return
      motion.add(inner, orbit(rx * 0.06, ry * 0.1, { turn: 6, phase: index / 3 }), {
        at: from + COME_MS,
        duration: STIR_MS,
        loop: true,
      })
    })
  }
}

/** Moves the knife over the pieces from right to left; each falls apart under it. */
function chop(motion: Motion, knife: Element, pieces: Piece[], from: number, until: number) {
  const toCut = pieces.filter(({ cut }) => cut)
  const worked = toCut.length > 0 ? toCut : pieces
  const targets: { x: number; picture?: HTMLElement; cut?: string }[] =
    worked.length > 0 ? [...worked].sort((one, other) => other.x - one.x) : [{ x: 50 }]
  const share = 1 / targets.length
  const frames = targets.flatMap(({ x }, index) =>
    Array.from({ length: BEATS_PER_PIECE }, (_, beat) => {
      const isUp = beat % 2 === 0
      return {
        offset: Math.min(1, index * share + (beat / BEATS_PER_PIECE) * share),
        transform: transformTo(x - 46 - beat * 0.5, (isUp ? -9 : 5.5) + 4, isUp ? -5 : 0),
        easing: isUp ? 'ease-in' : 'ease-out',
      }
    }),
  )
  motion.add(knife, frames, { at: from, duration: until - from })
  targets.forEach(({ picture, cut }, index) => {
    const image = picture?.querySelector('img')
    if (!picture || !image || (!cut && toCut.length > 0)) return
    const at = from + (until - from) * (index + 0.42) * share
    slice(motion, image, at)
    if (cut) replacePicture(motion, picture, cut, { at: at + SLICE_MS })
  })
}

/** Replaces a picture by its thirds, which move apart. */
function slice(motion: Motion, image: HTMLImageElement, at: number) {
  motion.add(
    image,
    { opacity: [1, 0], transform: ['none', 'scale(.8)'] },
    { at, duration: 120, fill: 'forwards' },
  )
  for (const [name, side] of [
    ['left', -1],
    ['mid', 0],
    ['right', 1],
  ] as const) {
    const part = image.cloneNode() as HTMLImageElement
    part.className = `slice ${name}`
    image.after(part)
    motion.add(part, { opacity: [0, 1] }, { at, duration: 80 })
    motion.add(
      part,
      {
        transform: [
          'none',
          `translate(${side * 1.1}em,-1.2em) rotate(${side * 6}deg)`,
          `translate(${side * 2}em,0) rotate(${side * 14}deg)`,
        ],
      },
      { at, duration: SLICE_MS, easing: 'ease-out' },
    )
  }
}
