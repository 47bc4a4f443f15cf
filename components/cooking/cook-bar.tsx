import { CookedButton } from '@/components/diary/cooked-button'
import { NotifyQuestion } from '@/components/timers/notify-question'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { cookMode as messages } from '@/lib/cooking/cook-mode-messages'
import type { Recipe } from '@/lib/recipes/recipes-api'

type CookBarProps = {
  recipe: Recipe
  step: number
  count: number
  /** Whether the visitor has finished cooking. */
  isFinished: boolean
  isAwake: boolean
  onBackward: () => void
  onForward: () => void
  onFinish: () => void
}

/** The buttons of cook mode, within reach of a thumb. */
export function CookBar({ recipe, step, count, isFinished, isAwake, ...actions }: CookBarProps) {
  const isLast = step === count
  return (
    <ActionBar>
      <NotifyQuestion />
      {isAwake && !isFinished && <p className="text-center text-caption text-ink-soft">{messages.awake}</p>}
      <div className="mx-auto flex w-full max-w-text flex-wrap gap-snug">
        {/* Not `disabled`, which would take the focus from the button on the first step. */}
        <Button
          variant="secondary"
          size="thumb"
          aria-label={isFinished ? messages.reopen : messages.previous}
          aria-disabled={step === 1 && !isFinished}
          onClick={actions.onBackward}
          className="aria-disabled:opacity-50"
        >
          <Icon name="back" />
        </Button>
        {isFinished ? (
          <CookedButton recipe={recipe} size="thumb" className="min-w-0 grow wrap-anywhere hyphens-auto" />
        ) : (
          <Button size="thumb" onClick={isLast ? actions.onFinish : actions.onForward} className="grow">
            {isLast ? messages.finishLast : messages.next}
            <Icon name={isLast ? 'check' : 'forward'} />
          </Button>
        )}
      </div>
    </ActionBar>
  )
}
