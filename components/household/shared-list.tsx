import { PresenceLines } from '@/components/household/presence-lines'
import { useSyncStore } from '@/lib/household/sync-store'

/** The lines above the list of a visitor who shares it. */
export function SharedList() {
  const status = useSyncStore((state) => state.status)
  const companions = useSyncStore((state) => state.companions)
  const news = useSyncStore((state) => state.news)
  const isShared = useSyncStore((state) => Boolean(state.household))
  return isShared ? <PresenceLines status={status} companions={companions} news={news} /> : null
}
