import type { Case, Count, Gender } from '@/lib/recipes/step-nouns'

type Endings = Record<Case, string>

const manyEndings: Endings = {
  direct: 'ых',
  genitive: 'ых',
  dative: 'ым',
  instrumental: 'ыми',
  prepositional: 'ых',
}
const masculineEndings = { genitive: 'ого', dative: 'ому', instrumental: 'ым', prepositional: 'ом' }
const oneEndings: Record<Gender, Endings> = {
  m: { direct: 'ый', ...masculineEndings },
  f: { direct: 'ую', genitive: 'ой', dative: 'ой', instrumental: 'ой', prepositional: 'ой' },
  n: { direct: 'ое', ...masculineEndings },
}

/** The endings of adjectives, for a regular expression. */
export const ADJECTIVE = String.raw`\p{L}{2,}?(?:[ыи]ми|[ео]го|[ое]му|[ыи]х|[ыи]м|[ыи]е|[ыи]й|[ое]й|[ую]ю|[ое]е|[ое]м)(?:ся)?`
const adjective = new RegExp(
  String.raw`^(\p{L}+?)([ыи]ми|[ео]го|[ое]му|[ыи]х|[ыи]м|[ыи]е|[ыи]й|[ое]й|[ую]ю|[ое]е|[ое]м)((?:ся)?)$`,
  'u',
)

export type Agreement = { count: Count; case: Case; gender: Gender }

/** The form of an adjective that agrees with its noun: «две столовые ложки», «два сырых яйца». Other words stay as they are. */
export function agree(word: string, { count, case: wanted, gender }: Agreement): string {
  const [, stem, ending = '', suffix = ''] = adjective.exec(word) ?? []
  if (!stem) return word
  const isFewFeminine = count === 'few' && wanted === 'direct' && gender === 'f'
  const hard = isFewFeminine ? 'ые' : count === 'one' ? oneEndings[gender][wanted] : manyEndings[wanted]
  return stem + softened(hard, stem, ending) + suffix
}

/** The ending as the stem wants it: «последних», «горячего», «мягких». */
function softened(hard: string, stem: string, ending: string): string {
  const isSoft = stem.endsWith('н') && /^[иею]/.test(ending)
  const isSibilant = /[жшщч]$/.test(stem)
  const withVowel = isSoft || isSibilant || /[кгх]$/.test(stem) ? hard.replace(/^ы/, 'и') : hard
  if (isSoft) return withVowel.replace(/^о/, 'е').replace(/^у/, 'ю')
  return isSibilant ? withVowel.replace(/^о/, 'е') : withVowel
}
