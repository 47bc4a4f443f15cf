import { type ReactNode, useEffect, useRef, useState } from 'react'

import { CookBar } from '@/components/cooking/cook-bar'
import { CookEnd } from '@/components/cooking/cook-end'
import { CookStep } from '@/components/cooking/cook-step'
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
  const progress = progressOf(
    useCookingStore((state) => state.all),
    id,
  )
  const reach = useCookingStore((state) => state.reach)
  const tick = useCookingStore((state) => state.tick)
  const put = useCookingStore((state) => state.put)
  const start = useTimersStore((state) => state.start)
  const isAwake = useWakeLock()
  /** The progress before the end of cooking. */
  const [finished, setFinished] = useState<Progress>()
  // A timer, a key or an address may lead to another step.
  if (finished && finished.step !== step) setFinished(undefined)

  const goTo = (target: number) => {
    const next = clampStep(target, count)
    if (next !== step) navigate(paths.cooking(id, next), { replace: true })
  }
  const onForward = () => goTo(step + 1)
  const onBackward = () => (finished ? reopen(finished) : goTo(step - 1))
  useStepKeys({ onForward, onBackward, onFirst: () => goTo(1), onLast: () => goTo(count), onLeave })
  const swipe = useSwipe({ onForward, onBackward })
  useScrollToTop(step)

  useEffect(() => reach(id, step), [reach, id, step])
  useEffect(() => {
    if (!isPending) announce(messages.announcedStep(step, count, text))
  }, [step, count, text, isPending])
  // The code of timers loads before the first one is started: by then the connection may be lost.
  useEffect(requestTimers, [])

  function startTimer(seconds: number, before: string, part: number) {
    unlockSound()
    const name = messages.timerName(step, purposeOf(before))
    start({ name, recipeId: id, recipeTitle: recipe.title, step, part }, seconds)
    announce(messages.timerStarted(formatDuration(seconds)))
  }

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

  return (
    <div {...(finished ? {} : swipe)} className="flex grow touch-pan-y touch-pinch-zoom flex-col gap-roomy">
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
      {finished ? (
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
          ticked={progress.ticked}
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
        isFinished={finished !== undefined}
        isAwake={isAwake}
        onBackward={onBackward}
        onForward={onForward}
        onFinish={finish}
      />
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
