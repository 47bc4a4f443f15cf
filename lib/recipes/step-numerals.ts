import { type Case, cases, type Gender } from '@/lib/recipes/step-nouns'

type Numeral = { value: number; cases: Case[] }

const oblique: Case[] = ['genitive', 'dative', 'prepositional']
const glyphs = { '¼': 0.25, '½': 0.5, '¾': 0.75 } as const

const numerals = new Map<string, Numeral>()
const define = (value: number, words: string, theCases: Case[]) => {
  for (const word of words.split(' ')) {
    const before = numerals.get(word)
    numerals.set(word, { value, cases: [...(before?.cases ?? []), ...theCases] })
  }
}

const masculineOne = {
  genitive: 'одного',
  dative: 'одному',
  instrumental: 'одним',
  prepositional: 'одном',
}
/** The forms of one, by gender. */
const one: Record<Gender, Record<Case, string>> = {
  m: { direct: 'один', ...masculineOne },
  f: { direct: 'одну', genitive: 'одной', dative: 'одной', instrumental: 'одной', prepositional: 'одной' },
  n: { direct: 'одно', ...masculineOne },
}
/** The forms of two, three and four: direct, genitive and prepositional, dative, instrumental. */
const few = [
  ['два', 'двух', 'двум', 'двумя'],
  ['три', 'трёх', 'трём', 'тремя'],
  ['четыре', 'четырёх', 'четырём', 'четырьмя'],
] as const
const fiveToTwenty =
  'пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать ' +
  'семнадцать восемнадцать девятнадцать двадцать'
/** The direct form of others; their oblique one ends in «и», their instrumental in «ю». */
const others = new Map([
  ...fiveToTwenty.split(' ').map((direct, index) => [index + 5, direct] as const),
  [30, 'тридцать'],
])
const obliqueOf = (direct: string) => (direct === 'восемь' ? 'восьми' : direct.replace(/ь$/, 'и'))

for (const forms of Object.values(one)) for (const theCase of cases) define(1, forms[theCase], [theCase])
define(1, 'одна', ['direct'])
few.forEach(([direct, genitive, dative, instrumental], index) => {
  define(index + 2, direct, ['direct'])
  define(index + 2, genitive, ['genitive', 'prepositional'])
  define(index + 2, dative, ['dative'])
  define(index + 2, instrumental, ['instrumental'])
})
define(2, 'две', ['direct'])
for (const [value, direct] of others) {
  define(value, direct, ['direct'])
  define(value, obliqueOf(direct), oblique)
  define(value, `${direct}ю`, ['instrumental'])
}
define(1.5, 'полтора полторы', ['direct'])
define(1.5, 'полутора', ['genitive', 'dative', 'instrumental', 'prepositional'])

/** The parts of one. */
const shares = new Map<number, Record<Case, string>>([
  [
    0.5,
    {
      direct: 'половину',
      genitive: 'половины',
      dative: 'половине',
      instrumental: 'половиной',
      prepositional: 'половине',
    },
  ],
  [
    0.25,
    {
      direct: 'четверть',
      genitive: 'четверти',
      dative: 'четверти',
      instrumental: 'четвертью',
      prepositional: 'четверти',
    },
  ],
])

/** «Пара» takes the genitive, whatever its own case is. */
const pairs: Record<string, Case> = {
  пара: 'direct',
  пару: 'direct',
  пары: 'genitive',
  парой: 'instrumental',
}

/** A number as digits or as a word, for a regular expression. */
export const NUMBER = String.raw`(?:\d{1,4}(?:,\d{1,2})?[ \u00a0]?[¼½¾]|\d{1,4}(?:,\d{1,2})?|[¼½¾]|${[
  ...numerals.keys(),
  ...Object.keys(pairs),
]
  .sort((a, b) => b.length - a.length)
  .join('|')})`

/** What stands between the ends of a range, for a regular expression: '2–3', '2 - 3', «две или три», «от двух до трёх». */
export const BETWEEN = String.raw`[\s\u00a0]?[–—-][\s\u00a0]?|[\s\u00a0](?:или|до)[\s\u00a0]`

/** Before a number that is no rest of another one: of '1/2', '1,5', '1 500' or a range. */
export const NOT_A_REST = String.raw`(?<![\p{L}\p{N},./⁄–-]|\p{N}(?:[\s\u00a0]|${BETWEEN}))`

/** A number of a text. After a pair the noun is in the genitive («парой ложек»). */
export type StepNumber = Numeral & { isWord: boolean; isPair?: boolean }

/** Reads a part of one: «половиной», or «пол-», which stands in the direct case. */
export function readShare(text: string): StepNumber | undefined {
  const word = text.trim().toLowerCase()
  if (/^пол-?$/.test(word)) return { value: 0.5, cases: ['direct'], isWord: true }
  for (const [value, forms] of shares) {
    const theCases = cases.filter((theCase) => forms[theCase] === word)
    if (theCases.length > 0) return { value, cases: theCases, isWord: true }
  }
  return undefined
}

/** Reads a number as `NUMBER` finds it; digits may stand in any case. */
export function readNumber(text: string): StepNumber {
  const word = text.toLowerCase()
  const pair = Object.hasOwn(pairs, word) ? pairs[word] : undefined
  if (pair) return { value: 2, cases: [pair], isWord: true, isPair: true }
  const numeral = numerals.get(word)
  if (numeral) return { ...numeral, isWord: true }
  const [, whole = '', glyph = ''] = /^([\d,]*)[ \u00a0]?([¼½¾]?)$/.exec(word) ?? []
  const value = Number(whole.replace(',', '.')) + (glyph ? glyphs[glyph as keyof typeof glyphs] : 0)
  return { value, cases, isWord: false }
}

/** A number in words, or in digits where it has no short word: «две», «полутора», «45», «2½». */
export function writeNumber(value: number, theCase: Case, gender: Gender, inWords: boolean): string {
  return (inWords && inWord(value, theCase, gender)) || inDigits(value)
}

const inDigits = (value: number) =>
  `${value >= 1 ? Math.floor(value) : ''}${{ 0.25: '¼', 0.5: '½' }[value % 1] ?? ''}`

function inWord(value: number, theCase: Case, gender: Gender): string | undefined {
  const share = shares.get(value)
  if (share) return share[theCase]
  if (value === 1) return one[gender][theCase]
  if (value === 1.5) return theCase !== 'direct' ? 'полутора' : gender === 'f' ? 'полторы' : 'полтора'
  if (value === 2 && theCase === 'direct' && gender === 'f') return 'две'
  const forms = Number.isInteger(value) ? few[value - 2] : undefined
  if (forms) {
    const [direct, genitive, dative, instrumental] = forms
    return { direct, genitive, dative, instrumental, prepositional: genitive }[theCase]
  }
  const direct = others.get(value)
  if (direct === undefined || theCase === 'direct') return direct
  return theCase === 'instrumental' ? `${direct}ю` : obliqueOf(direct)
}
