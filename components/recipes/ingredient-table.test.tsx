import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { IngredientTable } from '@/components/recipes/ingredient-table'

it('has a heading before each group of ingredients, and none before those without a group', () => {
  const ingredients = ['Мука', 'Сахар', 'Сметана', 'Соль'].map((title) => ({ title, quantity: '' }))
  render(<IngredientTable ingredients={ingredients} groups={['Тесто', 'Тесто', 'Крем', undefined]} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Тесто',
    'Мука',
    'Сахар',
    'Крем',
    'Сметана',
    'Соль',
  ])
})
