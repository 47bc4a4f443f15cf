/** Limits how often something happens: `burst` times at once, `perSecond` in the long run. */
export class TokenBucket {
  private tokens: number
  private filledAt: number

  constructor(
    private readonly limit: { perSecond: number; burst: number },
    now: number,
  ) {
    this.tokens = limit.burst
    this.filledAt = now
  }

  /** Whether it may happen once more, or `count` times. `now` is in milliseconds. */
  take(now: number, count = 1): boolean {
    this.fill(now)
    if (this.tokens < count) return false
    this.tokens -= count
    return true
  }

  /** Whether nothing has happened for so long that the bucket may be forgotten. */
  isFull(now: number): boolean {
    this.fill(now)
    return this.tokens === this.limit.burst
  }

  private fill(now: number) {
    const seconds = Math.max(0, now - this.filledAt) / 1000
    this.tokens = Math.min(this.limit.burst, this.tokens + seconds * this.limit.perSecond)
    this.filledAt = now
  }
}

const MAX_BUCKETS = 10_000

/** One bucket for each key, e.g. for each address. Full buckets are forgotten. */
export class TokenBuckets {
  private readonly buckets = new Map<string, TokenBucket>()

  constructor(private readonly limit: { perSecond: number; burst: number }) {}

  /** Whether it may happen once more for this key. `now` is in milliseconds. */
  take(key: string, now = performance.now()): boolean {
    const bucket = this.buckets.get(key) ?? this.add(key, now)
    return bucket.take(now)
  }

  private add(key: string, now: number) {
    if (this.buckets.size >= MAX_BUCKETS)
      for (const [other, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(other)
    const bucket = new TokenBucket(this.limit, now)
    this.buckets.set(key, bucket)
    return bucket
  }
}
