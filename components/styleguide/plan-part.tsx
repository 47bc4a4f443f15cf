import { useState } from 'react'

import { DayCard } from '@/components/plan/day-card'
import { DayStrip } from '@/components/plan/day-strip'
import { DishPicker, type DishPickerProps } from '@/components/plan/dish-picker'
import { EaterTotals } from '@/components/plan/eater-totals'
import { HomeRemainders } from '@/components/plan/home-remainders'
import { ListPreview } from '@/components/plan/list-preview'
import { MealForm } from '@/components/plan/meal-form'
import { PlanBar } from '@/components/plan/plan-bar'
import { SavedDrawer } from '@/components/plan/saved-drawer'
import type { Dragged } from '@/components/plan/use-draggable'
import { WeekBar } from '@/components/plan/week-bar'
import { WeekTotal } from '@/components/plan/week-total'
import { WhoEats } from '@/components/plan/who-eats'
import {
  sampleEaters,
  sampleEntries,
  samplePantry,
  sampleProducts,
  sampleRecipe,
  sampleShares,
} from '@/components/styleguide/samples'
import { Columns, Inert, noop, Section, Specimen } from '@/components/styleguide/section'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { newId } from '@/lib/browser/new-id'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { describeError } from '@/lib/feedback/describe-error'
import { common } from '@/lib/feedback/messages'
import { homeNotes } from '@/lib/pantry/remainder-messages'
import type { Meal } from '@/lib/plan/meal'
import { plan as words } from '@/lib/plan/messages'
import { needsByTitle } from '@/lib/shopping/title-needs'
import { mealsOf } from '@/lib/plan/plan'
import { kcalTotalOf, pricesOf } from '@/lib/plan/totals'
import { addDays, pastLast, weekOf } from '@/lib/calendar/days'
import type { MealName } from '@/lib/calendar/meals'

const monday = '2026-11-23'
const days = weekOf(monday).slice(0, 3)

const partlySold: Recipe = {
  ...sampleRecipe,
  id: 'sample-partly-sold',
  title: 'Борщ на молоке единорога',
  ingredients: [...sampleRecipe.ingredients, { title: 'Молоко единорога', quantity: '1 л' }],
}
const removed = { id: 'sample-removed', title: 'Бабушкины вареники с вишней под сметанным соусом' }

const recipes = new Map([sampleRecipe, partlySold].map((recipe) => [recipe.id, recipe]))

const meal = (day: number, name: Meal['name'], { id, title }: typeof removed, servings: number): Meal => ({
  id: `sample-${name}`,
  day: addDays(monday, day),
  name,
  recipe: { id, title },
  servings,
})

const sampleMeals = [
  meal(0, 'breakfast', sampleRecipe, 2),
  meal(0, 'lunch', sampleRecipe, 8),
  meal(1, 'dinner', partlySold, 1),
  meal(1, 'snack', removed, 4),
  { ...meal(1, 'lunch', sampleRecipe, 2), id: 'sample-leftovers', leftoversOf: 'sample' },
]

const gone = new Set([removed.id])

const failure = describeError(new Error('no network'))

