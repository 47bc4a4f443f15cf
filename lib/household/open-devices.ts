import type { Awareness } from 'y-protocols/awareness'

import { otherHouseholdId, Presence } from '@/lib/household/presence'
import { useSyncStore } from '@/lib/household/sync-store'
import type { Change } from '@/lib/household/synced-document'
import type { UserDocuments } from '@/lib/household/user-documents'

type Options = {
  documents: UserDocuments
  /** Called when another device shows that the server may know something about the household that this device does not. */
  onUnknown: () => void
}

/** How long news of other members is shown. */
const NEWS_MS = 20_000

/** The devices that are open at the same time: the user's own, and those of the household. */
export class OpenDevices {
  private presence: Presence | undefined
  /** The id of another device's household that the server has been asked about already. */
  private requestedId: string | undefined
  private forgetting: ReturnType<typeof setTimeout> | undefined
  private isStopped = false

  constructor(private readonly options: Options) {}

  /** Follows which devices have this document open. */
  follow(awareness: Awareness | null, { isShared }: { isShared: boolean }) {
    awareness?.on('change', () => this.read())
    if (!awareness || !isShared) return
    this.presence = new Presence(awareness)
    this.introduce()
  }

  /** Tells the user's other devices which household this one is in, and the household's devices which member it belongs to. */
  introduce() {
    const { household } = useSyncStore.getState()
    this.options.documents.own?.awareness?.setLocalStateField('household', household?.id)
    if (household) this.presence?.introduce(household)
    this.read()
  }

  /** Shows the household's devices what this one has changed. */
  publish({ before, after }: Change) {
    this.presence?.publish(before.basket, after.basket)
  }

  /** Forgets the devices of a household that was left. */
  leaveHousehold() {
    this.presence?.stop()
    this.presence = undefined
  }

  stop() {
    this.isStopped = true
    clearTimeout(this.forgetting)
    this.presence?.stop()
  }

  private read() {
    if (this.isStopped) return
    const own = this.options.documents.own?.awareness
    useSyncStore.setState({ otherDevices: Math.max(0, (own?.getStates().size ?? 1) - 1) })
    const { household } = useSyncStore.getState()
    const otherId = own ? otherHouseholdId(own, household?.id) : undefined
    if (otherId && otherId !== this.requestedId) this.options.onUnknown()
    this.requestedId = otherId
    if (!household || !this.presence) return useSyncStore.setState({ companions: [] })
    const isMissing = this.presence.hasMissingMember()
    if (isMissing || this.presence.hasUnknownMember(household)) this.options.onUnknown()
    const companions = this.presence.companions(household)
    const news = this.presence.news(companions)
    useSyncStore.setState({ companions, ...(news && { news }) })
    if (!news) return
    clearTimeout(this.forgetting)
    this.forgetting = setTimeout(() => useSyncStore.setState({ news: undefined }), NEWS_MS)
  }
}
