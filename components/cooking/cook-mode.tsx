import { useEffect, useRef } from 'react'

import { CookStep } from '@/components/cooking/cook-step'
import { NotifyQuestion } from '@/components/timers/notify-question'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { Icon } from '@/components/ui/icon'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { progressOf, clampStep } from '@/lib/cooking/progress'
import { useStepKeys } from '@/lib/cooking/use-step-keys'
import { useSwipe } from '@/lib/cooking/use-swipe'
import { useWakeLock } from '@/lib/browser/use-wake-lock'
import { cookMode as messages } from '@/lib/cooking/cook-mode-messages'
import { formatDuration } from '@/lib/timers/duration-messages'
import { navigate } from '@/lib/router/navigation'
import { openStep } from '@/lib/router/open-step'
import { paths } from '@/lib/router/routes'
import { recipe as recipeMessages } from '@/lib/recipes/messages'
import { scaleOf } from '@/lib/recipes/scale'
import { unlockSound } from '@/lib/timers/sound'
import { allIngredients, ingredientsOf } from '@/lib/cooking/step-ingredients'
import { announce } from '@/lib/feedback/announcer-store'
import { useCookingStore } from '@/lib/cooking/cooking-store'
import { useSteps } from '@/lib/recipes/use-steps'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { requestTimers } from '@/lib/timers/timers-presence'
import { useTimersStore } from '@/lib/timers/timers-store'
import { showToast } from '@/lib/feedback/toasts-store'
import { purposeOf } from '@/lib/timers/timers'

export type CookModeProps = {
  recipe: Recipe
  /** The requested step, as in the address. */
  asked: string
  onLeave: () => void
}

/** A recipe one step at a time, with buttons, keys and swipes; keeps the screen on. */
export function CookMode({ recipe, asked, onLeave }: CookModeProps) {
  const { id } = recipe
  const scale = scaleOf(
    recipe,
    useServingsStore((state) => state.choices),
  )
  const { steps: instructions, isPending, loadFailure } = useSteps(recipe, scale)
  const count = instructions.length
  const step = clampStep(asked, count)
  const text = instructions[step - 1] ?? ''
  const progress = progressOf(
    useCookingStore((state) => state.all),
    id,
  )
  const reach = useCookingStore((state) => state.reach)
  const tick = useCookingStore((state) => state.tick)
  const put = useCookingStore((state) => state.put)
  const startTimer = useTimersStore((state) => state.start)
  const isAwake = useWakeLock()
  const isFinished = useRef(false)

  const go = (wanted: number) => {
    const next = clampStep(wanted, count)
    if (next !== step) navigate(paths.cooking(id, next), { replace: true })
  }
  const onForward = () => go(step + 1)
  const onBackward = () => go(step - 1)
  useStepKeys({ onForward, onBackward, onFirst: () => go(1), onLast: () => go(count), onLeave })
  const swipe = useSwipe({ onForward, onBackward })
  useScrollToTop(step)

  useEffect(() => reach(id, step), [reach, id, step])
  useEffect(() => {
    if (!isPending) announce(messages.said(step, count, text))
  }, [step, count, text, isPending])
  // Loads timers before the first one is started, in case the connection is lost by then.
  useEffect(requestTimers, [])

  function start(seconds: number, before: string) {
    unlockSound()
    const name = messages.timerName(step, purposeOf(before))
    startTimer({ name, recipeId: id, recipeTitle: recipe.title, step }, seconds)
    announce(messages.timerStarted(formatDuration(seconds)))
  }

  function finish() {
    onLeave()
    // Going back takes time: ignores a second press meanwhile.
    if (isFinished.current) return
    isFinished.current = true
    put({ id, step: 1, ticked: [] })
    showToast({
      type: 'success',
      message: messages.done,
      action: messages.reopen,
      onClick: () => {
        put(progress)
        openStep(paths.cooking(id, step))
      },
    })
  }

  return (
    <div {...swipe} className="flex grow touch-pan-y touch-pinch-zoom flex-col gap-roomy">
      <div
        role="progressbar"
        aria-label={messages.progress}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={step}
        aria-valuetext={messages.step(step, count)}
        className="h-hair overflow-hidden rounded-pill bg-sunken"
      >
        <div
          className="h-full rounded-pill bg-accent transition-all duration-calm"
          style={{ width: `${(100 * step) / count}%` }}
        />
      </div>
      <CookStep
        step={step}
        count={count}
        text={text}
        own={ingredientsOf(recipe, step, scale)}
        all={allIngredients(recipe, scale)}
        servings={scale?.servings ?? recipe.servings}
        ticked={progress.ticked}
        onTick={(ingredient) => tick(id, ingredient)}
        onTimer={start}
      >
        {loadFailure && <QuietNotice {...loadFailure} notice={recipeMessages.stepsUnscaled} />}
        <NotifyQuestion />
      </CookStep>
      <ActionBar className="mt-auto">
        {isAwake && <p className="text-center text-caption text-ink-soft">{messages.awake}</p>}
        <div className="mx-auto flex w-full max-w-text flex-wrap gap-snug">
          {/* Not disabled: it would lose the focus. */}
          <Button
            variant="secondary"
            size="thumb"
            aria-label={messages.previous}
            aria-disabled={step === 1}
            onClick={onBackward}
            className="aria-disabled:opacity-50"
          >
            <Icon name="back" />
          </Button>
          <Button size="thumb" onClick={step === count ? finish : onForward} className="grow">
            {step === count ? messages.finishLast : messages.next}
            <Icon name={step === count ? 'check' : 'forward'} />
          </Button>
        </div>
      </ActionBar>
    </div>
  )
}

/** Scrolls to the top when the step changes, but not on mount. */
function useScrollToTop(step: number) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) scrollTo(0, 0)
    shown.current = step
  }, [step])
}
