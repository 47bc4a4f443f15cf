/** Parts of the plan screen that not every visitor needs, each in a chunk of its own. */

/** Shown from `wide`. */
export const loadSavedDrawer = () => import('@/components/plan/saved-drawer').then((m) => m.SavedDrawer)

export const loadEaterTotals = () => import('@/components/plan/eater-totals').then((m) => m.EaterTotals)

export const loadAtHome = () => import('@/components/plan/at-home').then((m) => m.AtHome)
