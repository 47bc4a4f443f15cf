import clsx from 'clsx/lite'

import { Icon } from '@/components/ui/icon'
import { splitDurations } from '@/lib/timers/durations'
import { cookMode as messages } from '@/lib/cooking/cook-mode-messages'
import { formatClock, formatDuration } from '@/lib/timers/duration-messages'
import { timers as timerMessages } from '@/lib/timers/messages'
import { isOver, secondsLeft, type Timer, toggleTimer } from '@/lib/timers/timers'
import { useTimersStore } from '@/lib/timers/timers-store'
import { useTimers } from '@/lib/timers/use-timers'
import { withNoBreakSpaces } from '@/lib/text/typography'

/** A preposition before a duration, with its space: 'по ' of 'жарьте по 3 минуты'. */
const LAST_SHORT_WORD = /(?<![\p{L}-])\p{L}{1,2} $/u

export type StepTextProps = {
  text: string
  recipeId: string
  step: number
  /** Starts a timer by the duration at the index `part`; `before` is the text before it. */
  onStartTimer: (seconds: number, before: string, part: number) => void
}

/** The text of a step, with a button for each duration. While its timer runs, the remaining time is in the duration's place. */
export function StepText({ text, recipeId, step, onStartTimer }: StepTextProps) {
  const parts = splitDurations(text)
  const { timers, now } = useTimers()
  const ofStep = timers.filter((timer) => timer.recipeId === recipeId && timer.step === step)
  return (
    <p className="text-step">
      {parts.map(({ text: words, seconds }, part) =>
        seconds === undefined ? (
          withNoBreakSpaces(parts[part + 1] ? words.replace(LAST_SHORT_WORD, '') : words)
        ) : (
          // A no-break space does not hold a word at what is no text.
          <span key={part} className="inline-block">
            {LAST_SHORT_WORD.exec(parts[part - 1]?.text ?? '')?.[0]}
            <Duration
              words={words}
              seconds={seconds}
              timer={ofStep.findLast((timer) => timer.part === part)}
              now={now}
              onStart={() => onStartTimer(seconds, textBefore(parts, part), part)}
            />
          </span>
        ),
      )}
    </p>
  )
}

type DurationProps = {
  words: string
  seconds: number
  timer: Timer | undefined
  now: number
  onStart: () => void
}

function Duration({ words, seconds, timer, now, onStart }: DurationProps) {
  const change = useTimersStore((state) => state.change)
  const remove = useTimersStore((state) => state.remove)
  const length = formatDuration(seconds)
  const isFinished = timer && isOver(timer, now)
  const isPaused = timer?.endsAt === null

  let label = messages.startTimer(length)
  if (isFinished) label = messages.removeTimer(length)
  else if (timer) label = isPaused ? messages.resumeTimer(length) : messages.pauseTimer(length)

  function press() {
    if (!timer) onStart()
    else if (isFinished) remove(timer.id)
    else change(timer.id, toggleTimer)
  }

  return (
    <span
      className={clsx(
        'relative -my-tight inline-block rounded-chip py-tight font-medium text-accent',
        !timer && 'underline underline-offset-4 hover:no-underline',
      )}
    >
      {/* Below the time the words keep their place, so that the text does not move, and stay readable for screen readers. */}
      <span className={timer && 'opacity-0'}>
        <Icon name="clock" className="mr-hair mb-hair inline" />
        {withNoBreakSpaces(words)}
      </span>
      {timer && (
        <span
          aria-hidden
          className={clsx(
            'absolute inset-y-snug left-1/2 flex min-w-full -translate-x-1/2 items-center justify-center gap-hair rounded-pill px-hair text-label font-bold whitespace-nowrap tabular-nums tablet:text-item',
            isFinished ? 'bg-accent text-on-accent' : 'bg-highlight text-on-highlight',
          )}
        >
          <Icon name={isPaused ? 'pause' : 'clock'} />
          {isFinished ? timerMessages.over : formatClock(secondsLeft(timer, now))}
        </span>
      )}
      {/* An overlay: screen readers read '10–12 минут' as it is written, and the button names its timer of 10. */}
      <button type="button" aria-label={label} onClick={press} className="absolute inset-0 rounded-chip" />
    </span>
  )
}

const textBefore = (parts: { text: string }[], index: number) =>
  parts
    .slice(0, index)
    .map(({ text }) => text)
    .join('')
