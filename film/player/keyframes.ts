/** A point on the stage, whose sides are 100 units long. */
export type Point = { x: number; y: number }

/** Returns a CSS `transform`: an offset in stage units, a rotation in degrees and a scale. */
export function transformTo(x: number, y: number, turn = 0, scaleX = 1, scaleY = scaleX): string {
  return `translate(${round(x)}em,${round(y)}em) rotate(${round(turn)}deg) scale(${round(scaleX)},${round(scaleY)})`
}

/**
 * Keyframes of a hop between two points: crouch, stretch, a parabola, a squashed landing, then rest at `scale` and
 * turned by `turn` degrees. `lift` is the height of the parabola above its start.
 */
export function hop(from: Point, to: Point, { lift = 9, scale = 1, turn = 0 }): Keyframe[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const flight = Array.from({ length: 9 }, (_, index) => {
    const progress = (index + 1) / 9
    const y = -4 * lift * progress + (dy + 4 * lift) * progress * progress
    const size = 1 + (scale - 1) * progress
    return {
      offset: 0.2 + 0.52 * progress,
      transform: transformTo(dx * progress, y, turn * progress, size),
    }
  })
  return [
    { offset: 0, transform: transformTo(0, 0), easing: 'ease-out' },
    { offset: 0.12, transform: transformTo(0, 1.2, 0, 1.1, 0.84), easing: 'ease-in' },
    { offset: 0.2, transform: transformTo(0, 0, 0, 0.93, 1.1) },
    ...flight,
    {
      offset: 0.8,
      transform: transformTo(dx, dy + 2.6, turn, scale * 1.12, scale * 0.86),
      easing: 'ease-out',
    },
    { offset: 0.9, transform: transformTo(dx, dy - 1.2, turn * 0.9, scale), easing: 'ease-in-out' },
    { offset: 1, transform: transformTo(dx, dy, turn, scale) },
  ]
}

/** Keyframes of a package that moves over the vessel, tilts by `angle` degrees, shakes twice and returns. */
export function pour(from: Point, to: Point, angle: number): Keyframe[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const tilted = (turn: number, dip = 0) => transformTo(dx, dy + dip, turn, 0.9)
  return [
    { offset: 0, transform: transformTo(0, 0), easing: 'ease-out' },
    { offset: 0.07, transform: transformTo(0, 1, 0, 1.08, 0.88), easing: 'ease-in-out' },
    { offset: 0.28, transform: tilted(angle * 0.3), easing: 'ease-in-out' },
    { offset: 0.4, transform: tilted(angle), easing: 'ease-in-out' },
    { offset: 0.48, transform: tilted(angle * 1.06, 1.6), easing: 'ease-in-out' },
    { offset: 0.56, transform: tilted(angle), easing: 'ease-in-out' },
    { offset: 0.64, transform: tilted(angle * 1.06, 1.4), easing: 'ease-in-out' },
    { offset: 0.76, transform: tilted(0, -1), easing: 'ease-in-out' },
    { offset: 0.95, transform: transformTo(0, 0.6, 0, 1.05, 0.94), easing: 'ease-out' },
    { offset: 1, transform: transformTo(0, 0) },
  ]
}

/** Keyframes of one turn around an ellipse; `phase` is the part of the turn at which it starts. */
export function orbit(rx: number, ry: number, { turn = 0, phase = 0 } = {}): Keyframe[] {
  return Array.from({ length: 13 }, (_, index) => {
    const angle = (index / 12 + phase) * 2 * Math.PI
    return { transform: transformTo(rx * Math.cos(angle), ry * Math.sin(angle), turn * Math.cos(angle)) }
  })
}

function round(value: number) {
  return Math.round(value * 100) / 100
}
