import { describe, expect, it } from 'vitest'

import { scaleSteps } from '@/lib/recipes/scale-steps'
import { plainBlanks } from '@/testing/measures'

const twice = { servings: 8, baseServings: 4 }
const scaled = (text: string, scale = twice) => scaleSteps([text], scale).map(plainBlanks)[0]

describe('scaleSteps', () => {
  it.each([
    ['Растопите 50 г масла и остудите.', 'Растопите 100 г масла и остудите.'],
    ['Отварите рис в 500 мл кипящей воды.', 'Отварите рис в 1 л кипящей воды.'],
    ['Влейте 1,5 л воды, варите 15 минут.', 'Влейте 3 л воды, варите 15 минут.'],
    ['Взбейте 2 яйца со 150 мл молока.', 'Взбейте 4 яйца со 300 мл молока.'],
    ['Разотрите 3 желтка с сахаром.', 'Разотрите 6 желтков с сахаром.'],
    ['Добавьте 2 ст. л. сметаны и 1 ч. л. соли.', 'Добавьте 4 ст. л. сметаны и 2 ч. л. соли.'],
    ['Вбейте 1,5 яйца.', 'Вбейте 3 яйца.'],
    ['250 г муки просейте.', '500 г муки просейте.'],
  ])('doubles the amounts: %s', (text, expected) => {
    expect(scaled(text)).toBe(expected)
  })

  it.each([
    'Запекайте при 180 °C 40 минут.',
    'Нарежьте кубиками 2 см.',
    'Разделите на 4 части по 80 г.',
    'Возьмите кастрюлю на 3 л.',
    'Налейте по 100 мл в стакан.',
    'Возьмите сметану 20 %.',
    'Добавьте 100–120 мл воды.',
    'Разрежьте 3 раза, отступив 5 мм.',
    'Оставьте 2 листа.',
    `Отмерьте ${'9'.repeat(400)} г муки.`,
  ])('leaves everything else: %s', (text) => {
    expect(scaled(text)).toBe(text)
  })

  it('rounds as the ingredients do, whole eggs up', () => {
    const third = { servings: 1, baseServings: 3 }
    expect(scaled('Отмерьте 500 г муки и 2 яйца.', third)).toBe('Отмерьте 165 г муки и 1 яйцо.')
  })

  it('changes nothing for the recipe’s own servings or without a scale', () => {
    const steps = ['Растопите 50 г масла.']
    expect(scaleSteps(steps, { servings: 4, baseServings: 4 })).toBe(steps)
    expect(scaleSteps(steps, undefined)).toBe(steps)
  })
})
