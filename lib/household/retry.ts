const RETRY_MS = 5000

/** Runs an attempt after a delay, which each call of `plan` starts anew. */
export class Retry {
  private timer: ReturnType<typeof setTimeout> | undefined
  private isStopped = false

  constructor(
    private readonly attempt: () => void,
    private readonly delayMs = RETRY_MS,
  ) {}

  plan() {
    clearTimeout(this.timer)
    if (!this.isStopped) this.timer = setTimeout(this.attempt, this.delayMs)
  }

  stop() {
    this.isStopped = true
    clearTimeout(this.timer)
  }
}
