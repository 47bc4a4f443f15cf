import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import { createRecipeSearch } from '@/lib/catalog/recipe-search'
import type { TextPart } from '@/lib/catalog/search-marks'

const entry = (id: string, title: string, ...ingredients: string[]): RecipeEntry => ({
  id,
  title,
  time: '40 минут',
  kcal: '300 ккал',
  ingredients,
})

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

  describe('for short words', async () => {
    const searchShort = await createRecipeSearch([
      entry('tea', 'Чай с лимоном', 'Чай чёрный', 'Лимон'),
      entry('ukha', 'Уха', 'Рыба'),
      entry('shchi', 'Щи из свежей капусты', 'Капуста'),
      entry('omelette', 'Омлет', 'Яйца', 'Чабрец'),
      entry('salad', 'Салат из яиц', 'Яйца'),
    ])
    const found = (typed: string) =>
      searchShort(typed)
        .found.map(({ entry: { id } }) => id)
        .sort()

    it.each(['чай', 'чая', 'чаем', 'чаю', 'чаи', 'чёрного чая'])('finds tea by «%s»', (typed) =>
      expect(found(typed)).toEqual(['tea']),
    )

    it.each(['уха', 'уху', 'ухи', 'ухой'])('finds fish soup by «%s»', (typed) =>
      expect(found(typed)).toEqual(['ukha']),
    )

    it.each(['щи', 'щей', 'щам', 'щами', 'щах'])('finds cabbage soup by «%s»', (typed) =>
      expect(found(typed)).toEqual(['shchi']),
    )

    it.each(['яйца', 'яиц', 'яйцом'])('finds eggs by «%s»', (typed) =>
      expect(found(typed)).toEqual(['omelette', 'salad']),
    )
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
  })

  it('uses only the beginning of a very long query', () => {
    expect(ids('щ'.repeat(200_000))).toEqual([])
    expect(ids(`борщ${' '.repeat(200_000)}творог`)).toEqual(['borscht'])
    expect(ids('борщ '.repeat(40_000))).toEqual(['borscht'])
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
