import { describe, expect, it } from 'vitest'

import { pourOf, stageStep, type Place } from './staging'

const placeOf = (text: string, before?: Place) => stageStep(text, before, 'plate').place

describe('the place of a step', () => {
  it.each<[text: string, place: Place]>([
    ['Обжарьте лук на сковороде.', 'pan'],
    ['Вскипятите воду в кастрюле и варите 10 минут.', 'pot'],
    ['Взбейте яйца с сахаром.', 'bowl'],
    ['Нарежьте огурцы кружками.', 'board'],
    ['Поставьте в духовку на 40 минут.', 'oven'],
    ['Уберите в холодильник на ночь.', 'cold'],
    ['Смажьте форму маслом.', 'tray'],
    ['Разложите по тёплым тарелкам.', 'plate'],
    ['Пеките на огне чуть выше среднего по 1 минуте.', 'pan'],
  ])('is read from its words: «%s»', (text, place) => {
    expect(placeOf(text)).toBe(place)
  })

  it('is not the oven that only warms up', () => {
    expect(placeOf('Разогрейте духовку до 180 градусов. Взбейте яйца.')).toBe('bowl')
  })

  it('is not where the food is taken from', () => {
    expect(placeOf('Положите овощи со сковороды в бульон.')).toBe('pot')
  })

  it('stays where the food was when it goes on there', () => {
    expect(placeOf('Добавьте сливки и прогрейте.', 'pan')).toBe('pan')
    expect(placeOf('Добавьте сливки и прогрейте.', 'pot')).toBe('pot')
  })

  it('is what the dish is served in once it is done', () => {
    expect(stageStep('Разлейте по стаканам.', 'bowl', 'glass').place).toBe('glass')
    expect(stageStep('Дайте постоять.', 'oven', 'tray').place).toBe('tray')
  })
})

describe('what moves in a step', () => {
  it('is what the cook holds', () => {
    expect(stageStep('Взбейте белки.', undefined, 'plate').tool).toBe('whisk')
    expect(stageStep('Нарежьте лук.', undefined, 'plate').tool).toBe('knife')
    expect(stageStep('Раскатайте тесто.', undefined, 'plate').tool).toBe('pin')
    expect(stageStep('Обжарьте лук на сковороде, помешивая.', undefined, 'plate').tool).toBe('spoon')
  })

  it('is the fire under what is hot, and bubbles in what boils', () => {
    expect(stageStep('Варите рис в кастрюле под крышкой.', undefined, 'plate')).toEqual({
      place: 'pot',
      lid: true,
      flame: true,
      steam: true,
      bubbles: true,
    })
    expect(stageStep('Смешайте в миске.', undefined, 'plate')).toEqual({ place: 'bowl', tool: 'spoon' })
  })

  it('is no lid where food is wrapped', () => {
    expect(stageStep('Варите крем в ковше, накройте плёнкой.', undefined, 'plate').lid).toBeUndefined()
  })
})

describe('an ingredient', () => {
  it('is poured when it comes from a package, in its own colour', () => {
    expect(pourOf('Вода', 'л')).toBe('#b9dcec')
    expect(pourOf('Томатная паста', 'ст. л.')).toBe('#d2492f')
    expect(pourOf('Соль', 'по вкусу')).toBe('#fff4df')
    expect(pourOf('Мука пшеничная', 'г')).toBe('#fff4df')
  })

  it('goes in itself when it is counted or cut', () => {
    expect(pourOf('Морковь', 'шт')).toBeUndefined()
    expect(pourOf('Говядина на кости', 'г')).toBeUndefined()
    expect(pourOf('Сливочное масло', 'г')).toBeUndefined()
  })
})
