import { buttonClass } from '@/components/ui/button-class'
import { today } from '@/lib/calendar/days'
import type { DiaryEntry } from '@/lib/diary/diary-store'
import { diary as messages } from '@/lib/diary/messages'
import { leftoversPath } from '@/lib/plan/leftovers'
import { hash } from '@/lib/router/routes'

type CookedHistoryProps = {
  entries: DiaryEntry[]
  /** The leftover servings that are not planned yet, by the id of their entry. */
  leftovers: ReadonlyMap<string, number>
}

/** The earlier diary entries of a dish, with links to plan its leftovers. */
export const CookedHistory = ({ entries, leftovers }: CookedHistoryProps) => (
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
          <LeftoversLink entry={entry} servings={leftovers.get(entry.id)} />
        </li>
      ))}
    </ul>
  </section>
)

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
