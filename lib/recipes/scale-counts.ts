import type { Scale } from '@/lib/quantities/measure'
import type { Ingredient } from '@/lib/recipes/recipes-api'
import { ADJECTIVE, agree, type Agreement } from '@/lib/recipes/step-adjectives'
import { type Context, holdsSubstance, isKeptBack, isPerPiece } from '@/lib/recipes/step-context'
import { type Case, cases, countOf, nounForm, type StepNoun, stepNouns } from '@/lib/recipes/step-nouns'
import {
  BETWEEN,
  NOT_A_REST,
  NUMBER,
  readNumber,
  readShare,
  type StepNumber,
  writeNumber,
} from '@/lib/recipes/step-numerals'

const formsOf = ({ one, many }: StepNoun) => [...Object.values(one), ...Object.values(many)]
const anyOf = (words: string[]) => [...new Set(words)].sort((a, b) => b.length - a.length).join('|')
const implied = stepNouns.filter((noun) => noun.implied)

const blank = String.raw`[\s\u00a0]`
/** «Две ложки», '4 сырых яйца', '2–3 зубчика', «двумя-тремя ложками», «пару кружков». */
const counted = `(?<from>${NUMBER})(?:(?<between>${BETWEEN})(?<to>${NUMBER}))?${blank}(?<words>(?:${ADJECTIVE}${blank}){0,2})(?<form>${anyOf(stepNouns.flatMap(formsOf))})`
/**
 * «Полстакана», «пол чайной ложки», «половиной ложки», «четверть стакана»; but «половину лимона» is a part of what is listed.
 */
const measures = stepNouns.filter((noun) => noun.implied === 'with substance' && noun.hasHalves)
const halved = `(?<share>пол[-\\s]?|(?:половин[уеы]|половиной|четверт(?:ь|и|ью))\\s)(?<shareWords>(?:${ADJECTIVE}${blank})?)(?<shareForm>${anyOf(measures.map(({ one }) => one.genitive))})`
/** «Ложку», «чайной ложкой». */
const single = `(?<so>со${blank})?(?<singleWords>(?:${ADJECTIVE}${blank})?)(?<singleForm>${anyOf(implied.flatMap(({ one }) => Object.values(one)))})`

const AMOUNT = new RegExp(String.raw`${NOT_A_REST}(?:${counted}|${halved}|${single})(?!\p{L})`, 'giu')

type Groups = Record<
  | 'from'
  | 'between'
  | 'to'
  | 'words'
  | 'form'
  | 'share'
  | 'shareWords'
  | 'shareForm'
  | 'so'
  | 'singleWords'
  | 'singleForm',
  string | undefined
>

/** An amount as the text has it. */
type StepAmount = {
  /** The number, or the two ends of a range. */
  numbers: StepNumber[]
  /** What stands between the two ends. */
  between?: string
  adjectives: string[]
  noun: StepNoun
  case: Case
}

/** Scales the counts of a step; `ingredients` say what a spoon may hold. */
export function scaleCounts(text: string, scale: Scale, ingredients: Ingredient[]): string {
  return text.replace(AMOUNT, (...args: unknown[]) => {
    const whole = String(args[0])
    const groups = args[args.length - 1] as Groups
    const offset = Number(args[args.length - 3])
    const context = { before: text.slice(0, offset), after: text.slice(offset + whole.length) }
    const amount =
      readCounted(groups, context) ?? readPart(groups) ?? readSingle(groups, context, ingredients)
    if (!amount || isPerPiece(amount, context)) return whole
    const scaleOne = JARS.test(context.after) ? scaleJars : scaleValue
    const values = amount.numbers.map(({ value }) => scaleOne(value, scale, amount.noun))
    if (values.every((value, index) => value === amount.numbers[index]?.value)) return whole
    // «Со щепоткой», but «с двумя щепотками».
    const scaled = (groups.so ? 'с ' : '') + write(amount, values)
    return /^\p{Lu}/u.test(whole) ? scaled.charAt(0).toUpperCase() + scaled.slice(1) : scaled
  })
}

const GENITIVE = /(?<!\p{L})(?:из|без|для|до|от|у|около|после|больше|меньше|более|менее)[\s\u00a0]$/iu

function readCounted(
  { from, between, to, words, form }: Groups,
  { before }: Context,
): StepAmount | undefined {
  if (!from || !form) return undefined
  const numbers = [from, ...(to ? [to] : [])].map(readNumber)
  const wanted = form.toLowerCase()
  const { value, cases: possible, isPair } = numbers[numbers.length - 1] ?? readNumber(from)
  for (const noun of stepNouns) {
    const fitting = possible.filter((theCase) =>
      isPair ? noun.many.genitive === wanted : nounForm(noun, value, theCase) === wanted,
    )
    const [first] = fitting
    if (!first) continue
    const theCase = GENITIVE.test(before) && fitting.includes('genitive') ? 'genitive' : first
    return { numbers, between, adjectives: split(words), noun, case: theCase }
  }
  return undefined
}

