import { UNIT, unitOf } from '@/lib/recipe-import/text-units'

/** An amount in a text; `to` is the end of a range. `unit` is '' where there is none. */
export type TextAmount = { value: number; to?: number; unit: string }

/** An amount with the place where it stands. */
export type FoundAmount = TextAmount & { start: number; end: number; isEach: boolean; hasNumber: boolean }

/**
 * Writes fractions as '1 1/2', decimals with a point (but for «82,5 %», which is part of a name) and dashes in ranges as '-'.
 * «Мука тип 550 — 300 г» has no range: its second number is smaller. The size in «креветки 16/20 — 500 г» is no fraction.
 */
export const plainNumbers = (text: string) =>
  text
    .replace(/ ?([¼-¾⅐-⅞]|[⁰¹²³⁴-⁹]+[/⁄][₀-₉]+)/g, (_, sign: string) => ` ${sign.normalize('NFKC')}`)
    .replace(/(\d)⁄(\d)/g, '$1/$2')
    .replace(/(\d),(?=\d+(?! ?%|\d))/g, '$1.')
    .replace(/(?<![\d./])(\d[\d./]{0,9}) ?[-–—‑−] ?(?=(\d[\d.]{0,9}))/g, (dash, from: string, to: string) =>
      /\/[2-9]$/.test(from) || Number(from) < Number(to) || !dash.includes(' ') ? `${from}-` : dash,
    )
    .trimStart()

const words: [value: number, word: string][] = [
  [1.5, 'полтор[аы]'],
  [0.5, 'половин(?:а|ы|ка|ки|ку|у)|half(?: an?)?'],
  [0.25, 'четверть|quarter(?: of)?(?: an?)?'],
  [0.333, 'треть'],
  [1, 'один|одна|одно|одну|одного|одной|one'],
  [2, 'дв[ае]|двух|пар[ау]|two'],
  [3, 'три|тр[её]х|three'],
  [4, 'четыре|четыр[её]х|four'],
  [5, 'пять|five'],
  [6, 'шесть|six'],
  [7, 'семь|seven'],
  [8, 'восемь|eight'],
  [9, 'девять|nine'],
  [10, 'десять|десят(?:ок|ка)|ten'],
  [12, 'дюжин[аы]|(?:a )?dozen'],
  [100, 'сто'],
  [200, 'двести'],
  [300, 'триста'],
]

const DIGITS = String.raw`\d{1,5} \d{1,2}\/\d{1,2}|\d{1,2} (?:и|and) \d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}|\d{1,5}(?:\.\d+)?`
const WORDS = words.map(([, word]) => word).join('|')
const LIMIT = String.raw`до |не (?:более|больше|менее|меньше) |минимум |up to |at least `
const ABOUT = String.raw`(?<about>~|≈|около |ок\. ?|примерно |приблизительно |about |approx\.? |${LIMIT})`
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?<each>по )?${ABOUT}? ?(?:(?:от )?(?<from>${DIGITS})(?: ?(?:-|до|или|to|or) ?(?<to>${DIGITS}))?(?![\d.,]*(?:-\d+)? ?(?:%|(?:-?го )?сорт))|(?<word>${WORDS})(?: ?(?:-|или|or) ?(?<toWord>${WORDS}))?(?!\p{L})|(?<half>пол)(?:[ -](?=\p{L})|(?=лит|стак|кило|пач|бан|пуч|коч|чайн|столов|лож)))`,
  'giu',
)
const SIZE =
  /(?:(?:небольш|больш|маленьк|крупн|средн|полн|неполн|хорош)\p{L}+ |(?:tiny|small|large|big|medium|generous|good|heaped|heaping|rounded|scant|packed|level|thumb-sized) )/iuy

/** The first amount of a text from a place on, with its unit if it has one. `text` has plain numbers. */
export function findAmount(text: string, start = 0): FoundAmount | undefined {
  AMOUNT.lastIndex = start
  const match = AMOUNT.exec(text)
  if (!match?.groups) return undefined
  const { groups, index } = match
  const from = groups.half ? 0.5 : groups.word ? wordValue(groups.word) : numberValue(groups.from ?? '')
  const end = index + match[0].length
  const unit = unitAt(text, end)
  const to = groups.to ? numberValue(groups.to) : groups.toWord && wordValue(groups.toWord)
  // '1-1/2 cups' are one and a half.
  const value = to && to < 1 && Number.isInteger(from) ? from + to : from
  return {
    value,
    ...(to && to > value && { to }),
    unit: unit?.unit ?? '',
    start: index,
    end: unit?.end ?? end,
    isEach: groups.each !== undefined,
    hasNumber: groups.from !== undefined,
  }
}

/** The unit that stands at a place or follows a blank and a size («1 небольшой пучок»). */
export function unitAt(text: string, from: number): { unit: string; end: number } | undefined {
  const start = from + (/^[ -]*/.exec(text.slice(from))?.[0].length ?? 0)
  SIZE.lastIndex = start
  const size = SIZE.exec(text)?.[0].length ?? 0
  for (const at of size ? [start + size, start] : [start]) {
    UNIT.lastIndex = at
    const match = UNIT.exec(text)
    if (match) return { unit: unitOf(match), end: at + match[0].length }
  }
  return undefined
}

function wordValue(word: string) {
  return words.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(word))?.[0] ?? 1
}

function numberValue(text: string) {
  const parts = text.replace(/ (?:и|and) /, ' ').split(' ')
  const value = parts.reduce((sum, part) => {
    const [top = '', bottom] = part.split('/')
    return sum + Number(top) / (bottom === undefined ? 1 : Number(bottom) || 1)
  }, 0)
  return Math.round(value * 1000) / 1000
}
