import { ShareLink } from '@/components/recipes/share-link'
import { ShareOptions } from '@/components/recipes/share-options'
import { Sheet } from '@/components/ui/sheet'
import { common } from '@/lib/feedback/messages'
import { pageAddress } from '@/lib/recipes/page-address'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { sharing } from '@/lib/recipes/share-messages'

export type Shared = { recipe: Recipe } | { category: { id: string; title: string } }

export type ShareSheetProps = { shared: Shared; onClose: () => void }

export const ShareSheet = ({ shared, onClose }: ShareSheetProps) => (
  <Sheet
    title={'recipe' in shared ? sharing.title : sharing.categoryTitle}
    closeLabel={common.close}
    onClose={onClose}
  >
    {'recipe' in shared ? (
      <ShareOptions recipe={shared.recipe} />
    ) : (
      <ShareLink title={shared.category.title} url={pageAddress('categories', shared.category.id)} />
    )}
  </Sheet>
)
