/** A seeded pseudo-random generator (FNV-1a seed, mulberry32 sequence): the same seed always draws the same picture. */
export class Random {
  #state: number

  constructor(seed: string) {
    let hash = 2166136261
    for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
    this.#state = hash >>> 0
  }

  /** A number from `min` up to, but not including, `max`. */
  next(min = 0, max = 1): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return min + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (max - min)
  }

  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return Math.floor(this.next(min, max + 1))
  }

  /** One of the items. Throws when there are none. */
  pick<T>(items: readonly T[]): T {
    const item = items[this.int(0, items.length - 1)]
    if (item === undefined) throw new Error('Random.pick: the list is empty')
    return item
  }

  /** A shuffled copy of the list. */
  shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, rank: this.next() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item)
  }
}
