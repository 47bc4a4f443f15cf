import { ListPreview } from '@/components/plan/list-preview'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { Sheet } from '@/components/ui/sheet'
import { remaindersOn } from '@/lib/pantry/remainders'
import { common } from '@/lib/feedback/messages'
import { plan as messages } from '@/lib/plan/messages'
import { shareOf } from '@/lib/plan/plan'
import type { usePlan } from '@/lib/plan/use-plan'
import { staplesOf } from '@/lib/shop/staples'
import { needsByTitle } from '@/lib/shopping/title-needs'

type ListSheetProps = { plan: ReturnType<typeof usePlan>; onClose: () => void }

/** Adds the ingredients of the week's meals to the shopping list, after a preview. */
export function ListSheet({ plan, onClose }: ListSheetProps) {
  const { cooked, recipes, products, pantry, failed } = plan
  const [first] = failed
  const [firstDay = ''] = cooked.map(({ day }) => day).sort()
  const shares = cooked.flatMap((meal) => {
    const recipe = recipes.get(meal.recipe.id)
    return recipe ? [shareOf(meal, recipe)] : []
  })
  return (
    <Sheet title={messages.preview} closeLabel={common.close} onClose={onClose}>
      <ListPreview
        mealCount={cooked.length}
        needs={needsByTitle(shares)}
        staples={staplesOf(products)}
        remainders={remaindersOn(pantry, firstDay)}
        notice={
          first && (
            <QuietNotice
              notice={messages.notListed(failed.map(({ title }) => title))}
              retry={first.failure.retry}
              onRetry={plan.retry}
            />
          )
        }
        onAdd={(titles) => {
          onClose()
          plan.addToList(titles)
        }}
      />
    </Sheet>
  )
}
