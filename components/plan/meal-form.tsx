import { useState } from 'react'

import { WeekSwitch } from '@/components/plan/week-switch'
import { Button } from '@/components/ui/button'
import { RadioGroup } from '@/components/ui/radio-group'
import { Stepper } from '@/components/ui/stepper'
import { weekOf } from '@/lib/calendar/days'
import { type MealName, mealNames } from '@/lib/calendar/meals'
import { calendar } from '@/lib/calendar/messages'
import { useEatersStore } from '@/lib/plan/eaters-store'
import type { Meal } from '@/lib/plan/meal'
import { plan as messages } from '@/lib/plan/messages'
import { MAX_SERVINGS, MIN_SERVINGS } from '@/lib/quantities/amount-schema'
import { recipe as recipeMessages } from '@/lib/recipes/messages'
import { parseServings } from '@/lib/recipes/scale'
import { useLazyModule } from '@/lib/router/use-lazy-module'

const loadWhoEats = () => import('@/components/plan/who-eats').then((m) => m.WhoEats)

export type MealDetails = Pick<Meal, 'day' | 'name' | 'servings' | 'eaters'>

type MealFormProps = {
  initial: MealDetails
  /** Its weekday begins the weeks to choose from. */
  firstDay: string
  onSave: (details: MealDetails) => void
}

/** The form of a planned dish: its day in any week, its meal, its servings and who eats it. */
export function MealForm({ initial, firstDay, onSave }: MealFormProps) {
  const [{ day, name, servings, eaters }, setDetails] = useState(initial)
  const allEaters = useEatersStore((state) => state.eaters)
  const { loaded: WhoEats } = useLazyModule(loadWhoEats, allEaters.length > 1)
  const days = weekOf(day, firstDay)
  const change = (part: Partial<MealDetails>) => setDetails({ day, name, servings, eaters, ...part })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const invalidField = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')
        if (invalidField) return invalidField.focus()
        onSave({ day, name, servings, eaters })
      }}
      className="flex flex-col gap-base"
    >
      <div className="flex flex-col gap-tight">
        <WeekSwitch
          day={day}
          days={days}
          onDay={(value) => change({ day: value })}
          className="grow text-item"
        />
        <RadioGroup
          label={messages.dayLabel}
          options={days.map((value) => ({ value, label: calendar.shortDay(value) }))}
          value={day}
          onChange={(value) => change({ day: value })}
        />
      </div>
      <RadioGroup<MealName>
        label={messages.mealLabel}
        options={mealNames.map((value) => ({ value, label: calendar.meals[value] }))}
        value={name}
        onChange={(value) => change({ name: value })}
      />
      <Stepper
        label={recipeMessages.servingsLabel}
        less={recipeMessages.fewerServings}
        more={recipeMessages.moreServings}
        value={servings}
        min={MIN_SERVINGS}
        max={MAX_SERVINGS}
        parse={parseServings}
        error={recipeMessages.noServings(MIN_SERVINGS, MAX_SERVINGS, servings)}
        onChange={(value) => change({ servings: value })}
      />
      {WhoEats && (
        <WhoEats eaters={allEaters} chosen={eaters} onChange={(chosen) => change({ eaters: chosen })} />
      )}
      <Button type="submit">{messages.save}</Button>
    </form>
  )
}
