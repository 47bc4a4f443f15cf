import { HocuspocusProvider, type HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import * as Y from 'yjs'

import {
  isNewer,
  markRecipes,
  type Note,
  readDocument,
  readNote,
  readRecipesBy,
  writeNote,
} from '@/lib/household/document'
import type { SharedValues } from '@/lib/household/shared-values'
import type { Fields } from '@/lib/household/entries'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'

export type ServerDocumentOptions = {
  name: string
  memberId?: string
  webSocket: HocuspocusProviderWebsocket
  getToken: () => Promise<string>
  /** The server has refused or closed the document, for this reason. */
  onRefused: (reason: string) => void
}

/** A document that the server keeps in sync. */
export abstract class ServerDocument {
  /** The user's id in the household whose document it is. */
  memberId: string | undefined
  protected readonly document = new Y.Doc()
  private readonly provider: HocuspocusProvider
  private readonly arrivals: (() => void)[] = []

  /** `state` is the document as this device has stored it. */
  protected constructor(options: ServerDocumentOptions, state: Uint8Array | undefined) {
    this.memberId = options.memberId
    if (state) Y.applyUpdate(this.document, state)
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

  /** Called when the server's changes have arrived, and whenever the number of changes that it lacks has changed. */
  protected abstract report(): void

  /** Whether the server's changes have arrived on this device. */
  get hasArrived() {
    return this.provider.isSynced
  }

  /** Resolves once the server's changes have arrived, or the document is closed. */
  arrival(): Promise<void> {
    return new Promise((resolve) => (this.hasArrived ? resolve() : this.arrivals.push(resolve)))
  }

  /** Whether the document is the same on the server and on this device. */
  protected get equalsServer() {
    return this.hasArrived && !this.provider.hasUnsyncedChanges
  }

  /** Whether a newer version of the app has written it. */
  protected get isNewer() {
    return isNewer(this.document)
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

  /**
   * The household whose list a device of the user follows, after it has moved the own one there or deleted it; undefined once
   * the user has left the household.
   */
  get movedTo(): string | undefined {
    if (this.isNewer) return undefined
    const household = readNote(this.document, 'joined') ?? readNote(this.document, 'discarded')
    return typeof household === 'string' && !this.hasNote('left', household) ? household : undefined
  }

  /** Writes a note for the user's other devices. */
  writeNote(note: Note, household: string | undefined) {
    writeNote(this.document, note, household)
  }

  /** Makes the changes of `work` as one, so that no other device ever has only some of them. */
  transact(work: () => void) {
    this.document.transact(work)
  }

  protected disconnect() {
    this.provider.destroy()
    this.arrive()
  }

  private arrive() {
    this.arrivals.splice(0).forEach((resolve) => resolve())
  }
}
