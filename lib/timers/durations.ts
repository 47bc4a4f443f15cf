/**
 * Durations in the texts of steps: «15 минут», «1½ часа», «полчаса», «1 час 20 минут», «минут десять», and in the English ones
 * of imported recipes: '10 to 12 minutes'. A range counts as its lower bound, since a timer can be extended but overcooked food
 * cannot be saved.
 */

/** A part of a text; `seconds` is set if it is a duration for a timer. */
type TextPart = { text: string; seconds?: number }

/** Maximum length of a timer. */
export const MAX_SECONDS = 24 * 60 * 60

const SECOND = 1
const MINUTE = 60
const HOUR = 60 * MINUTE

const numerals = new Map([
  ['¼', 0.25],
  ['1/4', 0.25],
  ['½', 0.5],
  ['1/2', 0.5],
  ['¾', 0.75],
  ['3/4', 0.75],
  ['один', 1],
  ['одна', 1],
  ['одну', 1],
  ['две', 2],
  ['два', 2],
  ['три', 3],
  ['четыре', 4],
  ['пять', 5],
  ['шесть', 6],
  ['семь', 7],
  ['восемь', 8],
  ['девять', 9],
  ['десять', 10],
  ['одиннадцать', 11],
  ['двенадцать', 12],
  ['тринадцать', 13],
  ['четырнадцать', 14],
  ['пятнадцать', 15],
  ['шестнадцать', 16],
  ['семнадцать', 17],
  ['восемнадцать', 18],
  ['девятнадцать', 19],
  ['двадцать', 20],
  ['тридцать', 30],
  ['сорок', 40],
  ['пятьдесят', 50],
  ['шестьдесят', 60],
  ['семьдесят', 70],
  ['восемьдесят', 80],
  ['девяносто', 90],
])
const numeral = (from: number, below: number) =>
  `(?:${[...numerals].flatMap(([words, value]) => (value >= from && value < below ? words : [])).join('|')})`

const blank = String.raw`[\s\u00a0]+`
const maybe = String.raw`[\s\u00a0]*`
/** The end of a declined number: '20-ти', '3х'. */
const ENDING = '(?:-?(?:х|ти|ми))?'
/** '15', '1,5', '20-ти', '½', '1½', '1 1/2', 'десять', 'двадцать пять'; not '11/2', which is ambiguous. */
const number = String.raw`(?:(?:\d+${maybe})?(?<!\d(?=\d))${numeral(0, 1)}|\d+(?:[,.]\d+)?${ENDING}|(?:${numeral(20, 100)}${blank})?${numeral(1, 10)}|${numeral(10, 100)})`
/** The rest of a range after its lower bound: '–12', ' до 15', ' или 15', '…12', ' to 12'. */
const rest = String.raw`(?:${maybe}(?:[-–—]|…|\.\.\.)${maybe}${number}|${blank}(?:до|или|to|or)${blank}${number})?`
const wordEnd = String.raw`(?![\p{L}\p{N}])`

/** Durations that are not a number and a unit, in seconds. */
const named: [pattern: string, seconds: number][] = [
  [`пол(?:у|-|${blank})?часа`, 0.5 * HOUR],
  [`полтора${rest}${blank}часа|полутора${blank}часов|часа${blank}полтора`, 1.5 * HOUR],
  [`четверть${blank}часа`, 0.25 * HOUR],
  [`half${blank}an${blank}hour`, 0.5 * HOUR],
  [`an${blank}hour`, HOUR],
  [`полторы${rest}${blank}минуты|полутора${blank}минут`, 1.5 * MINUTE],
  [`пол(?:у|-|${blank})?минуты`, 0.5 * MINUTE],
  ['час(?:а)?', HOUR],
  ['минут[уы]', MINUTE],
]

