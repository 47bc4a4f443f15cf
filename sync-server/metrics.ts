type Labels = Record<string, string>
type Metric = { type: 'counter' | 'gauge' | 'histogram'; help: string; lines: () => string[] }

/** The upper bounds of a histogram's buckets, in seconds. */
const BOUNDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2]

/** Counts what the server does and writes it in the text format of Prometheus. */
export class Metrics {
  private readonly metrics = new Map<string, Metric>()

  readonly messages = this.counter('tasty_sync_messages_total', 'Messages received from clients')
  readonly updates = this.counter('tasty_sync_updates_total', 'Updates stored')
  readonly refusals = this.counter(
    'tasty_sync_refusals_total',
    'Connections, messages and requests refused, by reason',
  )
  readonly failures = this.counter(
    'tasty_sync_failures_total',
    'Failures of the store, of Redis or of Identity Toolkit, by place',
  )
  readonly sweptAccounts = this.counter(
    'tasty_sync_swept_accounts_total',
    'Accounts erased because they no longer exist',
  )
  readonly appendSeconds = this.histogram('tasty_sync_append_seconds', 'Time to store updates')

  constructor() {
    this.gauge('process_resident_memory_bytes', 'Resident memory', () => process.memoryUsage.rss())
    this.gauge('process_cpu_seconds_total', 'CPU time', () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1e6
    })
  }

  /** A value that is read when the metrics are. */
  gauge(name: string, help: string, read: () => number) {
    this.metrics.set(name, { type: 'gauge', help, lines: () => [`${name} ${read()}`] })
  }

  /** All metrics in the text format of Prometheus. */
  toText(): string {
    return [...this.metrics]
      .map(
        ([name, { type, help, lines }]) =>
          `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines().join('\n')}\n`,
      )
      .join('')
  }

  private counter(name: string, help: string) {
    const values = new Map<string, number>()
    const lines = () =>
      values.size === 0 ? [`${name} 0`] : [...values].map(([labels, value]) => `${name}${labels} ${value}`)
    this.metrics.set(name, { type: 'counter', help, lines })
    return (labels: Labels = {}, by = 1) => {
      const key = format(labels)
      values.set(key, (values.get(key) ?? 0) + by)
    }
  }

  private histogram(name: string, help: string) {
    const counts = BOUNDS.map(() => 0)
    let [count, sum] = [0, 0]
    const lines = () => [
      ...BOUNDS.map((bound, index) => `${name}_bucket${format({ le: `${bound}` })} ${counts[index]}`),
      `${name}_bucket${format({ le: '+Inf' })} ${count}`,
      `${name}_sum ${sum}`,
      `${name}_count ${count}`,
    ]
    this.metrics.set(name, { type: 'histogram', help, lines })
    return (value: number) => {
      count += 1
      sum += value
      for (const [index, bound] of BOUNDS.entries())
        if (value <= bound) counts[index] = (counts[index] ?? 0) + 1
    }
  }
}

function format(labels: Labels) {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  return pairs.length ? `{${pairs.join(',')}}` : ''
}
