import { type Choice, type Membership, readRecord, writeRecord } from '@/lib/household/device-records'
import type { Household } from '@/lib/household/household-api'
import { isSame } from '@/lib/household/is-same'
import { allParts, householdParts, ownParts, type SharedValues } from '@/lib/household/shared-values'
import { useSyncStore } from '@/lib/household/sync-store'
import type { Change, SyncedDocument } from '@/lib/household/synced-document'
import { mergeValues, noValues, readStores, withParts } from '@/lib/household/values'

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
  membership: Membership | undefined

  constructor(private readonly options: Options) {}

  get all(): SyncedDocument[] {
    return [this.own, this.shared].filter((document) => document !== undefined)
  }

  /** Whether the stores follow every document that there is. */
  get isSettled(): boolean {
    return Boolean(this.own?.isBound && (!this.membership || this.shared?.isBound))
  }

  /** Whether the list on this device was known to be that of the user alone. */
  get isAlone(): boolean {
    const { household } = useSyncStore.getState()
    return household === null || Boolean(household === undefined && this.own?.hasRecord && !this.membership)
  }

  /** Opens what this device remembers. */
  async open() {
    const { userId, open } = this.options
    this.membership = await readRecord(userId, 'membership')
    this.own = await open(`user/${userId}`)
    await this.settle()
  }

  /** Shares the list with a household from now on; `isLost` is passed to `leave` for the present one. */
  async follow(household: Household, { choice, isLost = false }: { choice?: Choice; isLost?: boolean } = {}) {
    const { id, members } = household
    const you = members.find(({ isYou }) => isYou)
    if (this.membership?.id === id) return this.renew(this.membership, you?.id)
    await this.leave({ isLost })
    const joining = await readRecord(this.options.userId, 'joining')
    const isJoined = joining && (joining.household ?? (you?.isOwner && id)) === id
    await this.storeMembership({
      ...this.membership,
      id,
      memberId: you?.id,
      choice: choice ?? (isJoined ? joining.choice : undefined),
    })
    await writeRecord(this.options.userId, 'joining', undefined)
    await this.settle()
  }

  /**
   * Notices that another device has moved the list into that of a household, or deleted it. From then on the stores keep what
   * they have, until the household's list has arrived. Returns false if there is nothing new.
   */
  followMove(): boolean {
    const { own, shared, membership } = this
    const id = own?.movedTo
    const isKnown = shared?.isBound || membership?.choice || membership?.moved
    if (!own || !id || isKnown || (membership && membership.id !== id)) return false
    const moved = withParts(own.unconfirmed.before, householdParts)
    void this.storeMembership({ ...membership, id, moved })
    own.bind(ownParts)
    return true
  }

  /** Takes the id under which the user has joined the household again on another device. */
  private async renew({ memberId: ended, ...membership }: Membership, memberId: string | undefined) {
    if (memberId === undefined || memberId === ended) return
    if (this.shared) {
      this.shared.memberId = memberId
      this.shared.adoptRecipes(({ addedBy }) => addedBy === ended)
    }
    await this.storeMembership({ ...membership, memberId })
    await this.settle()
  }

  /**
   * Leaves the household: the list follows the own document again. With `keepsList` the shared list is added to that document
   * if its own list is empty, or if `isLast`, as the server deletes the list of a household without members. With `isLost` it
   * is always added, as the server no longer has it. The own recipes of this member and additions that the server does not have
   * yet are kept in any case. Returns false if there was no household to leave.
   */
  async leave({ keepsList = false, isLast = false, isLost = false } = {}): Promise<boolean> {
    const { own, shared, membership } = this
    if (!membership) return false
    this.shared = undefined
    // The stores are about to follow the own document.
    shared?.release()
    if (own?.isBound && shared?.isBound) {
      const isEmpty = isSame(withParts(own.values, householdParts), noValues)
      const takesList = isLost || (keepsList && (isLast || isEmpty))
      own.transact(() => switchToOwn(own, shared, { from: membership.id, takesList }))
    } else if (own) {
      // Its list has not arrived here, and will not.
      if (own.movedTo === membership.id)
        for (const note of ['joined', 'discarded'] as const) own.writeNote(note, undefined)
      const { moved } = membership
      if (moved && (keepsList || isLost)) own.join(allParts)
      else if (moved) own.resume(allParts, this.changesSince(withParts(moved, householdParts, readStores())))
    }
    await shared?.forget()
    await this.storeMembership(undefined)
    return true
  }

  /** Binds the documents that can be bound: those that this device remembers, and others once they have arrived. */
  async settle() {
    const { own, membership } = this
    const { open, isOver } = this.options
    if (!own || isOver()) return
    if (membership && !this.shared)
      this.shared = await open(`household/${membership.id}`, membership.memberId)
    const { shared } = this
    if (!own.isBound) {
      const parts = shared?.hasRecord || membership?.moved ? ownParts : allParts
      if (own.hasRecord) own.resume(parts, this.changesSince())
      else if (own.hasArrived) own.join(parts)
    }
    if (own.isBound && membership && shared && !shared.isBound) {
      if (shared.hasRecord) shared.resume(householdParts, this.changesSince())
      // If another device has joined, the own document too: until then the stores may hold what that device has added to the
      // shared list, and others have removed.
      else if (shared.hasArrived && (membership.choice || (own.hasArrived && membership.memberId)))
        await this.handOver(own, shared, membership)
    }
    if (this.isSettled) useSyncStore.setState({ followedUser: this.options.userId })
  }

  /** What the stores have changed since they had these values. */
  private changesSince(since?: SharedValues) {
    return { isComplete: useSyncStore.getState().followedUser === this.options.userId, since }
  }

  /** Moves the list from the own document to the household's, when it follows the household for the first time. */
  private async handOver(
    own: SyncedDocument,
    shared: SyncedDocument,
    { choice, moved, ...membership }: Membership,
  ) {
    // Without a choice, another device has joined. What only this one has was in no preview, so it is not deleted.
    const joins = choice ? choice === 'join' : own.hasNote('joined', membership.id)
    own.bind(ownParts)
    if (joins) {
      if (moved) shared.resume(householdParts, this.changesSince(moved))
      // Of what was moved, the own document has what the device that moved it did not know.
      shared.join(householdParts, moved && own.values)
      adoptBrought(own, shared)
    } else {
      if (moved) own.write(additions({ before: moved, after: withParts(readStores(), householdParts) }))
      shared.bind(householdParts)
    }
    // After the list is in the shared document: other devices let go of it when they see this.
    own.transact(() => {
      if (choice) {
        own.writeNote('joined', joins ? membership.id : undefined)
        own.writeNote('discarded', choice === 'discard' ? membership.id : undefined)
        for (const note of ['left', 'tookList'] as const) own.writeNote(note, undefined)
      }
      if (joins || choice === 'discard') own.empty(householdParts)
    })
    await this.storeMembership(membership)
  }

  private storeMembership(membership: Membership | undefined) {
    this.membership = membership
    return writeRecord(this.options.userId, 'membership', membership)
  }
}

