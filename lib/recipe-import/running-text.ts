import { readLine, type ReadLine } from '@/lib/recipe-import/ingredient-line'
import { bare, isIngredient, isStep } from '@/lib/recipe-import/line-kinds'

/** The beginning of a sentence that lists ingredients, or of a line. */
export const TAKE =
  /^(?:возьмите|возьм[её]м|бер[её]м|взять|(?:вам |нам )?(?:понадоб[ия]тся|нужн[оы])|take|you(?:'|’)?ll need)\s*:?\s+/iu

/** Not the full stop of «2 ст. л. сахара» and «1 ч. 30 мин». */
const SENTENCE_END = /(?<=[\p{L})»][.!])\s+(?=\p{Lu})|(?<=\p{L}{4}[.!])\s+(?=\d)/u

/**
 * A recipe in one paragraph, below its title if it has one: «Возьмите 200 г муки и 2 яйца. Взбейте яйца. Испеките.» Undefined
 * for any other text.
 */
export function readRunningText(
  lines: string[],
): { title: string; lines: ReadLine[]; steps: string[] } | undefined {
  if (lines.length > 2) return undefined
  const sentences = lines.flatMap((line) => line.split(SENTENCE_END))
  const isOfRecipe = (sentence: string) => TAKE.test(sentence) || isStep(bare(sentence))
  const [first = '', ...others] = sentences
  const [title, body] = isOfRecipe(first) ? ['', sentences] : [first, others]
  if (body.filter(isOfRecipe).length < 2) return undefined
  const isList = (sentence: string) =>
    TAKE.test(sentence) || (!isOfRecipe(sentence) && isIngredient(sentence))
  return {
    title,
    lines: body
      .filter(isList)
      .flatMap((sentence) => sentence.replace(TAKE, '').split(/[,;]\s+|\s+(?:и|and)\s+/u))
      .map((text) => readLine(text)),
    steps: body.filter((sentence) => !isList(sentence)),
  }
}
