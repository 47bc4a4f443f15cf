import type { SharedValues } from '@/lib/household/shared-values'
import { keyLabels } from '@/lib/user-data/messages'

/** Counts what a household would share: '5 продуктов в шоппинг листе, 2 блюда в плане'; '' for nothing. */
export function ownListText({
  basket,
  plan,
  eaters,
  pantry,
  productNotes,
  ownRecipes,
}: SharedValues): string {
  const counts = {
    shopList: basket.titles.length,
    plan: plan.length,
    eaters: eaters.length,
    pantry: pantry.length,
    productNotes: productNotes.length,
    ownRecipes: ownRecipes.length,
  }
  return Object.entries(counts)
    .flatMap(([key, count]) =>
      count > 0 ? `${count} ${keyLabels[key as keyof typeof counts].unit(count)}` : [],
    )
    .join(', ')
}
