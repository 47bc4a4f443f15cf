import type { GateCardProps } from '@/components/recipes/gate-card'
import type { LazyComponent } from '@/lib/router/use-lazy-module'

/** Shared by the screens that show the card: once the login has loaded it, the next screen shows it in its first frame. */
export const gateCard: LazyComponent<GateCardProps> = {
  load: () => import('@/components/recipes/gate-card').then((m) => m.GateCard),
}
