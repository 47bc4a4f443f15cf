import clsx from 'clsx/lite'
import { type ReactNode, useEffect, useRef } from 'react'

import { isFocusLost } from '@/components/focus/lost-focus'
import { BoundWords } from '@/components/ui/bound-words'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { pictureProps } from '@/lib/api/assets'
import type { Eater } from '@/lib/plan/eaters'
import { planner as messages } from '@/lib/planner/messages'
import type { PlannedDish } from '@/lib/planner/planner-types'

type PlannedRowProps = {
  planned: PlannedDish
  /** All people. */
  eaters: Eater[]
  isBusy: boolean
  isKept: boolean
  /** Whether other dishes are shown for it. */
  isOpen: boolean
  onKeep: () => void
  onSwap: () => void
  onStrike: () => void
  /** Follows the dish. */
  children: ReactNode
}

const buttonClass =
  'inline-flex min-h-touch items-center gap-hair rounded-pill px-snug text-caption font-medium hover:bg-accent-soft'

/** A dish of a plan with why it is there, and what can be done with it. */
export function PlannedRow(props: PlannedRowProps) {
  const { planned, eaters, isBusy, isKept, isOpen, children } = props
  const { day, dish } = planned
  const { title } = dish
  const keepButton = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The dish that was chosen is kept, and its button is gone.
    if (wasOpen.current && !isOpen && isFocusLost()) keepButton.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <li className="flex flex-col gap-hair border-b border-line py-snug last:border-0">
      <div className="flex items-start gap-snug">
        <Picture
          {...pictureProps(dish.name, dish.picture)}
          sizes="6rem"
          className="size-preview shrink-0 rounded-control"
        />
        <p className="flex min-w-0 flex-1 flex-col gap-hair">
          <span className="text-caption text-ink-soft">{messages.servedTo(planned, eaters)}</span>
          <span className="text-item font-medium wrap-anywhere hyphens-auto">
            <BoundWords text={title} />
          </span>
          <span className="text-caption text-ink-soft">{messages.reasons(planned)}</span>
        </p>
      </div>
      <div className="-mx-snug flex flex-wrap items-center">
        <button
          ref={keepButton}
          type="button"
          aria-pressed={isKept}
          aria-label={messages.keepDish(title, day)}
          onClick={props.onKeep}
          className={clsx(buttonClass, isKept && 'bg-accent-soft text-accent')}
        >
          <Icon name={isKept ? 'check' : 'bookmark'} />
          {messages.keep}
        </button>
        {!isKept && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={messages.replaceDish(title, day)}
            aria-disabled={isBusy}
            onClick={() => !isBusy && props.onSwap()}
            className={buttonClass}
          >
            <Icon name="swap" />
            {messages.replace}
          </button>
        )}
        <button
          type="button"
          aria-label={messages.strikeDish(title, day)}
          aria-disabled={isBusy}
          onClick={() => !isBusy && props.onStrike()}
          className={clsx(buttonClass, 'text-ink-soft')}
        >
          <Icon name="close" />
          {messages.strike}
        </button>
      </div>
      {children}
    </li>
  )
}
