/** Shared by the screens that show the card: once the login has loaded it, the next screen shows it in its first frame. */
export const loadGateCard = () => import('@/components/recipes/gate-card').then((m) => m.GateCard)
