import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { ListDishes } from '@/components/shopping/list-view'
import { sharesOf, syrniki } from '@/testing/recipe-shares'

it('has the title of a dish apart from the time of its meal, whose weekday is whole for screen readers', () => {
  const meal = { day: '2026-11-25', name: 'lunch' } as const
  const { shares } = sharesOf({ recipe: { ...syrniki, title: 'Борщ' }, servings: 6 }).recipeShares
  render(<ListDishes shares={shares.map((share) => ({ ...share, meal }))} />)
  expect(screen.getByText('Борщ').textContent).toBe('Борщ')
  expect(screen.getByRole('link', { name: 'Борщ среда, 25 ноября, обед · на 6 порций' })).toBeTruthy()
  expect(screen.getByText('ср, 25 ноября, обед').getAttribute('aria-hidden')).toBe('true')
})
