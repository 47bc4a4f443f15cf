import { type FormEvent, useState } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/forms/field'
import { parseDuration } from '@/lib/timers/durations'
import { formatClock } from '@/lib/timers/duration-messages'
import { timers as messages } from '@/lib/timers/messages'
import { useTimersStore } from '@/lib/timers/timers-store'
import { MAX_NAME, resetTimer, secondsLeft, type Timer } from '@/lib/timers/timers'

type TimerFormProps = { timer: Timer; now: number; onDone: () => void }

/** Edits the name and length of a timer. Invalid input shows an error and changes nothing. */
export function TimerForm({ timer, now, onDone }: TimerFormProps) {
  const change = useTimersStore((state) => state.change)
  const [name, setName] = useState(timer.name)
  // Undefined until the user types: saving only a name does not restart the timer.
  const [length, setLength] = useState<string>()
  // Fixed on mount: the field does not count down while the user edits it.
  const [shown] = useState(() => formatClock(secondsLeft(timer, now)))
  const [isChecked, setChecked] = useState(false)
  const seconds = length === undefined ? undefined : parseDuration(length)
  const isNameWrong = name.trim() === '' || name.trim().length > MAX_NAME
  const isLengthWrong = length !== undefined && seconds === undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isNameWrong || isLengthWrong) return
    change(timer.id, (present, time) => ({
      ...(seconds === undefined ? present : resetTimer(present, seconds, time)),
      name: name.trim(),
    }))
    onDone()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-snug pb-tight">
      <Field
        label={messages.name}
        value={name}
        autoComplete="off"
        error={isChecked && isNameWrong ? messages.noName(MAX_NAME) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={messages.length}
        value={length ?? shown}
        autoComplete="off"
        error={isChecked && isLengthWrong ? messages.noLength : undefined}
        onChange={(event) => setLength(event.target.value)}
      />
      <div className="flex flex-wrap gap-tight">
        <Button type="submit" size="small">
          {messages.save}
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  )
}
