import type { MealName } from '@/lib/calendar/meals'
import { calendar } from '@/lib/calendar/messages'
import { formatTime } from '@/lib/recipes/card-numbers'
import type { DayBeforeTask } from '@/lib/recipes/day-before'
import { joinTitles } from '@/lib/text/join-titles'
import { capitalized } from '@/lib/text/letter-case'
import { servings, servingsAccusative } from '@/lib/text/plural'
import { quoted } from '@/lib/text/quoted'

const textOf = (task: DayBeforeTask) =>
  task.kind === 'start' ? 'начать готовить' : ['замочить', joinTitles(task.titles)].filter(Boolean).join(' ')

/** The plan in a calendar file. */
export const calendarMessages = {
  /** 'Ужин: Борщ с говядиной' */
  meal: (name: MealName, title: string) => `${calendar.meals[name]}: ${title}`,
  /** 'На 4 порции, 40 минут' */
  facts: (servings: number, time: string | undefined) =>
    [`На ${servingsAccusative(servings)}`, ...(time ? [formatTime(time)] : [])].join(', '),
  /** 'Из остатков, 2 порции' */
  leftovers: (count: number) => `Из остатков, ${servings(count)}`,
  /** 'Накануне: замочить нут' */
  dayBefore: (task: DayBeforeTask) => `Накануне: ${textOf(task)}`,
  /** 'Замочить нут на завтра: «Хумус»' */
  alarm: (task: DayBeforeTask, title: string) => capitalized(`${textOf(task)} на завтра: ${quoted(title)}`),
}
