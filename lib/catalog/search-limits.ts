/** Limits of time, energy and price as the search words have them. */

const SPELLED = new Map(
  Object.entries({
    2: 'два две двух',
    3: 'три трёх трех',
    4: 'четыре четырёх четырех',
    5: 'пять пяти',
    6: 'шесть шести',
    7: 'семь семи',
    8: 'восемь восьми',
    9: 'девять девяти',
    10: 'десять десяти',
    12: 'двенадцать двенадцати',
    15: 'пятнадцать пятнадцати',
    20: 'двадцать двадцати',
    30: 'тридцать тридцати',
    40: 'сорок сорока',
    50: 'пятьдесят пятидесяти',
    60: 'шестьдесят шестидесяти',
    70: 'семьдесят семидесяти',
    80: 'восемьдесят восьмидесяти',
    90: 'девяносто девяноста',
    100: 'сто ста',
    200: 'двести двухсот',
    300: 'триста трёхсот трехсот',
    400: 'четыреста четырёхсот четырехсот',
    500: 'пятьсот пятисот',
  }).flatMap(([number, forms]) => forms.split(' ').map((form) => [form, Number(number)] as const)),
)
const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const UNIT = String.raw`(ккал|калори\p{L}*|мин(?:ут\p{L}*)?|ч(?:ас\p{L}*)?|р(?:уб\p{L}*)?)(?!\p{L})`
const WORD = String.raw`(?<!\p{L})(?:${[...SPELLED.keys()].join('|')})(?!\p{L})`
const WORDS = String.raw`${WORD}(?:\s+${WORD})*`
const SPELLED_NUMBER = new RegExp(
  String.raw`${WORDS}(?=(?:\s+до\s+${WORDS})?\s+${UNIT})|(?<=(?<!\p{L})(?:минут|час)\s+(?:за\s+)?)${WORDS}`,
  'giu',
)
const RANGE = new RegExp(String.raw`(?:от\s+)?${NUMBER}\s*(?:до|[-–—])\s*${NUMBER}\s*${UNIT}`, 'giu')
/** «Минут за 20», but not «30 минут 2 порции». */
const MINUTES_FIRST = /(?<!\d\s*)минут\s+(за\s+)?(\d+)/giu
const HOURS_AND_MINUTES =
  /(?:(\d+)\s*|(?<!\p{L}))ч(?:ас\p{L}*)?\.?\s*(?:и\s+)?(\d+)\s*(?:мин(?:ут\p{L}*)?(?!\p{L})|$)/giu

const sum = (words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .reduce((total, word) => total + (SPELLED.get(word) ?? 0), 0)

/**
 * A query with «20 минут» for «двадцать минут» and «минут 20», «80 минут» for «1 час 20 минут», and «от 300 ккал до 400 ккал»
 * for «300–400 ккал».
 */
export const withPlainLimits = (typed: string) =>
  typed
    .replace(SPELLED_NUMBER, (words) => String(sum(words)))
    .replace(MINUTES_FIRST, '$1$2 минут')
    .replace(
      HOURS_AND_MINUTES,
      (_, hours: string | undefined, minutes: string) => `${Number(hours ?? 1) * 60 + Number(minutes)} минут`,
    )
    .replace(RANGE, 'от $1 $3 до $2 $3')
