import { useState } from 'react'

import { ShopNotice } from '@/components/shop/shop-notice'
import { DayCard } from '@/components/plan/day-card'
import { DayStrip } from '@/components/plan/day-strip'
import { DishSheet } from '@/components/plan/dish-sheet'
import { atHome, eaterTotals, savedDrawer } from '@/components/plan/late-parts'
import { ListSheet } from '@/components/plan/list-sheet'
import type { MealDetails } from '@/components/plan/meal-form'
import { MealSheet } from '@/components/plan/meal-sheet'
import type { PlannerSheetProps } from '@/components/planner/planner-sheet'
import type { Dragged } from '@/components/plan/use-drag-and-drop'
import { PickerSheet } from '@/components/plan/picker-sheet'
import { WeekBar } from '@/components/plan/week-bar'
import { WeekTotal } from '@/components/plan/week-total'
import type { ScreenProps } from '@/lib/router/screen-props'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { ScreenTitle } from '@/components/ui/screen-title'
import { breakpoints, useMedia } from '@/lib/browser/use-media'
import { hasDiary } from '@/lib/diary/has-diary'
import { useSavesStore } from '@/lib/recipes/saves-store'
import { type LazyComponent, useLazyModule } from '@/lib/router/use-lazy-module'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import type { Dish } from '@/lib/plan/dishes'
import { usePlan, usualServings } from '@/lib/plan/use-plan'
import { plan as messages } from '@/lib/plan/messages'
import { titles } from '@/lib/router/titles'
import { atTill } from '@/lib/shop/messages'
import { formatKopecks } from '@/lib/shop/money'
import { navigate } from '@/lib/router/navigation'
import { mealsOf } from '@/lib/plan/plan'
import { isForAll } from '@/lib/plan/eaters'
import { dishToAdd } from '@/lib/plan/leftovers'
import type { Meal } from '@/lib/plan/meal'
import { kcalTotalOf, pricesOf } from '@/lib/plan/totals'
import { paths } from '@/lib/router/routes'
import { usePlanStore } from '@/lib/plan/plan-store'
import { addDays, isDay, pastLast, today, weekOf } from '@/lib/calendar/days'
import type { MealName } from '@/lib/calendar/meals'

const plannerSheet: LazyComponent<PlannerSheetProps> = {
  load: () =>
    import(/* webpackChunkName: "planner" */ '@/components/planner/planner-sheet').then(
      (m) => m.PlannerSheet,
    ),
}

type OpenSheet =
  { kind: 'dish'; day: string; name: MealName } | { kind: 'meal'; id: string } | { kind: 'list' | 'planner' }

/**
 * The meals of a week by day, with kcal and prices. The query: `week` is the day to show with its week, `add` the id of a
 * recipe that another screen sends to be planned. For leftovers, `leftovers` is the diary entry and `servings` their number.
 */
