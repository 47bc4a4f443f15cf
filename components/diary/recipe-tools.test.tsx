import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { RecipeTools } from '@/components/diary/recipe-tools'
import { toRecipe } from '@/lib/recipes/own/own-recipes'
import { resetApp } from '@/testing/app'
import { ownRecipe } from '@/testing/own-recipes'

beforeEach(resetApp)

const show = (part: Parameters<typeof ownRecipe>[1]) =>
  render(<RecipeTools recipe={toRecipe(ownRecipe('a', part), undefined)} />)

describe('RecipeTools', () => {
  it('links the source of an own recipe and lists its tags', () => {
    show({ source: 'https://a.example/bliny?id=1', tags: ['завтрак', 'быстро'] })
    expect(screen.getByRole('link', { name: 'Источник: https://a.example/bliny?id=1' })).toHaveProperty(
      'href',
      'https://a.example/bliny?id=1',
    )
    expect(screen.getByText('Метки: завтрак, быстро')).toBeTruthy()
  })

  it.each(['Бабушка', 'javascript:alert(1)', 'data:text/html,x'])('does not link the source %s', (source) => {
    show({ source })
    expect(screen.getByText(`Источник: ${source}`)).toBeTruthy()
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Изменить рецепт'])
  })

  it('shows neither source nor tags if there are none', () => {
    show({})
    expect(screen.queryByText(/Источник|Метки/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Приготовлено' })).toBeTruthy()
  })
})