const units: [pattern: string, seconds: number][] = [
  [String.raw`(?:час(?:а|ов)?|ч\.?|hours?|hrs?)`, HOUR],
  [String.raw`(?:минут(?:[аыуе]|н\p{L}+)?|мин\.?|minutes?|mins?)`, MINUTE],
  [String.raw`(?:секунд[аыуе]?|сек\.?|seconds?|secs?)`, SECOND],
]
const measuredIn = (unit: string) => String.raw`(${number})${rest}(?:${maybe}-)?${maybe}${unit}(?!\p{L})`
/** Larger units come first: '30 мин. и 2 часа' are two durations. */
const measured = units
  .map(([unit]) => measuredIn(unit))
  .reduceRight((smaller, larger) => `${larger}(?:${maybe}(?:(?:и|and)${blank})?(?:${smaller}))?|${smaller}`)
const reversed = String.raw`(?:минут|секунд|часов|часа)${blank}(?:на${blank})?${number}${rest}${wordEnd}`

/**
 * Not preceded by a digit, letter, comma, dash or slash: '105 минут' does not contain '5 минут', and a range is matched
 * whole.
 */
const start = String.raw`(?<![\p{L}\p{N}]|\p{N}[,.–—\s\u00a0-]|[/⁄]${maybe}|полтор[аы]${maybe}[–—-]${maybe}|(?<!\p{L})сто${blank})`
/**
 * A unit without a number. Excludes times before the end and comparisons («за час до конца», «на минуту меньше»), fractions of
 * an hour («треть часа», «два с половиной часа») and what brackets stand before: «2 (две) минуты».
 */
const bare = String.raw`(?<!(?:за|последней|в|пол|полов\p{L}+|полу?тора|полторы|трет[ьи]|четверт[ьи])${blank}|\)${maybe})(?:${named.map(([pattern]) => pattern).join('|')})${wordEnd}(?!${blank}(?:до|меньше|больше|назад)${wordEnd})`

const times = new RegExp(`${start}(?:${measured}|${reversed}|${bare})`, 'giu')

/** Splits a text into durations and the parts between them; joined, the parts are the text. */
export function splitDurations(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(times)) {
    const seconds = secondsOf(match[0])
    if (seconds < 1 || seconds > MAX_SECONDS) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: match[0], seconds })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

const wholeBare = named.map(([pattern, seconds]) => [new RegExp(`^(?:${pattern})$`, 'iu'), seconds] as const)
const counted = units.map(
  ([pattern, seconds]) =>
    [
      new RegExp(measuredIn(pattern), 'iu'),
      new RegExp(`${pattern}${blank}(?:на${blank})?(${number})${wordEnd}`, 'iu'),
      seconds,
    ] as const,
)

function secondsOf(words: string): number {
  const known = wholeBare.find(([pattern]) => pattern.test(words))
  if (known) return known[1]
  const sum = counted.reduce((total, [usual, turned, seconds]) => {
    const figure = usual.exec(words)?.[1] ?? turned.exec(words)?.[1]
    return figure === undefined ? total : total + valueOf(figure) * seconds
  }, 0)
  return Math.round(sum)
}

/** The value of a number in words or figures; a number of two parts is their sum. */
const valueOf = (text: string) =>
  text
    .toLowerCase()
    .split(/\s+|(?=[¼½¾])/u)
    .reduce((sum, part) => sum + (numerals.get(part) ?? Number(plainDigits(part))), 0)

const plainDigits = (text: string) => text.replace(',', '.').replace(new RegExp(`${ENDING}$`), '')

/**
 * Parses user input into seconds: '15' (minutes), '1:30', '1:05:00', '1 час 20 минут'. Undefined if it is no duration between a
 * second and a day.
 */
export function parseDuration(text: string): number | undefined {
  const seconds = lengthOf(text.trim())
  return seconds !== undefined && seconds >= 1 && seconds <= MAX_SECONDS ? seconds : undefined
}

function lengthOf(text: string): number | undefined {
  if (/^\d+(?:[,.]\d+)?$/.test(text)) return Math.round(valueOf(text) * MINUTE)
  const [, hours = '0', minutes = '', seconds = ''] = /^(?:(\d{1,2}):)?(\d{1,4}):([0-5]\d)$/.exec(text) ?? []
  if (seconds) return Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds)
  const [only, ...more] = splitDurations(text)
  return more.length === 0 ? only?.seconds : undefined
}
