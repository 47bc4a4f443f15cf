import type { Ingredient } from '@/lib/recipes/recipes-api'
import type { Case, StepNoun } from '@/lib/recipes/step-nouns'

/** The text around an amount. */
export type Context = { before: string; after: string }

/** What each piece gets, as «в каждую»; not the time for «каждой стороны». */
const EACH = /(?<!\p{L})кажд\p{L}+(?!\p{L}|[\s\u00a0](?:сторон|бок|раз))/iu
/** «Ложку джема в каждую формочку». */
const EACH_NEXT =
  /^(?:(?:[\s\u00a0]\p{L}+){0,3}[\s\u00a0](?:на|во?|для))?[\s\u00a0]кажд\p{L}+(?!\p{L}|[\s\u00a0](?:сторон|бок|раз))/iu
/** What a single piece is made of: «ложку теста». */
const PIECE = /^[\s\u00a0](?:\p{L}+[\s\u00a0])?(?:теста|начинки|фарша|крема|глазури)(?!\p{L})/iu

const PER = String.raw`(?<!\p{L})на[\s\u00a0](?:(?:1|один)[\s\u00a0])?(?:л|литр|кг|килограмм)`
/** «20 г соли на литр воды». */
const PER_NEXT = new RegExp(String.raw`^(?:[\s\u00a0]\p{L}+){0,3}[\s\u00a0]${PER}(?!\p{L})`, 'iu')
/** «На 1 кг мяса — 10 г соли»; but «кастрюля на 1 л» names nothing that it is for. */
const PER_BEFORE = new RegExp(String.raw`${PER}[\s\u00a0]\p{L}`, 'iu')

const sentenceBefore = ({ before }: Context) => before.split(/[.!?]\s+(?=\p{Lu})/u).at(-1) ?? ''

/** Whether an amount is the same for any servings: what each piece gets, and what a litre or a kilogram of something gets. */
export function isForEach(context: Context): boolean {
  const sentence = sentenceBefore(context)
  return (
    [EACH, PER_BEFORE].some((pattern) => pattern.test(sentence)) ||
    [EACH_NEXT, PER_NEXT].some((pattern) => pattern.test(context.after))
  )
}

/** Whether an amount is that of a single piece: «ложка теста», 'полоска начинки'. */
export const isOfPiece = ({ after }: Context) => PIECE.test(after)

/** Whether a count is the same for any servings: what each piece gets or is cut into, and the number of batches. */
export function isPerPiece(
  { noun, case: theCase }: { noun: StepNoun; case: Case },
  context: Context,
): boolean {
  const { before } = context
  if (isForEach(context) || isOfPiece(context)) return true
  if (/(?<!\p{L})по[\s\u00a0]$/iu.test(before)) return !(noun.isVessel && theCase === 'dative')
  if (theCase === 'direct' && /(?<!\p{L})на[\s\u00a0]$/iu.test(before))
    // «Тесто на 3 части», but «стебель на 3 части».
    return !noun.isPart || (noun.one.direct === 'часть' && !/(?<!\p{L})тест/iu.test(sentenceBefore(context)))
  return noun.onlyAsPart === true
}

/** The beginnings of what recipes use without listing it. */
const unlisted = 'вод бульон отвар рассол кипятк масл жир сок соус соли сахар мук пудр'.split(' ')

const beginningsOf = ({ title }: Ingredient) =>
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, Math.max(3, word.length - 2)))

/** Whether the genitive of an ingredient follows, after two adjectives at most: a spoon of it, not a spoon as a tool. */
export function holdsSubstance({ after }: Context, ingredients: Ingredient[]): boolean {
  const next = /^(?:[\s\u00a0]\p{L}+){1,3}/u.exec(after)?.[0].trim().toLowerCase() ?? ''
  const noun = next.split(/[\s\u00a0]/).find((word) => !/(?:ого|его|ой|ей|ых|их)$/.test(word)) ?? ''
  const beginnings = [...unlisted, ...ingredients.flatMap(beginningsOf)]
  return /(?:[аяыи]|ов|ев|ей|год)$/.test(noun) && beginnings.some((beginning) => noun.startsWith(beginning))
}

/** «Всыпьте сахар, оставив ложку». */
export const isKeptBack = ({ before, after }: Context) =>
  /(?<!\p{L})(?:оставив|отложив|оставьте|отложите)[\s\u00a0]$/iu.test(before) && /^(?:[,.;]|$)/.test(after)
