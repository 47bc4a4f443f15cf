import { HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider'

import { config } from '@/lib/config'
import { showToast } from '@/lib/feedback/toasts-store'
import { type Choice, deleteRecords, readRecord } from '@/lib/household/device-records'
import { followNetwork } from '@/lib/household/follow-network'
import { hasDeparted, type Household, mayHaveHappened, readHousehold } from '@/lib/household/household-api'
import { OpenDevices } from '@/lib/household/open-devices'
import { MESSAGE_TOO_BIG, reasons } from '@/lib/household/refusals'
import { Retry } from '@/lib/household/retry'
import { householdLost, isAloneAgain, isTogether } from '@/lib/household/status-messages'
import { SyncStatusReporter } from '@/lib/household/sync-status-reporter'
import { initialSync, useSyncStore } from '@/lib/household/sync-store'
import { SyncedDocument } from '@/lib/household/synced-document'
import { UserDocuments } from '@/lib/household/user-documents'
import { readStored } from '@/lib/storage/storage'

type SessionOptions = {
  userId: string
  /** An ID token of the user; a new one with `isRenewed`. Throws where there is none. */
  getToken: (options?: { isRenewed?: boolean }) => Promise<string>
  /** Options of the WebSocket, for tests: Node 20 has none of its own. */
  webSocketOptions?: object
  /** First delay before the server is asked again for what it has refused for now, or not answered. Tests shorten it. */
  retryMs?: number
}

const MOVE_TOAST_MS = 20_000
const isHousehold = (name: string) => name.startsWith('household/')

/**
 * Keeps the stores of this tab in sync with the user's documents. One tab of a browser runs a session at a time; the others
 * follow it through the storage.
 */
export class SyncSession {
  private readonly webSocket: HocuspocusProviderWebsocket
  private readonly documents: UserDocuments
  private readonly statusReporter: SyncStatusReporter
  private readonly devices: OpenDevices
  private isStopped = false
  private isLeaving = false
  /** How often this device has entered or left a household. An answer requested before the latest move is out of date. */
  private moves = 0
  private renewsToken = false
  /** Reconnects, since within one connection Hocuspocus does not answer a second sign-in to a document. */
  private readonly reconnection: Retry
  private readonly householdRequest: Retry
  private readonly ignoreNetwork: () => void
  /** Runs openings and changes of the documents one after the other. */
  private queue: Promise<void> = Promise.resolve()

  constructor(private readonly options: SessionOptions) {
    this.webSocket = new HocuspocusProviderWebsocket({
      url: (config.syncUrl ?? '').replace(/^http/, 'ws'),
      autoConnect: false,
      onConnect: () => void this.refreshHousehold(),
      onStatus: () => this.report(),
      onClose: ({ event }) => event.code === MESSAGE_TOO_BIG && this.onTooBig(),
      ...options.webSocketOptions,
    })
    this.reconnection = new Retry(() => this.webSocket.webSocket?.close(), options.retryMs)
    this.householdRequest = new Retry(() => void this.refreshHousehold(), options.retryMs)
    this.documents = new UserDocuments({
      userId: options.userId,
      open: (...which) => this.openDocument(...which),
      isOver: () => this.isStopped,
    })
    const onUnknown = () => void this.refreshHousehold()
    this.devices = new OpenDevices({ documents: this.documents, onUnknown })
    this.statusReporter = new SyncStatusReporter({
      userId: options.userId,
      documents: this.documents,
      isConnected: () => this.isConnected,
    })
    useSyncStore.setState({ ...initialSync, status: 'waiting' })
    this.ignoreNetwork = followNetwork(this.webSocket)
    void this.change(async () => {
      useSyncStore.setState({ syncedAt: await readRecord(options.userId, 'syncedAt') })
      await this.documents.open()
    })
  }

  /** Ends the session. The values to be saved are read at once, before a log-out can empty the stores. */
  async stop() {
    this.isStopped = true
    for (const retry of [this.reconnection, this.householdRequest]) retry.stop()
    this.devices.stop()
    this.statusReporter.stop()
    this.ignoreNetwork()
    const closed = Promise.all(this.documents.all.map((document) => document.close()))
    this.webSocket.destroy()
    useSyncStore.setState(initialSync)
    await Promise.all([closed, this.queue])
  }

  /** Ends the session and forgets its documents on this device. */
  async forget() {
    await this.stop()
    await deleteRecords(this.options.userId)
  }

  /** Shares the list with a household that the user has made or joined. */
  enter(household: Household, choice: Choice) {
    this.moves += 1
    useSyncStore.setState({ household })
    return this.change(() => this.documents.follow(household, { choice }))
  }

  /**
   * Leaves the household by this request and goes on alone. The list stays, unless the user has kept an own one. Throws what
   * the request throws.
   */
  async leave(request: () => Promise<unknown>) {
    // The server may close the document before it has responded.
    this.isLeaving = true
    try {
      await request()
    } catch (error) {
      // The next connection shows whether the request took effect.
      this.isLeaving = mayHaveHappened(error)
      throw error
    }
    await this.change(() => this.goAlone())
  }

  /** Reads who is in the household, and follows it if that has changed elsewhere. */
  async refreshHousehold(): Promise<void> {
    const { moves } = this
    try {
      const token = await this.options.getToken()
      const household = await readHousehold(token)
      await this.queue
      if (this.isStopped) return
      const { own, membership } = this.documents
      const left = membership?.id === household?.id ? undefined : membership
      if (left && own && !own.hasArrived && !this.isLeaving) {
        // The own document tells what another device has taken along from that household.
        await own.arrival()
        return await this.refreshHousehold()
      }
      // A server that was restored from a backup does not know a later membership.
      const isLost = left?.memberId !== undefined && !(await hasDeparted(token, left.memberId))
      let isOld = false
      await this.change(async () => {
        isOld = moves !== this.moves
        if (isOld) return
        if (!household) return this.goAlone({ isLost })
        const isJoinedElsewhere = this.documents.isAlone && household.members.length > 1
        useSyncStore.setState({ household })
        await this.documents.follow(household, { isLost })
        if (isJoinedElsewhere) showToast({ type: 'info', message: isTogether, timeOut: MOVE_TOAST_MS })
      })
      if (isOld) return await this.refreshHousehold()
      for (const retry of [this.reconnection, this.householdRequest]) retry.reset()
      this.devices.introduce()
    } catch {
      // Without a connection, the next one asks again.
      if (this.isConnected) this.householdRequest.plan()
    }
  }

  private get isConnected() {
    return this.webSocket.status === WebSocketStatus.Connected
  }

  private change(work: () => Promise<void>) {
    const change = this.queue.then(async () => {
      if (this.isStopped) return
      await work()
      this.report()
    })
    // Later changes run even if this one fails.
    this.queue = change.catch(() => {})
    return change
  }

  private async goAlone({ isLost = false } = {}) {
    const isLast = useSyncStore.getState().household?.members.length === 1
    useSyncStore.setState({ household: null, companions: [] })
    this.devices.leaveHousehold()
    const hasLeft = await this.documents.leave({ keepsList: this.isLeaving, isLast, isLost })
    if (hasLeft) this.moves += 1
    this.devices.introduce()
    // The visitor has done nothing that would explain the changed list.
    if (hasLeft && !this.isLeaving)
      showToast({ type: 'warning', message: isLost ? householdLost : isAloneAgain, timeOut: MOVE_TOAST_MS })
    this.isLeaving = false
  }

  private async openDocument(name: string, memberId?: string) {
    const { userId } = this.options
    const document = await SyncedDocument.open({
      name,
      userId,
      memberId,
      webSocket: this.webSocket,
      getToken: () => {
        const isRenewed = this.renewsToken
        this.renewsToken = false
        return this.options.getToken({ isRenewed })
      },
      isOwner: () => readStored('owner') === userId,
      onNews: () => {
        if (!this.documents.followMove()) return
        this.moves += 1
        void this.refreshHousehold()
      },
      onTaken: (change) => isHousehold(name) && this.devices.publish(change),
      onChange: () => this.onDocumentChange(),
      onRefused: (reason) => this.onRefused(name, reason),
    })
    if (this.isStopped) await document.close()
    else this.devices.follow(document.awareness, { isShared: isHousehold(name) })
    return document
  }

  private onDocumentChange() {
    if (this.documents.isSettled) this.report()
    else void this.change(() => this.documents.settle())
  }

  private onRefused(name: string, reason: string) {
    if (this.isStopped) return
    const isLost = reasons.lost.includes(reason)
    if (reason === 'erased') {
      // The server has erased the account, even if this device fails to delete its records.
      void this.forget()
        .catch(() => {})
        .then(() => useSyncStore.setState({ status: 'erased' }))
    } else if (isLost && isHousehold(name)) {
      void this.refreshHousehold().then(() => this.documents.membership && this.reconnection.plan())
    } else if (isLost || reasons.full.includes(reason)) {
      this.statusReporter.settle(isLost ? 'refused' : 'full')
    } else {
      this.renewsToken ||= reasons.token.includes(reason)
      this.reconnection.plan()
    }
    this.report()
  }

  /** Stops for good, since the next attempt would send the same message. */
  private onTooBig() {
    this.webSocket.disconnect()
    this.statusReporter.settle('full')
  }

  private report() {
    if (!this.isStopped) this.statusReporter.update()
  }
}
