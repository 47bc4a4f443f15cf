export type Frames = Keyframe[] | PropertyIndexedKeyframes

/** `at` and `duration` are milliseconds; `at` counts from the start of the scene. */
type Timing = { at?: number; duration: number; easing?: string; loop?: boolean; fill?: FillMode }

export const easeOut = 'cubic-bezier(.2,.7,.2,1)'
/** Goes beyond the target and returns to it. */
export const overshoot = 'cubic-bezier(.3,1.6,.5,1)'

const FADE_OUT_MS = 300

/** The animations of one scene. They stay paused: the film's clock sets the time of all of them. */
export class Motion {
  private animations: Animation[] = []

  add(element: Element, frames: Frames, { at = 0, duration, easing, loop, fill = 'both' }: Timing) {
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

  /** Fades the element in while it moves from the given `transform` to its position. */
  enter(element: Element, transform: string, timing: Timing) {
    this.add(element, { opacity: [0, 1], transform: [transform, 'none'] }, timing)
  }

  /** Fades the elements out at the end of a scene of this duration. */
  leave(elements: Element[], sceneDuration: number) {
    for (const element of elements) {
      this.add(
        element,
        { opacity: 0 },
        { at: sceneDuration - FADE_OUT_MS, duration: FADE_OUT_MS - 20, fill: 'forwards' },
      )
    }
  }

  seek(time: number) {
    for (const animation of this.animations) animation.currentTime = time
  }

  clear() {
    for (const animation of this.animations) animation.cancel()
    this.animations = []
  }
}
