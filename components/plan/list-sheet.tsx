import { ListPreview } from '@/components/plan/list-preview'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { Sheet } from '@/components/ui/sheet'
import { common } from '@/lib/feedback/messages'
import { enoughAtHome } from '@/lib/pantry/enough-at-home'
import { homeNotes } from '@/lib/pantry/remainder-messages'
import { plan as messages } from '@/lib/plan/messages'
import { sharesOf } from '@/lib/plan/plan'
import { goodForAll } from '@/lib/plan/totals'
import type { usePlan } from '@/lib/plan/use-plan'
import { paths } from '@/lib/router/routes'
import { staplesOf } from '@/lib/shop/staples'
import { needsByTitle } from '@/lib/shopping/title-needs'

type ListSheetProps = { plan: ReturnType<typeof usePlan>; onClose: () => void }

/** Adds the ingredients of the week's meals to the shopping list, after a preview. */
export function ListSheet({ plan, onClose }: ListSheetProps) {
  const { cooked, recipes, products, pantry, firstDay, home, failed } = plan
  const [firstFailed] = failed
  const needs = needsByTitle(sharesOf(cooked, recipes))
  return (
    <Sheet title={messages.preview} closeLabel={common.close} onClose={onClose}>
      <ListPreview
        needs={needs}
        staples={staplesOf(products)}
        home={homeNotes(pantry, firstDay)}
        enough={enoughAtHome(needs, goodForAll(home, cooked, recipes))}
        notice={
          firstFailed && (
            <QuietNotice
              notice={messages.notListed(failed.map(({ title }) => title))}
              retry={firstFailed.failure.retry}
              onRetry={plan.retry}
            />
          )
        }
        onAdd={(titles) => {
          onClose()
          plan.addToList(titles)
        }}
        onBuy={(titles) => {
          onClose()
          plan.addToList(titles, paths.cart)
        }}
      />
    </Sheet>
  )
}
