const RETRY_MS = 5000
const LONGEST_MS = 60_000

/** Runs an attempt after a delay, which each call of `plan` starts anew. It doubles from plan to plan until `reset`. */
export class Retry {
  private timer: ReturnType<typeof setTimeout> | undefined
  private isStopped = false
  private delayMs: number

  constructor(
    private readonly attempt: () => void,
    private readonly firstMs = RETRY_MS,
  ) {
    this.delayMs = firstMs
  }

  plan() {
    clearTimeout(this.timer)
    if (this.isStopped) return
    this.timer = setTimeout(this.attempt, this.delayMs)
    this.delayMs = Math.min(2 * this.delayMs, LONGEST_MS)
  }

  reset() {
    this.delayMs = this.firstMs
  }

  stop() {
    this.isStopped = true
    clearTimeout(this.timer)
  }
}
