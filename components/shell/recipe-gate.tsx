import { type ReactNode, useEffect } from 'react'

import { loadGateCard } from '@/components/recipes/lazy-gate-card'
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
  const clearOfferedPath = useSessionStore((state) => state.clearOfferedPath)
  const wantPath = useSessionStore((state) => state.wantPath)

  useEffect(() => {
    if (status !== 'out') return
    wantPath(path)
    navigate(paths.login, { replace: true })
  }, [status, path, wantPath])

  useEffect(() => {
    if (signedIn) clearOfferedPath()
    else preloadModule(loadGateCard)
  }, [signedIn, clearOfferedPath])

  return signedIn ? children : <ScreenSkeleton />
}
