import { describe, expect, it } from 'vitest'

import { noConcept } from '@/lib/catalog/search-words-api'
import { createTitleSearch } from '@/lib/catalog/title-search'

const titles = [
  'Картофель',
  'Крахмал картофельный',
  'Молодой картофель',
  'Сметана',
  'Огурцы',
  'Перец чили',
  'Бекон',
  'Хек',
]

const search = createTitleSearch({
  stems: {},
  ignored: ['пачка'],
  concepts: [
    { ...noConcept, words: ['картофель', 'картошка'], genitive: 'картофеля', except: ['Молодой картофель'] },
    { ...noConcept, words: ['мясо'], genitive: 'мяса', products: ['Бекон'] },
    { ...noConcept, words: ['острый перец'], genitive: 'острого перца', products: ['Перец чили'] },
    { ...noConcept, words: ['треска'], genitive: 'трески', products: ['Хек'], nearest: true },
    { ...noConcept, words: ['праздник'], products: ['Бекон'] },
  ],
})

describe('createTitleSearch', () => {
  it.each([
    ['картошка', ['Картофель']],
    ['картош', ['Картофель']],
    ['Картошки', ['Картофель']],
    ['2 кг картошки', ['Картофель']],
    ['сметану', ['Сметана']],
    ['пачка сметаны', ['Сметана']],
    ['мясо', ['Бекон']],
    ['острый перец', ['Перец чили']],
    ['картофеля молодого', ['Молодой картофель']],
    ['огурчики', ['Огурцы']],
  ])('finds what cooks call «%s»', (typed, found) => {
    expect(search(typed, titles)).toEqual(found)
  })

  it.each(['треска', 'праздник', 'пачка', '2 кг', 'щщщ', '🍕', ''])('finds nothing for «%s»', (typed) => {
    expect(search(typed, titles)).toEqual([])
  })
})
