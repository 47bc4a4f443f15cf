import { useState } from 'react'

import { ShopNotice } from '@/components/shopping/shop-notice'
import { DayCard } from '@/components/plan/day-card'
import { type Dish, DishPicker } from '@/components/plan/dish-picker'
import { ListPreview } from '@/components/plan/list-preview'
import { MealForm, type Placing } from '@/components/plan/meal-form'
import { Totals } from '@/components/plan/totals'
import { WeekBar } from '@/components/plan/week-bar'
import type { ScreenProps } from '@/lib/router/screen-props'
import { ActionBar } from '@/components/ui/action-bar'
import { AsyncView } from '@/components/ui/async-view'
import { Button, LinkButton } from '@/components/ui/button'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { ScreenTitle } from '@/components/ui/screen-title'
import { Sheet } from '@/components/ui/sheet'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { describeError } from '@/lib/feedback/describe-error'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { usePlan } from '@/lib/plan/use-plan'
import { useRecipeIndex } from '@/lib/recipes/use-recipe-index'
import { useRecipesById } from '@/lib/recipes/use-recipes-by-id'
import { common } from '@/lib/feedback/messages'
import { failures } from '@/lib/feedback/failure-messages'
import { plan as messages } from '@/lib/plan/messages'
import { titles } from '@/lib/router/titles'
import { navigate } from '@/lib/router/navigation'
import { needsByTitle } from '@/lib/shopping/title-needs'
import { mealsOf, shareOf } from '@/lib/plan/plan'
import { totalsOf } from '@/lib/plan/totals'
import { hash, paths } from '@/lib/router/routes'
import { staplesOf } from '@/lib/shop/staples'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { useSavesStore } from '@/lib/recipes/saves-store'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { isDay, today, weekOf } from '@/lib/calendar/days'

/** For how many a first dish is planned. */
const USUAL_SERVINGS = 2

type Open = { sheet: 'dish'; day: string } | { sheet: 'change'; id: string } | { sheet: 'list' }

/**
 * What is cooked in a week: meals by days, their kcal and price, and the way to the shopping list. `?week=` is a day of
 * the week shown, `?add=` a recipe that another screen wants planned.
 */
