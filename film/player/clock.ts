/** A longer frame counts as this: after a stall the film continues instead of jumping ahead. */
const MAX_FRAME_MS = 250

/** The film's clock, in milliseconds. It advances with the animation frames of the page. */
export class Clock {
  time = 0
  isRunning = false
  private lastFrame = 0
  private frame = 0

  constructor(
    private readonly duration: number,
    private readonly onTick: () => void,
    /** The time that may not be passed yet: narration delays the end of a scene. */
    private readonly limit: () => number = () => duration,
  ) {}

  run() {
    if (this.isRunning) return
    this.isRunning = true
    this.lastFrame = performance.now()
    this.frame = requestAnimationFrame(this.tick)
  }

  stop() {
    this.isRunning = false
    cancelAnimationFrame(this.frame)
  }

  seek(time: number) {
    this.time = Math.min(this.duration, Math.max(0, time))
    this.onTick()
  }

  private readonly tick = (now: number) => {
    if (!this.isRunning) return
    const elapsed = Math.min(Math.max(0, now - this.lastFrame), MAX_FRAME_MS)
    this.lastFrame = now
    this.frame = requestAnimationFrame(this.tick)
    this.seek(Math.max(this.time, Math.min(this.time + elapsed, this.limit())))
  }
}
