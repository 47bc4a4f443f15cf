import { Stars } from '@/components/diary/stars'
import { Icon } from '@/components/ui/icon'
import type { DiaryEntry } from '@/lib/diary/diary-store'
import { diary as messages } from '@/lib/diary/messages'

/** The number of letters of a note that fit in the two lines for which space is reserved. */
const MAX_NOTE = 45

const shortened = (note: string) =>
  note.length > MAX_NOTE ? `${note.slice(0, MAX_NOTE).replace(/\s+\S*$/, '')}…` : note

type LastLineProps = { entry: DiaryEntry; onOpen: () => void }

/** When a dish was last cooked and how it came out. */
export const LastLine = ({ entry: { day, stars, note }, onOpen }: LastLineProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={onOpen}
    className="flex min-h-touch items-center gap-hair text-left text-label hover:text-accent"
  >
    <Icon name="plate" isInline className="text-ink-soft" />
    <span className="min-w-0 wrap-anywhere">
      {messages.lastCooked(day)}
      {stars && ' '}
      {stars && <Stars count={stars} />}
      {note && ` · ${shortened(note)}`}
    </span>
  </button>
)

/** What was noted about a dish the last time. */
export const NoteOfLastTime = ({ note }: { note: string }) => (
  <p className="rounded-card bg-accent-soft px-base py-snug text-item wrap-anywhere">
    {messages.lastNote(note)}
  </p>
)
