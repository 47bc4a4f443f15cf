import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { CategoryGrid } from '@/components/catalog/category-grid'
import { RecipeGrid } from '@/components/catalog/recipe-grid'

const cards = Array.from({ length: 8 }, (_, index) => ({
  id: `soups-${index}`,
  name: 'images/soups.webp',
  title: `Суп ${index}`,
  back: [],
}))
const recipe = { time: '40 минут', kcal: '330 ккал', categoryTitle: undefined, tags: undefined }
const grids = {
  tiles: <CategoryGrid categories={cards} />,
  cards: <RecipeGrid recipes={cards.map((card) => ({ ...card, ...recipe }))} />,
}

test.each([
  ['tiles', 360, 4],
  ['tiles', 1280, 5],
  ['tiles', 1920, 6],
  ['cards', 360, 4],
  ['cards', 1280, 4],
  ['cards', 1920, 5],
] as const)(
  'In a grid of %s in a window of %d px, the first %d pictures load eagerly and the others lazily',
  (grid, px, count) => {
    vi.stubGlobal('innerWidth', px)
    dispatchEvent(new Event('resize'))
    const { container } = render(grids[grid])
    const images = [...container.querySelectorAll('img')]
    expect(images.map(({ loading }) => loading)).toEqual(
      cards.map((_, index) => (index < count ? 'eager' : 'lazy')),
    )
  },
)
