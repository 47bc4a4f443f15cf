import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { CategoryGrid } from '@/components/catalog/category-grid'

const categories = Array.from({ length: 8 }, (_, index) => ({
  id: `soups-${index}`,
  name: 'images/soups.webp',
  title: `Супы ${index}`,
  back: [],
}))

test.each([
  [360, 4],
  [1280, 4],
  [1920, 5],
])(
  'In a window of %d px the first %d pictures are fetched at once, the others when they are near',
  (px, count) => {
    vi.stubGlobal('innerWidth', px)
    dispatchEvent(new Event('resize'))
    const { container } = render(<CategoryGrid categories={categories} />)
    const images = [...container.querySelectorAll('img')]
    expect(images.map(({ loading }) => loading)).toEqual(
      categories.map((_, index) => (index < count ? 'eager' : 'lazy')),
    )
  },
)
