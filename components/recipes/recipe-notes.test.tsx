import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { RecipeNotes } from '@/components/recipes/recipe-notes'
import type { RecipeNotes as Notes } from '@/lib/recipes/note-fields'

const forFour = { servings: 4, baseServings: 4 }

const show = (notes: Partial<Notes>, scale = forFour) => {
  render(<RecipeNotes notes={notes as Notes} scale={scale} />)
  return screen.queryByRole('group', { name: 'О блюде' })
}

const textOf = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')

describe('RecipeNotes', () => {
  it('shows work and waiting apart, the difficulty and the weight', () => {
    const region = show({
      activeMinutes: 20,
      waiting: 'ночь в холодильнике',
      difficulty: 'easy',
      yieldGrams: 1180,
    })
    expect(textOf(region)).toBe(
      '20 минут работы, ночь в холодильнике. Готовить просто. Выйдет 1,2 кг, по 295 г на порцию.',
    )
  })

  it.each([
    [45, '45 минут работы.'],
    [60, '1 час работы.'],
    [62, '1 час 2 минуты работы.'],
    [121, '2 часа 1 минута работы.'],
  ])('writes %d minutes as %s', (activeMinutes, text) => {
    expect(textOf(show({ activeMinutes }))).toBe(text)
  })

  it('scales the weight of the dish to the chosen servings, but not that of a serving', () => {
    const region = show({ yieldGrams: 800 }, { servings: 6, baseServings: 4 })
    expect(textOf(region)).toBe('Выйдет 1,2 кг, по 200 г на порцию.')
  })

  it('shows the temperature at which the dish is done', () => {
    const region = show({ doneness: { celsius: 74, where: 'в бедре у кости', note: 'Проверьте дважды.' } })
    expect(textOf(region)).toBe('Готово при 74 °C в бедре у кости. Проверьте дважды.')
  })

  it('unfolds how long the dish keeps', async () => {
    show({ storage: { roomDays: 1, fridgeDays: 3, freezerMonths: 2, text: 'Грейте под крышкой.' } })
    expect(screen.queryByText('Грейте под крышкой.', { ignore: '[hidden] *' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Хранение и заморозка', expanded: false }))
    expect(
      screen.getByText('Грейте под крышкой.').previousSibling?.textContent?.replaceAll('\u00a0', ' '),
    ).toBe('На столе до 1 дня, в холодильнике до 3 дней, в морозилке до 2 месяцев.')
  })

  it('unfolds substitutes with their ratio and their effect', async () => {
    const region = show({
      substitutions: [
        { ingredient: 'Сметана', replacement: 'густой йогурт', ratio: '1:1', effect: 'легче и кислее' },
      ],
    })
    await userEvent.click(screen.getByRole('button', { name: 'Чем заменить' }))
    const list = within(region ?? document.body)
    expect(list.getByRole('term').textContent).toBe('Сметана')
    expect(textOf(list.getByRole('definition'))).toBe('густой йогурт, 1:1 — легче и кислее')
  })

  it('has parts only for the notes that the recipe has', () => {
    show({ tips: ['Солите в конце.'], equipment: ['сито'] })
    expect(screen.getAllByRole('button').map(textOf)).toEqual(['Советы', 'Что понадобится'])
  })

  it('is absent from a recipe without notes', () => {
    expect(show({})).toBeNull()
  })
})
