import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createRecipeSearch } from '@/lib/catalog/recipe-search'
import { type Concept, noConcept } from '@/lib/catalog/search-words-api'
import type { TextPart } from '@/lib/catalog/search-marks'
import { searchEntry as entry } from '@/testing/search-entry'

const recipes = [
  entry('borscht', 'Борщ с говядиной', 'Говядина на кости', 'Свёкла', 'Картофель', 'Соль'),
  entry('draniki', 'Драники со сметаной', 'Картофель', 'Сметана', 'Лук репчатый', 'Соль'),
  entry('vinaigrette', 'Винегрет', 'Свёкла', 'Картофель', 'Огурцы солёные'),
  entry('syrniki', 'Сырники из творога', 'Творог', 'Яйцо куриное', 'Сметана'),
]
const search = await createRecipeSearch(recipes)
const ids = (typed: string) =>
  search(typed).found.flatMap(({ entry: { id }, lacks }) => (lacks === undefined ? [id] : []))
const shown = (parts: TextPart[] | undefined) =>
  parts?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

describe('createRecipeSearch', () => {
  it('matches the beginning of a word of the title, from two letters on', () => {
    expect(ids('бо')).toEqual(['borscht'])
    expect(ids('ДРАН')).toEqual(['draniki'])
    expect(ids('творог')).toEqual(['syrniki'])
  })

  it('matches ingredients, after recipes with the word in their title', () => {
    expect(ids('свёкла').sort()).toEqual(['borscht', 'vinaigrette'])
    expect(ids('сметана')[0]).toBe('draniki')
    expect(ids('сметана')).toContain('syrniki')
  })

  it.each(['свекла', 'СВЁКЛА', 'свёклой', 'свеклу', 'свёклы'])('finds beetroot by «%s»', (typed) => {
    expect(ids(typed).sort()).toEqual(['borscht', 'vinaigrette'])
  })

  it.each([
    ['бурщ', 'another letter'],
    ['борщщ', 'a letter too many'],
    ['борш', 'another last letter'],
    ['обрщ', 'two letters swapped'],
  ])('tolerates one typo: «%s», %s', (typed) => expect(ids(typed)).toEqual(['borscht']))

  it('tolerates no typo in short words and no two typos', () => {
    expect(ids('бур')).toEqual([])
    expect(ids('буррщ')).toEqual([])
  })

  it('requires every word of the query', () => {
    expect(ids('картофель сметана')).toEqual(['draniki'])
    expect(ids('картофель творог')).toEqual([])
  })

  it('finds nothing for a query without words', () => {
    expect(ids('')).toEqual([])
    expect(ids(' - !')).toEqual([])
  })

  it('marks the typed beginning of a word, or the whole word if the form differs', () => {
    const marks = (typed: string) => search(typed).found[0]?.mark()
    expect(shown(marks('борщ свек')?.title)).toBe('[Борщ] с говядиной')
    expect(marks('борщ свек')?.ingredients.map(shown)).toEqual(['[Свёк]ла'])
    expect(shown(marks('говядину')?.title)).toBe('Борщ с [говядиной]')
    expect(shown(marks('винигрет')?.title)).toBe('[Винегрет]')
    expect(shown(marks('драники с сметана')?.title)).toBe('[Драники] со [сметаной]')
  })

  it('marks the ingredients that say more than the title', () => {
    const marks = (typed: string) => search(typed).found[0]?.mark().ingredients.map(shown)
    expect(marks('говядина')).toEqual(['[Говядина] на кости'])
    expect(marks('сметана')).toEqual([])
    expect(marks('сырники сметана')).toEqual(['[Сметана]'])
  })

  it('finds nothing by one letter, emoji and digits', () => {
    for (const typed of ['б', '🍕🍕', '🍲'.repeat(100_000), '2026']) expect(search(typed).found).toEqual([])
  })

  it('uses only the beginning of a very long query', () => {
    expect(ids('щ'.repeat(200_000))).toEqual([])
    expect(ids(`борщ${' '.repeat(200_000)}творог`)).toEqual(['borscht'])
    expect(ids('борщ '.repeat(40_000))).toEqual(['borscht'])
  })

  it('reads a query in the wrong keyboard layout, and says so', () => {
    expect(search(',jho')).toMatchObject({ hint: 'борщ', found: [{ entry: { id: 'borscht' } }] })
    expect(search('ntrcn').hint).toBeUndefined()
  })

  it('says what a typo probably means, but only where nothing else matches', () => {
    expect(search('бурщ с гавядиной')).toMatchObject({
      hint: 'борщ с говядиной',
      found: [{ entry: { id: 'borscht' } }],
    })
    expect(search('борща')).toMatchObject({ hint: undefined, found: [{ entry: { id: 'borscht' } }] })
    expect(search('борщец').found).toEqual([])
  })

  it('lists recipes without one of two ingredients after those with both, by what they lack', () => {
    const lacking = search('картофель и творог').found.map(({ entry: { id }, lacks }) => [id, lacks])
    expect(lacking).toEqual([
      ['draniki', 'слова «творог»'],
      ['vinaigrette', 'слова «творог»'],
      ['borscht', 'слова «творог»'],
      ['syrniki', 'слова «картофель»'],
    ])
    expect(search('борщ с творогом').found.map(({ entry: { id }, lacks }) => [id, lacks])).toEqual([
      ['borscht', 'слова «творогом»'],
      ['syrniki', 'слова «борщ»'],
    ])
  })

  it('finds nothing for the beginning of a word alone beside a word that is known', () => {
    expect(search('борщ дра').found.map(({ entry: { id }, lacks }) => [id, lacks])).toEqual([
      ['borscht', 'слова «дра»'],
    ])
    expect(ids('дра')).toEqual(['draniki'])
  })

  it('leaves out what follows «без»', () => {
    expect(ids('картофель без сметаны').sort()).toEqual(['borscht', 'vinaigrette'])
    expect(ids('без картофеля')).toEqual(['syrniki'])
    expect(ids('без сметаны и говядины')).toEqual(['vinaigrette'])
    expect(ids('без')).toEqual([])
  })

  describe('with search words', async () => {
    const concept = (fields: Partial<Concept>): Concept => ({ ...noConcept, ...fields })
    const entries = [
      { ...entry('omelette', 'Омлет', 'Яйца', 'Молоко'), categoryId: 'breakfasts', tags: ['vegetarian'] },
      { ...entry('plov', 'Плов', 'Баранина', 'Рис для плова'), categoryId: 'meat', tags: [], till: 3 },
      { ...entry('salad', 'Салат с сёмгой', 'Слабосолёная сёмга', 'Уксус рисовый'), categoryId: 'salads' },
      {
        ...entry('soup', 'Суп', 'Вода', 'Рыбный соус', 'Картофель'),
        time: '20 минут',
        kcal: '90 ккал',
        till: 1,
      },
    ]
    const searchMeanings = await createRecipeSearch(entries, {
      stems: { яиц: ['яичко'] },
      ignored: ['рецепт'],
      concepts: [
        concept({ words: ['рис', 'rice'], genitive: 'риса' }),
        concept({
          words: ['рыба', 'fish'],
          genitive: 'рыбы',
          products: ['Слабосолёная сёмга'],
          hidden: ['Рыбный соус'],
        }),
        concept({ words: ['на завтрак'], categories: ['breakfasts'], occasion: true }),
        concept({ words: ['вегетарианское'], wordsFor: ['мясное'], tags: ['vegetarian'] }),
        concept({ words: ['быстро'], minutes: 30 }),
        concept({ words: ['лёгкое'], kcal: 100 }),
        concept({ words: ['дёшево'], price: 2 }),
        concept({ words: ['духовка', 'в духовке'], genitive: 'духовки', recipes: ['plov'] }),
        concept({ words: ['плов', 'пилав'], recipes: ['plov', 'no-such-recipe'] }),
        concept({ words: ['фриттата'], recipes: ['omelette'], nearest: true }),
      ],
    })
    const found = (typed: string) => searchMeanings(typed).found.map(({ entry: { id } }) => id)

    it.each([
      ['rice', ['plov'], 'a synonym, by the noun of an ingredient'],
      ['рыба', ['salad'], 'an ingredient that is meant'],
      ['без рыбы', ['omelette', 'plov'], 'hidden ingredients are left out as well'],
      ['рецепт на завтрак', ['omelette'], 'a phrase, and an ignored word'],
      ['вегетарианское', ['omelette'], 'a diet: unknown tags suit none'],
      ['не вегетарианское', ['plov'], 'and may be any'],
      ['мясное', ['plov'], 'a word that leaves out'],
      ['быстро', ['soup'], 'a limit of minutes'],
      ['лёгкое', ['soup'], 'a limit of kcal'],
      ['дёшево', ['soup'], 'a limit of the price'],
      ['без фриттаты', ['omelette', 'plov', 'salad', 'soup'], 'what is only nearest is not left out'],
      ['рецепт', ['omelette', 'plov', 'salad', 'soup'], 'only ignored words: any dish'],
      ['пилав', ['plov'], 'a recipe'],
      ['яичко', ['omelette'], 'a stem'],
      ['яйца на завтрак', ['omelette'], 'several at once'],
      ['завтрак', [], 'a part of a phrase'],
    ])('«%s» finds %j: %s', (typed, expected) => expect(found(typed)).toEqual(expected))

    it.each([
      ['плов на завтрак', [['plov', 'слов «на завтрак»']], 'the last part is lacking'],
      ['на завтрак плов', [['plov', 'слов «на завтрак»']], 'when it is eaten is lacking before a dish'],
      [
        'омлет суп',
        [
          ['omelette', 'слова «суп»'],
          ['soup', 'слова «омлет»'],
        ],
        'each of two dishes',
      ],
      ['фриттата', [['omelette', 'слова «фриттата»']], 'what is only nearest lacks what is typed'],
      [
        'фриттата с рисом',
        [
          ['omelette', 'слова «фриттата» и риса'],
          ['plov', 'слова «фриттата»'],
        ],
        'and what else it lacks',
      ],
      ['быстрый плов', [['plov', 'слова «быстрый»']], 'an adjective is lacking first'],
      ['быстро плов', [['plov', 'слова «быстро»']], 'a limit alone is no result'],
      ['вегетарианский плов', [['omelette', 'слова «плов»']], 'a diet is never lacking, but the dish is'],
      [
        'в духовке рыба',
        [
          ['salad', 'духовки'],
          ['plov', 'рыбы'],
        ],
        'the way of cooking is lacking first',
      ],
    ])('«%s», which no recipe has, finds %j: %s', (typed, expected) =>
      expect(searchMeanings(typed).found.map(({ entry: { id }, lacks }) => [id, lacks])).toEqual(expected),
    )
  })

  it('finds others of its kind for a dish without what it is made of', async () => {
    const searchKinds = await createRecipeSearch([
      { ...entry('borscht', 'Борщ', 'Говядина'), categoryId: 'soups' },
      { ...entry('salad', 'Салат', 'Свёкла'), categoryId: 'salads' },
      { ...entry('kholodnik', 'Холодник', 'Свёкла'), categoryId: 'soups' },
    ])
    expect(searchKinds('борщ без говядины').found.map(({ entry: { id }, lacks }) => [id, lacks])).toEqual([
      ['kholodnik', 'слова «борщ»'],
    ])
  })

  it('accepts any text, and marking a title loses no letter', async () => {
    const text = fc.string({ unit: 'binary' })
    await fc.assert(
      fc.asyncProperty(text, text, async (title, typed) => {
        const [found] = (await createRecipeSearch([entry('any', title)]))(typed).found
        if (found)
          expect(
            found
              .mark()
              .title.map((part) => part.text)
              .join(''),
          ).toBe(title)
      }),
    )
    fc.assert(fc.property(text, (typed) => search(typed).found.length <= recipes.length))
  })
})