export function PlanScreen({ query }: ScreenProps) {
  useDocumentTitle(titles.plan)
  const now = today()
  const week = query.get('week') ?? ''
  const sent = dishToAdd(query)
  const chosen = isDay(week) ? week : now
  const days = weekOf(chosen)
  const plan = usePlan(days)
  const { meals, cooked, recipes, products, eaters, failed, gone } = plan
  const retryable = failed.filter(({ id }) => !gone.has(id))
  const [sheet, setSheet] = useState<OpenSheet>()
  const saved = useSavesStore((state) => state.recipes)
  const { loaded: SavedDrawer } = useLazyModule(savedDrawer, useMedia(breakpoints.wide))

  const isPlannerOpen = sheet?.kind === 'planner'
  const { loaded: PlannerSheet, loadFailure } = useLazyModule(plannerSheet, isPlannerOpen)

  const mealId = sheet?.kind === 'meal' ? sheet.id : undefined
  const openMeal = usePlanStore(({ meals }) => meals.find(({ id }) => id === mealId))
  // Another tab removed the meal.
  if (mealId && !openMeal) setSheet(undefined)

  const showDay = (day: string) =>
    navigate(`${paths.plan}?${new URLSearchParams({ week: day })}`, { replace: true })

  function showWeek(day: string) {
    const week = weekOf(day)
    showDay(week.includes(now) ? now : (week[0] ?? day))
  }

  function close() {
    setSheet(undefined)
    if (sent) showDay(chosen)
  }

  /** Closes the sheet and shows the day of the saved meal. */
  function closeSaved({ day }: Pick<MealDetails, 'day'>) {
    close()
    if (day !== chosen) showDay(day)
  }

  function add(
    { id, title }: Dish,
    { day, name, servings, eaters, leftoversOf }: Omit<Meal, 'id' | 'recipe'>,
  ) {
    plan.add({ recipe: { id, title }, day, name, servings, eaters, leftoversOf })
    closeSaved({ day })
  }

  function drop(dragged: Dragged, day: string, name: MealName) {
    if ('dish' in dragged) return add(dragged.dish, { day, name, servings: usualServings(dragged.dish.id) })
    const meal = meals.find(({ id }) => id === dragged.mealId)
    if (meal && (meal.day !== day || meal.name !== name)) plan.change(meal, { day, name })
  }

  const { loaded: AtHome } = useLazyModule(atHome, plan.pantry.length > 0 || hasDiary())
  const isPersonal = eaters.some(({ goals }) => goals) || !isForAll(meals)
  const { loaded: EaterTotals } = useLazyModule(eaterTotals, isPersonal && meals.length > 0)
  const eatenOf = (some: Meal[]) =>
    EaterTotals && <EaterTotals eaters={eaters} meals={some} recipes={recipes} />

  const prices = pricesOf(meals, recipes, products, plan.home)

  return (
    <div className="flex flex-col gap-base">
      <div className="flex flex-wrap items-center justify-between gap-x-roomy gap-y-tight">
        <ScreenTitle title={titles.plan} />
        <WeekBar days={days} today={now} onWeek={showWeek} />
        <Button
          variant="secondary"
          size="small"
          isBusy={isPlannerOpen && !PlannerSheet && !loadFailure}
          onClick={() => setSheet({ kind: 'planner' })}
          className="print:hidden"
        >
          {messages.planWeek}
        </Button>
      </div>
      <DayStrip
        days={pastLast(days, now)}
        chosen={chosen}
        today={now}
        countOf={(day) => mealsOf(meals, day).length}
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
      {AtHome && <AtHome pantry={plan.pantry} days={days} today={now} />}
      <div className="wide:grid wide:grid-cols-drawer wide:items-start wide:gap-tight">
        <div className="grid min-w-0 gap-base desktop:grid-cols-week desktop:gap-tight print:grid-cols-2">
          {days.map((day) => {
            const mealsOfDay = mealsOf(meals, day)
            return (
              <DayCard
                key={day}
                day={day}
                today={now}
                isChosen={day === chosen}
                meals={mealsOfDay}
                recipes={recipes}
                gone={gone}
                kcal={kcalTotalOf(mealsOfDay, recipes)}
                eaten={eatenOf(mealsOfDay)}
                onAdd={(name) => setSheet({ kind: 'dish', day, name })}
                onDrop={(dragged, name) => drop(dragged, day, name)}
                onChange={({ id }) => setSheet({ kind: 'meal', id })}
                onRemove={plan.remove}
              />
            )
          })}
        </div>
        <div className="sticky top-giant hidden wide:block print:hidden">
          {SavedDrawer && <SavedDrawer dishes={[...saved].reverse()} />}
        </div>
      </div>
      {meals.length > 0 ? (
        <WeekTotal meals={meals} recipes={recipes} prices={prices} eaten={eatenOf(meals)}>
          <Button
            variant="secondary"
            size="small"
            isBusy={plan.isLoading}
            onClick={() => void plan.toCalendar()}
            className="self-start desktop:ml-auto desktop:self-auto print:hidden"
          >
            <Icon name="calendar" />
            {messages.toCalendar}
          </Button>
        </WeekTotal>
      ) : (
        <p className="max-w-text text-label text-ink-soft print:hidden">{messages.intro}</p>
      )}
      {cooked.length > 0 && (
        <ActionBar>
          <div className="flex items-center justify-between gap-base tablet:mx-auto tablet:w-full tablet:max-w-text">
            {prices.till.unknown < cooked.length && (
              <p className="min-w-0 text-label text-ink-soft tabular-nums">
                {messages.dishes(cooked.length)}
                <strong className="block text-item font-medium text-ink">
                  {atTill(formatKopecks(prices.till.sum))}
                </strong>
              </p>
            )}
            <Button isBusy={plan.isLoading} onClick={() => setSheet({ kind: 'list' })} className="grow">
              {messages.buildList}
            </Button>
          </div>
        </ActionBar>
      )}

      {sent && <DishSheet {...sent} day={chosen} onAdd={add} onClose={close} />}
      {sheet?.kind === 'dish' && !sent && (
        <PickerSheet
          day={sheet.day}
          name={sheet.name}
          onPick={(dish) => add(dish, { ...sheet, servings: usualServings(dish.id) })}
          onClose={close}
        />
      )}
      {openMeal && !sent && (
        <MealSheet
          meal={openMeal}
          recipeServings={recipes.get(openMeal.recipe.id)?.servings}
          onRemove={() => plan.remove(openMeal)}
          onSave={(details) => {
            plan.change(openMeal, details)
            closeSaved(details)
          }}
          onClose={close}
        />
      )}
      {sheet?.kind === 'list' && !sent && !plan.isLoading && <ListSheet plan={plan} onClose={close} />}
      {isPlannerOpen && PlannerSheet && (
        <PlannerSheet
          key={days[0]}
          days={days.some((day) => day >= now) ? days.filter((day) => day >= now) : days}
          onAccept={(isListWanted) => setSheet(isListWanted ? { kind: 'list' } : undefined)}
          onNextWeek={() => showWeek(addDays(chosen, days.length))}
          onClose={close}
        />
      )}
    </div>
  )
}
