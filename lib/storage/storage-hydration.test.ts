import { beforeEach, describe, expect, it } from 'vitest'

import {
  category,
  emptyState,
  openTab,
  recipe,
  type SampleKey,
  sampleKeys,
  storeAll,
  storedTexts,
  texts,
  values,
  writeInAnotherTab,
} from '@/testing/storage-tab'
import { closeEarlierTabs } from '@/testing/browser-tabs'

beforeEach(closeEarlierTabs)

describe('hydration', () => {
  it('leaves every store in its initial state when nothing is stored, and writes nothing', async () => {
    const tab = await openTab()
    expect(tab.state()).toEqual(emptyState)
    expect(tab.session().status).toBe('unknown')
    expect(localStorage).toHaveLength(0)
    expect(tab.toasts()).toEqual([])
  })

  it.each(sampleKeys)('restores the key %s', async (key) => {
    localStorage.setItem(key, texts[key])
    const tab = await openTab()
    expect(tab.state()).toEqual({ ...emptyState, [key]: values[key] })
    expect(storedTexts()).toEqual({ [key]: texts[key] })
  })

  it('ignores keys of other apps on the host', async () => {
    storeAll()
    localStorage.setItem('theme', 'dark')
    const tab = await openTab()
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect(tab.state()).toEqual(values)
    expect(localStorage.getItem('theme')).toBe('dark')
  })
})

describe('an invalid value', () => {
  const invalidTexts: [SampleKey, string][] = [
    ['items', '{"id":"soups"}'],
    ['items', '[{"id":'],
    ['shopList', 'Соль,Вода'],
    ['shopList', 'null'],
    ['shopList', '{"0":"Соль"}'],
    ['likedRecipes', '"borscht"'],
    ['likedRecipes', 'true'],
    ['savedRecipes', '12'],
    ['savedRecipes', ''],
    ['access', ''],
    ['refresh', ''],
    ['isDark', '"true"'],
    ['isDark', 'dark'],
    ['isDark', '1'],
    ['cart', '[]'],
    ['cart', '{"counts":{"salt":-1},"removed":[]}'],
    ['cart', '{"counts":{"salt":1.5},"removed":[]}'],
    ['cart', '{"counts":{},"removed":[7]}'],
    ['cart', '{"counts":{}}'],
    ['servings', '{"borscht":9}'],
    ['servings', '[{"id":"borscht","servings":0}]'],
    ['servings', '[{"id":"borscht","servings":1.5}]'],
    ['servings', '[{"id":"borscht","servings":100}]'],
    ['bought', '{"Вода":true}'],
    ['departments', '"Хлеб"'],
    ['needs', '[]'],
    ['needs', '{"shares":{},"own":[]}'],
    ['needs', '{"shares":[]}'],
  ]

  it.each(invalidTexts)('of %s, such as %j, is set aside without affecting other keys', async (key, text) => {
    storeAll()
    localStorage.setItem(key, text)
    const tab = await openTab()
    expect(tab.state()).toEqual({ ...values, [key]: emptyState[key] })
    expect(storedTexts()).toEqual({
      ...Object.fromEntries(Object.entries(texts).filter(([other]) => other !== key)),
      [`${key}.aside`]: text,
    })
    expect(tab.toasts()).toEqual([])
  })

  it('of another tab is set aside too', async () => {
    const tab = await openTab()
    tab.list().addTitles(['Соль'])
    writeInAnotherTab('shopList', '{}')
    expect(tab.list().titles).toEqual([])
    expect(storedTexts()).toEqual({ 'shopList.aside': '{}' })
  })

  it('stays aside when a valid one is written', async () => {
    localStorage.setItem('shopList', 'garbage')
    const tab = await openTab()
    tab.list().addTitles(['Соль'])
    expect(storedTexts()).toEqual({ shopList: '["Соль"]', 'shopList.aside': 'garbage' })
  })
})

describe('a list with invalid entries', () => {
  it('keeps the valid ones', async () => {
    localStorage.setItem('shopList', JSON.stringify(['Соль', 7, '', '   ', null, ['Вода'], ' Вода ', 'Соль']))
    localStorage.setItem('items', JSON.stringify([category('soups'), { id: 'x' }, null, category('salads')]))
    localStorage.setItem('likedRecipes', JSON.stringify([category('no-time'), recipe('borscht')]))
    const tab = await openTab()
    expect(tab.state()).toMatchObject({
      shopList: ['Соль', 'Вода'],
      items: values.items,
      likedRecipes: values.likedRecipes,
    })
  })

  it('sets the invalid ones aside, beside those that were set aside before', async () => {
    localStorage.setItem('shopList', '["Соль",7]')
    const { list } = await openTab()
    expect(storedTexts()).toEqual({ shopList: '["Соль",7]', 'shopList.aside': '[7]' })
    list().addTitles(['Вода'])
    writeInAnotherTab('shopList', '["Соль",{"title":"Рис"}]')
    writeInAnotherTab('shopList', '["Соль",7]')
    writeInAnotherTab('shopList', 'garbage')
    expect(storedTexts()).toEqual({ 'shopList.aside': '[7]\n[{"title":"Рис"}]\ngarbage' })
  })

  it('keeps the valid recipe shares and the valid ingredients of a share', async () => {
    const [valid] = values.needs.shares
    const shares = [
      { ...valid, id: 'no-servings', servings: 0 },
      { ...valid, id: 'no-ingredients', ingredients: [{ title: '' }, null] },
      { ...valid, ingredients: [null, ...(valid?.ingredients ?? []), { title: 'Вода' }] },
      {
        ...valid,
        id: 'no-amount',
        ingredients: [{ title: 'Вода', quantity: '1 л', amount: { value: -1, unit: 'л' } }],
      },
      'borscht',
    ]
    localStorage.setItem('needs', JSON.stringify({ shares, manual: ['Вода', 7] }))
    const { list } = await openTab()
    expect(list().recipeShares).toEqual({
      shares: [valid, { ...valid, id: 'no-amount', ingredients: [{ title: 'Вода', quantity: '1 л' }] }],
      manual: ['Вода'],
    })
  })

  it('keeps one entry per id, the last', async () => {
    localStorage.setItem(
      'savedRecipes',
      JSON.stringify([recipe('a'), recipe('b'), { ...recipe('a'), title: 'A' }]),
    )
    const { saves } = await openTab()
    expect(saves().recipes.map(({ id, title }) => [id, title])).toEqual([
      ['a', 'A'],
      ['b', 'b'],
    ])
  })

  it('accepts cards of an earlier version, which lack newer fields', async () => {
    const earlier = { ...recipe('borscht'), back: undefined }
    localStorage.setItem('likedRecipes', JSON.stringify([{ ...earlier, liked: true }]))
    expect((await openTab()).likes().recipes).toEqual([{ ...earlier, back: [], liked: true }])
  })

  it('is set aside when all entries are invalid', async () => {
    localStorage.setItem('shopList', '[1,2]')
    const { list } = await openTab()
    expect(list().titles).toEqual([])
    expect(storedTexts()).toEqual({ 'shopList.aside': '[1,2]' })
  })
})
