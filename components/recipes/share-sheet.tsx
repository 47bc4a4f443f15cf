import { ShareOptions } from '@/components/recipes/share-options'
import { Sheet } from '@/components/ui/sheet'
import { common } from '@/lib/feedback/messages'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { sharing } from '@/lib/recipes/share-messages'

export type ShareSheetProps = { recipe: Recipe; onClose: () => void }

/** The ways to share a recipe. */
export const ShareSheet = ({ recipe, onClose }: ShareSheetProps) => (
  <Sheet title={sharing.title} closeLabel={common.close} onClose={onClose}>
    <ShareOptions recipe={recipe} />
  </Sheet>
)
