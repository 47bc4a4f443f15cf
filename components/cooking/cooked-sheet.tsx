import { CookedForm, type CookedFormProps } from '@/components/cooking/cooked-form'
import { Sheet } from '@/components/ui/sheet'
import { diary as messages } from '@/lib/diary/messages'
import { useDiaryStore } from '@/lib/diary/diary-store'
import { common } from '@/lib/feedback/messages'
import { offerUndo } from '@/lib/feedback/offer-undo'
import type { Recipe } from '@/lib/recipes/recipes-api'

export type CookedSheetProps = { recipe: Pick<Recipe, 'id' | 'title'>; onClose: () => void }

/** The page of the kitchen diary for a dish. */
export function CookedSheet({ recipe, onClose }: CookedSheetProps) {
  const all = useDiaryStore((state) => state.entries)
  const add = useDiaryStore((state) => state.add)
  const remove = useDiaryStore((state) => state.remove)

  const save: CookedFormProps['onSave'] = (entry) => {
    const id = crypto.randomUUID()
    add({ ...entry, id, recipeId: recipe.id, title: recipe.title })
    onClose()
    offerUndo(messages.saved, messages.undone, () => remove(id), 'success')
  }

  return (
    <Sheet title={messages.title} closeLabel={common.close} onClose={onClose}>
      <CookedForm entries={all.filter(({ recipeId }) => recipeId === recipe.id)} onSave={save} />
    </Sheet>
  )
}
