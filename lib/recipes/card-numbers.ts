/** Parses the numbers in a card's texts. A text that does not parse completely is unknown, which is better than wrong. */

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

/** '733 ккал' -> 733; undefined if the text is no energy value. */
export function kcalOf(text: string | undefined): number | undefined {
  const found = group(KCAL, text)
  return found && number(found.kcal)
}
