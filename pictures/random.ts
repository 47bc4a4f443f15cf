/** A seeded source of chance: the same word always gives the same picture. */
export class Random {
  #state: number

  constructor(seed: string) {
    let h = 2166136261
    for (const char of seed) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 16777619)
    this.#state = h >>> 0
  }

  /** A number from `min` to `max`. */
  next(min = 0, max = 1): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return min + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (max - min)
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return Math.floor(this.next(min, max + 1))
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.int(0, items.length - 1)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }

  shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, at: this.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)
  }
}
