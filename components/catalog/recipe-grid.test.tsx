import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { RecipeGrid } from '@/components/catalog/recipe-grid'

const recipes = Array.from({ length: 8 }, (_, index) => ({
  id: `borscht-${index}`,
  name: 'images/soups.webp',
  title: `Борщ ${index}`,
  back: [],
  time: '40 минут',
  kcal: '330 ккал',
  categoryTitle: undefined,
  tags: undefined,
}))

test.each([
  [360, 2],
  [1280, 4],
  [1920, 5],
])(
  'In a window of %d px the first %d pictures are fetched at once, the others when they are near',
  (px, count) => {
    vi.stubGlobal('innerWidth', px)
    dispatchEvent(new Event('resize'))
    const { container } = render(<RecipeGrid recipes={recipes} />)
    const images = [...container.querySelectorAll('img')]
    expect(images.map(({ loading }) => loading)).toEqual(
      recipes.map((_, index) => (index < count ? 'eager' : 'lazy')),
    )
  },
)
