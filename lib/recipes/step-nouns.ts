/**
 * The grammatical cases of an amount: `direct` is the accusative, which most steps have («добавьте две ложки»), as the
 * nominative.
 */
export type Case = 'direct' | 'genitive' | 'dative' | 'instrumental' | 'prepositional'
export const cases: Case[] = ['direct', 'genitive', 'dative', 'instrumental', 'prepositional']

export type Gender = 'm' | 'f' | 'n'

/** A noun that steps count or measure something in. */
export type StepNoun = {
  gender: Gender
  one: Record<Case, string>
  many: Record<Case, string>
  /** Halves of it are counted, too. */
  hasHalves?: boolean
  /**
   * «Ложку масла» is an amount without its number: always, where a substance follows, or where the recipe has just one of it
   * («вмешайте яйцо»).
   */
  implied?: 'always' | 'with substance' | 'if single'
  /** Dough and the like are divided into a number of it: «на 16 шариков». */
  isPart?: boolean
  /** Counted only where something is divided into it: «на 3 части», but not «двумя порциями». */
  onlyAsPart?: boolean
  /** Something is poured into a number of it: «по четырём стаканам». */
  isVessel?: boolean
}

type Flags = Omit<StepNoun, 'gender' | 'one' | 'many'>

const endings = {
  /** Ложк-а, котлет-а. */
  а: { gender: 'f', one: ['у', 'ы', 'е', 'ой', 'е'], many: ['ам', 'ами', 'ах'] },
  /** Пригоршн-я. */
  я: { gender: 'f', one: ['ю', 'и', 'е', 'ей', 'е'], many: ['ям', 'ями', 'ях'] },
  /** Порци-я. */
  ия: { gender: 'f', one: ['ю', 'и', 'и', 'ей', 'и'], many: ['ям', 'ями', 'ях'] },
  /** Горст-ь. */
  ь: { gender: 'f', one: ['ь', 'и', 'и', 'ью', 'и'], many: ['ям', 'ями', 'ях'] },
  /** Стакан. */
  '': { gender: 'm', one: ['', 'а', 'у', 'ом', 'е'], many: ['ам', 'ами', 'ах'] },
  /** Ломт-я. */
  мь: { gender: 'm', one: ['ь', 'я', 'ю', 'ем', 'е'], many: ['ям', 'ями', 'ях'] },
  /** Яйц-о. */
  о: { gender: 'n', one: ['о', 'а', 'у', 'ом', 'е'], many: ['ам', 'ами', 'ах'] },
} as const

/** Declines a noun by its stem, the genitive of its plural, and its accusative where a vowel drops out of the stem. */
function noun(
  declension: keyof typeof endings,
  stem: string,
  manyGenitive: string,
  flags: Flags = {},
  accusative?: string,
): StepNoun {
  const { gender, one, many } = endings[declension]
  // No ы after к, г and х.
  const form = (ending: string) => (stem + ending).replace(/(?<=[кгх])ы$/, 'и')
  return {
    gender,
    one: {
      direct: accusative ?? form(one[0]),
      genitive: form(one[1]),
      dative: form(one[2]),
      instrumental: form(one[3]),
      prepositional: form(one[4]),
    },
    many: {
      direct: manyGenitive,
      genitive: manyGenitive,
      dative: form(many[0]),
      instrumental: form(many[1]),
      prepositional: form(many[2]),
    },
    ...flags,
  }
}

const part: Flags = { isPart: true }
const half: Flags = { hasHalves: true }
const ladled: Flags = { hasHalves: true, implied: 'with substance' }

export const stepNouns: StepNoun[] = [
  noun('а', 'ложк', 'ложек', ladled),
  noun('', 'половник', 'половников', ladled),
  noun('', 'стакан', 'стаканов', { ...ladled, isVessel: true }),
  noun('', 'литр', 'литров', ladled),
  noun('', 'килограмм', 'килограммов', ladled),
  noun('', 'зубчик', 'зубчиков', { implied: 'with substance' }),
  noun('а', 'щепотк', 'щепоток', { implied: 'always' }),
  noun('ь', 'горст', 'горстей', { implied: 'always', hasHalves: true }),
  noun('я', 'пригоршн', 'пригоршней', { implied: 'always', hasHalves: true }),
  noun('а', 'банк', 'банок', half),
  noun('', 'пучк', 'пучков', half, 'пучок'),
  noun('', 'пакетик', 'пакетиков', half),
  noun('а', 'веточк', 'веточек'),
  noun('мь', 'стебл', 'стеблей', {}, 'стебель'),
  noun('', 'ломтик', 'ломтиков'),
  noun('о', 'яйц', 'яиц', { implied: 'if single' }),
  noun('', 'желтк', 'желтков', {}, 'желток'),
  noun('', 'белк', 'белков', {}, 'белок'),
  noun('ь', 'морков', 'морковей', half),
  noun('а', 'луковиц', 'луковиц', half),
  noun('', 'помидор', 'помидоров', half),
  noun('', 'лимон', 'лимонов', half),
  noun('', 'апельсин', 'апельсинов', half),
  noun('о', 'яблок', 'яблок', half),
  noun('а', 'ягод', 'ягод'),
  noun('а', 'верхушк', 'верхушек'),
  noun('', 'кружк', 'кружков', {}, 'кружок'),
  noun('а', 'ямк', 'ямок'),
  noun('', 'блин', 'блинов', part),
  noun('а', 'половинк', 'половинок'),
  noun('а', 'полоск', 'полосок'),
  noun('', 'шар', 'шаров', part),
  noun('', 'шарик', 'шариков', part),
  noun('а', 'котлет', 'котлет', part),
  noun('а', 'лепёшк', 'лепёшек', part),
  noun('а', 'булочк', 'булочек', part),
  noun('', 'пирожк', 'пирожков', part, 'пирожок'),
  noun('', 'куск', 'кусков', part, 'кусок'),
  noun('мь', 'ломт', 'ломтей', part, 'ломоть'),
  noun('ия', 'порци', 'порций', { ...part, onlyAsPart: true }),
  noun('ь', 'част', 'частей', { ...part, onlyAsPart: true }),
]

/** The number that a noun and its adjective agree with: `few` is 2 to 4 and fractions, which take «ложки». */
export type Count = 'one' | 'few' | 'many'

/** The grammatical number of a noun after a value. */
export function countOf(value: number): Count {
  if (!Number.isInteger(value)) return 'few'
  const [tens, ones] = [value % 100, value % 10]
  if (tens > 10 && tens < 20) return 'many'
  return ones === 1 ? 'one' : ones > 1 && ones < 5 ? 'few' : 'many'
}

/** The form of the noun after a number: «две ложки», «пять ложек», «двумя ложками», «2½ ложки». */
export function nounForm({ one, many }: StepNoun, value: number, theCase: Case): string {
  const count = countOf(value)
  if (count === 'one') return one[theCase]
  if (theCase !== 'direct') return many[theCase]
  return count === 'few' ? one.genitive : many.direct
}
