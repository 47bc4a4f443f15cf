import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import { createRecipeSearch, type TextPart } from '@/lib/catalog/recipe-search'

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
const ids = (typed: string) => search(typed).map(({ entry: { id } }) => id)
const shown = (parts: TextPart[] | undefined) =>
  parts?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

describe('the search among recipes', () => {
  it('finds by the beginning of a word of the title, from two letters on', () => {
    expect(ids('бо')).toEqual(['borscht'])
    expect(ids('ДРАН')).toEqual(['draniki'])
    expect(ids('творог')).toEqual(['syrniki'])
  })

  it('finds by an ingredient, recipes with the word in their title first', () => {
    expect(ids('свёкла').sort()).toEqual(['borscht', 'vinaigrette'])
    expect(ids('сметана')[0]).toBe('draniki')
    expect(ids('сметана')).toContain('syrniki')
  })

  it.each(['свекла', 'СВЁКЛА', 'свёклой', 'свеклу', 'свёклы'])('takes «%s» for beetroot', (typed) => {
    expect(ids(typed).sort()).toEqual(['borscht', 'vinaigrette'])
  })

  it.each([
    ['бурщ', 'another letter'],
    ['борщщ', 'a letter too many'],
    ['борш', 'another last letter'],
    ['обрщ', 'two letters swapped'],
  ])('forgives one typo: «%s», %s', (typed) => expect(ids(typed)).toEqual(['borscht']))

  it('forgives no typo in short words, and not two in any', () => {
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
        .map(({ entry: { id } }) => id)
        .sort()

    it.each(['чай', 'чая', 'чаем', 'чаю', 'чаи', 'чёрного чая'])('takes «%s» for tea', (typed) =>
      expect(found(typed)).toEqual(['tea']),
    )

    it.each(['уха', 'уху', 'ухи', 'ухой'])('takes «%s» for fish soup', (typed) =>
      expect(found(typed)).toEqual(['ukha']),
    )

    it.each(['щи', 'щей', 'щам', 'щами', 'щах'])('takes «%s» for cabbage soup', (typed) =>
      expect(found(typed)).toEqual(['shchi']),
    )

    it.each(['яйца', 'яиц', 'яйцом'])('takes «%s» for eggs', (typed) =>
      expect(found(typed)).toEqual(['omelette', 'salad']),
    )
  })

  it('wants every word typed', () => {
    expect(ids('картофель сметана')).toEqual(['draniki'])
    expect(ids('картофель творог')).toEqual([])
  })

  it('finds nothing for no words', () => {
    expect(ids('')).toEqual([])
    expect(ids(' - !')).toEqual([])
  })

  it('marks what was typed of a word, or the whole word where it was typed otherwise', () => {
    const marks = (typed: string) => search(typed)[0]?.mark()
    expect(shown(marks('борщ свек')?.title)).toBe('[Борщ] с говядиной')
    expect(marks('борщ свек')?.ingredients.map(shown)).toEqual(['[Свёк]ла'])
    expect(shown(marks('говядину')?.title)).toBe('Борщ с [говядиной]')
    expect(shown(marks('винигрет')?.title)).toBe('[Винегрет]')
  })

  it('looks for the beginning of what nobody would type', () => {
    expect(ids('щ'.repeat(200_000))).toEqual([])
    expect(ids(`борщ${' '.repeat(200_000)}творог`)).toEqual(['borscht'])
    expect(ids('борщ '.repeat(40_000))).toEqual(['borscht'])
  })

  it('takes any text, and loses no letter of a title by marking it', async () => {
    const text = fc.string({ unit: 'binary' })
    await fc.assert(
      fc.asyncProperty(text, text, async (title, typed) => {
        const [found] = (await createRecipeSearch([entry('any', title)]))(typed)
        if (found)
          expect(
            found
              .mark()
              .title.map((part) => part.text)
              .join(''),
          ).toBe(title)
      }),
    )
    fc.assert(fc.property(text, (typed) => search(typed).length <= recipes.length))
  })
})
