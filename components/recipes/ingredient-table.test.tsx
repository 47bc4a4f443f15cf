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

it('keeps the row of an ingredient that a product replaces: its button has the focus', () => {
  const action = () => <button>Чем заменить</button>
  const { rerender } = render(
    <IngredientTable ingredients={[{ title: 'Сметана', quantity: '100 г' }]} action={action} />,
  )
  const button = screen.getByRole('button')
  rerender(
    <IngredientTable
      ingredients={[{ title: 'Йогурт', quantity: '120 г', insteadOf: 'Сметана' }]}
      action={action}
    />,
  )
  expect(screen.getByRole('button')).toBe(button)
})

it('reads the quantity before the action', () => {
  render(
    <IngredientTable
      ingredients={[{ title: 'Сметана', quantity: '100 г' }]}
      action={() => <button>Чем заменить</button>}
    />,
  )
  expect(screen.getByRole('listitem').textContent).toBe('Сметана100 гЧем заменить')
})
