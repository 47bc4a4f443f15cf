import { describe, expect, it } from 'vitest'

import { stageStep, type Place } from './staging'

const placeOf = (text: string, previous?: Place) => stageStep(text, previous, 'plate').place

describe('stageStep: the place', () => {
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
    ['Положите в суп картофель и обжаренные овощи.', 'pot'],
    ['Разложите по банкам укроп и чеснок.', 'glass'],
    ['Духовку разогрейте до 200 °C. Нарежьте лук.', 'board'],
    ['Слепите котлеты, они должны держать форму.', 'board'],
    ['Растопите масло и тушите в нём лук.', 'pan'],
  ])('is derived from the text: «%s»', (text, place) => {
    expect(placeOf(text)).toBe(place)
  })

  it('is not an oven that is only preheated', () => {
    expect(placeOf('Разогрейте духовку до 180 °C. Взбейте яйца.')).toBe('bowl')
  })

  it('is not the vessel that food is taken from', () => {
    expect(placeOf('Положите овощи со сковороды в бульон.')).toBe('pot')
  })

  it('stays the same when the step fits any vessel', () => {
    expect(placeOf('Добавьте сливки и прогрейте.', 'pan')).toBe('pan')
    expect(placeOf('Добавьте сливки и прогрейте.', 'pot')).toBe('pot')
  })

  it('stays a pot in which something was fried', () => {
    expect(placeOf('Добавьте свинину и обжаривайте 10 минут.', 'pot')).toBe('pot')
    expect(placeOf('Пробейте суп блендером и прогрейте.', 'pan')).toBe('pot')
  })

  it('is a bowl for what is mixed while the pan waits', () => {
    expect(placeOf('Смешайте майонез с горчицей, добавьте сыр.', 'pan')).toBe('bowl')
    expect(placeOf('Смешайте с овощами и прогрейте.', 'pan')).toBe('pan')
    expect(placeOf('Размешайте муку с ложкой бульона.', 'pot')).toBe('bowl')
    expect(placeOf('Смешайте в кастрюльке какао с сахаром.')).toBe('pot')
  })

  it('is where a step cooks or adds something before the cold, which it names last', () => {
    const mixed = 'Заправьте майонезом и уберите в холодильник на час.'
    expect(stageStep(mixed, 'bowl', 'bowl', { adds: true }).place).toBe('bowl')
    expect(stageStep('Уварите пюре и остудите в холодильнике.', 'oven', 'plate').place).toBe('cold')
    expect(
      stageStep('Уварите пюре на слабом огне, вмешайте сахар и остудите в холодильнике.', 'oven', 'plate', {
        adds: true,
      }).place,
    ).toBe('pot')
    expect(stageStep('Охладите фарш в холодильнике. Слепите котлеты.', 'bowl', 'plate').place).toBe('board')
  })

  it('is the pan that goes on, and the oven that is heated for the same step', () => {
    const sauce = 'Добавьте томаты. Уваривайте соус 10 минут и распределите по дну формы.'
    expect(placeOf(sauce, 'pan')).toBe('pan')
    expect(placeOf('Влейте томаты и варите 12 минут.', 'pan')).toBe('pan')
    expect(placeOf('Влейте воду в кастрюлю и варите 12 минут.', 'pan')).toBe('pot')
    expect(stageStep('Тушите лук в масле.', 'pot', 'plate', { isEmpty: true }).place).toBe('pan')
    expect(placeOf('Разогрейте духовку до 180 °C и пеките булочки 22 минуты.', 'tray')).toBe('oven')
    expect(placeOf('Разведите крахмал в воде.', 'pot')).toBe('bowl')
  })

  it('has its own vessel in the cold, and in the oven if it is a pot', () => {
    const chill = (held: Place) => stageStep('Уберите в холодильник на час.', held, 'plate', { held })
    expect(chill('glass')).toEqual({ place: 'cold', vessel: 'glass' })
    expect(chill('board')).toEqual({ place: 'cold' })
    expect(stageStep('Томите в духовке час.', 'pot', 'pot', { held: 'pot' }).vessel).toBe('pot')
    expect(stageStep('Запекайте в форме час.', 'pot', 'tray', { held: 'pot' }).vessel).toBeUndefined()
  })

  it('is a plate or a soup bowl if the text says so', () => {
    expect(stageStep('Разлейте по тарелкам.', 'pot', 'pot').place).toBe('bowl')
    expect(stageStep('Разложите по тарелкам.', 'pan', 'pan').place).toBe('plate')
  })

  it('is what the dish is served in when the dish is done', () => {
    expect(stageStep('Полейте горячие оладьи мёдом.', 'pan', 'plate', { isLast: true })).toEqual({
      place: 'plate',
    })
    expect(stageStep('Положите в каждую тарелку сметану.', 'pot', 'bowl').place).toBe('bowl')
    expect(stageStep('Прогрейте ещё минуту.', 'pot', 'bowl', { isLast: true }).place).toBe('pot')
    expect(stageStep('Положите масло, закройте и оставьте.', 'pot', 'bowl', { isLast: true }).place).toBe(
      'pot',
    )
    expect(stageStep('Разлейте по стаканам.', 'bowl', 'glass').place).toBe('glass')
    expect(stageStep('Дайте постоять.', 'oven', 'tray').place).toBe('tray')
  })
})

