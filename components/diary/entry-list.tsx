import { Stars } from '@/components/diary/stars'
import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { buttonClass } from '@/components/ui/button-class'
import { RemovableRow } from '@/components/ui/removable-row'
import { today } from '@/lib/calendar/days'
import type { DiaryEntry } from '@/lib/diary/diary-store'
import { diary as messages } from '@/lib/diary/messages'
import { leftoversPath } from '@/lib/plan/leftovers'
import { hash } from '@/lib/router/routes'

export type EntryListProps = {
  entries: DiaryEntry[]
  /** The leftover servings that are not planned yet, by the id of their entry. */
  leftovers: ReadonlyMap<string, number>
  onRemove: (entry: DiaryEntry) => void
}

/** The diary entries of a dish, which can be removed, with links to plan its leftovers. */
export function EntryList({ entries, leftovers, onRemove }: EntryListProps) {
  const { list, onClick } = useFocusAfterRemoval()
  return (
    <ul ref={list} onClick={onClick}>
      {entries.map((entry) => (
        <RemovableRow
          key={entry.id}
          title={messages.dayText(entry.day)}
          note={entry.note}
          onRemove={() => onRemove(entry)}
          below={<LeftoversLink entry={entry} servings={leftovers.get(entry.id)} />}
        >
          {entry.stars && <Stars count={entry.stars} />}
        </RemovableRow>
      ))}
    </ul>
  )
}

function LeftoversLink({ entry, servings }: { entry: DiaryEntry; servings: number | undefined }) {
  if (!servings) return null
  return (
    <a
      href={hash(leftoversPath(entry, servings, today()))}
      className={buttonClass('secondary', 'small', 'mt-hair')}
    >
      {messages.toPlan(servings)}
    </a>
  )
}
