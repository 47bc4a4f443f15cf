import { EntryList } from '@/components/diary/entry-list'
import { useEntries } from '@/components/diary/use-entries'
import { Sheet } from '@/components/ui/sheet'
import { diary as messages } from '@/lib/diary/messages'
import { common } from '@/lib/feedback/messages'

type HistorySheetProps = { recipeId: string; onClose: () => void }

/** What the diary has of a dish. */
export const HistorySheet = ({ recipeId, onClose }: HistorySheetProps) => (
  <Sheet title={messages.history} closeLabel={common.close} onClose={onClose}>
    <EntryList {...useEntries(recipeId)} />
  </Sheet>
)
