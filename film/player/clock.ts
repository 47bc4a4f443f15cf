/** The film's one clock: goes on by the frames of the page, and never past where `limit` holds it. */
export class Clock {
  time = 0
  isRunning = false
  private last = 0
  private frame = 0

  constructor(
    private readonly length: number,
    private readonly onTick: () => void,
    /** The furthest moment that may be reached now: narration holds a scene until it has been read. */
    private readonly limit: () => number = () => length,
  ) {}

  run() {
    if (this.isRunning) return
    this.isRunning = true
    this.last = performance.now()
    this.frame = requestAnimationFrame(this.tick)
  }

  stop() {
    this.isRunning = false
    cancelAnimationFrame(this.frame)
  }

  seek(time: number) {
    this.time = Math.min(this.length, Math.max(0, time))
    this.onTick()
  }

  private readonly tick = (now: number) => {
    if (!this.isRunning) return
    // After a long stall the film goes on where it was, instead of leaping.
    const passed = Math.min(Math.max(0, now - this.last), 250)
    this.last = now
    this.frame = requestAnimationFrame(this.tick)
    this.seek(Math.max(this.time, Math.min(this.time + passed, this.limit())))
  }
}
