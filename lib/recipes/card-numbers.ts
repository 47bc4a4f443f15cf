import { plural } from '@/lib/text/plural'

/** The numbers in a card's texts. A text that does not parse completely is unknown, which is better than wrong. */

const TIME =
  /^(?=.)(?:(?<hours>\d+(?:[.,]\d+)?)\s*(?:ч\.?|час(?:а|ов)?))?\s*(?:(?<minutes>\d+)\s*(?:м|мин\.?|минут[аы]?))?$/
const KCAL = /^(?<kcal>\d+(?:[.,]\d+)?)\s*ккал\.?$/

const group = (pattern: RegExp, text: string | undefined) =>
  pattern.exec(text?.trim().toLowerCase() ?? '')?.groups

const number = (digits = '0') => Number(digits.replace(',', '.'))

/** '1 час 20 минут' -> 80; undefined if the text is no duration. */
export function minutesOf(text: string | undefined): number | undefined {
  const found = group(TIME, text)
  return found && number(found.hours) * 60 + number(found.minutes)
}

/** 80 -> '1 час 20 минут'; '' for 0. */
export function formatMinutes(total: number): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  return [
    hours > 0 && `${hours} ${plural(hours, 'час', 'часа', 'часов')}`,
    minutes > 0 && `${minutes} ${plural(minutes, 'минута', 'минуты', 'минут')}`,
  ]
    .filter(Boolean)
    .join(' ')
}

const DAY_MINUTES = 24 * 60

/** A card's time as it is shown: from two days on rounded to days, '72 часа 40 минут' -> '3 дня'. */
export function formatTime(time: string): string {
  const days = (minutesOf(time) ?? 0) / DAY_MINUTES
  if (days < 2) return time
  const whole = Math.round(days)
  return `${whole} ${plural(whole, 'день', 'дня', 'дней')}`
}

/** '733 ккал' -> 733; undefined if the text is no energy value. */
export function kcalOf(text: string | undefined): number | undefined {
  const found = group(KCAL, text)
  return found && number(found.kcal)
}