/**
 * Marks as this member's the own recipes that they bring along and that the household still has from somebody who has left,
 * perhaps from the member before they joined again.
 */
function adoptBrought(own: SyncedDocument, shared: SyncedDocument) {
  const members = useSyncStore.getState().household?.members
  if (!members) return
  const isMember = new Set<unknown>(members.map(({ id }) => id))
  const isBrought = new Set<unknown>(own.values.ownRecipes.map(({ id }) => id))
  shared.adoptRecipes(({ id, addedBy }) => isBrought.has(id) && !isMember.has(addedBy))
}

/** Binds the list to the own document again, and copies to it what the person keeps of a household. */
function switchToOwn(
  own: SyncedDocument,
  shared: SyncedDocument,
  { from, takesList }: { from: string; takesList: boolean },
) {
  // Another device has taken the list along, and rows of it may have been removed from the own list since.
  if (own.hasNote('tookList', from)) {
    own.write(shared.unconfirmed)
    own.bind(allParts)
  } else if (takesList) {
    own.join(allParts)
    own.writeNote('tookList', from)
  } else {
    own.write(additions(shared.unconfirmed))
    const ownRecipes = own.hasNote('left', from) ? [] : shared.recipesOfMember
    own.join(allParts, { ...noValues, ownRecipes })
  }
  own.writeNote('left', from)
}

/** A change without its removals: an own list may have the same entries for itself. Own recipes are known by their ids. */
const additions = ({ before, after }: Change): Change => ({
  before,
  after: { ...mergeValues(before, after), ownRecipes: after.ownRecipes },
})
