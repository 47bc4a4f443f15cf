import { type SyntheticEvent, useState } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/forms/field'
import { parseDuration } from '@/lib/timers/durations'
import { formatClock } from '@/lib/timers/duration-messages'
import { timers as messages } from '@/lib/timers/messages'
import { useTimersStore } from '@/lib/timers/timers-store'
import { MAX_NAME, resetTimer, secondsLeft, type Timer } from '@/lib/timers/timers'

type TimerFormProps = { timer: Timer; now: number; onDone: () => void }

/** Edits the name and the length of a timer. An invalid field shows an error and gets the focus; the timer stays as it is. */
export function TimerForm({ timer, now, onDone }: TimerFormProps) {
  const change = useTimersStore((state) => state.change)
  const [name, setName] = useState(timer.name)
  // Undefined until the user types, so that saving only a name does not restart the timer.
  const [length, setLength] = useState<string>()
  // Read once, so that the field does not count down while the user edits it.
  const [shown] = useState(() => formatClock(secondsLeft(timer, now)))
  const [isSubmitted, setSubmitted] = useState(false)
  const seconds = length === undefined ? undefined : parseDuration(length)
  const isNameWrong = name.trim() === '' || name.trim().length > MAX_NAME
  const isLengthWrong = length !== undefined && seconds === undefined

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    setSubmitted(true)
    if (isNameWrong || isLengthWrong) {
      event.currentTarget.querySelector<HTMLElement>(isNameWrong ? '[name=name]' : '[name=length]')?.focus()
      return
    }
    change(timer.id, (current, time) => ({
      ...(seconds === undefined ? current : resetTimer(current, seconds, time)),
      name: name.trim(),
    }))
    onDone()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-snug pb-tight">
      <Field
        name="name"
        label={messages.name}
        value={name}
        autoComplete="off"
        error={isSubmitted && isNameWrong ? messages.noName(MAX_NAME) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        name="length"
        label={messages.length}
        value={length ?? shown}
        autoComplete="off"
        error={isSubmitted && isLengthWrong ? messages.noLength : undefined}
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
