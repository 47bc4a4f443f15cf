import { describe, expect, it } from 'vitest'

import { createRecipeSearch } from '@/lib/catalog/recipe-search'
import { type Concept, noConcept } from '@/lib/catalog/search-words-api'
import { searchEntry as entry } from '@/testing/search-entry'

describe('createRecipeSearch for sentences', async () => {
  const concept = (fields: Partial<Concept>): Concept => ({ ...noConcept, ...fields })
  const searchSentences = await createRecipeSearch(
    [
      { ...entry('carbonara', 'Карбонара', 'Спагетти', 'Бекон'), time: '25 минут' },
      { ...entry('navy', 'Макароны по-флотски', 'Макароны', 'Говяжий фарш'), time: '40 минут' },
      { ...entry('ragout', 'Овощное рагу', 'Кабачок', 'Лук репчатый'), time: '100 минут' },
    ],
    {
      stems: {},
      ignored: ['как', 'пачка'],
      concepts: [
        concept({ words: ['паста', 'макароны'], genitive: 'макарон', products: ['Спагетти', 'Макароны'] }),
        concept({ words: ['кабачок', 'кабачки'], genitive: 'кабачков' }),
        concept({
          words: ['за 30 минут', 'до 30 минут', '30 минут'],
          wordsFor: ['больше 30 минут', 'от 30 минут'],
          minutes: 30,
        }),
        concept({ words: ['за 1 час'], minutes: 60 }),
        concept({ words: ['ужин', 'вечерний'], recipes: ['navy', 'ragout'], occasion: true }),
        concept({ words: ['дача'], recipes: ['carbonara'], occasion: true }),
      ],
    },
  )

  it.each([
    ['посоветуйте карбонару', [['carbonara', undefined]], 'a verb'],
    ['подвявшие кабачки', [['ragout', undefined]], 'an adjective of a food'],
    [
      'полпачки макарон',
      [
        ['navy', undefined],
        ['carbonara', undefined],
      ],
      'half of what says nothing',
    ],
    ['бабуля просит делать карбонару', [['carbonara', undefined]], 'an unknown word in a sentence'],
    [
      'ужин холостяка',
      [
        ['navy', undefined],
        ['ragout', undefined],
      ],
      'an unknown word after an occasion',
    ],
    [
      'вечерний фондан',
      [
        ['navy', 'слова «фондан»'],
        ['ragout', 'слова «фондан»'],
      ],
      'not after its adjective',
    ],
    ['кабачки с дачи', [['ragout', undefined]], 'where it comes from'],
    ['рагу к бекону', [['ragout', undefined]], 'what it goes with'],
    [
      'рагу к дачной карбонаре',
      [['ragout', undefined]],
      'which dish it goes with, whatever that one is like',
    ],
    ['макароны к даче', [['carbonara', undefined]], 'for which occasion'],
    ['бабулина карбонара', [['carbonara', 'слова «бабулина»']], 'not in fewer words'],
    ['рагу 2026', [['ragout', undefined]], 'a number'],
    [
      'не люблю кабачки',
      [
        ['carbonara', undefined],
        ['navy', undefined],
      ],
      'what one does not like',
    ],
    [
      'не ем свежий лук',
      [
        ['carbonara', undefined],
        ['navy', undefined],
      ],
      'what one does not like, whatever it is like',
    ],
    [
      'без жирного говяжьего фарша',
      [
        ['carbonara', undefined],
        ['ragout', undefined],
      ],
      'no food that is described',
    ],
    ['без лука, бекона', [['navy', undefined]], 'nothing of a list'],
    ['без лука бекон', [['carbonara', undefined]], 'what is named after it'],
    ['ни макарон, ни бекона', [['ragout', undefined]], 'neither of two'],
    [
      'исключая лук',
      [
        ['carbonara', undefined],
        ['navy', undefined],
      ],
      'what is excluded',
    ],
    [
      'безлуковое',
      [
        ['carbonara', undefined],
        ['navy', undefined],
      ],
      'an adjective that negates another',
    ],
    ['рагу за 2 часа', [['ragout', undefined]], 'a limit of any number of hours'],
    ['рагу за два часа', [['ragout', undefined]], 'a limit in words'],
    ['рагу за 1,7 часа', [['ragout', undefined]], 'a limit with a comma'],
    ['больше 50 минут', [['ragout', undefined]], 'what is above a limit of any number'],
    [
      'не больше 50 минут',
      [
        ['carbonara', undefined],
        ['navy', undefined],
      ],
      'what is not',
    ],
    [
      'от 40 минут',
      [
        ['navy', undefined],
        ['ragout', undefined],
      ],
      'what begins with a limit',
    ],
    ['от 30 до 60 минут', [['navy', undefined]], 'what is between two limits'],
    ['30–40 минут', [['navy', undefined]], 'a range'],
    [
      '1 час и 30 минут',
      [
        ['carbonara', undefined],
        ['navy', undefined],
      ],
      'hours and minutes together',
    ],
    ['рагу за 1ч 40 минут', [['ragout', undefined]], 'hours and minutes in short'],
    ['рагу за 40 минут', [['ragout', 'слов «за 40 минут»']], 'what is near a limit'],
    [
      'фарш спагетти',
      [
        ['navy', 'слова «спагетти»'],
        ['carbonara', 'слова «фарш»'],
      ],
      'a kind of the same',
    ],
    ['кабачочки', [['ragout', undefined]], 'a diminutive'],
  ])('«%s» finds %j: %s', (typed, expected) =>
    expect(searchSentences(typed).found.map(({ entry: { id }, lacks }) => [id, lacks])).toEqual(expected),
  )
})

it('createRecipeSearch finds by the beginning of a word that is the stem of one that says nothing', async () => {
  const words = { stems: {}, ignored: ['мама'], concepts: [] }
  const searchMama = await createRecipeSearch([entry('mamaliga', 'Мамалыга'), entry('ragout', 'Рагу')], words)
  expect(searchMama('мам').found.map(({ entry: { id } }) => id)).toEqual(['mamaliga'])
  expect(searchMama('рагу для мамы').found).toMatchObject([{ entry: { id: 'ragout' }, lacks: undefined }])
})
