import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  createStemmer,
  editsBetween,
  inCyrillic,
  inRussianLayout,
  isLatin,
  isOnlyAdjective,
  isVerb,
  partsOfIngredient,
  spelling,
  stemsOfAdjective,
  withoutDiminutive,
} from '@/lib/catalog/search-text'

describe('createStemmer', () => {
  const stem = createStemmer({ печень: ['печень', 'печени'], огурц: ['огурец'] })

  it.each([
    ['картофель', 'картофелем'],
    ['Свёкла', 'свеклой'],
    ['яйца', 'яиц'],
    ['щи', 'щами'],
    ['чай', 'чаем'],
    ['тунец', 'тунцом'],
    ['цыплёнок', 'цыплёнком'],
    ['сметана', 'сметане'],
    ['баклажан', 'баклажанами'],
    ['глютен', 'глютеном'],
    ['сала', 'салом'],
    ['сосиски', 'сосисок'],
    ['огурец', 'огурцами'],
    ['печень', 'ПЕЧЕНИ'],
  ])('gives «%s» and «%s» the same stem', (one, other) => expect(stem(one)).toBe(stem(other)))

  it.each([
    ['курица', 'корица'],
    ['рис', 'рисовый'],
    ['печень', 'печёная'],
    ['гречка', 'гренки'],
  ])('tells «%s» from «%s»', (one, other) => expect(stem(one)).not.toBe(stem(other)))
})

it('spells Belarusian letters as the Russian ones that sound alike', () => {
  expect(spelling('Дранікі з ЁЎ')).toBe('драники з еу')
  expect(spelling('боршч')).toBe('борщ')
  expect(spelling('Борсч')).toBe('борщ')
})

it.each(['заквасить', 'осталась', 'пропадают', 'подскажите', 'хочется', 'делаю', 'купила'])(
  'sees a verb in «%s»',
  (word) => expect(isVerb(word)).toBe(true),
)

it.each(['винегрет', 'в', 'сметаной', 'салат', 'грибам', 'котлете', 'мацарелла', 'форель', 'печь'])(
  'sees no verb in «%s»',
  (word) => expect(isVerb(word)).toBe(false),
)

it('sees only an adjective in «солёная», but perhaps a noun in «рыбой»', () => {
  expect(['солёная', 'рыбой', 'соленья', 'грибные', 'котлете'].filter(isOnlyAdjective)).toEqual([
    'солёная',
    'грибные',
  ])
})

it.each([
  ['баклажанчики', 'баклажан'],
  ['сырочек', 'сыр'],
  ['морковочкой', 'морков'],
  ['креветосы', 'кревет'],
  ['салатик', 'салат'],
  ['рыбёшка', 'рыб'],
  ['солёненького', 'солен'],
  ['шакшукка', undefined],
  ['суп', undefined],
])('takes «%s» for a diminutive of %j', (word, base) => expect(withoutDiminutive(word)).toBe(base))

it.each([
  ['имбирный', ['имбир']],
  ['клюквенного', ['клюкв']],
  ['ананасовый', ['ананас']],
  ['черничная', ['чернич', 'черник']],
  ['рыба', []],
])('takes «%s» for an adjective of %j', (word, stems) => expect(stemsOfAdjective(word)).toEqual(stems))

describe('partsOfIngredient', () => {
  it.each([
    ['Уксус рисовый', ['Уксус'], ['рисовый']],
    ['Рис для плова', ['Рис'], []],
    ['Говядина на кости', ['Говядина'], ['кости']],
    ['Стейк из говядины', ['Стейк', 'говядины'], []],
    ['Копчёная', ['Копчёная'], []],
    ['', [], []],
  ])('reads «%s» as nouns %j and others %j', (title, nouns, others) =>
    expect(partsOfIngredient(title)).toEqual({ nouns, others }),
  )
})

it('reads keys in the Russian layout', () => {
  expect(inRussianLayout('RFHNJIRF c uhb,fvb')).toBe('картошка с грибами')
  expect(inRussianLayout('суп 2')).toBe('суп 2')
  expect([isLatin(',jho'), isLatin('борщ b'), isLatin('2,')]).toEqual([true, false, false])
})

it.each([
  ['Omlet', 'омлет'],
  ['kuritsa s gribami', 'курица с грибами'],
  ['борщ, shchi', 'борщ, щи'],
  ['makarony po-flotski', 'макароны по-флотски'],
  ['mannaja kasha', 'манная каша'],
])('inCyrillic writes «%s» as «%s»', (typed, expected) => expect(inCyrillic(typed)).toBe(expected))

describe('editsBetween', () => {
  it.each([
    ['борщ', 'борщ', 0],
    ['борщ', 'борш', 1],
    ['борщ', 'борщщ', 1],
    ['борщ', 'брощ', 1],
    ['курица', 'корича', 2],
    ['суп', '', undefined],
    ['ру', '', 2],
    ['брощик', 'борщик', 1],
    ['перчик', 'черепик', undefined],
    ['курица', 'кролик', undefined],
  ])('counts those from «%s» to «%s» up to two: %s', (one, other, edits) => {
    expect(editsBetween(one, other, 2)).toBe(edits)
    expect(editsBetween(other, one, 2)).toBe(edits)
  })

  it('counts one for any letter left out', () => {
    const word = fc.string({ unit: 'grapheme-ascii', minLength: 1 })
    fc.assert(
      fc.property(word, fc.nat(), (text, at) => {
        const place = at % text.length
        expect(editsBetween(text, text.slice(0, place) + text.slice(place + 1), 1)).toBe(1)
      }),
    )
  })
})
