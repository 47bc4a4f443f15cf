import { useState } from 'react'

import { type CookedDraft, CookedForm, type CookedFormProps } from '@/components/diary/cooked-form'
import { LeftoversStep } from '@/components/diary/leftovers-step'
import { useEntries } from '@/components/diary/use-entries'
import { Sheet } from '@/components/ui/sheet'
import { newId } from '@/lib/browser/new-id'
import { today } from '@/lib/calendar/days'
import { type DiaryEntry, useDiaryStore } from '@/lib/diary/diary-store'
import { diary as messages } from '@/lib/diary/messages'
import { common } from '@/lib/feedback/messages'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { useEatersStore } from '@/lib/plan/eaters-store'
import { leftOfMeal, waitingLeftovers } from '@/lib/plan/leftovers'
import { usePlanStore } from '@/lib/plan/plan-store'
import { removeLeftovers } from '@/lib/plan/remove-leftovers'
import type { Recipe } from '@/lib/recipes/recipes-api'

type CookedSheetProps = {
  recipe: Pick<Recipe, 'id' | 'title'>
  draft?: CookedDraft | undefined
  /** Called with undefined once it is saved. */
  onDraft?: (draft: CookedDraft | undefined) => void
  onClose: () => void
}

/** Records in the kitchen diary how a dish came out, then asks when its leftovers are to be eaten. */
export function CookedSheet({ recipe, draft, onDraft, onClose }: CookedSheetProps) {
  const earlier = useEntries(recipe.id)
  const { add, remove } = useDiaryStore.getState()
  const meals = usePlanStore((state) => state.meals)
  const eaters = useEatersStore((state) => state.eaters)
  const [saved, setSaved] = useState<{ entry: DiaryEntry; servings: number }>()

  const save: CookedFormProps['onSave'] = (fields) => {
    const id = newId()
    const entry = { ...fields, id, recipeId: recipe.id, title: recipe.title }
    add(entry)
    onDraft?.(undefined)
    const servings = waitingLeftovers([entry], meals, today()).get(id)
    if (servings) setSaved({ entry, servings })
    else onClose()
    const undo = () => {
      remove(id)
      removeLeftovers(id, today())
      onClose()
    }
    offerUndo(messages.saved, messages.undone, undo, 'success')
  }

  if (saved)
    return (
      <Sheet title={messages.left(saved.servings)} closeLabel={common.close} onClose={onClose}>
        <LeftoversStep {...saved} onLater={onClose} />
      </Sheet>
    )
  return (
    <Sheet title={messages.title} closeLabel={common.close} onClose={onClose}>
      <CookedForm
        draft={draft}
        onDraft={onDraft}
        earlier={earlier}
        suggestLeftovers={(day) => leftOfMeal(recipe.id, day, meals, eaters)}
        onSave={save}
      />
    </Sheet>
  )
}