describe('stageStep: what moves', () => {
  it('shows the tool that the text implies', () => {
    expect(stageStep('Взбейте белки.', undefined, 'plate').tool).toBe('whisk')
    expect(stageStep('Нарежьте лук.', undefined, 'plate').tool).toBe('knife')
    expect(stageStep('Раскатайте тесто.', undefined, 'plate').tool).toBe('pin')
    expect(stageStep('Оставьте тесто на доске, оно легко раскатается.', 'bowl', 'plate').tool).not.toBe('pin')
    expect(stageStep('Накройте тесто на час.', 'bowl', 'plate').tool).toBeUndefined()
    expect(stageStep('Натрите курицу солью.', undefined, 'plate').tool).toBeUndefined()
    expect(stageStep('Обжарьте лук на сковороде, помешивая.', undefined, 'plate').tool).toBe('spoon')
  })

  const flameOf = (text: string, { lit = ['pot'] as Place[], isLast = false } = {}) =>
    stageStep(text, 'pot', 'plate', { lit: new Set(lit), isLast }).flame

  it('shows fire under a vessel that was left on the heat, if the dish is not done', () => {
    const text = 'Добавьте сливки, посолите и перемешайте.'
    expect(flameOf(text)).toBe(true)
    expect(flameOf(text, { lit: [] })).toBeUndefined()
    expect(flameOf(text, { lit: ['pan'] })).toBeUndefined()
    expect(flameOf(text, { isLast: true })).toBeUndefined()
  })

  it.each([
    'Добавьте укроп, снимите с огня и закройте крышкой.',
    'Вмешайте масло, накройте крышкой и оставьте на 5 минут.',
    'Вмешайте томатную пасту и остудите.',
    'Укутайте кастрюлю на 15 минут.',
    'Процедите бульон.',
    'Слейте отвар. Разомните фасоль прямо в кастрюле.',
  ])('shows no fire where nothing heats: «%s»', (text) => {
    expect(flameOf(text)).toBeUndefined()
  })

  it('shows no fire for heat that the text warns of, or that is another one', () => {
    expect(flameOf('Влейте пасту в суп, больше не кипятите.', { lit: [] })).toBeUndefined()
    expect(flameOf('Подсушите хлеб в тостере.', { lit: [] })).toBeUndefined()
  })

  it.each([
    'Снимите крышку, добавьте чеснок. Жарьте 1 минуту.',
    'Снимите ложкой жир и растопите его в кастрюле.',
    'Положите в холодное масло чеснок. Грейте 2 минуты.',
    'Варите яйца 9 минут и остудите.',
  ])('shows fire where a step heats for a while: «%s»', (text) => {
    expect(flameOf(text, { lit: [] })).toBe(true)
  })

  it('shows fire under a hot vessel, and bubbles in a pot that boils', () => {
    expect(stageStep('Варите рис в кастрюле под крышкой.', undefined, 'plate')).toEqual({
      place: 'pot',
      lid: true,
      flame: true,
      steam: true,
      bubbles: true,
    })
    expect(stageStep('Смешайте в миске.', undefined, 'plate')).toEqual({ place: 'bowl', tool: 'spoon' })
  })

  it('shows no lid when the food is covered with film', () => {
    expect(stageStep('Варите крем в ковше, накройте плёнкой.', undefined, 'plate').lid).toBeUndefined()
  })
})
