import { encodeStateAsUpdate } from 'yjs'

import { storedPantry } from '@/lib/pantry/pantry-store'
import { type DocumentRecord, readRecord, writeRecord } from '@/lib/household/device-records'
import { writeDocument } from '@/lib/household/document'
import { followStores } from '@/lib/household/follow-stores'
import type { Part, SharedValues } from '@/lib/household/shared-values'
import { isSame } from '@/lib/household/is-same'
import { ServerDocument, type ServerDocumentOptions } from '@/lib/household/server-document'
import {
  mergeValues,
  noValues,
  readStoredValues,
  readStores,
  withParts,
  writeStores,
} from '@/lib/household/values'

/**
 * Short, because a removal deletes only what the document has: an entry that was added, then removed after a reload, comes
 * back from the server unless the document was saved in between.
 */
const SAVE_DELAY_MS = 50

export type Change = { before: SharedValues; after: SharedValues }

type DocumentOptions = ServerDocumentOptions & {
  userId: string
  /** Whether the stores still hold the data of this user: a log-out empties them, and that removes nothing from a document. */
  isOwner: () => boolean
  /** Called when something has arrived, before it is applied to the stores. */
  onNews: () => void
  /** Called with a change of the stores once it is written into the document. */
  onTaken: (change: Change) => void
  /** Called when something that `state` depends on has changed. */
  onChange: () => void
}

/**
 * A document of the server, and the parts of the stores that follow it. The stores stay what the page reads and writes: changes
 * of theirs are written into the document, and what arrives is written into the stores.
 */
export class SyncedDocument extends ServerDocument {
  /** The parts that follow the document; undefined until it is bound. */
  private parts: Part[] | undefined
  /** The values of the stores that have been written into the document. */
  private known = noValues
  /** The values that the server last confirmed. */
  private confirmed: SharedValues | undefined
  private isUnconfirmedSaved: boolean
  private isApplying = false
  private saving: ReturnType<typeof setTimeout> | undefined
  private readonly stores = followStores(() => this.takeChanges())

  private constructor(
    private readonly options: DocumentOptions,
    private readonly record: DocumentRecord | undefined,
  ) {
    super(options, record?.state)
    this.isUnconfirmedSaved = record?.confirmed !== undefined
    this.document.on('update', this.onUpdate)
    addEventListener('pagehide', this.flush)
  }

  /** Opens a document as this device has stored it. */
  static async open(options: DocumentOptions): Promise<SyncedDocument> {
    return new SyncedDocument(options, await readRecord(options.userId, `document ${options.name}`))
  }

  /** Whether this device has had the document before, so that it can be bound without a network. */
  get hasRecord() {
    return this.record !== undefined
  }

  get isBound() {
    return this.parts !== undefined
  }

  get state(): 'synced' | 'waiting' | 'newer' {
    if (this.isNewer) return 'newer'
    return this.parts && this.equalsServer ? 'synced' : 'waiting'
  }

  /** What has changed on this device since the server last confirmed its values. */
  get unconfirmed(): Change {
    // Of a newer document the stores have more than is known.
    const after = this.parts && this.options.isOwner() ? withParts(readStores(), this.parts) : this.known
    return { before: this.confirmed ?? after, after }
  }

  /**
   * Lets these parts of the stores follow the document. What was changed on this device while they did not is written into it
   * first: the difference to `since`, by default the values at the last save. With `isComplete` an entry that the stores lack was
   * removed here; otherwise the storage was emptied in between.
   */
  resume(parts: Part[], { isComplete, since }: { isComplete: boolean; since?: SharedValues }) {
    // A record of an earlier version lacks the newer parts, and its pantry is titles.
    const { pantry = [], ...others } = since ?? this.record?.base ?? {}
    const base = { ...noValues, ...others, pantry: storedPantry.validate(pantry) ?? [] }
    const confirmed = since ? base : (this.record?.confirmed ?? base)
    this.confirmed = withParts({ ...noValues, ...confirmed }, parts)
    const present = readStores()
    const after = isComplete ? present : mergeValues(base, present)
    this.known = withParts(base, parts)
    const values = withParts(after, parts)
    const isChanged = !isSame(this.record?.base, values)
    if (isChanged) this.write({ before: this.known, after: values })
    this.bind(parts, { isChanged })
  }

