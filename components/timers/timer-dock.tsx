import clsx from 'clsx/lite'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

import { TimerRow } from '@/components/timers/timer-row'
import { Icon } from '@/components/ui/icon'
import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { useTimers } from '@/lib/timers/use-timers'
import { formatClock } from '@/lib/timers/duration-messages'
import { timers as messages } from '@/lib/timers/messages'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { useTimersStore } from '@/lib/timers/timers-store'
import { openTappedNotifications, notifyFinished, unlockSoundOnFirstInput } from '@/lib/timers/timer-alerts'
import { mostUrgent, isOver, secondsLeft, type Timer } from '@/lib/timers/timers'

/** The timers in the header, whose ends it notifies of. */
export function TimerDock() {
  const { timers, now } = useTimers()
  const first = mostUrgent(timers, now)

  useEffect(() => notifyFinished(timers, now), [timers, now])
  useEffect(unlockSoundOnFirstInput, [])
  useEffect(openTappedNotifications, [])
  useTitlePrefix(timers.find((timer) => isOver(timer, now)))

  return first && <Dock first={first} timers={timers} now={now} />
}

type DockProps = { first: Timer; timers: Timer[]; now: number }

/** The most urgent timer, and a panel with all of them. */
function Dock({ first, timers, now }: DockProps) {
  const [isOpen, setOpen] = useState(false)
  const dock = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !dock.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    setOpen(false)
    button.current?.focus()
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    // Closes when the focus leaves, since the panel may cover the next control.
    if (relatedTarget && !dock.current?.contains(relatedTarget)) setOpen(false)
  }

  const isFinished = isOver(first, now)
  return (
    <div
      ref={dock}
      data-timers
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className="pointer-events-auto mr-tight ml-auto desktop:ml-0 cooking:ml-0"
    >
      <div
        className={clsx(
          'relative flex min-h-touch animate-appear items-center gap-hair rounded-pill px-snug text-label font-bold tabular-nums shadow-card',
          isFinished ? 'bg-accent text-on-accent' : 'bg-highlight text-on-highlight',
        )}
      >
        <Icon name={first.endsAt === null ? 'pause' : 'clock'} />
        <span aria-hidden>
          {isFinished ? messages.over : formatClock(secondsLeft(first, now))}
          {timers.length > 1 && ` · ${timers.length}`}
        </span>
        {/* An overlay: if the button contained the time, screen readers would read its changed name every second. */}
        <button
          ref={button}
          type="button"
          aria-label={messages.open(timers.length, first.name, isFinished)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
          className="absolute inset-0 rounded-pill"
        />
      </div>
      {isOpen && <Panel id={panelId} timers={timers} now={now} />}
    </div>
  )
}

function Panel({ id, timers, now }: { id: string; timers: Timer[]; now: number }) {
  const { list, onFocus, onClick } = useFocusAfterRemoval()
  const remove = useTimersStore((state) => state.remove)
  const restore = useTimersStore((state) => state.restore)

  function removeWithUndo(timer: Timer) {
    remove(timer.id)
    offerUndo(messages.removed(timer.name), messages.restored(timer.name), () => restore(timer))
  }

  return (
    <section
      id={id}
      aria-label={messages.title}
      className="absolute top-full right-0 w-full max-w-panel animate-panel-in p-tight cooking:right-auto cooking:left-0"
    >
      <div className="rounded-card border border-line bg-surface p-snug shadow-raised tall:max-h-panel tall:overflow-y-auto">
        {/* `onFocus`: the pause button disappears without a click when its timer ends. */}
        <ul ref={list} onFocus={onFocus} onClick={onClick}>
          {timers.map((timer) => (
            <TimerRow key={timer.id} timer={timer} now={now} onRemove={() => removeWithUndo(timer)} />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Puts the name of a finished timer in front of the document title. */
function useTitlePrefix(finished: Timer | undefined) {
  const prefix = finished ? messages.documentTitle(finished.name) : ''
  useEffect(() => {
    if (!prefix) return
    const addPrefix = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    }
    addPrefix()
    // Each screen sets a title of its own, without the prefix.
    const observer = new MutationObserver(addPrefix)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(prefix, '')
    }
  }, [prefix])
}
