import { type ReactNode, useEffect, useRef, useState } from 'react'

import { CookBar } from '@/components/cooking/cook-bar'
import { CookEnd } from '@/components/cooking/cook-end'
import { CookStep } from '@/components/cooking/cook-step'
import type { StepTextProps } from '@/components/cooking/step-text'
import { Picture } from '@/components/ui/picture'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { pictureProps } from '@/lib/api/assets'
import { eagerPictures } from '@/lib/browser/eager-pictures'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { clampStep, type Progress, progressOf } from '@/lib/cooking/progress'
import { useStepKeys } from '@/lib/cooking/use-step-keys'
import { useSwipe } from '@/lib/cooking/use-swipe'
import { useWakeLock } from '@/lib/browser/use-wake-lock'
import { cookMode as messages } from '@/lib/cooking/cook-mode-messages'
import { formatDuration } from '@/lib/timers/duration-messages'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { recipe as recipeMessages } from '@/lib/recipes/messages'
import { unlockSound } from '@/lib/timers/sound'
import { allIngredients, ingredientsOf } from '@/lib/recipes/step-ingredients'
import { announce } from '@/lib/feedback/announcer-store'
import { useCookingStore } from '@/lib/cooking/cooking-store'
import { useScale } from '@/lib/recipes/use-scale'
import { useSteps } from '@/lib/recipes/use-steps'
import { requestTimers } from '@/lib/timers/timers-presence'
import { useTimersStore } from '@/lib/timers/timers-store'
import { purposeOf } from '@/lib/timers/timers'

export type CookModeProps = {
  recipe: Recipe
  /** The step as the address has it, valid or not. */
  requestedStep: string
  /** What was noted the last time, for the first step. */
  note?: ReactNode
  onLeave: () => void
}

/** A recipe one step at a time, navigated by buttons, keys and swipes. It keeps the screen on. */
export function CookMode({ recipe, requestedStep, note, onLeave }: CookModeProps) {
  const { id } = recipe
  const scale = useScale(recipe)
  const { steps: instructions, isPending, loadFailure } = useSteps(recipe, scale)
  const count = instructions.length
  const step = clampStep(requestedStep, count)
  const text = instructions[step - 1] ?? ''
  const { ticked, finish, reopen } = useProgress(id, step)
  const isFinished = reopen !== undefined
  const tick = useCookingStore((state) => state.tick)
  const startTimer = useStartTimer(recipe, step)
  const isAwake = useWakeLock()

  const goTo = (target: number) => {
    const next = clampStep(target, count)
    if (next !== step) navigate(paths.cooking(id, next), { replace: true })
  }
  const onForward = () => goTo(step + 1)
  const onBackward = reopen ?? (() => goTo(step - 1))
  useStepKeys({ onForward, onBackward, onFirst: () => goTo(1), onLast: () => goTo(count), onLeave })
  const swipe = useSwipe({ onForward, onBackward })
  useScrollToTop(step)

  useEffect(() => {
    if (!isPending) announce(messages.announcedStep(step, count, text))
  }, [step, count, text, isPending])

  return (
    <div {...(isFinished ? {} : swipe)} className="flex grow touch-pan-y touch-pinch-zoom flex-col gap-roomy">
      <ProgressBar step={step} count={count} />
      {isFinished ? (
        <CookEnd recipe={recipe} onLeave={onLeave} />
      ) : (
        <CookStep
          recipeId={id}
          step={step}
          count={count}
          text={text}
          nextText={instructions[step]}
          stepIngredients={ingredientsOf(recipe, step, scale)}
          allIngredients={allIngredients(recipe, scale)}
          servings={scale?.servings ?? recipe.servings}
          ticked={ticked}
          onTick={(ingredient) => tick(id, ingredient)}
          onStartTimer={startTimer}
          picture={
            <Picture
              {...pictureProps(recipe.name, recipe.picture)}
              sizes={eagerPictures.recipe.sizes}
              className="absolute inset-0 aspect-card max-h-full w-full rounded-card shadow-card"
            />
          }
        >
          {step === 1 && note}
          {loadFailure && <QuietNotice {...loadFailure} notice={recipeMessages.stepsUnscaled} />}
        </CookStep>
      )}
      <CookBar
        recipe={recipe}
        step={step}
        count={count}
        isFinished={isFinished}
        isAwake={isAwake}
        onBackward={onBackward}
        onForward={onForward}
        onFinish={finish}
      />
    </div>
  )
}

/**
 * The progress of a recipe at a step. `finish` ends cooking, which clears it; from then on `reopen` returns to the step and
 * restores it.
 */
function useProgress(id: string, step: number) {
  const progress = progressOf(
    useCookingStore((state) => state.all),
    id,
  )
  const reach = useCookingStore((state) => state.reach)
  const put = useCookingStore((state) => state.put)
  /** The progress before the end of cooking. */
  const [finished, setFinished] = useState<Progress>()
  // A timer, a key or an address may lead to another step.
  if (finished && finished.step !== step) setFinished(undefined)

  useEffect(() => reach(id, step), [reach, id, step])

  function finish() {
    setFinished({ ...progress, step })
    put({ id, step: 1, ticked: [] })
    announce(messages.enjoy)
    scrollTo(0, 0)
  }

  function reopen(before: Progress) {
    put(before)
    setFinished(undefined)
  }

  return { ticked: progress.ticked, finish, reopen: finished && (() => reopen(finished)) }
}

/** Returns a function that starts a timer by a duration of the step. */
function useStartTimer({ id, title }: Recipe, step: number): StepTextProps['onStartTimer'] {
  const start = useTimersStore((state) => state.start)
  // The code of timers loads before the first one is started: by then the connection may be lost.
  useEffect(requestTimers, [])

  return (seconds, before, part) => {
    unlockSound()
    const name = messages.timerName(step, purposeOf(before))
    start({ name, recipeId: id, recipeTitle: title, step, part }, seconds)
    announce(messages.timerStarted(formatDuration(seconds)))
  }
}

const ProgressBar = ({ step, count }: { step: number; count: number }) => (
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
)

/** Scrolls to the top when the step changes, but not on mount. */
function useScrollToTop(step: number) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) scrollTo(0, 0)
    shown.current = step
  }, [step])
}
