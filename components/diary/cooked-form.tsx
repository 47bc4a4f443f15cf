import { type SyntheticEvent, useState } from 'react'

import { EntryList, type EntryListProps } from '@/components/diary/entry-list'
import { StarRating } from '@/components/diary/star-rating'
import { Field } from '@/components/forms/field'
import { TextArea } from '@/components/writing/text-area'
import { Button } from '@/components/ui/button'
import { MAX_TEXT_LENGTH } from '@/lib/api/fields'
import { isDay, today } from '@/lib/calendar/days'
import { diary as messages } from '@/lib/diary/messages'
import type { DiaryEntry } from '@/lib/diary/diary-store'
import { parseServings } from '@/lib/recipes/scale'

/** What is typed and not saved. */
export type CookedDraft = Pick<DiaryEntry, 'stars'> & { note: string }

export type CookedFormProps = {
  /** What was typed before the form was closed. */
  draft?: CookedDraft | undefined
  onDraft?: ((draft: CookedDraft) => void) | undefined
  /** The earlier entries of the dish. */
  earlier: EntryListProps
  /** The servings that should be left on a day according to the plan. */
  suggestLeftovers: (day: string) => number | undefined
  onSave: (entry: Pick<DiaryEntry, 'day' | 'stars' | 'note' | 'leftovers'>) => void
}

/** The form of a diary entry: when a dish was cooked, how it came out and what is left, above its earlier entries. */
export function CookedForm({ draft, onDraft, earlier, suggestLeftovers, onSave }: CookedFormProps) {
  const [day, setDay] = useState(today)
  const [typed, setTyped] = useState(draft ?? { note: '' })
  const { stars, note } = typed
  // Undefined until the visitor types: until then the suggestion follows the day.
  const [typedLeft, setTypedLeft] = useState<string>()
  const [errors, setErrors] = useState<{ day?: string; leftovers?: string }>({})

  const left = typedLeft ?? String(suggestLeftovers(day) ?? '')

  function type(change: Partial<CookedDraft>) {
    setTyped({ ...typed, ...change })
    onDraft?.({ ...typed, ...change })
  }

  function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const servings = parseServings(left)
    const invalid = {
      ...((!isDay(day) || day > today()) && { day: messages.dayWrong }),
      ...(left.trim() && !servings && { leftovers: messages.leftoversWrong }),
    }
    setErrors(invalid)
    const [first] = Object.keys(invalid)
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    else onSave({ day, stars, note: note.trim() || undefined, leftovers: servings })
  }

  return (
    <>
      <form noValidate onSubmit={save} className="flex flex-col gap-base">
        <Field
          name="day"
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
        <StarRating stars={stars} onChange={(chosen) => type({ stars: chosen })} />
        <TextArea
          label={messages.note}
          required={false}
          rows={2}
          maxLength={MAX_TEXT_LENGTH}
          value={note}
          onChange={({ target }) => type({ note: target.value })}
        />
        <div className="flex flex-col gap-tight">
          <Field
            name="leftovers"
            label={messages.leftovers}
            required={false}
            inputMode="numeric"
            value={left}
            error={errors.leftovers}
            onChange={({ target }) => {
              setTypedLeft(target.value)
              setErrors({ ...errors, leftovers: undefined })
            }}
          />
          <p className="text-caption text-ink-soft">{messages.leftoversHint}</p>
        </div>
        <Button type="submit">{messages.save}</Button>
      </form>
      {earlier.entries.length > 0 && (
        <section aria-label={messages.history} className="flex flex-col gap-tight">
          <p className="text-label font-medium">{messages.history}</p>
          <EntryList {...earlier} />
        </section>
      )}
    </>
  )
}
