import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { FlipCard } from '@/components/catalog/flip-card'

const card = {
  id: 'soups',
  name: 'images/soups.webp',
  title: 'Супы',
  back: ['images/soups-back-1.webp', 'images/soups-back-2.webp'],
}

function renderCard() {
  const { container } = render(<FlipCard card={card} href="#/selected_category/soups" shape="tile" />)
  const pictures = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  return { link: screen.getByRole('link'), pictures }
}

const front = '/tasty/images/soups.webp'
const back = ['/tasty/images/soups-back-1.webp', '/tasty/images/soups-back-2.webp']

test('Its further pictures are fetched when a mouse points at it', () => {
  const { link, pictures } = renderCard()
  expect(pictures()).toEqual([front])
  fireEvent.pointerEnter(link, { pointerType: 'mouse' })
  expect(pictures()).toEqual([front, ...back])
})

test('They are fetched when it takes the focus', () => {
  const { link, pictures } = renderCard()
  act(() => link.focus())
  expect(pictures()).toEqual([front, ...back])
})

test('A touch, which does not turn it, fetches none', () => {
  const { link, pictures } = renderCard()
  fireEvent.pointerEnter(link, { pointerType: 'touch' })
  expect(pictures()).toEqual([front])
})
