import { createStemmer, partsOfIngredient, wordsIn } from '../lib/catalog/search-text'

/* Derives from the text of a step which of its ingredients it cuts. */

const cutting =
  /(?:на|по|раз|вы|от|об)?реж(?:ь|ьте)(?!\p{L})|наре(?:жьте|зан)|разре(?:жьте|зан)|порежьте|нашинк|шинкован|(?:на|по)руб|рубите|рублен|(?:на|по|со)трите|натёрт|тёрк|измельч|размят|разомните|раздавите|растолк|толчён|раскрош|покрош|наломайте|разломите|порвите|кубик|ломтик|соломк|полукольц|кольцами|кружочк|кружк|дольк|брусоч|брусков|полоск|четвертин|половинк|пополам/iu

/** An imperative begins a clause: «нарежьте лук полукольцами | и жарьте в масле». */
const betweenClauses =
  /[.;:]\s*|(?:,\s*|\s+)(?:и|а|затем|потом)\s+(?=\p{L}+те(?!\p{L}))|,\s+(?=\p{L}+те(?!\p{L}))/iu

const stem = createStemmer({ лук: ['луковицу', 'луковицы', 'луковица', 'луковиц'] })
const stemsOf = (text: string) => new Set(wordsIn(text).map(({ word }) => stem(word)))

/** Stems of the words that name an ingredient; «Лук зелёный» is not any onion, but dishes rarely have two. */
const nameStems = (title: string) => partsOfIngredient(title).nouns.map(stem)
const refersBack = /(?<!\p{L})(?:их|его|её|всё)(?!\p{L})/iu

/**
 * Returns a function from the text of a step to the ingredients, by their indexes, that it cuts: those that a cutting clause names,
 * or a clause before it («сварите яйца, остудите и нарежьте»). If none does («нарежьте мясо»), what the step uses and does not name
 * elsewhere.
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
