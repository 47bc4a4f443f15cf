import type { AtHomeProps } from '@/components/plan/at-home'
import type { EaterTotalsProps } from '@/components/plan/eater-totals'
import type { SavedDrawerProps } from '@/components/plan/saved-drawer'
import type { LazyComponent } from '@/lib/router/use-lazy-module'

/** Parts of the plan screen that not every visitor needs, each in a chunk of its own. */

/** Shown from `wide`. */
export const savedDrawer: LazyComponent<SavedDrawerProps> = {
  load: () => import('@/components/plan/saved-drawer').then((m) => m.SavedDrawer),
}

export const eaterTotals: LazyComponent<EaterTotalsProps> = {
  load: () => import('@/components/plan/eater-totals').then((m) => m.EaterTotals),
}

export const atHome: LazyComponent<AtHomeProps> = {
  load: () => import('@/components/plan/at-home').then((m) => m.AtHome),
}
