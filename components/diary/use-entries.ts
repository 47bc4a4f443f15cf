import type { EntryListProps } from '@/components/diary/entry-list'
import { today } from '@/lib/calendar/days'
import { type DiaryEntry, entriesOf, useDiaryStore } from '@/lib/diary/diary-store'
import { diary as messages } from '@/lib/diary/messages'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { waitingLeftovers } from '@/lib/plan/leftovers'
import { usePlanStore } from '@/lib/plan/plan-store'
import { removeLeftovers } from '@/lib/plan/remove-leftovers'

/** The diary entries of a dish for a list of them. A removal can be undone. */
export function useEntries(recipeId: string): EntryListProps {
  const all = useDiaryStore((state) => state.entries)
  const entries = entriesOf(all, recipeId)
  const meals = usePlanStore((state) => state.meals)
  const { remove, restore } = useDiaryStore.getState()

  function onRemove(entry: DiaryEntry) {
    remove(entry.id)
    const restoreLeftovers = removeLeftovers(entry.id, today())
    const undo = () => {
      restore(entry, all.indexOf(entry))
      restoreLeftovers?.()
    }
    const message = restoreLeftovers ? messages.removedWithLeftovers : messages.removed
    offerUndo(message(entry.day), messages.returned(entry.day), undo)
  }

  return { entries, leftovers: waitingLeftovers(entries, meals, today()), onRemove }
}
