import { writeRecord } from '@/lib/household/device-records'
import { type SyncStatus, useSyncStore } from '@/lib/household/sync-store'

/** How long a change may be on its way before that is shown. */
const PATIENCE_MS = 1000

type Options = {
  userId: string
  isConnected: () => boolean
  /** What the documents say at the moment. */
  read: () => SyncStatus
}

/** The status that the visitor sees. */
export class StatusSign {
  /** A status that only a new session changes. */
  private final: SyncStatus | undefined
  private late: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly options: Options) {}

  stop() {
    clearTimeout(this.late)
  }

  /** Shows a status for the rest of the session. */
  settle(status: SyncStatus) {
    this.final = status
    this.update()
  }

  /** Shows the present status; what is only on its way to the server, after a while. */
  update({ isLate = false } = {}) {
    const { userId, isConnected, read } = this.options
    const next = this.final ?? read()
    const present = useSyncStore.getState().status
    if (present === next) return
    if (present === 'synced' && next === 'waiting' && isConnected() && !isLate) {
      clearTimeout(this.late)
      this.late = setTimeout(() => this.update({ isLate: true }), PATIENCE_MS)
      return
    }
    useSyncStore.setState({ status: next })
    if (next !== 'synced') return
    useSyncStore.setState({ syncedAt: Date.now() })
    void writeRecord(userId, 'syncedAt', Date.now())
  }
}
