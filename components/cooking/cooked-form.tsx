import { type SyntheticEvent, useState } from 'react'

import { Field } from '@/components/forms/field'
import { TextArea } from '@/components/writing/text-area'
import { Button } from '@/components/ui/button'
import { RadioGroup } from '@/components/ui/radio-group'
import { isDay, today } from '@/lib/calendar/days'
import { diary as messages } from '@/lib/diary/messages'
import type { DiaryEntry } from '@/lib/diary/diary-store'

export type CookedFormProps = {
  /** What was noted about the dish before. */
  entries: DiaryEntry[]
  onSave: (entry: Pick<DiaryEntry, 'day' | 'stars' | 'note'>) => void
}

const choices = ['0', '1', '2', '3', '4', '5'].map((value) => ({
  value,
  label: value === '0' ? messages.noStars : messages.star(Number(value)),
}))

/** When a dish was cooked and how it was, above what was noted before. */
export function CookedForm({ entries, onSave }: CookedFormProps) {
  const [day, setDay] = useState(() => today())
  const [stars, setStars] = useState('0')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()

  function save(event: SyntheticEvent) {
    event.preventDefault()
    if (!isDay(day) || day > today()) return setError(messages.dayWrong)
    onSave({ day, stars: Number(stars) || undefined, note: note.trim() || undefined })
  }

  return (
    <>
      <form noValidate onSubmit={save} className="flex flex-col gap-base">
        <Field
          label={messages.day}
          type="date"
          max={today()}
          value={day}
          error={error}
          onChange={({ target }) => {
            setDay(target.value)
            setError(undefined)
          }}
        />
        <RadioGroup label={messages.stars} options={choices} value={stars} onChange={setStars} />
        <TextArea
          label={messages.note}
          required={false}
          rows={2}
          maxLength={2000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit">{messages.save}</Button>
      </form>
      {entries.length > 0 && <History entries={entries} />}
    </>
  )
}

const History = ({ entries }: { entries: DiaryEntry[] }) => (
  <section aria-label={messages.history} className="flex flex-col gap-tight text-label">
    <p className="font-medium">{messages.history}</p>
    <ul className="flex flex-col gap-tight">
      {entries.map(({ id, day, stars, note }) => (
        <li key={id} className="wrap-anywhere">
          <span className="text-ink-soft">{messages.dayText(day)}</span>{' '}
          {stars && (
            <span role="img" aria-label={messages.starsText(stars)} className="text-accent">
              {messages.star(stars)}
            </span>
          )}
          {note && <span className="block">{note}</span>}
        </li>
      ))}
    </ul>
  </section>
)
