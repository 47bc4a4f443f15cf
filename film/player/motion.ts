/** The film's animations: made by the Web Animations API, never run by it. One clock sets the time of all of them. */

export type Frames = Keyframe[] | PropertyIndexedKeyframes

type Options = { at?: number; for: number; easing?: string; loop?: boolean; fill?: FillMode }

export class Motion {
  private animations: Animation[] = []

  add(element: Element, frames: Frames, { at = 0, for: duration, easing, loop, fill = 'both' }: Options) {
    const animation = element.animate(frames, {
      delay: at,
      duration: Math.max(1, duration),
      easing: easing ?? 'linear',
      iterations: loop ? Infinity : 1,
      fill: loop ? 'backwards' : fill,
    })
    animation.pause()
    this.animations.push(animation)
  }

  seek(time: number) {
    for (const animation of this.animations) animation.currentTime = time
  }

  clear() {
    for (const animation of this.animations) animation.cancel()
    this.animations = []
  }
}

export const soft = 'cubic-bezier(.2,.7,.2,1)'
/** Goes a little too far and comes back. */
export const springy = 'cubic-bezier(.3,1.6,.5,1)'

type Spot = { x: number; y: number }

/**
 * A hop from a thing's place to a spot, both in units of the stage: it crouches, stretches, flies a parabola, is
 * squashed by landing and settles at `scale`.
 */
export function hop(from: Spot, to: Spot, { lift = 9, scale = 1, turn = 0 }): Keyframe[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const flight = Array.from({ length: 9 }, (_, index) => {
    const p = (index + 1) / 9
    const y = -4 * lift * p + (dy + 4 * lift) * p * p
    const size = 1 + (scale - 1) * p
    return { offset: 0.2 + 0.52 * p, transform: place(dx * p, y, turn * p, size) }
  })
  return [
    { offset: 0, transform: place(0, 0, 0, 1), easing: 'ease-out' },
    { offset: 0.12, transform: place(0, 1.2, 0, 1.1, 0.84), easing: 'ease-in' },
    { offset: 0.2, transform: place(0, 0, 0, 0.93, 1.1) },
    ...flight,
    { offset: 0.8, transform: place(dx, dy + 2.6, turn, scale * 1.12, scale * 0.86), easing: 'ease-out' },
    { offset: 0.9, transform: place(dx, dy - 1.2, turn * 0.9, scale), easing: 'ease-in-out' },
    { offset: 1, transform: place(dx, dy, turn, scale) },
  ]
}

/** Flies over the vessel, leans, shakes and goes home. */
export function pour(from: Spot, to: Spot, lean: number): Keyframe[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const over = (angle: number, dip = 0) => place(dx, dy + dip, angle, 0.9)
  return [
    { offset: 0, transform: place(0, 0, 0, 1), easing: 'ease-out' },
    { offset: 0.07, transform: place(0, 1, 0, 1.08, 0.88), easing: 'ease-in-out' },
    { offset: 0.28, transform: over(lean * 0.3), easing: 'ease-in-out' },
    { offset: 0.4, transform: over(lean), easing: 'ease-in-out' },
    { offset: 0.48, transform: over(lean * 1.06, 1.6), easing: 'ease-in-out' },
    { offset: 0.56, transform: over(lean, 0), easing: 'ease-in-out' },
    { offset: 0.64, transform: over(lean * 1.06, 1.4), easing: 'ease-in-out' },
    { offset: 0.76, transform: over(0, -1), easing: 'ease-in-out' },
    { offset: 0.95, transform: place(0, 0.6, 0, 1.05, 0.94), easing: 'ease-out' },
    { offset: 1, transform: place(0, 0, 0, 1) },
  ]
}

/** A `transform` in units of the stage. */
export function place(x: number, y: number, turn = 0, scaleX = 1, scaleY = scaleX): string {
  return `translate(${round(x)}em,${round(y)}em) rotate(${round(turn)}deg) scale(${round(scaleX)},${round(scaleY)})`
}

/** Keyframes of a closed path, sampled. */
export function orbit(rx: number, ry: number, { turn = 0, phase = 0 } = {}): Keyframe[] {
  return Array.from({ length: 13 }, (_, index) => {
    const angle = (index / 12 + phase) * 2 * Math.PI
    return { transform: place(rx * Math.cos(angle), ry * Math.sin(angle), turn * Math.cos(angle)) }
  })
}

function round(value: number) {
  return Math.round(value * 100) / 100
}
