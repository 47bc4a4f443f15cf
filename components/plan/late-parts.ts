import type { EaterTotalsProps } from '@/components/plan/eater-totals'
import type { AtHomeProps } from '@/components/plan/home-remainders'
import type { SavedDrawerProps } from '@/components/plan/saved-drawer'
import type { LazyComponent } from '@/lib/router/use-lazy-module'

/** Parts of the plan's screen that load when they are wanted. */

/** From `wide` only. */
export const savedDrawer: LazyComponent<SavedDrawerProps> = {
  load: () => import('@/components/plan/saved-drawer').then((m) => m.SavedDrawer),
}

export const eaterTotals: LazyComponent<EaterTotalsProps> = {
  load: () => import('@/components/plan/eater-totals').then((m) => m.EaterTotals),
}

export const atHome: LazyComponent<AtHomeProps> = {
  load: () => import('@/components/plan/home-remainders').then((m) => m.AtHome),
}