const one: StepNumber = { value: 1, cases, isWord: true }

function readPart({ share, shareWords, shareForm }: Groups): StepAmount | undefined {
  const noun = measures.find((some) => some.one.genitive === shareForm?.toLowerCase())
  const number = share && readShare(share)
  return noun && number
    ? { numbers: [number], adjectives: split(shareWords), noun, case: number.cases[0] ?? 'direct' }
    : undefined
}

/** «Второй ложкой», «неполный половник», «деревянной ложкой». */
const OTHER_SPOON = /^(?:перв|втор|трет|последн|неполн|кажд|деревянн)/i

function readSingle(
  { singleWords, singleForm }: Groups,
  context: Context,
  ingredients: Ingredient[],
): StepAmount | undefined {
  const form = singleForm?.toLowerCase() ?? ''
  const noun = implied.find((some) => Object.values(some.one).includes(form))
  const theCase = noun && caseOfSingle(noun, form, context)
  const words = split(singleWords)
  if (!noun || !theCase || words.some((word) => OTHER_SPOON.test(word))) return undefined
  const isAmount = {
    always: true,
    'with substance': holdsSubstance(context, ingredients) || isKeptBack(context),
    'if single': ingredients.some((ingredient) => isSingle(ingredient, noun)),
  }
  return noun.implied && isAmount[noun.implied]
    ? { numbers: [one], adjectives: words, noun, case: theCase }
    : undefined
}

/** A genitive («с ложки») is never an amount; the prepositional looks like the dative. */
function caseOfSingle({ one: forms }: StepNoun, form: string, { before }: Context): Case | undefined {
  if (form === forms.direct) return 'direct'
  if (form === forms.instrumental) return 'instrumental'
  const isPlace = /(?<!\p{L})(?:во?|на)[\s\u00a0]$/iu.test(before)
  return form === forms.prepositional && isPlace ? 'prepositional' : undefined
}

/** «Яйца: 1 шт». */
const isSingle = ({ title, amount }: Ingredient, { one: forms }: StepNoun) =>
  amount?.value === 1 && amount.unit === 'шт' && title.toLowerCase().startsWith(forms.dative.slice(0, -1))

/** After jars to be filled: «пять банок по 300 мл и крышки», but not «2 банки по 400 мл кокосового молока». */
const JARS = /^[\s\u00a0]по[\s\u00a0][\d,]+[\s\u00a0]?м?л(?=[.,;:]|[\s\u00a0]и[\s\u00a0]|$)/u
const scaleJars = (value: number, { servings, baseServings }: Scale) =>
  Math.ceil((value * servings) / baseServings)

/** Rounded to whole ones, or to halves of what has them, as the ingredients are; never to 0. */
function scaleValue(value: number, { servings, baseServings }: Scale, noun: StepNoun): number {
  const { hasHalves } = noun
  const exact = (value * servings) / baseServings
  if (measures.includes(noun) && exact < 0.375) return 0.25
  const parts = hasHalves && exact < 10 ? 2 : 1
  return Math.max(1, Math.round(exact * parts)) / parts
}

function write(amount: StepAmount, values: number[]): string {
  const { between = '', adjectives, noun, case: theCase } = amount
  const [from] = amount.numbers
  const inWords = from?.isWord ?? false
  const value = values[values.length - 1] ?? 1
  const { gender } = noun
  if (value < 1 && inWords) {
    const agreement: Agreement = { count: 'one', case: 'genitive', gender }
    const words = adjectives.map((word) => agree(word, agreement))
    return [writeNumber(value, theCase, gender, inWords), ...words, noun.one.genitive].join(' ')
  }
  // «Ложку», not «одну ложку», where the text had no number of spoons either.
  const hasNumber = value !== 1 || (from !== one && (from?.value ?? 1) >= 1)
  const dash = inWords ? '-' : '–'
  const number = values
    .map((some) => writeNumber(some, theCase, gender, inWords))
    .join(/\p{L}/u.test(between) ? between : dash)
  const agreement: Agreement = { count: countOf(value), case: theCase, gender }
  return [
    ...(hasNumber ? [number] : []),
    ...adjectives.map((word) => agree(word, agreement)),
    nounForm(noun, value, theCase),
  ].join(' ')
}

const split = (words = '') => words.split(/[\s\u00a0]/).filter(Boolean)
