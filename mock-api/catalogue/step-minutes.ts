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
 * The longest time that the text of a step names, in minutes; 0 where it names none. Of a range ('10–15 минут')
 * the upper end counts, 'ночь' is eight hours.
 */
export function stepMinutes(text: string): number {
  const plain = spelledOut.reduce((result, [pattern, time]) => result.replace(pattern, time), text)
  const minutes = [...plain.matchAll(times)].map(
    ([, hours, afterHours, alone]) => valueOf(hours) * 60 + valueOf(afterHours) + valueOf(alone),
  )
  return Math.max(0, ...minutes)
}

function valueOf(text = '0'): number {
  return Number(text.replace(',', '.'))
}
