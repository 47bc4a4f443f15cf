import { type SyntheticEvent, useState } from 'react'

import { CookedHistory } from '@/components/cooking/cooked-history'
import { Field } from '@/components/forms/field'
import { TextArea } from '@/components/writing/text-area'
import { Button } from '@/components/ui/button'
import { RadioGroup } from '@/components/ui/radio-group'
import { isDay, today } from '@/lib/calendar/days'
import { diary as messages } from '@/lib/diary/messages'
import type { DiaryEntry } from '@/lib/diary/diary-store'
import { parseServings } from '@/lib/recipes/scale'

export type CookedFormProps = {
  /** What was noted about the dish before. */
  entries: DiaryEntry[]
  /** The servings that still wait of them, by id. */
  waiting: ReadonlyMap<string, number>
  /** The servings that the plan of a day leaves of the dish. */
  leftOn: (day: string) => number | undefined
  onSave: (entry: Pick<DiaryEntry, 'day' | 'stars' | 'note' | 'leftovers'>) => void
}

const choices = ['0', '1', '2', '3', '4', '5'].map((value) => ({
  value,
  label: value === '0' ? messages.noStars : messages.star(Number(value)),
}))

/** When a dish was cooked and how it was, above what was noted before. */
export function CookedForm({ entries, waiting, leftOn, onSave }: CookedFormProps) {
  const [day, setDay] = useState(() => today())
  const [stars, setStars] = useState('0')
  const [note, setNote] = useState('')
  const [typedLeftovers, setLeftovers] = useState<string>()
  const [errors, setErrors] = useState<{ day?: string; leftovers?: string }>({})

  const leftovers = typedLeftovers ?? String(leftOn(day) ?? '')

  function save(event: SyntheticEvent) {
    event.preventDefault()
    const left = parseServings(leftovers)
    const wrong = {
      ...((!isDay(day) || day > today()) && { day: messages.dayWrong }),
      ...(leftovers.trim() && !left && { leftovers: messages.leftoversWrong }),
    }
    setErrors(wrong)
    if (wrong.day || wrong.leftovers) return
    onSave({ day, stars: Number(stars) || undefined, note: note.trim() || undefined, leftovers: left })
  }

  return (
    <>
      <form noValidate onSubmit={save} className="flex flex-col gap-base">
        <Field
          label={messages.day}
          type="date"
          max={today()}
          value={day}
          error={errors.day}
          onChange={({ target }) => {
            setDay(target.value)
            setErrors({ ...errors, day: undefined })
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
        <div className="flex flex-col gap-tight">
          <Field
            label={messages.leftovers}
            required={false}
            inputMode="numeric"
            value={leftovers}
            error={errors.leftovers}
            onChange={({ target }) => {
              setLeftovers(target.value)
              setErrors({ ...errors, leftovers: undefined })
            }}
          />
          <p className="text-caption text-ink-soft">{messages.leftoversHint}</p>
        </div>
        <Button type="submit">{messages.save}</Button>
      </form>
      {entries.length > 0 && <CookedHistory entries={entries} waiting={waiting} />}
    </>
  )
}
