import { pageAddress } from '@/lib/recipes/page-address'
import type { DownloadFile } from '@/lib/browser/download'
import { type CalendarEvent, calendarFile } from '@/lib/calendar/calendar-file'
import type { MealName } from '@/lib/calendar/meals'
import { deviceZone } from '@/lib/calendar/time-zone'
import { calendarMessages as messages } from '@/lib/plan/calendar-messages'
import { isCooked } from '@/lib/plan/leftovers'
import type { Meal } from '@/lib/plan/meal'
import { dayBeforeTaskOf } from '@/lib/recipes/day-before'
import type { Recipe } from '@/lib/recipes/recipes-api'

/** When a meal is eaten: the plan has no times. */
const starts: Record<MealName, string> = {
  breakfast: '08:00',
  lunch: '13:00',
  snack: '16:00',
  dinner: '19:00',
}
const MEAL_MINUTES = 60

/** The time of a reminder of the next day, 20:00. */
const EVENING_MINUTES = 20 * 60
const DAY_MINUTES = 24 * 60

/**
 * The events of planned meals. A recipe that is not loaded leaves out what only it knows: its time, and the reminder on
 * the evening before where its steps ask for one.
 */
export const mealEvents = (meals: Meal[], recipes: ReadonlyMap<string, Recipe>): CalendarEvent[] =>
  meals.map((meal) => {
    const recipe = recipes.get(meal.recipe.id)
    const task = recipe && isCooked(meal) ? dayBeforeTaskOf(recipe) : undefined
    const start = starts[meal.name]
    const url = pageAddress('recipes', meal.recipe.id)
    return {
      id: `meal-${meal.id}@tasty`,
      title: messages.meal(meal.name, meal.recipe.title),
      day: meal.day,
      time: { start, minutes: MEAL_MINUTES },
      description: [
        isCooked(meal) ? messages.facts(meal.servings, recipe?.time) : messages.leftovers(meal.servings),
        task && messages.dayBefore(task),
        url,
      ]
        .filter(Boolean)
        .join('\n'),
      url,
      ...(task && {
        alarm: {
          minutesBefore: DAY_MINUTES - EVENING_MINUTES + minutesOfClock(start),
          text: messages.alarm(task, meal.recipe.title),
        },
      }),
    }
  })

/** '08:00' -> 480 */
function minutesOfClock(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The calendar file of planned meals. */
export function planFile(meals: Meal[], recipes: ReadonlyMap<string, Recipe>): DownloadFile {
  const [first = ''] = meals.map(({ day }) => day).sort()
  const text = calendarFile(mealEvents(meals, recipes), { now: new Date(), zone: deviceZone() })
  return { name: `tasty-plan-${first}.ics`, text, type: 'text/calendar' }
}
