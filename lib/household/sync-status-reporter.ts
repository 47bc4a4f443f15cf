import { writeRecord } from '@/lib/household/device-records'
import { type SyncStatus, useSyncStore } from '@/lib/household/sync-store'
import type { UserDocuments } from '@/lib/household/user-documents'

/** A change that takes longer than this to reach the server is shown as late. */
const LATE_AFTER_MS = 1000

type Options = {
  userId: string
  documents: UserDocuments
  isConnected: () => boolean
}

/** Reports to the store the status that the visitor sees, and whether the list is shared. */
export class SyncStatusReporter {
  /** A status that lasts for the rest of the session. */
  private final: SyncStatus | undefined
  private late: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly options: Options) {
    addEventListener('pagehide', this.storeSyncTime)
  }

  stop() {
    clearTimeout(this.late)
    removeEventListener('pagehide', this.storeSyncTime)
    this.storeSyncTime()
  }

  /** Shows a status for the rest of the session. */
  settle(status: SyncStatus) {
    this.final = status
    this.update()
  }

  /** Shows the present status. That changes are on their way to the server is shown only once they are late. */
  update({ isLate = false } = {}) {
    const { documents, isConnected } = this.options
    useSyncStore.setState({ isMember: documents.membership !== undefined })
    const next = this.final ?? this.read()
    const present = useSyncStore.getState().status
    if (present === 'synced' && next === 'waiting' && isConnected() && !isLate) {
      // Counted from the first change on its way: later ones do not postpone it.
      this.late ??= setTimeout(() => this.update({ isLate: true }), LATE_AFTER_MS)
      return
    }
    clearTimeout(this.late)
    this.late = undefined
    if (present === next) return
    this.storeSyncTime()
    useSyncStore.setState({ status: next })
    this.storeSyncTime()
  }

  /** Remembers that the documents equal those of the server now, while the status says so. */
  private readonly storeSyncTime = () => {
    if (useSyncStore.getState().status !== 'synced') return
    const syncedAt = Date.now()
    useSyncStore.setState({ syncedAt })
    void writeRecord(this.options.userId, 'syncedAt', syncedAt)
  }

  private read(): SyncStatus {
    const { documents, isConnected } = this.options
    const states = documents.all.map(({ state }) => state)
    if (states.includes('newer')) return 'newer'
    const isSynced = states.every((state) => state === 'synced')
    return isConnected() && documents.isSettled && isSynced ? 'synced' : 'waiting'
  }
}
