import { plural } from '@/lib/text/plural'

/** Formats durations, given in seconds, as words and as a clock. */

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const hours = (count: number) => `${count} ${plural(count, 'час', 'часа', 'часов')}`
const minutes = (count: number, one = 'минута') => `${count} ${plural(count, one, 'минуты', 'минут')}`
const seconds = (count: number) => `${count} ${plural(count, 'секунда', 'секунды', 'секунд')}`

/** '1 час 20 минут', '30 секунд'. */
export function formatDuration(total: number): string {
  const parts = [
    [Math.floor(total / HOUR), hours],
    [Math.floor((total % HOUR) / MINUTE), minutes],
    [total % MINUTE, seconds],
  ] as const
  return parts.flatMap(([count, words]) => (count > 0 ? [words(count)] : [])).join(' ')
}

/** '14:59', '1:05:00'. */
export function formatClock(total: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const inHour = `${Math.floor((total % HOUR) / MINUTE)}:${two(total % MINUTE)}`
  return total < HOUR ? inHour : `${Math.floor(total / HOUR)}:${inHour.padStart(5, '0')}`
}

/** 'только что', '12 минут назад', '3 часа назад', '2 дня назад'. */
export function formatAgo(total: number): string {
  if (total < MINUTE) return 'только что'
  if (total < HOUR) return `${minutes(Math.floor(total / MINUTE), 'минуту')} назад`
  if (total < DAY) return `${hours(Math.floor(total / HOUR))} назад`
  const days = Math.floor(total / DAY)
  return `${days} ${plural(days, 'день', 'дня', 'дней')} назад`
}
