import { buttonClass } from '@/components/ui/button-class'
import { today } from '@/lib/calendar/days'
import type { DiaryEntry } from '@/lib/diary/diary-store'
import { diary as messages } from '@/lib/diary/messages'
import { leftoversPath } from '@/lib/plan/leftovers'
import { hash } from '@/lib/router/routes'

type CookedHistoryProps = {
  entries: DiaryEntry[]
  /** The servings that still wait of them, by id. */
  waiting: ReadonlyMap<string, number>
}

/** What was noted about a dish before, with the way to plan what is left of it. */
export const CookedHistory = ({ entries, waiting }: CookedHistoryProps) => (
  <section aria-label={messages.history} className="flex flex-col gap-tight text-label">
    <p className="font-medium">{messages.history}</p>
    <ul className="flex flex-col gap-tight">
      {entries.map((entry) => (
        <li key={entry.id} className="wrap-anywhere">
          <span className="text-ink-soft">{messages.dayText(entry.day)}</span>{' '}
          {entry.stars && (
            <span role="img" aria-label={messages.starsText(entry.stars)} className="text-accent">
              {messages.star(entry.stars)}
            </span>
          )}
          {entry.note && <span className="block">{entry.note}</span>}
          <Leftovers entry={entry} servings={waiting.get(entry.id)} />
        </li>
      ))}
    </ul>
  </section>
)

function Leftovers({ entry, servings }: { entry: DiaryEntry; servings: number | undefined }) {
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
