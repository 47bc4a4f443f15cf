import { createStemmer, partsOfIngredient, wordsIn } from '../lib/catalog/search-text'

/* Derives from the text of a step which of its ingredients it cuts. */

/** Trimming («срежьте», «вырежьте», «обрежьте») leaves a thing whole, and what is rubbed with salt is not grated. */
const cutting = new RegExp(
  [
    String.raw`(?<!\p{L})(?:на|по|раз)?реж(?:ь|ьте)(?!\p{L})|(?:на|раз)резан|нашинк|шинкован|строгайте|(?:на|по)руб|рубите|рублен`,
    String.raw`(?:на|по|со)трите(?![^.;]*(?:солью|соли |перцем|паприкой))|тёрт|разотрите|цедр|измельч|смелите|мясорубк`,
    String.raw`через пресс|раздав|давлен|растолк|толчён|размят|разомните|пробейте|крош(?:ите|енн)|лома(?:йте|нн)|ломите`,
    String.raw`(?<!обо)рвите|рван|разбер|разделайте|снимая [^.]*листья|снимите (?:филе|мясо) с`,
    String.raw`кубик|ломт|соломк|кольцами|полукольц|колеч|круж(?:ками|ки|ков|ок|очк)|полукруж|полумесяц|перьями|дольк|брусоч|брусков|полоск`,
    String.raw`пластин|пласт(?:ы|ами)|лентами|(?<!кокосовой )стружкой|кус(?:к|очк)(?:и|ами)|четверт(?:ин|ьк)|половинк|пополам`,
  ].join('|'),
  'iu',
)
/** What words imply of some ingredients only: greens are sprinkled chopped, a fruit is cut for its juice, and peeled prawns look as cut ones. */
const implied: [pattern: RegExp, titles: RegExp][] = [
  [/(?:по|об|в)сыпьте/iu, /^(?:укроп|петрушк|кинз|мят|базилик|лук зел)/iu],
  [/очист/iu, /креветк/iu],
  [/выжм|сок(?!\p{L})|сок(?:а|ом)(?!\p{L})|цедр/iu, /^(?:лимон|лайм|апельсин)/iu],
]
/** «целый чили», «целые головки чеснока» */
const whole = /(?<!\p{L})цел(?:ый|ые|ую|ого) (?:головки )?\p{L}+/giu

/** An imperative begins a clause: «нарежьте лук полукольцами | и жарьте в масле». */
const betweenClauses =
  /[.;:]\s*|(?:,\s*|\s+)(?:и|а|затем|потом)\s+(?=\p{L}+те(?!\p{L}))|,\s+(?=\p{L}+те(?!\p{L}))/iu

const stem = createStemmer({
  лук: ['луковицу', 'луковицы', 'луковица', 'луковиц'],
  огурц: ['огурец'],
  перец: ['перца', 'перцы', 'перцем'],
  // Those of a cabbage: «лавровый лист» is another word.
  листья: ['листья', 'листьев', 'листьями'],
})
const stemsOf = (text: string) => new Set(wordsIn(text).map(({ word }) => stem(word)))

/** What texts call ingredients whose titles say it otherwise: «нарежьте курицу» is about «Куриное филе». */
const otherNames: [title: RegExp, names: string[]][] = [
  [/^(?:куриц|курин|филе курин)/iu, ['курица', 'птица', 'мясо']],
  [/индейк/iu, ['индейка', 'мясо']],
  [/^(?:говя|стейк|телят)/iu, ['говядина', 'мясо']],
  [/^свин/iu, ['свинина', 'мясо']],
  [/^баран/iu, ['баранина', 'мясо']],
  [/лосос|форел|сёмг|треск|хек|судак|минтай|карп|скумбр|камбал|щук|сельд/iu, ['рыба', 'филе', 'тушка']],
  [/^кальмар/iu, ['тушка']],
  [/^капуста/iu, ['кочан', 'листья']],
  [/^яйца/iu, ['белок', 'белки', 'желток', 'желтки']],
  [/^лимон$/iu, ['лимонный']],
  [/^(?:хлеб|багет|батон|чиабатт)/iu, ['хлеб', 'мякиш']],
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

/** Returns a function from a text to the ingredients, by their indexes, that it names; `canBeNamed` leaves some out. */
export function createNaming(titles: readonly string[], canBeNamed: (index: number) => boolean = () => true) {
  const names = titles.map((title, index) => (canBeNamed(index) ? nameStems(title) : []))
  return (text: string): number[] => {
    const stems = stemsOf(text)
    return names.flatMap((name, index) => (name.some((each) => stems.has(each)) ? [index] : []))
  }
}

/**
 * Returns a function from the text of a step to the ingredients, by their indexes, that it cuts: those that a cutting clause
 * names, or a clause before it («сварите яйца, остудите и нарежьте»). If none does («нарежьте мясо»), what the step uses and
 * does not name elsewhere.
 */
export function createCutting(titles: readonly string[], canBeNamed?: (index: number) => boolean) {
  const named = createNaming(titles, canBeNamed)

  return (text: string, uses: readonly number[]): number[] => {
    const namedAnywhere = new Set(named(text))
    const unnamed = uses.filter((index) => !namedAnywhere.has(index))
    const cut = new Set<number>()
    let before: number[] = []
    for (const clause of text.replace(whole, ' ').split(betweenClauses)) {
      const found = named(clause)
      const [start = ''] = clause.split(',', 1)
      // «Порей промойте и нарежьте кольцами, морковь — кружочками»
      const goesOn = refersBack.test(clause) || (cutting.test(start) && named(start).length === 0)
      const meant = goesOn ? [...before, ...found] : found.length > 0 ? found : before
      if (cutting.test(clause)) for (const index of meant.length > 0 ? meant : unnamed) cut.add(index)
      for (const [pattern, kind] of implied)
        if (pattern.test(clause))
          for (const index of found) if (kind.test(titles[index] ?? '')) cut.add(index)
      before = meant
    }
    return [...cut]
  }
}
