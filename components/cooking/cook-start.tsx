import { useId } from 'react'

import { preloadCookMode } from '@/components/cooking/cook-frame'
import { Button } from '@/components/ui/button'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { progressOf, clampStep } from '@/lib/cooking/progress'
import { cooking as messages } from '@/lib/cooking/messages'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { useCookingStore } from '@/lib/cooking/cooking-store'

/** The button that starts cook mode, or resumes it at the stored step. */
export function CookStart({ recipe: { id, instructions } }: { recipe: Recipe }) {
  const hintId = useId()
  const progress = progressOf(
    useCookingStore((state) => state.all),
    id,
  )
  if (instructions.length === 0) return null
  const step = clampStep(progress.step, instructions.length)
  return (
    <div className="flex flex-wrap items-center gap-x-base gap-y-tight print:hidden">
      <Button
        aria-describedby={step > 1 ? hintId : undefined}
        onPointerEnter={preloadCookMode}
        onFocus={preloadCookMode}
        onClick={() => navigate(paths.cooking(id, step), { over: true })}
        className="grow"
      >
        {messages.start}
      </Button>
      {step > 1 && (
        <p id={hintId} className="text-label text-ink-soft">
          {messages.resume(step)}
        </p>
      )}
    </div>
  )
}
