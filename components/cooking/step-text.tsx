import { Icon } from '@/components/ui/icon'
import { splitDurations } from '@/lib/timers/durations'
import { cookMode as messages } from '@/lib/cooking/cook-mode-messages'
import { formatDuration } from '@/lib/timers/duration-messages'
import { withNoBreakSpaces } from '@/lib/text/typography'

type StepTextProps = {
  text: string
  /** Starts a timer; `before` is the text before the pressed duration. */
  onStartTimer: (seconds: number, before: string) => void
}

/** The text of a step, with a button for each duration. */
export function StepText({ text, onStartTimer }: StepTextProps) {
  const parts = splitDurations(text)
  return (
    <p className="text-step">
      {parts.map(({ text: words, seconds }, index) =>
        seconds === undefined ? (
          withNoBreakSpaces(words)
        ) : (
          <span
            key={index}
            className="relative -my-tight inline-block rounded-chip py-tight font-medium text-accent underline underline-offset-4 hover:no-underline"
          >
            <Icon name="clock" className="mr-hair mb-hair inline" />
            {withNoBreakSpaces(words)}
            {/* An overlay: screen readers read '10–12 минут' as it is written, and the button names its timer of 10. */}
            <button
              type="button"
              aria-label={messages.startTimer(formatDuration(seconds))}
              onClick={() => onStartTimer(seconds, textBefore(parts, index))}
              className="absolute inset-0 rounded-chip"
            />
          </span>
        ),
      )}
    </p>
  )
}

const textBefore = (parts: { text: string }[], index: number) =>
  parts
    .slice(0, index)
    .map(({ text }) => text)
    .join('')
