/** Times written in words, with the number to parse instead. */
const spelledOut: [pattern: RegExp, time: string][] = [
  [/(?<!\p{L})пол(?:у)?часа(?!\p{L})/giu, '30 минут'],
  [/(?<!\p{L})пол(?:тора|утора) час(?:а|ов)(?!\p{L})/giu, '90 минут'],
  [/(?<!\p{L})ночь(?!\p{L})/giu, '8 часов'],
  [/(?<!\p{L})сутки(?!\p{L})/giu, '24 часа'],
  [/(?<!\d[\s-]?)(?<!\p{L})час(?!\p{L})/giu, '1 час'],
  [/(?<!\d[\s-]?)(?<!\p{L})минуту(?!\p{L})/giu, '1 минуту'],
]

const number = String.raw`(\d+(?:,\d+)?)`
const minute = String.raw`${number}[\s-]?мин(?:ут\p{L}*|\.)?(?!\p{L})`
const hour = String.raw`${number}[\s-]?час(?:а|ов)?(?!\p{L})`
const times = new RegExp(`${hour}(?:\\s(?:и\\s)?${minute})?|${minute}`, 'giu')

/**
 * The longest time in the text of a step, in minutes; 0 if there is none. A range ('10–15 минут') counts as its upper
 * bound, 'ночь' as eight hours.
 */
export function stepMinutes(text: string): number {
  const inDigits = spelledOut.reduce((result, [pattern, time]) => result.replace(pattern, time), text)
  const minutes = [...inDigits.matchAll(times)].map(
    ([, hours, minutesOfHours, minutesOnly]) =>
      parseNumber(hours) * 60 + parseNumber(minutesOfHours) + parseNumber(minutesOnly),
  )
  return Math.max(0, ...minutes)
}

function parseNumber(text = '0'): number {
  return Number(text.replace(',', '.'))
}
