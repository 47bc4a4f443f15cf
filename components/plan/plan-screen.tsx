import { useState } from 'react'

import { ShopNotice } from '@/components/shop/shop-notice'
import { DayCard } from '@/components/plan/day-card'
import type { Dish } from '@/components/plan/dish-picker'
import { DishSheet } from '@/components/plan/dish-sheet'
import { ListSheet } from '@/components/plan/list-sheet'
import type { MealDetails } from '@/components/plan/meal-form'
import { MealSheet } from '@/components/plan/meal-sheet'
import { Kcal, Prices } from '@/components/plan/totals'
import { WeekBar } from '@/components/plan/week-bar'
import type { ScreenProps } from '@/lib/router/screen-props'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { ScreenTitle } from '@/components/ui/screen-title'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { usePlan } from '@/lib/plan/use-plan'
import { plan as messages } from '@/lib/plan/messages'
import { titles } from '@/lib/router/titles'
import { atTill } from '@/lib/shop/messages'
import { formatKopecks } from '@/lib/shop/money'
import { navigate } from '@/lib/router/navigation'
import { mealsOf } from '@/lib/plan/plan'
import { kcalTotalOf, pricesOf } from '@/lib/plan/totals'
import { paths } from '@/lib/router/routes'
import { usePlanStore } from '@/lib/plan/plan-store'
import { isDay, today, weekOf } from '@/lib/calendar/days'

/** Servings of the first dish that is planned. */
const DEFAULT_SERVINGS = 2

type OpenSheet = { kind: 'dish'; day: string } | { kind: 'meal'; id: string } | { kind: 'list' }

/**
 * The meals of a week by day, with kcal and prices. The query: `week` is a day of the week to show, `add` the id of a
 * recipe that another screen sends to be planned.
 */
export function PlanScreen({ query }: ScreenProps) {
  useDocumentTitle(titles.plan)
  const now = today()
  const week = query.get('week') ?? ''
  const recipeToAdd = query.get('add') ?? ''
  const days = weekOf(isDay(week) ? week : now)
  const plan = usePlan(days)
  const { meals, recipes, products, notLoaded, failure } = plan
  const [sheet, setSheet] = useState<OpenSheet>()
  const [lastServings, setLastServings] = useState(DEFAULT_SERVINGS)

  const mealId = sheet?.kind === 'meal' ? sheet.id : undefined
  const openMeal = usePlanStore(({ meals }) => meals.find(({ id }) => id === mealId))
  // Another tab removed the meal.
  if (mealId && !openMeal) setSheet(undefined)

  const showWeek = (day: string) =>
    navigate(`${paths.plan}?${new URLSearchParams({ week: weekOf(day)[0] ?? day })}`, { replace: true })

  function close() {
    setSheet(undefined)
    if (recipeToAdd) showWeek(days[0] ?? now)
  }

  /** Closes the sheet and shows the week of the saved meal, which may be another one. */
  function closeSaved({ day }: MealDetails) {
    close()
    if (!days.includes(day)) showWeek(day)
  }

  function add({ id, title }: Dish, details: MealDetails) {
    plan.add({ recipe: { id, title }, ...details })
    setLastServings(details.servings)
    closeSaved(details)
  }

  function moveTo(day: string, id: string) {
    const meal = meals.find((one) => one.id === id)
    if (meal && meal.day !== day) plan.change(meal, { day })
  }

  const prices = pricesOf(meals, recipes, products)
  const defaultDay = days.includes(now) ? now : (days[0] ?? now)

  return (
    <div className="flex flex-col gap-base">
      <div className="flex flex-col gap-tight">
        <ScreenTitle title={titles.plan} />
        <p className="max-w-text text-lead text-ink-soft print:hidden">{messages.intro}</p>
      </div>
      <WeekBar days={days} today={now} onWeek={showWeek} />
      {failure && (
        <QuietNotice notice={messages.notLoaded(notLoaded)} retry={failure.retry} onRetry={plan.retry} />
      )}
      <ShopNotice {...plan.shop} />
      <div className="grid grid-cols-cards gap-base print:grid-cols-2">
        {days.map((day) => {
          const mealsOfDay = mealsOf(meals, day)
          return (
            <DayCard
              key={day}
              day={day}
              isToday={day === now}
              meals={mealsOfDay}
              recipes={recipes}
              kcal={kcalTotalOf(mealsOfDay, recipes)}
              onAdd={() => setSheet({ kind: 'dish', day })}
              onDrop={(id) => moveTo(day, id)}
              onChange={({ id }) => setSheet({ kind: 'meal', id })}
              onRemove={plan.remove}
            />
          )
        })}
        {meals.length > 0 && (
          <section
            aria-labelledby="whole-week"
            className="flex flex-col gap-tight rounded-card bg-sunken p-base"
          >
            <h2 id="whole-week" className="text-item font-medium">
              {messages.total}
            </h2>
            <p className="font-display text-section font-heavy">{messages.dishes(meals.length)}</p>
            <Kcal kcal={kcalTotalOf(meals, recipes)} mealCount={meals.length} />
            <Prices {...prices} mealCount={meals.length} />
          </section>
        )}
      </div>
      {meals.length > 0 && (
        <ActionBar>
          <div className="flex items-center justify-between gap-base tablet:mx-auto tablet:w-full tablet:max-w-text">
            {prices.till.unknown < meals.length && (
              <p className="min-w-0 text-label text-ink-soft tabular-nums">
                {messages.dishes(meals.length)}
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

      {(recipeToAdd || sheet?.kind === 'dish') && (
        <DishSheet
          recipeId={recipeToAdd}
          day={sheet?.kind === 'dish' ? sheet.day : defaultDay}
          defaultServings={lastServings}
          onAdd={add}
          onClose={close}
        />
      )}
      {openMeal && !recipeToAdd && (
        <MealSheet
          meal={openMeal}
          onSave={(details) => {
            plan.change(openMeal, details)
            closeSaved(details)
          }}
          onClose={close}
        />
      )}
      {sheet?.kind === 'list' && !recipeToAdd && <ListSheet plan={plan} onClose={close} />}
    </div>
  )
}
