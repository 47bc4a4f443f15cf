const MAX_FAULTS = 100

/** What is wrong with the host, gathered while a test runs: it reports all faults, not only the first. */
export class Faults {
  private readonly found = new Set<string>()

  add(...sentences: string[]) {
    for (const sentence of sentences) this.found.add(sentence)
  }

  /** Adds the sentence unless the condition holds. */
  check(holds: boolean, sentence: string) {
    if (!holds) this.add(sentence)
  }

  /** Adds each value that the list has more than once. */
  checkUnique(values: string[], what: string) {
    const seen = new Set<string>()
    for (const value of values) {
      this.check(!seen.has(value), `"${value}" is ${what} more than once`)
      seen.add(value)
    }
  }

  /** Adds what only one of two lists has; if both have the same, that their order differs. */
  checkSame(ids: string[], others: string[], [here, there]: [string, string]) {
    const [missing, extra] = [
      others.filter((id) => !ids.includes(id)),
      ids.filter((id) => !others.includes(id)),
    ]
    this.add(
      ...missing.map((id) => `"${id}" is not ${here}`),
      ...extra.map((id) => `"${id}" is not ${there}`),
    )
    if (missing.length + extra.length === 0)
      this.check(ids.join() === others.join(), `the order ${here} is not that ${there}`)
  }

  /** Does the work for every id; an Error is a fault and ends that of its id only. */
  async forEach(ids: string[], work: (id: string) => Promise<void>) {
    for (const id of ids) await work(id).catch((error: Error) => this.add(error.message))
  }

  /** Throws an Error with all faults that were added since the last call, if there are any. */
  report() {
    const found = [...this.found]
    this.found.clear()
    if (found.length === 0) return
    const more = found.length > MAX_FAULTS ? [`and ${found.length - MAX_FAULTS} more`] : []
    const error = new Error(
      [
        found.length === 1 ? 'One fault' : `${found.length} faults`,
        ...found.slice(0, MAX_FAULTS),
        ...more,
      ].join('\n- '),
    )
    error.stack = ''
    throw error
  }
}
