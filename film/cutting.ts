import { createStemmer, partsOfIngredient, wordsIn } from '../lib/catalog/search-text'

/* Derives from the text of a step which of its ingredients it cuts. */

const cutting =
  /(?:на|по|раз|вы|от|об)?реж(?:ь|ьте)(?!\p{L})|наре(?:жьте|зан)|разре(?:жьте|зан)|порежьте|нашинк|шинкован|(?:на|по)руб|рубите|рублен|(?:на|по|со)трите|натёрт|тёрк|измельч|мясорубк|размят|разомните|раздавите|растолк|толчён|раскрош|покрош|наломайте|разломите|порвите|кубик|ломтик|соломк|полукольц|кольцами|кружочк|кружк|дольк|брусоч|брусков|полоск|четвертин|половинк|пополам/iu

/** An imperative begins a clause: «нарежьте лук полукольцами | и жарьте в масле». */
const betweenClauses =
  /[.;:]\s*|(?:,\s*|\s+)(?:и|а|затем|потом)\s+(?=\p{L}+те(?!\p{L}))|,\s+(?=\p{L}+те(?!\p{L}))/iu

const stem = createStemmer({
  лук: ['луковицу', 'луковицы', 'луковица', 'луковиц'],
  огурц: ['огурец'],
  перец: ['перца', 'перцы', 'перцем'],
})
const stemsOf = (text: string) => new Set(wordsIn(text).map(({ word }) => stem(word)))

/** What texts call ingredients whose titles say it otherwise: «нарежьте курицу» is about «Куриное филе». */
const otherNames: [title: RegExp, names: string[]][] = [
  [/^(?:куриц|курин|филе курин)/iu, ['курица', 'птица', 'мясо']],
  [/индейк/iu, ['индейка', 'мясо']],
  [/^(?:говя|стейк|телят)/iu, ['говядина', 'мясо']],
  [/^свин/iu, ['свинина', 'мясо']],
  [/^баран/iu, ['баранина', 'мясо']],
  [/лосос|форел|сёмг|треск|хек|судак|минтай|карп/iu, ['рыба', 'филе']],
  [/^(?:укроп|петрушк|кинз|мят|базилик|лук зел)/iu, ['зелень']],
  [/гриб|шампиньон|вешенк|лисичк/iu, ['грибы']],
  [/^сыр |сулугуни|моцарелл|фета|брынз/iu, ['сыр']],
  [/орехи|миндаль|кешью|фундук/iu, ['орехи']],
  [/^лук-/iu, ['порей', 'шалот']],
  [/черри/iu, ['черри']],
  [/чили$/iu, ['чили']],
  [/^(?:картоф|морков|свёкл)/iu, ['овощи']],
]

/** Stems of the words that name an ingredient; «Лук зелёный» is not any onion, but dishes rarely have two. */
const nameStems = (title: string) =>
  [
    ...partsOfIngredient(title).nouns,
    ...otherNames.flatMap(([pattern, names]) => (pattern.test(title) ? names : [])),
  ].map(stem)
const refersBack = /(?<!\p{L})(?:их|его|её|всё)(?!\p{L})/iu

/**
 * Returns a function from the text of a step to the ingredients, by their indexes, that it cuts: those that a cutting clause
 * names, or a clause before it («сварите яйца, остудите и нарежьте»). If none does («нарежьте мясо»), what the step uses and
 * does not name elsewhere.
 */
export function createCutting(titles: readonly string[]) {
  const names = titles.map(nameStems)
  const named = (clause: string) => {
    const stems = stemsOf(clause)
    return names.flatMap((name, index) => (name.some((each) => stems.has(each)) ? [index] : []))
  }

  return (text: string, uses: readonly number[]): number[] => {
    if (!cutting.test(text)) return []
    const namedAnywhere = new Set(named(text))
    const unnamed = uses.filter((index) => !namedAnywhere.has(index))
    const cut = new Set<number>()
    let before: number[] = []
    for (const clause of text.split(betweenClauses)) {
      const found = named(clause)
      const meant = refersBack.test(clause) ? [...before, ...found] : found.length > 0 ? found : before
      if (cutting.test(clause)) for (const index of meant.length > 0 ? meant : unnamed) cut.add(index)
      before = meant
    }
    return [...cut]
  }
}