export function PlanPart() {
  return (
    <Section part="plan">
      <Specimen title="Неделя" hint="нынешняя и другая, с дорогой назад">
        <WeekBar days={weekOf(monday)} today={monday} onWeek={noop} onToday={noop} />
        <WeekBar days={weekOf(addDays(monday, 35))} today={monday} onWeek={noop} onToday={noop} />
      </Specimen>
      <Specimen
        title="Дни недели на телефоне"
        hint="сегодня среда, выбран четверг; прошедшие позади; точка за каждое блюдо"
      >
        <LiveStrip />
      </Specimen>
      <Specimen
        title="Дни"
        hint="прошедший; сегодня, с блюдом, которого больше нет; пустой. Блюда перетаскиваются"
      >
        <div className="grid gap-base desktop:grid-cols-3 desktop:gap-tight">
          <LiveDays />
        </div>
      </Specimen>
      <Specimen title="Осталось дома" hint="под днями недели">
        <HomeRemainders
          pantry={samplePantry}
          dishes={[{ id: 'a', recipeId: 'plov', title: 'Плов', day: monday, servings: 2 }]}
          days={weekOf(monday)}
          today={monday}
        />
      </Specimen>
      <Specimen title="Сумма недели" hint="на телефоне — внизу экрана">
        <PlanBar dishCount={3} till={9785} isLoading={false} onBuildList={noop} />
      </Specimen>
      <Columns>
        <Picker title="Выбор блюда" dishes={sampleEntries} />
        <Picker
          title="Нашлось не всё"
          typed="борщ с рисом"
          note={words.lacking('риса')}
          dishes={sampleEntries.slice(0, 1)}
        />
        <Picker title="Такого блюда нет" typed="щука" />
        <Picker
          title="Только свои рецепты"
          tab="all"
          dishes={sampleEntries.slice(0, 1)}
          failure={failure && { ...failure, notice: words.onlyUserRecipes }}
        />
        <Picker title="Ничего не сохранено" tab="saved" />
        <Picker title="Ничего не планировали" tab="recent" />
        <Picker title="Быстрых рецептов нет" />
        <Picker title="Выбирать не из чего" tab="all" />
        <Picker title="Рецепты не загрузились" failure={failure} isComplete={false} />
        <Picker title="Рецепты загружаются" isComplete={false} />
        <Specimen title="Неделя на кассе" hint="упаковка на несколько блюд покупается один раз">
          <WeekTotal
            meals={sampleMeals}
            recipes={recipes}
            eaten={<EaterTotals eaters={sampleEaters} meals={sampleMeals} recipes={recipes} />}
            prices={pricesOf(sampleMeals, recipes, sampleProducts)}
          >
            {null}
          </WeekTotal>
        </Specimen>
        <Specimen title="Сохранённые рецепты" hint="рядом с неделей, откуда их перетаскивают; пока пусто">
          <SavedDrawer dishes={sampleEntries} />
          <Inert>
            <SavedDrawer dishes={[]} />
          </Inert>
        </Specimen>
        <Specimen title="Когда и на сколько человек" isInSheet>
          <MealForm initial={{ day: monday, name: 'dinner', servings: 2 }} firstDay={monday} onSave={noop} />
        </Specimen>
        <Specimen title="Кто ест" isInSheet>
          <WhoEats eaters={sampleEaters} chosen={['anya']} onChange={noop} />
        </Specimen>
        <Specimen title="Список на неделю" hint="одно блюдо не загрузилось" isInSheet>
          <ListPreview
            needs={needsByTitle(sampleShares)}
            staples={new Set(['Соль'])}
            home={homeNotes([{ title: 'Сметана', amount: { value: 120, unit: 'г' } }], monday)}
            enough={new Set(['Сметана'])}
            notice={
              <QuietNotice notice={words.notListed([removed.title])} retry={common.retry} onRetry={noop} />
            }
            onAdd={noop}
            onBuy={noop}
          />
        </Specimen>
      </Columns>
    </Section>
  )
}

function LiveStrip() {
  const wednesday = addDays(monday, 2)
  const [chosen, setChosen] = useState(addDays(monday, 3))
  return (
    <DayStrip
      days={pastLast(weekOf(monday), wednesday)}
      chosen={chosen}
      today={wednesday}
      dishCountOf={(day) => mealsOf(sampleMeals, day).length}
      onDay={setChosen}
    />
  )
}

function LiveDays() {
  const [meals, setMeals] = useState(sampleMeals)
  const drop = (dragged: Dragged, day: string, name: MealName) =>
    setMeals((all) =>
      'dish' in dragged
        ? [...all, { id: newId(), day, name, recipe: dragged.dish, servings: 2 }]
        : all.map((meal) => (meal.id === dragged.mealId ? { ...meal, day, name } : meal)),
    )
  return days.map((day) => {
    const ofDay = mealsOf(meals, day)
    return (
      <DayCard
        key={day}
        day={day}
        today={days[1] ?? monday}
        isChosen
        meals={ofDay}
        recipes={recipes}
        gone={gone}
        kcal={kcalTotalOf(ofDay, recipes)}
        eaten={<EaterTotals eaters={sampleEaters} meals={ofDay} recipes={recipes} />}
        onAdd={noop}
        onDrop={(dragged, name) => drop(dragged, day, name)}
        onChange={noop}
        onRemove={({ id }) => setMeals(meals.filter((meal) => meal.id !== id))}
      />
    )
  })
}

type PickerProps = { title: string } & Partial<
  Pick<DishPickerProps, 'dishes' | 'note' | 'isComplete' | 'failure' | 'typed' | 'tab'>
>

function Picker({ title, ...state }: PickerProps) {
  const [typed, setTyped] = useState(state.typed ?? '')
  const [tab, setTab] = useState(state.tab ?? 'quick')
  return (
    <Specimen title={title} isInSheet>
      <DishPicker
        dishes={[]}
        isComplete
        failure={undefined}
        {...state}
        typed={typed}
        onType={setTyped}
        tab={tab}
        onTab={setTab}
        onRetry={noop}
        onPick={noop}
      />
    </Specimen>
  )
}
