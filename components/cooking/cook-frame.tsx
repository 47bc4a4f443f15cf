import { useState } from 'react'

import type { CookModeProps } from '@/components/cooking/cook-mode'
import { useLastTime } from '@/components/diary/use-last-time'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { preloadModule, useLazyModule } from '@/lib/router/use-lazy-module'
import { common } from '@/lib/feedback/messages'
import { cooking as messages } from '@/lib/cooking/messages'
import { leave } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'

const loadCookMode = () => import('@/components/cooking/cook-mode').then((m) => m.CookMode)

export const preloadCookMode = () => preloadModule(loadCookMode)

/**
 * Cook mode with its exit, which is there while cook mode loads, too. `data-cook-mode` reduces the header to the timers (see
 * the variant `cooking:`).
 */
export function CookFrame({ recipe, requestedStep }: Omit<CookModeProps, 'onLeave' | 'note'>) {
  const { loaded, loadFailure } = useLazyModule(loadCookMode, true)
  const { isCooked, loaded: lastTime, loadFailure: lostNote } = useLastTime(recipe.id)
  // A note that came later would move the step. Only the first one is waited for: what is recorded or removed while cooking
  // must not close cook mode.
  const [waitsForNote, setWaitsForNote] = useState(isCooked)
  if (waitsForNote && (lastTime || lostNote || !isCooked)) setWaitsForNote(false)
  const CookMode = waitsForNote ? undefined : loaded
  const onLeave = () => leave(paths.recipe(recipe.id))
  return (
    <div data-cook-mode className="-mt-base flex min-h-cooking flex-col gap-tight pt-cooking print:hidden">
      <Button variant="quiet" size="small" onClick={onLeave} className="-mr-tight self-end">
        {messages.finish}
        <Icon name="close" />
      </Button>
      <h1 tabIndex={-1} className="text-label font-medium text-ink-soft">
        {recipe.title}
      </h1>
      {loadFailure && <QuietNotice {...loadFailure} />}
      {CookMode && (
        <CookMode
          recipe={recipe}
          requestedStep={requestedStep}
          note={lastTime && <lastTime.LastNote recipeId={recipe.id} />}
          onLeave={onLeave}
        />
      )}
      {!CookMode && !loadFailure && (
        <Loading label={common.loading} className="flex flex-col gap-base">
          <Skeleton className="size-thumb rounded-pill" />
          <Skeleton className="h-giant w-full" />
          <Skeleton className="h-giant w-full" />
        </Loading>
      )}
    </div>
  )
}