  /** Lets these parts follow the document. What only `values`, or the stores, have is added to it first. */
  join(parts: Part[], values = readStores()) {
    this.stores.takeNow()
    const before = this.values
    this.confirmed ??= withParts(before, parts)
    const change = { before, after: withParts(mergeValues(before, values), parts, before) }
    if (this.write(change)) this.options.onTaken(change)
    this.bind(parts)
  }

  /**
   * Writes a change into the document, where what it removes or changes may be missing. Returns false, and writes nothing, if the
   * document is of a newer version.
   */
  write(change: Change): boolean {
    this.isApplying = true
    try {
      return writeDocument(this.document, { ...change, memberId: this.memberId })
    } finally {
      this.isApplying = false
    }
  }

  /** Lets these parts follow the document as it is. `isChanged` is false if this device has stored it like that already. */
  bind(parts: Part[], { isChanged = true } = {}) {
    this.stores.takeNow()
    this.parts = parts
    this.apply()
    this.confirmed ??= this.known
    if (isChanged || !isSame(this.record?.base, this.known)) this.save()
    this.report()
  }

  /** Empties these parts of the document, which are not bound. */
  empty(parts: Part[]) {
    const before = this.values
    this.write({ before, after: withParts(noValues, parts, before) })
    this.save()
  }

  /** Keeps what the stores change from now on out of the document. */
  release() {
    this.stores.stop()
  }

  /** Closes the document. The values to be saved are read at once, before a log-out can empty the stores. */
  async close() {
    this.release()
    this.disconnect()
    this.document.off('update', this.onUpdate)
    removeEventListener('pagehide', this.flush)
    if (this.saving) await this.saveNow()
  }

  /** Closes the document and forgets it on this device. */
  async forget() {
    await this.close()
    await writeRecord(this.options.userId, `document ${this.options.name}`, undefined)
  }

  /** Writes what the stores have changed into the document. */
  private takeChanges() {
    if (!this.parts) return
    const change = { before: this.known, after: withParts(readStores(), this.parts) }
    if (this.parts.every((part) => isSame(change.before[part], change.after[part]))) return
    if (!this.options.isOwner() || !this.write(change)) return
    this.known = change.after
    this.save()
    this.options.onTaken(change)
  }

  private readonly onUpdate = () => {
    if (this.isApplying || !this.parts) return
    this.stores.takeNow()
    this.options.onNews()
    this.apply({ isNews: true })
    this.confirm()
    if (!this.isNewer) return this.save()
    // Reports the change once it is saved: a page that is reloaded then writes nothing into the document as it was before.
    void this.saveNow().then(this.options.onChange)
  }

  private apply({ isNews = false } = {}) {
    if (!this.parts || this.isNewer || !this.options.isOwner()) return
    this.isApplying = true
    try {
      writeStores(this.values, this.parts, { isNews })
    } finally {
      this.isApplying = false
    }
    this.known = withParts(readStores(), this.parts)
  }

  protected report() {
    this.confirm()
    this.options.onChange()
  }

  private confirm() {
    if (this.state !== 'synced') return
    this.confirmed = this.known
    if (this.isUnconfirmedSaved) this.save()
  }

  private save() {
    if (!this.parts) return
    this.saving ??= setTimeout(() => void this.saveNow(), SAVE_DELAY_MS)
  }

  private readonly flush = () => {
    if (this.saving || this.stores.hasWaiting()) void this.saveNow()
  }

  private saveNow() {
    this.stores.takeNow()
    clearTimeout(this.saving)
    this.saving = undefined
    if (!this.options.isOwner()) return Promise.resolve()
    const base = this.baseToSave()
    this.isUnconfirmedSaved = this.confirmed !== undefined && !isSame(this.confirmed, base)
    return writeRecord(this.options.userId, `document ${this.options.name}`, {
      state: encodeStateAsUpdate(this.document),
      base,
      ...(this.isUnconfirmedSaved && { confirmed: this.confirmed }),
    })
  }

  /**
   * A document of a newer version is not applied. What is changed here meanwhile stays a difference to the known values, which
   * is written once this app is updated.
   */
  private baseToSave() {
    if (!this.parts) return noValues
    return this.isNewer ? this.known : withParts(readStoredValues(), this.parts)
  }
}
