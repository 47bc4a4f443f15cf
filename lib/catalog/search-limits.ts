/** Limits of time, energy and price as the search words have them. */

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const UNIT = String.raw`(ккал|калори\p{L}*|мин(?:ут\p{L}*)?|ч(?:ас\p{L}*)?|р(?:уб\p{L}*)?)(?!\p{L})`
const RANGE = new RegExp(String.raw`(?:от\s+)?${NUMBER}\s*(?:до|[-–—])\s*${NUMBER}\s*${UNIT}`, 'giu')
const HOURS_AND_MINUTES = /(\d+)\s*ч(?:ас\p{L}*)?\.?\s*(?:и\s+)?(\d+)\s*(?=мин(?!т))/giu

/** A query with «80 минут» for «1 час 20 минут», and «от 300 ккал до 400 ккал» for «300–400 ккал». */
export const withPlainLimits = (typed: string) =>
  typed
    .replace(
      HOURS_AND_MINUTES,
      (_, hours: string, minutes: string) => `${Number(hours) * 60 + Number(minutes)} `,
    )
    .replace(RANGE, 'от $1 $3 до $2 $3')
