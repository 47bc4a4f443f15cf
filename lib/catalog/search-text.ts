import { stemmer } from '@orama/stemmers/russian'

import { normalize } from '@/lib/text/normalize'

/** Words of the search: their spelling, their stems, Latin letters and the wrong keyboard layout. */

const WORD = /\p{L}+|\p{N}+(?:[.,]\p{N}+)*/gu

/** The words of a text with their positions. */
export const wordsIn = (text: string) =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, index }))

/**
 * A word as the search compares it: lower case, `ё` as `е`, the Belarusian `і`, `ў` and `шч` as `и`, `у` and `щ`, and so is the
 * `сч` of «борсч».
 */
export const spelling = (word: string) =>
  normalize(word).replaceAll('і', 'и').replaceAll('ў', 'у').replaceAll(/[шс]ч/g, 'щ')

/** Words that count only in phrases of the search words. */
const STOP_WORDS = new Set(
  'а без в во для до за и из или к как ко на над о об от по под при с со у не за а з са ды па'.split(' '),
)
/** Whether a word is a preposition or a conjunction, in Russian or Belarusian. */
export const isStopWord = (word: string) => STOP_WORDS.has(spelling(word))

/** «щи» is too short for Snowball, which changes no word before its first vowel. */
const SHORT_STEMS = /^щ(?:и|ей|ам|ами|ах)$/

/** Nouns in some of whose forms Snowball sees verbs: «сметана», «глютен», «сала». */
const LIKE_A_VERB = /^(.+(?:[аея]н|[ая]л))(?:а|о|ы|у|е|ом|ой|ов|ам|ами|ах)?$/

/** A vowel that other forms lack: «тунец», «тунцом»; «сосисок», «сосиски». */
const FLEETING_VOWEL = /(?<=..[^аеиоуыэюя])[ео](?=[кц]$)/

/**
 * Returns a function from a word to its stem, which is the same for all its forms. `forms` has those that Snowball does not
 * fold, by their stem.
 */
export function createStemmer(forms: Record<string, string[]> = {}) {
  const known = new Map<string, string>()
  for (const [stem, words] of Object.entries(forms))
    for (const form of words) known.set(spelling(form), spelling(stem).replaceAll('й', 'и'))
  const stemOf = (text: string) =>
    SHORT_STEMS.test(text)
      ? 'щ'
      : // Stems end in `й` in some forms and in `и` in others: «яйцо», «яиц».
        (LIKE_A_VERB.exec(text)?.[1] ?? stemmer(text)).replaceAll('й', 'и').replace(FLEETING_VOWEL, '')
  /** By the words as they are written: their spelling takes longer than their stem. */
  const stems = new Map<string, string>()
  return (word: string): string => {
    let stem = stems.get(word)
    if (stem === undefined) {
      const text = spelling(word)
      stem = known.get(text) ?? stemOf(text)
      // Queries bring any number of words.
      if (stems.size < MAX_STEMS) stems.set(word, stem)
    }
    return stem
  }
}

const MAX_STEMS = 50_000

/** Whether a word has the form of an adjective. */
export const isAdjective = (word: string) => ADJECTIVE.test(spelling(word))

const ADJECTIVE = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ых|их)$/

/** Whether a word has a form that no noun has, unlike «рыбой». */
export const isOnlyAdjective = (word: string) => ONLY_ADJECTIVE.test(spelling(word))

const ONLY_ADJECTIVE = /(?:ый|[ая]я|[ое]е|ые|[ое]го|ых)$/

/** Whether a word that no dish has is a verb: «посоветуйте», «осталась». */
export const isVerb = (word: string) => VERB.test(spelling(word))

const VERB =
  /.(?:[аеиуыя]ть|[ая]ю|[аеуя]е[мт]|[еи]шь|[ийь]те|[аеуя]ют|[аия]л[аи]?|(?:т|ть|л|ем|им|ет|ит|ют|ят)ся|(?:ла|ло|ли|ю)сь)$/

/** Whether a noun may be in the genitive: «яиц», «муки», «орехов». */
export const isGenitive = (word: string) => GENITIVE.test(spelling(word))

const GENITIVE = /(?:[аяыи]|[ое]в|ей|[иое][цк])$/

/** What an adjective with «без» negates, as an adjective: «мясное» for «безмясное», «яичный» for «безъяичный». */
export const withoutNegation = (word: string) => NEGATED.exec(spelling(word))?.[1]

const NEGATED = /^бе[зс]ъ?(.{3,}(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ую|юю|ым|им|ых|их|ом|ем))$/

