import { HocuspocusProvider, type HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import * as Y from 'yjs'

import { storedPantry } from '@/lib/pantry/pantry-store'
import { type DocumentRecord, readRecord, writeRecord } from '@/lib/household/device-records'
import {
  isNewer,
  markRecipes,
  type Note,
  readDocument,
  readNote,
  readRecipesBy,
  type SharedValues,
  writeDocument,
  writeNote,
} from '@/lib/household/document'
import type { Fields } from '@/lib/household/entries'
import { isSame } from '@/lib/household/is-same'
import {
  noValues,
  type Part,
  readStoredValues,
  readStores,
  unite,
  withParts,
  writeStores,
} from '@/lib/household/values'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'

/**
 * Delay between a change and the saving of the document. It is short because an entry that the server has and the saved
 * document lacks would come back, if it were removed after a reload and before the server is reached. It is long enough for the
 * frame that shows the change: with thousands of entries, saving takes as long as drawing.
 */
const SAVE_DELAY_MS = 200

/** Values before and after a change. */
export type Change = { before: SharedValues; after: SharedValues }

type DocumentOptions = {
  name: string
  userId: string
  memberId?: string
  webSocket: HocuspocusProviderWebsocket
  getToken: () => Promise<string>
  /** Whether the stores still hold the data of this user: a log-out empties them, and that removes nothing from a document. */
  isOwner: () => boolean
  /** Something that `state` depends on has changed. */
  onChange: () => void
  /** The server has refused or closed the document, for this reason. */
  onRefused: (reason: string) => void
}

/**
 * A document that the server keeps in sync, and the parts of the stores that follow it. The stores stay what the page reads
 * and writes: changes of theirs are written into the document, and what arrives is written into the stores.
 */
export class SyncedDocument {
  /** The user's id in the household whose document it is. */
  memberId: string | undefined
  private readonly document = new Y.Doc()
  private readonly provider: HocuspocusProvider
  /** The parts that follow the document; undefined until it is bound. */
  private parts: Part[] | undefined
  /** The values of the stores that the document knows. */
  private known = noValues
  /** Those that the server was known to have last. */
  private confirmed: SharedValues | undefined
  private isUnconfirmedSaved: boolean
  private readonly arrivals: (() => void)[] = []
  private isApplying = false
  private saving: ReturnType<typeof setTimeout> | undefined

  private constructor(
    private readonly options: DocumentOptions,
    private readonly record: DocumentRecord | undefined,
  ) {
    this.memberId = options.memberId
    if (record) Y.applyUpdate(this.document, record.state)
    this.isUnconfirmedSaved = record?.confirmed !== undefined
    this.document.on('update', this.onUpdate)
    addEventListener('pagehide', this.flush)
    this.provider = new HocuspocusProvider({
      websocketProvider: options.webSocket,
      name: options.name,
      document: this.document,
      token: options.getToken,
      onSynced: () => {
        this.report()
        this.arrive()
      },
      onUnsyncedChanges: () => this.report(),
      onAuthenticationFailed: ({ reason }) => options.onRefused(reason),
      onClose: ({ event }) => event.reason && options.onRefused(event.reason),
    })
    this.provider.attach()
  }

  /** Opens a document with what this device remembers of it. */
  static async open(options: DocumentOptions): Promise<SyncedDocument> {
    return new SyncedDocument(options, await readRecord(options.userId, `document ${options.name}`))
  }

  /** Whether this device has had the document before, so that it can be bound without a network. */
  get isRemembered() {
    return this.record !== undefined
  }

  get isBound() {
    return this.parts !== undefined
  }

  get state(): 'synced' | 'waiting' | 'newer' {
    if (isNewer(this.document)) return 'newer'
    return this.parts && this.hasArrived && !this.provider.hasUnsyncedChanges ? 'synced' : 'waiting'
  }

  /** Whether what the server has is here. */
  get hasArrived() {
    return this.provider.isSynced
  }

  /** Resolves once what the server has is here, or the document is closed. */
  arrival(): Promise<void> {
    return new Promise((resolve) => (this.hasArrived ? resolve() : this.arrivals.push(resolve)))
  }

  get awareness() {
    return this.provider.awareness
  }

  get values(): SharedValues {
    return readDocument(this.document)
  }

  /** The own recipes that this member of the household has added. */
  get recipesOfMember(): OwnRecipe[] {
    const { memberId } = this
    return memberId === undefined ? [] : readRecipesBy(this.document, memberId)
  }

  /** Marks own recipes of the household as added by this member: those of which `isTheirs` is true. */
  adoptRecipes(isTheirs: (recipe: Fields) => boolean) {
    if (this.memberId !== undefined) markRecipes(this.document, this.memberId, isTheirs)
  }

  /** Whether a device of the user has written this note of a household. */
  hasNote(note: Note, household: string) {
    return readNote(this.document, note) === household
  }

  /** Writes a note for the user's other devices. */
  writeNote(note: Note, household: string | undefined) {
    writeNote(this.document, note, household)
  }

  /** What was changed on this device and the server was not known to have. */
  get unconfirmed(): Change {
    // Of a newer document the stores have more than is known.
    const after = this.parts && this.options.isOwner() ? withParts(readStores(), this.parts) : this.known
    return { before: this.confirmed ?? after, after }
  }

  /**
   * Lets these parts of the stores follow the document. What was changed on this device while they did not is written into it
   * first. With `isComplete` an entry that the stores lack was removed here; otherwise the storage was emptied in between.
   */
  resume(parts: Part[], { isComplete }: { isComplete: boolean }) {
    // A record of an earlier version lacks the newer parts, and its pantry is titles.
    const { pantry = [], ...others } = this.record?.base ?? {}
    const base = { ...noValues, ...others, pantry: storedPantry.validate(pantry) ?? [] }
    this.confirmed = withParts({ ...noValues, ...(this.record?.confirmed ?? base) }, parts)
    const present = readStores()
    const after = isComplete ? present : unite(base, present).values
    this.known = withParts(base, parts)
    const values = withParts(after, parts)
    const isChanged = !isSame(this.record?.base, values)
    if (isChanged) this.write(this.known, values)
    this.bind(parts, { isChanged })
  }

  /** Lets these parts follow the document. What only `values`, or the stores, have is added to it first. */
  join(parts: Part[], values = readStores()) {
    const before = this.values
    this.confirmed ??= withParts(before, parts)
    this.write(before, withParts(unite(before, values).values, parts, before))
    this.bind(parts)
  }

  /** Does what follows as one change, which the user's other devices get whole. */
  transact(work: () => void) {
    this.document.transact(work)
  }

  /** Makes a change of another document in this one; what it removes or changes may not be here. */
  repeat({ before, after }: Change) {
    this.write(before, after)
  }

  /** Lets these parts follow the document as it is. Unless `isChanged`, the device remembers it already. */
  bind(parts: Part[], { isChanged = true } = {}) {
    this.parts = parts
    this.apply()
    this.confirmed ??= this.known
    if (isChanged || !isSame(this.record?.base, this.known)) this.save()
    this.report()
  }

  /** Empties these parts of the document, which are not bound. */
  empty(parts: Part[]) {
    const before = this.values
    this.write(before, withParts(noValues, parts, before))
    this.save()
  }

  /** Writes what the stores have changed into the document. Returns the values before and after, if any part is bound. */
  takeChanges(): Change | undefined {
    if (!this.parts || this.isApplying) return undefined
    const before = this.known
    const after = withParts(readStores(), this.parts)
    if (this.parts.every((part) => isSame(before[part], after[part]))) return undefined
    if (!this.options.isOwner() || !this.write(before, after)) return undefined
    this.known = after
    this.save()
    return { before, after }
  }

  /** Closes the document. The values to be saved are read at once, before a log-out can empty the stores. */
  async close() {
    this.provider.destroy()
    this.document.off('update', this.onUpdate)
    removeEventListener('pagehide', this.flush)
    this.arrive()
    if (this.saving) await this.saveNow()
  }

  /** Closes the document and forgets it on this device. */
  async forget() {
    clearTimeout(this.saving)
    this.saving = undefined
    await this.close()
    await writeRecord(this.options.userId, `document ${this.options.name}`, undefined)
  }

  private write(before: SharedValues, after: SharedValues) {
    this.isApplying = true
    try {
      return writeDocument(this.document, { before, after, memberId: this.memberId })
    } finally {
      this.isApplying = false
    }
  }

  private readonly onUpdate = () => {
    if (this.isApplying || !this.parts) return
    this.apply({ isNews: true })
    this.confirm()
    if (!isNewer(this.document)) return this.save()
    // Reports the change once it is saved: a page that is reloaded then writes nothing into the document as it was before.
    void this.saveNow().then(this.options.onChange)
  }

  private apply({ isNews = false } = {}) {
    if (!this.parts || isNewer(this.document) || !this.options.isOwner()) return
    this.isApplying = true
    try {
      writeStores(this.values, this.parts, { isNews })
    } finally {
      this.isApplying = false
    }
    this.known = withParts(readStores(), this.parts)
  }

  private arrive() {
    this.arrivals.splice(0).forEach((resolve) => resolve())
  }

  private report() {
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
    if (this.saving) void this.saveNow()
  }

  private saveNow() {
    clearTimeout(this.saving)
    this.saving = undefined
    if (!this.options.isOwner()) return Promise.resolve()
    const base = this.baseToSave()
    this.isUnconfirmedSaved = this.confirmed !== undefined && !isSame(this.confirmed, base)
    return writeRecord(this.options.userId, `document ${this.options.name}`, {
      state: Y.encodeStateAsUpdate(this.document),
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
    return isNewer(this.document) ? this.known : withParts(readStoredValues(), this.parts)
  }
}
