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

/** A timer with its controls. Screen readers announce its end, not its seconds. */
export function TimerRow({ timer, now, onRemove }: TimerRowProps) {
  const { id, name, recipeId, recipeTitle, step, endsAt } = timer
  const change = useTimersStore((state) => state.change)
  const [isEdited, setEdited] = useState(false)
  const editor = useRef<HTMLButtonElement>(null)
  const path = paths.cooking(recipeId, step)
  const isHeld = endsAt === null
  const isEnded = isOver(timer, now)
  const shift = (by: number) => change(id, (present, time) => shiftTimer(present, by, time))

  function close() {
    setEdited(false)
    editor.current?.focus()
  }

  function follow(event: MouseEvent) {
    // The browser opens links in new tabs and windows itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openStep(path)
  }

  let state = ''
  if (isEnded) state = formatAgo(Math.floor(-leftOf(timer, now) / SECOND_MS))
  else if (isHeld) state = messages.paused

  return (
    <li className="border-b border-line py-tight last:border-0">
      <div className="flex items-center justify-between gap-snug">
        <div className="min-w-0">
          <p className="text-label font-medium break-words">{name}</p>
          <a href={hash(path)} onClick={follow} className="text-link break-words">
            {recipeTitle}
          </a>
        </div>
        <div role="timer" aria-live="off" aria-label={name} className="shrink-0 text-right">
          <span className="block text-section font-heavy tabular-nums">
            {isEnded ? messages.over : formatClock(secondsLeft(timer, now))}
          </span>
          <span className="block text-caption text-ink-soft">{state}</span>
        </div>
      </div>
      <div className="flex justify-between">
        {!isEnded && (
          <TimerButton
            label={isHeld ? messages.resume(name) : messages.pause(name)}
            icon={isHeld ? 'play' : 'pause'}
            onClick={() => change(id, toggleTimer)}
          />
        )}
        {!isEnded && (
          <TimerButton label={messages.less(name)} onClick={() => shift(-MINUTE_MS)}>
            −1
          </TimerButton>
        )}
        <TimerButton label={messages.more(name)} onClick={() => shift(MINUTE_MS)}>
          +1
        </TimerButton>
        <TimerButton
          ref={editor}
          label={messages.edit(name)}
          icon="pencil"
          isExpanded={isEdited}
          onClick={() => setEdited(!isEdited)}
        />
        <TimerButton label={messages.remove(name)} icon="close" onClick={onRemove} />
      </div>
      {isEdited && <TimerForm timer={timer} now={now} onDone={close} />}
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
