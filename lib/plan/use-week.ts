import { isDay, weekOf } from '@/lib/calendar/days'
import { useToday } from '@/lib/calendar/use-today'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'

/**
 * The week that the plan shows, by the query of its address. `week` is a day of a calendar week. Without it weeks are counted
 * from today, so that no past day comes before those to plan, and `day` is a day of such a week.
 */
export function useWeek(query: URLSearchParams) {
  const currentDay = useToday()
  const isCalendarWeek = isDay(query.get('week') ?? '')
  const name = isCalendarWeek ? 'week' : 'day'
  const requestedDay = query.get(name) ?? ''
  const chosenDay = isDay(requestedDay) ? requestedDay : currentDay
  // At the ends of the calendar, a week counted from today has days that it does not.
  const days = weekOf(chosenDay, isCalendarWeek ? undefined : currentDay).filter(isDay)
  const [firstDay = chosenDay] = days

  const open = (search: string) => navigate(`${paths.plan}${search}`, { replace: true })

  function showDay(day: string) {
    // The address of today names no day, so that tomorrow it shows the week from then on.
    const isNamed = isCalendarWeek || day !== currentDay
    open(isNamed ? `?${new URLSearchParams({ [name]: day })}` : '')
  }

  return {
    currentDay,
    chosenDay,
    days,
    firstDay,
    showDay,
    /** Shows the week of a day: today, or its first day. */
    showWeek: (day: string) => {
      const week = weekOf(day, firstDay)
      showDay(week.includes(currentDay) ? currentDay : (week[0] ?? day))
    },
    showToday: () => open(''),
  }
}
