import { useState } from 'react'

import { LastLine, NoteOfLastTime } from '@/components/diary/last-line'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { entriesOf, useDiaryStore } from '@/lib/diary/diary-store'
import { useLazyModule } from '@/lib/router/use-lazy-module'

const loadHistorySheet = () => import('@/components/diary/history-sheet').then((m) => m.HistorySheet)

const useLastEntry = (recipeId: string) =>
  entriesOf(
    useDiaryStore((state) => state.entries),
    recipeId,
  )[0]

type LastTimeProps = { recipeId: string }

/** The last time that a dish was cooked; opens what the diary has of it. */
export function LastTime({ recipeId }: LastTimeProps) {
  const entry = useLastEntry(recipeId)
  const [isOpen, setOpen] = useState(false)
  const { loaded: HistorySheet, loadFailure } = useLazyModule(loadHistorySheet, isOpen)
  if (!entry) return null
  return (
    <>
      <LastLine entry={entry} onOpen={() => setOpen(true)} />
      {loadFailure && <QuietNotice {...loadFailure} />}
      {isOpen && HistorySheet && <HistorySheet recipeId={recipeId} onClose={() => setOpen(false)} />}
    </>
  )
}

export function LastNote({ recipeId }: LastTimeProps) {
  const note = useLastEntry(recipeId)?.note
  return note && <NoteOfLastTime note={note} />
}
