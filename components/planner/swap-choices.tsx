import { BoundWords } from '@/components/ui/bound-words'
import { Picture } from '@/components/ui/picture'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { pictureProps } from '@/lib/api/assets'
import { common } from '@/lib/feedback/messages'
import { planner as messages } from '@/lib/planner/messages'
import type { PlannedDish, WeekPlan } from '@/lib/planner/planner-types'

type SwapChoicesProps = {
  /** The dish that is to go. */
  planned: PlannedDish
  /** Plans with another dish for its meal, undefined until they are known. */
  plans: WeekPlan[] | undefined
  onChoose: (plan: WeekPlan, dish: PlannedDish) => void
}

/** Other dishes for a meal, the best first. */
export function SwapChoices({ planned: { day, meal, dish }, plans, onChoose }: SwapChoicesProps) {
  if (!plans)
    return (
      <Loading label={common.loading}>
        <Skeleton className="h-giant w-full rounded-card" />
      </Loading>
    )
  const choices = plans.flatMap((plan) => {
    const choice = plan.dishes.find((one) => one.day === day && one.meal === meal)
    return choice ? [{ plan, choice }] : []
  })
  if (choices.length === 0) return <p className="text-caption text-ink-soft">{messages.noOther}</p>
  return (
    <ul
      aria-label={messages.instead(dish.title)}
      className="flex animate-appear flex-col gap-hair rounded-card bg-sunken p-tight"
    >
      {choices.map(({ plan, choice }) => (
        <li key={choice.dish.id}>
          <button
            type="button"
            onClick={() => onChoose(plan, choice)}
            className="flex min-h-touch w-full items-center gap-snug rounded-control p-hair text-left hover:bg-accent-soft"
          >
            <Picture
              {...pictureProps(choice.dish.name, choice.dish.picture)}
              sizes="3rem"
              className="size-touch shrink-0 rounded-control"
            />
            <span className="flex min-w-0 flex-col">
              <span className="text-label font-medium wrap-anywhere">
                <BoundWords text={choice.dish.title} />
              </span>{' '}
              <span className="text-caption text-ink-soft">{messages.reasons(choice)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
