import type { Ingredient } from '@/lib/recipes/recipes-api'
import type { Case, StepNoun } from '@/lib/recipes/step-nouns'

/** The text around an amount. */
export type Context = { before: string; after: string }

/** What each piece gets, as «в каждую»; not the time for «каждой стороны». */
const EACH = /(?<!\p{L})кажд\p{L}+(?![\s\u00a0](?:сторон|бок|раз))/iu
const EACH_NEXT = /^[\s\u00a0](?:(?:на|в)[\s\u00a0])?кажд/iu
/** What a single piece is made of: «ложку теста». */
const PIECE = /^[\s\u00a0](?:\p{L}+[\s\u00a0])?(?:теста|начинки|фарша|крема|глазури)(?!\p{L})/iu

/** Whether a count is the same for any servings: what each piece gets or is cut into, and the number of batches. */
export function isPerPiece(
  { noun, case: theCase }: { noun: StepNoun; case: Case },
  { before, after }: Context,
): boolean {
  const sentence = before.slice(before.search(/[^.!?]*$/u))
  if (EACH.test(sentence) || EACH_NEXT.test(after) || PIECE.test(after)) return true
  if (/(?<!\p{L})по[\s\u00a0]$/iu.test(before)) return !(noun.isVessel && theCase === 'dative')
  if (theCase === 'direct' && /(?<!\p{L})на[\s\u00a0]$/iu.test(before))
    // «Тесто на 3 части», but «стебель на 3 части».
    return !noun.isPart || (noun.one.direct === 'часть' && !/(?<!\p{L})тест/iu.test(sentence))
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
