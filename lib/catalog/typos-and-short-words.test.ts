import { describe, expect, it } from 'vitest'

import { createRecipeSearch } from '@/lib/catalog/recipe-search'
import { searchEntry as entry } from '@/testing/search-entry'

describe('createRecipeSearch for typos', async () => {
  const searchTypos = await createRecipeSearch([
    entry('pelmeni', 'Пельмени'),
    entry('soup', 'Сырный суп'),
    entry('omelette', 'Омлет'),
  ])

  it('tolerates two in words of seven letters, where the first letter is right', () => {
    expect(searchTypos('пилмени').hint).toBe('пельмени')
    expect(searchTypos('телмени')).toEqual({ hint: undefined, found: [] })
  })

  it('tolerates one in another form of a word, too', () => {
    expect(searchTypos('пелменями').hint).toBe('пельмени')
  })

  it('takes no short word for one that begins otherwise', () => {
    expect(searchTypos('буп')).toEqual({ hint: undefined, found: [] })
    expect(searchTypos('тырный')).toEqual({ hint: 'сырный', found: expect.any(Array) as unknown })
    expect(searchTypos('дебра')).toEqual({ hint: undefined, found: [] })
  })

  it('takes no adjective for a typo of a noun', () => {
    expect(searchTypos('омлетный суп')).toMatchObject({
      hint: undefined,
      found: [{ lacks: 'слова «омлетный»' }],
    })
  })

  it('tolerates them in Latin letters, and says what they mean in Russian ones', () => {
    expect(searchTypos('omplet')).toMatchObject({ hint: 'омлет', found: [{ entry: { id: 'omelette' } }] })
  })

  it('takes a short adjective beside a known word as it is typed', () => {
    expect(searchTypos('сытный').hint).toBe('сырный')
    expect(searchTypos('сытный омлет')).toMatchObject({
      hint: undefined,
      found: [{ entry: { id: 'omelette' }, lacks: 'слова «сытный»' }],
    })
  })
})

describe('createRecipeSearch for words written apart or together', async () => {
  const searchSpaces = await createRecipeSearch([entry('cheesecake', 'Чизкейк'), entry('miso', 'Мисо суп')])

  it('joins and splits them where that gives known words', () => {
    expect(searchSpaces('чиз кейк')).toMatchObject({ hint: 'чизкейк', found: [{ lacks: undefined }] })
    expect(searchSpaces('мисосуп')).toMatchObject({ hint: 'мисо суп', found: [{ lacks: undefined }] })
    expect(searchSpaces('мисо кейк').hint).toBeUndefined()
  })
})

describe('createRecipeSearch for short words', async () => {
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
