import { type ReactNode, useId } from 'react'

import { StepText, type StepTextProps } from '@/components/cooking/step-text'
import { TickList } from '@/components/cooking/tick-list'
import { cookMode as messages } from '@/lib/cooking/cook-mode-messages'
import { withNoBreakSpaces } from '@/lib/text/typography'
import type { IndexedIngredient } from '@/lib/recipes/step-ingredients'

type CookStepProps = {
  recipeId: string
  step: number
  count: number
  text: string
  /** The text of the next step, which wide windows have room for; undefined for the last step. */
  nextText: string | undefined
  /** Undefined if the API does not say what the step uses. */
  stepIngredients: IndexedIngredient[] | undefined
  allIngredients: IndexedIngredient[]
  servings: number | undefined
  ticked: number[]
  onTick: (ingredient: number) => void
  onStartTimer: StepTextProps['onStartTimer']
  /** The dish, which wide windows have room for. */
  picture?: ReactNode
  /** Shown below the text. */
  children?: ReactNode
}

/** One step: its number, text and ingredients; in wide windows also the dish and the next step. */
export function CookStep({
  recipeId,
  step,
  count,
  text,
  nextText,
  stepIngredients,
  allIngredients,
  servings,
  ticked,
  onTick,
  onStartTimer,
  picture,
  children,
}: CookStepProps) {
  const titleId = useId()
  return (
    <div className="flex flex-col gap-roomy desktop:grid desktop:grow desktop:grid-cols-aside desktop:gap-vast">
      <div key={step} className="flex min-w-0 animate-appear flex-col gap-base">
        <h2 className="flex items-center gap-base font-display text-section font-heavy">
          <span
            aria-hidden
            className="flex size-thumb shrink-0 items-center justify-center rounded-pill bg-highlight text-title text-on-highlight shadow-card"
          >
            {step}
          </span>
          {messages.step(step, count)}
        </h2>
        <StepText text={text} recipeId={recipeId} step={step} onStartTimer={onStartTimer} />
        {children}
        {nextText && (
          <p className="mt-base hidden rounded-card border border-line px-base py-snug text-item desktop:block">
            <span className="mb-hair block text-label font-medium text-ink-soft">{messages.upNext}</span>
            {withNoBreakSpaces(nextText)}
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-base">
        {stepIngredients && stepIngredients.length > 0 && (
          <section aria-labelledby={titleId} className="rounded-card bg-surface px-base py-snug shadow-card">
            <h3 id={titleId} className="text-label font-medium text-ink-soft">
              {messages.stepIngredients}
            </h3>
            <TickList ingredients={stepIngredients} ticked={ticked} onTick={onTick} />
          </section>
        )}
        <details className="rounded-card border border-line px-base">
          <summary className="flex min-h-touch cursor-pointer flex-wrap items-center justify-between gap-x-base text-label font-medium">
            {messages.allIngredients}
            {servings !== undefined && (
              <span className="font-plain text-ink-soft">{messages.forServings(servings)}</span>
            )}
          </summary>
          <TickList ingredients={allIngredients} ticked={ticked} onTick={onTick} />
        </details>
        {/* It takes the height that is left. */}
        <div className="relative hidden min-h-giant grow basis-0 tall:desktop:block">{picture}</div>
      </div>
    </div>
  )
}
