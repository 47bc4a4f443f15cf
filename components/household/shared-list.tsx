import { useEffect } from 'react'

import { PresenceLines } from '@/components/household/presence-lines'
import { tickText } from '@/lib/household/status-messages'
import { useSyncStore } from '@/lib/household/sync-store'

/** The titles that another member has just ticked; `text` says who. */
export type OthersTick = { titles: string[]; text: string }

type SharedListProps = { onOthersTick: (tick: OthersTick | undefined) => void }

/** The lines above a shared list, also above one that is in sync no longer; nothing above one that is not shared. */
export function SharedList({ onOthersTick }: SharedListProps) {
  const status = useSyncStore((state) => state.status)
  const companions = useSyncStore((state) => state.companions)
  const news = useSyncStore((state) => state.news)
  const isShared = useSyncStore((state) => state.isMember || state.status === 'erased')

  useEffect(() => {
    const { name, action } = news ?? {}
    onOthersTick(
      name && action?.kind === 'bought' ? { titles: action.titles, text: tickText(name) } : undefined,
    )
  }, [news, onOthersTick])

  return isShared ? <PresenceLines status={status} companions={companions} news={news} /> : null
}
