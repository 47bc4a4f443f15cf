import { DayStrip } from '@/components/plan/day-strip'
import { loadAtHome, loadEaterTotals } from '@/components/plan/lazy-parts'
import { PlanBar } from '@/components/plan/plan-bar'
import { PlanColumns } from '@/components/plan/plan-columns'
import { PlanHead } from '@/components/plan/plan-head'
import { PlanSheets } from '@/components/plan/plan-sheets'
import { usePlanSheet } from '@/components/plan/use-plan-sheet'
import { WeekTotal } from '@/components/plan/week-total'
import { ShopNotice } from '@/components/shop/shop-notice'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { addDays, pastLast } from '@/lib/calendar/days'
import { hasDiary } from '@/lib/diary/has-diary'
import { isForAll } from '@/lib/plan/eaters'
import { dishToAdd } from '@/lib/plan/leftovers'
import type { Meal } from '@/lib/plan/meal'
import { plan as messages } from '@/lib/plan/messages'
import { mealsOf } from '@/lib/plan/plan'
import { pricesOf } from '@/lib/plan/totals'
import { usePlan } from '@/lib/plan/use-plan'
import { useWeek } from '@/lib/plan/use-week'
import type { ScreenProps } from '@/lib/router/screen-props'
import { titles } from '@/lib/router/titles'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { useLazyModule } from '@/lib/router/use-lazy-module'

const loadPlannerSheet = () =>
  import(/* webpackChunkName: "planner" */ '@/components/planner/planner-sheet').then((m) => m.PlannerSheet)

/**
 * The meals of a week by day, with kcal and prices. In the query, `day` or `week` is the day to show (`useWeek`), and `add` the
 * id of a recipe that another screen sends to be planned. If leftovers of it are to be planned, `leftovers` is the id of their
 * diary entry and `servings` their number.
 */
export function PlanScreen({ query }: ScreenProps) {
  useDocumentTitle(titles.plan)
  const week = useWeek(query)
  const { currentDay, chosenDay, days, showDay } = week
  const sentDish = dishToAdd(query)
  const plan = usePlan(days)
  const { meals, cooked, recipes, products, eaters, failed, gone } = plan
  const retryable = failed.filter(({ id }) => !gone.has(id))
  const { sheet, setSheet, meal, close, add, drop } = usePlanSheet({
    plan,
    week,
    hasSentDish: sentDish !== undefined,
  })
  const isPlannerOpen = sheet?.kind === 'planner'
  const { loaded: PlannerSheet, loadFailure } = useLazyModule(loadPlannerSheet, isPlannerOpen)

  const { loaded: AtHome } = useLazyModule(loadAtHome, plan.pantry.length > 0 || hasDiary())
  const hasEaterTotals = meals.length > 0 && (eaters.some(({ goals }) => goals) || !isForAll(meals))
  const { loaded: EaterTotals } = useLazyModule(loadEaterTotals, hasEaterTotals)
  const eatenOf = (some: Meal[]) =>
    EaterTotals && <EaterTotals eaters={eaters} meals={some} recipes={recipes} />

  const prices = pricesOf(meals, recipes, products, plan.home)
  const comingDays = days.filter((day) => day >= currentDay)

  return (
    <div className="flex min-h-page flex-col gap-base">
      <PlanHead
        week={week}
        isBusy={isPlannerOpen && !PlannerSheet && !loadFailure}
        onPlanWeek={() => setSheet({ kind: 'planner' })}
      />
      <DayStrip
        days={pastLast(days, currentDay)}
        chosen={chosenDay}
        today={currentDay}
        dishCountOf={(day) => mealsOf(meals, day).length}
        onDay={showDay}
      />
      {retryable[0] && (
        <QuietNotice
          notice={messages.notLoaded(retryable.map(({ title }) => title))}
          retry={retryable[0].failure.retry}
          onRetry={plan.retry}
        />
      )}
      <ShopNotice {...plan.shop} />
      {loadFailure && <QuietNotice {...loadFailure} />}
      {AtHome && <AtHome pantry={plan.pantry} days={days} today={currentDay} />}
      <PlanColumns plan={plan} week={week} eatenOf={eatenOf} onSheet={setSheet} onDrop={drop} />
      {meals.length > 0 ? (
        <WeekTotal meals={meals} recipes={recipes} prices={prices} eaten={eatenOf(meals)}>
          <CalendarButton {...plan} />
        </WeekTotal>
      ) : (
        <p className="max-w-text text-label text-ink-soft print:hidden">{messages.intro}</p>
      )}
      {cooked.length > 0 && (
        <PlanBar
          dishCount={meals.length}
          till={prices.till.unknown < cooked.length ? prices.till.sum : undefined}
          isLoading={plan.isLoading}
          onBuildList={() => setSheet({ kind: 'list' })}
        />
      )}
      <PlanSheets
        sheet={sheet}
        meal={meal}
        sentDish={sentDish}
        plan={plan}
        week={week}
        onAdd={add}
        onClose={close}
      />
      {isPlannerOpen && PlannerSheet && (
        <PlannerSheet
          key={days[0]}
          days={comingDays.length > 0 ? comingDays : days}
          onAccept={(isListWanted) => setSheet(isListWanted ? { kind: 'list' } : undefined)}
          onNextWeek={() => week.showWeek(addDays(chosenDay, days.length))}
          onClose={() => close()}
        />
      )}
    </div>
  )
}

const CalendarButton = ({
  isLoading,
  toCalendar,
}: Pick<ReturnType<typeof usePlan>, 'isLoading' | 'toCalendar'>) => (
  <Button
    variant="secondary"
    size="small"
    isBusy={isLoading}
    onClick={() => void toCalendar()}
    className="self-start desktop:ml-auto desktop:self-auto print:hidden"
  >
    <Icon name="calendar" />
    {messages.toCalendar}
  </Button>
)
