import { useState } from 'react'

import { CookedForm, type CookedFormProps } from '@/components/cooking/cooked-form'
import { LeftoversStep } from '@/components/cooking/leftovers-step'
import { Sheet } from '@/components/ui/sheet'
import { diary as messages } from '@/lib/diary/messages'
import { type DiaryEntry, useDiaryStore } from '@/lib/diary/diary-store'
import { common } from '@/lib/feedback/messages'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { today } from '@/lib/calendar/days'
import { useEatersStore } from '@/lib/plan/eaters-store'
import { leftOfMeal, waitingLeftovers } from '@/lib/plan/leftovers'
import { usePlanStore } from '@/lib/plan/plan-store'
import type { Recipe } from '@/lib/recipes/recipes-api'

export type CookedSheetProps = { recipe: Pick<Recipe, 'id' | 'title'>; onClose: () => void }

/** The page of the kitchen diary for a dish. */
export function CookedSheet({ recipe, onClose }: CookedSheetProps) {
  const all = useDiaryStore((state) => state.entries)
  const add = useDiaryStore((state) => state.add)
  const remove = useDiaryStore((state) => state.remove)
  const meals = usePlanStore((state) => state.meals)
  const eaters = useEatersStore((state) => state.eaters)
  const [saved, setSaved] = useState<{ entry: DiaryEntry; waiting: number }>()

  const save: CookedFormProps['onSave'] = (entry) => {
    const id = crypto.randomUUID()
    const whole = { ...entry, id, recipeId: recipe.id, title: recipe.title }
    add(whole)
    const waiting = waitingLeftovers([whole], meals, today()).get(id)
    if (waiting) setSaved({ entry: whole, waiting })
    else onClose()
    const undo = () => {
      remove(id)
      onClose()
    }
    offerUndo(messages.saved, messages.undone, undo, 'success')
  }

  const entries = all.filter(({ recipeId }) => recipeId === recipe.id)
  if (saved)
    return (
      <Sheet title={messages.left(saved.waiting)} closeLabel={common.close} onClose={onClose}>
        <LeftoversStep entry={saved.entry} servings={saved.waiting} onLater={onClose} />
      </Sheet>
    )
  return (
    <Sheet title={messages.title} closeLabel={common.close} onClose={onClose}>
      <CookedForm
        entries={entries}
        waiting={waitingLeftovers(entries, meals, today())}
        leftOn={(day) => leftOfMeal(recipe.id, day, meals, eaters)}
        onSave={save}
      />
    </Sheet>
  )
}
