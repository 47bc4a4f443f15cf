import { type Membership, readRecord, writeRecord } from '@/lib/household/device-records'
import { isSame } from '@/lib/household/is-same'
import { useSyncStore } from '@/lib/household/sync-store'
import type { SyncedDocument } from '@/lib/household/synced-document'
import { allParts, householdParts, noValues, ownParts, withParts } from '@/lib/household/values'

type Options = {
  userId: string
  open: (name: string, memberId?: string) => Promise<SyncedDocument>
  /** Whether the session has ended while something was awaited. */
  isOver: () => boolean
}

/** The documents of a user: an own one, and that of the household, which then has the list, the plan and the pantry. */
export class UserDocuments {
  own: SyncedDocument | undefined
  shared: SyncedDocument | undefined
  private membership: Membership | undefined

  constructor(private readonly options: Options) {}

  get all(): SyncedDocument[] {
    return [this.own, this.shared].filter((document) => document !== undefined)
  }

  /** Whether the stores follow every document that there is. */
  get isSettled(): boolean {
    return Boolean(this.own?.isBound && (!this.membership || this.shared?.isBound))
  }

  /** Opens what this device remembers. */
  async open() {
    const { userId, open } = this.options
    this.membership = await readRecord(userId, 'membership')
    this.own = await open(`user/${userId}`)
    await this.settle()
  }

  /** Shares the list with a household from now on. */
  async follow(membership: Membership) {
    if (this.membership?.id === membership.id) return
    await this.leave()
    await this.remember(membership)
    await this.settle()
  }

  /**
   * Lets the list follow the own document again; with `keepsList` as it is, unless there is an own one from before. That of the
   * last member, which the server deletes, is kept beside an own one. The own recipes that this member has added come along in
   * any case. Returns false if there was no household to leave.
   */
  async leave({ keepsList = false, isLast = false } = {}): Promise<boolean> {
    if (!this.membership) return false
    const wasShared = this.shared?.isBound
    const ownRecipes = this.shared?.recipesOfMember ?? []
    await this.shared?.forget()
    this.shared = undefined
    await this.remember(undefined)
    if (!this.own?.isBound || !wasShared) return true
    const isEmpty = isSame(withParts(this.own.values, householdParts), noValues)
    if (keepsList && (isLast || isEmpty)) this.own.join(allParts)
    else this.own.join(allParts, { ...noValues, ownRecipes })
    return true
  }

  /** Binds the documents that can be bound: those that this device remembers, and others once they have arrived. */
  async settle() {
    const { own, membership } = this
    const { userId, open, isOver } = this.options
    if (!own || isOver()) return
    if (membership && !this.shared)
      this.shared = await open(`household/${membership.id}`, membership.memberId)
    const { shared } = this
    const isComplete = useSyncStore.getState().followedUser === userId
    if (!own.isBound) {
      const parts = shared?.isRemembered ? ownParts : allParts
      if (own.isRemembered) own.resume(parts, { isComplete })
      else if (own.hasArrived) own.join(parts)
    }
    if (own.isBound && membership && shared && !shared.isBound) {
      if (shared.isRemembered) shared.resume(householdParts, { isComplete })
      // If another device has joined, the own one too: until then the stores may hold what that has added to the shared list, and
      // others have removed.
      else if (shared.hasArrived && (membership.choice || own.hasArrived))
        await this.handOver(own, shared, membership)
    }
    if (this.isSettled) useSyncStore.setState({ followedUser: userId })
  }

  /** The first time that the list follows the household: from now on the own document no longer has it. */
  private async handOver(own: SyncedDocument, shared: SyncedDocument, { choice, ...membership }: Membership) {
    // Without a choice, another device has joined. What only this one has was in no preview, so it is not deleted.
    if (choice) own.tellJoined(choice === 'join' ? membership.id : undefined)
    const joins = own.joined === membership.id
    own.bind(ownParts)
    if (joins) shared.join(householdParts)
    else shared.bind(householdParts)
    if (joins || choice === 'discard') own.empty(householdParts)
    await this.remember(membership)
  }

  private remember(membership: Membership | undefined) {
    this.membership = membership
    return writeRecord(this.options.userId, 'membership', membership)
  }
}
