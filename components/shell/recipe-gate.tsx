import { type ReactNode, useEffect } from 'react'

import { gateCard } from '@/components/recipes/lazy-gate-card'
import { ScreenSkeleton } from '@/components/shell/screen-skeleton'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { preloadModule } from '@/lib/router/use-lazy-module'
import { isSignedIn, useSessionStore } from '@/lib/session/session-store'

type RecipeGateProps = { path: string; children: ReactNode }

/** Redirects signed-out visitors to the login, which offers the recipe after sign-in (spec point 2, decisions 3). */
export function RecipeGate({ path, children }: RecipeGateProps) {
  const signedIn = useSessionStore(isSignedIn)
  const status = useSessionStore((state) => state.status)
  const clearOfferedRecipe = useSessionStore((state) => state.clearOfferedRecipe)
  const wantRecipe = useSessionStore((state) => state.wantRecipe)

  useEffect(() => {
    if (status !== 'out') return
    wantRecipe(path)
    navigate(paths.login, { replace: true })
  }, [status, path, wantRecipe])

  useEffect(() => {
    if (signedIn) clearOfferedRecipe()
    else preloadModule(gateCard)
  }, [signedIn, clearOfferedRecipe])

  return signedIn ? children : <ScreenSkeleton />
}