export function PlanScreen({ query }: ScreenProps) {
  useDocumentTitle(titles.plan)
  const now = today()
  const asked = query.get('week') ?? ''
  const days = weekOf(isDay(asked) ? asked : now)
  const plan = usePlan(days)
  const [open, setOpen] = useState<Open>()
  const [picked, setPicked] = useState<Dish>()
  const [lastServings, setLastServings] = useState(USUAL_SERVINGS)
  const choices = useServingsStore((state) => state.choices)
  const wantedId = query.get('add') ?? ''
  const asking = useRecipesById(wantedId ? [wantedId] : [])
  const wanted = asking.recipes.get(wantedId)

  const changing = open?.sheet === 'change' ? open.id : undefined
  const changed = usePlanStore(({ meals }) => meals.find(({ id }) => id === changing))
  // Another tab took it off.
  if (changing && !changed) setOpen(undefined)

  const showWeek = (day: string) =>
    navigate(`${paths.plan}?${new URLSearchParams({ week: weekOf(day)[0] ?? day })}`, { replace: true })

  function close() {
    setOpen(undefined)
    setPicked(undefined)
    if (wantedId) showWeek(days[0] ?? now)
  }

  /** Closes the form of a dish, and shows where it was put: that may be another week. */
  function showPlaced({ day }: Placing) {
    close()
    if (!days.includes(day)) showWeek(day)
  }

  function add(recipe: Dish, placing: Placing) {
    plan.add({ recipe: { id: recipe.id, title: recipe.title }, ...placing })
    setLastServings(placing.servings)
    showPlaced(placing)
  }

  const { meals, recipes, products, notLoaded, failure } = plan
  const dish = wantedId ? wanted : picked
  const firstDay = days.includes(now) ? now : (days[0] ?? now)
  const placing: Placing = {
    day: open?.sheet === 'dish' ? open.day : firstDay,
    name: 'dinner',
    servings: choices.find(({ id }) => id === dish?.id)?.servings ?? wanted?.servings ?? lastServings,
  }

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
          const ofDay = mealsOf(meals, day)
          return (
            <DayCard
              key={day}
              day={day}
              isToday={day === now}
              meals={ofDay}
              recipes={recipes}
              totals={totalsOf(ofDay, recipes, products)}
              onAdd={() => setOpen({ sheet: 'dish', day })}
              onDrop={(mealId) => {
                const meal = meals.find(({ id }) => id === mealId)
                if (meal && meal.day !== day) plan.change(meal, { day })
              }}
              onChange={({ id }) => setOpen({ sheet: 'change', id })}
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
            <Totals {...totalsOf(meals, recipes, products)} meals={meals.length} />
          </section>
        )}
      </div>
      {meals.length > 0 && (
        <ActionBar>
          <Button
            isBusy={plan.isLoading}
            onClick={() => setOpen({ sheet: 'list' })}
            className="tablet:mx-auto tablet:w-full tablet:max-w-text"
          >
            {messages.toList}
          </Button>
        </ActionBar>
      )}

      {(dish || wantedId || open?.sheet === 'dish') && (
        <Sheet title={dish?.title ?? messages.addTo(placing.day)} closeLabel={common.close} onClose={close}>
          {dish || wantedId ? (
            <AsyncView
              data={dish}
              failure={describeError(asking.errors.get(wantedId), failures.noRecipe)}
              onRetry={asking.retry}
              skeleton={
                <Loading label={common.loading}>
                  <Skeleton className="h-giant w-full" />
                </Loading>
              }
              wayOut={<LinkButton href={hash(paths.categories)}>{common.toCategories}</LinkButton>}
            >
              {(found) => (
                <MealForm key={found.id} placing={placing} onSave={(chosen) => add(found, chosen)} />
              )}
            </AsyncView>
          ) : (
            <DishChoice onPick={setPicked} />
          )}
        </Sheet>
      )}
      {changed && !wantedId && (
        <Sheet title={changed.recipe.title} closeLabel={common.close} onClose={close}>
          <MealForm
            placing={changed}
            onSave={(chosen) => {
              plan.change(changed, chosen)
              showPlaced(chosen)
            }}
          />
        </Sheet>
      )}
      {open?.sheet === 'list' && !wantedId && (
        <Sheet title={messages.preview} closeLabel={common.close} onClose={close}>
          <ListPreview
            meals={meals.length}
            needs={needsByTitle(
              meals.flatMap((meal) => {
                const recipe = recipes.get(meal.recipe.id)
                return recipe ? [shareOf(meal, recipe)] : []
              }),
            )}
            staples={staplesOf(products)}
            notice={
              failure && (
                <QuietNotice
                  notice={messages.notListed(notLoaded)}
                  retry={failure.retry}
                  onRetry={plan.retry}
                />
              )
            }
            onAdd={(chosen) => {
              plan.toList(chosen)
              close()
            }}
          />
        </Sheet>
      )}
    </div>
  )
}

/** The visitor's own recipes first, then all others. */
function DishChoice({ onPick }: { onPick: (dish: Dish) => void }) {
  const saves = useSavesStore((state) => state.recipes)
  const likes = useLikesStore((state) => state.recipes)
  const { entries, error, retry } = useRecipeIndex()
  const dishes = [...new Map([...saves, ...likes, ...(entries ?? [])].map((one) => [one.id, one])).values()]
  const failure = describeError(error)
  // An API without an index has no more to tell.
  const hasIndex = !failure || failure.retry !== undefined
  return (
    <DishPicker
      dishes={dishes}
      isWhole={entries !== undefined || !hasIndex}
      failure={
        failure && hasIndex ? { ...failure, ...(!entries && { notice: messages.ownOnly }) } : undefined
      }
      onRetry={retry}
      onPick={onPick}
    />
  )
}