/** What a diminutive is made of: «баклажан» for «баклажанчик», «сыр» for «сырочек». */
export const withoutDiminutive = (word: string) => DIMINUTIVE.exec(spelling(word))?.[1]

const DIMINUTIVE =
  /^(.{3,}?)(?:[оеи]ч[ео]?к|[оеи]ньк|[аеиуыю]ш[ео]?к|ч?ик|ос|(?<!к)[оеё]?к)(?:а|и|ы|у|е|о|ой|ом|ов|ам|ами|ах|ое|ая|ие|ий|ую|ого|их)?$/

/** The stems of nouns that an adjective may be made of: «имбир» for «имбирный», «черник» for «черничный». */
export function stemsOfAdjective(word: string): string[] {
  const base = OF_A_NOUN.exec(spelling(word))?.[1] ?? ''
  return base.endsWith('ч') ? [base, `${base.slice(0, -1)}к`] : base ? [base] : []
}

const OF_A_NOUN = /^(.{3,}?)(?:енн|н|[ое]в)(?:ый|ая|ое|ые|ого|ой|ую|ым|ых|ом)$/

const AFTER_PREPOSITION = new Set(['в', 'во', 'для', 'на', 'по', 'под', 'с', 'со', 'к'])

/**
 * The words of an ingredient by what they say: `nouns` name it, the others describe it: adjectives and what follows a
 * preposition. «Рис для плова» is rice, «Уксус рисовый» is vinegar.
 */
export function partsOfIngredient(title: string): { nouns: string[]; others: string[] } {
  const words = wordsIn(title).map(({ word }) => word)
  const end = words.findIndex((word) => AFTER_PREPOSITION.has(spelling(word)))
  const before = end > 0 ? words.slice(0, end) : words
  const nouns = before.filter((word) => !isStopWord(word) && !isAdjective(word))
  const named = nouns.length > 0 ? nouns : before.slice(0, 1)
  // What the ingredient is for says nothing about the dish: «Моцарелла для пиццы» is no pizza.
  const purpose = words.indexOf('для')
  const others = (purpose < 0 ? words : words.slice(0, purpose)).filter(
    (word) => !isStopWord(word) && !named.includes(word),
  )
  return { nouns: named, others }
}

const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** The text as the same keys give it in the Russian layout: `,jho` is «борщ». */
export const inRussianLayout = (text: string) =>
  [...text.toLowerCase()].map((key) => CYRILLIC[LATIN.indexOf(key)] ?? key).join('')

const SOUNDS =
  'shch sh ch zh kh ts ya yo yu ja jo ju a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ')
// Before a consonant `ts` is two sounds: «по-флотски».
const SOUND = new RegExp(SOUNDS.join('|').replace('ts', 'ts(?![bdfgklmnprstvz])'), 'g')
const LETTERS = 'щшчжхцяёюяёюабцдефгхийклмнопкрстуввхыз'

/** Russian in Latin letters as it is written in Cyrillic: `omlet` is «омлет». */
export const inCyrillic = (text: string) =>
  text.toLowerCase().replace(SOUND, (sound) => LETTERS[SOUNDS.indexOf(sound)] ?? sound)

/** Whether the text could come from the Latin layout: Latin letters and no Cyrillic ones. */
export const isLatin = (text: string) => /[a-z]/i.test(text) && !/\p{Script=Cyrillic}/u.test(text)

/**
 * The number of edits between two words, or undefined for more than `most`. An edit is a letter added, left out or replaced,
 * or two letters swapped.
 */
export function editsBetween(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined
  // Without a row before it, a place in a row is the number of its column: letters added to the empty word.
  let before: number[] = []
  let last: number[] = []
  for (let row = 1; row <= one.length; row++) {
    const next = new Array<number>(other.length + 1).fill(Infinity)
    next[0] = row
    let least = row
    // Further away from the diagonal are more than `most` edits.
    const end = Math.min(other.length, row + most)
    for (let column = Math.max(1, row - most); column <= end; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const edits = Math.min(
        (last[column] ?? column) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? column - 1) + (isSame ? 0 : 1),
        isSwap && row > 1 && column > 1 ? (before[column - 2] ?? column - 2) + 1 : Infinity,
      )
      next[column] = edits
      if (edits < least) least = edits
    }
    if (least > most) return undefined
    before = last
    last = next
  }
  const edits = last[other.length] ?? other.length
  return edits <= most ? edits : undefined
}
