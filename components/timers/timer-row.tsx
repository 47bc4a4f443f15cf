import { type MouseEvent, type ReactNode, type Ref, useRef, useState } from 'react'

import { TimerForm } from '@/components/timers/timer-form'
import { Icon, type IconName } from '@/components/ui/icon'
import { formatAgo, formatClock } from '@/lib/timers/duration-messages'
import { timers as messages } from '@/lib/timers/messages'
import { openStep } from '@/lib/router/open-step'
import { hash, paths } from '@/lib/router/routes'
import { useTimersStore } from '@/lib/timers/timers-store'
import {
  isOver,
  leftOf,
  SECOND_MS,
  secondsLeft,
  shiftTimer,
  type Timer,
  toggleTimer,
} from '@/lib/timers/timers'

const MINUTE_MS = 60 * SECOND_MS

type TimerRowProps = { timer: Timer; now: number; onRemove: () => void }

/** A timer with its controls. Its seconds are not announced to screen readers; a toast announces its end. */
export function TimerRow({ timer, now, onRemove }: TimerRowProps) {
  const { id, name, recipeId, recipeTitle, step, endsAt } = timer
  const change = useTimersStore((state) => state.change)
  const [isEditing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const path = paths.cooking(recipeId, step)
  const isPaused = endsAt === null
  const isFinished = isOver(timer, now)
  const shift = (by: number) => change(id, (current, time) => shiftTimer(current, by, time))

  function closeForm() {
    setEditing(false)
    editButton.current?.focus()
  }

  function followLink(event: MouseEvent) {
    // With these keys the browser opens the link in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openStep(path)
  }

  let status = ''
  if (isFinished) status = formatAgo(Math.floor(-leftOf(timer, now) / SECOND_MS))
  else if (isPaused) status = messages.paused

  return (
    <li className="border-b border-line py-tight last:border-0">
      <div className="flex items-center justify-between gap-snug">
        <div className="min-w-0">
          <p className="text-label font-medium">{name}</p>
          <a href={hash(path)} onClick={followLink} className="text-link">
            {recipeTitle}
          </a>
        </div>
        <div role="timer" aria-live="off" aria-label={name} className="shrink-0 text-right">
          <span className="block text-section font-heavy tabular-nums">
            {isFinished ? messages.over : formatClock(secondsLeft(timer, now))}
          </span>
          <span className="block text-caption text-ink-soft">{status}</span>
        </div>
      </div>
      <div className="flex justify-between">
        {!isFinished && (
          <TimerButton
            label={isPaused ? messages.resume(name) : messages.pause(name)}
            icon={isPaused ? 'play' : 'pause'}
            onClick={() => change(id, toggleTimer)}
          />
        )}
        {!isFinished && (
          <TimerButton label={messages.less(name)} onClick={() => shift(-MINUTE_MS)}>
            −1
          </TimerButton>
        )}
        <TimerButton label={messages.more(name)} onClick={() => shift(MINUTE_MS)}>
          +1
        </TimerButton>
        <TimerButton
          ref={editButton}
          label={messages.edit(name)}
          icon="pencil"
          isExpanded={isEditing}
          onClick={() => setEditing(!isEditing)}
        />
        <TimerButton label={messages.remove(name)} icon="close" onClick={onRemove} />
      </div>
      {isEditing && <TimerForm timer={timer} now={now} onDone={closeForm} />}
    </li>
  )
}

type TimerButtonProps = {
  ref?: Ref<HTMLButtonElement>
  label: string
  icon?: IconName
  isExpanded?: boolean
  children?: ReactNode
  onClick: () => void
}

function TimerButton({ ref, label, icon, isExpanded, children, onClick }: TimerButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-expanded={isExpanded}
      onClick={onClick}
      className="flex size-touch items-center justify-center rounded-pill text-label font-bold text-ink hover:bg-accent-soft"
    >
      {icon ? <Icon name={icon} /> : children}
    </button>
  )
}
