import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { FlipCard } from '@/components/catalog/flip-card'
import type { Category } from '@/lib/catalog/categories-api'

const card = {
  id: 'soups',
  name: 'images/soups.webp',
  title: 'Супы',
  back: ['images/soups-back-1.webp', 'images/soups-back-2.webp'],
}

function renderCard(more?: Partial<Category>) {
  const { container } = render(
    <FlipCard card={{ ...card, ...more }} href="#/selected_category/soups" shape="tile" />,
  )
  const pictures = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  const sources = () => [...container.querySelectorAll('source')].map(({ srcset, sizes }) => [srcset, sizes])
  return { link: screen.getByRole('link'), pictures, sources }
}

const front = '/tasty/images/soups.webp'
const back = ['/tasty/images/soups-back-1.webp', '/tasty/images/soups-back-2.webp']

describe('FlipCard', () => {
  it('fetches the pictures of its back when a mouse points at it', () => {
    const { link, pictures } = renderCard()
    expect(pictures()).toEqual([front])
    fireEvent.pointerEnter(link, { pointerType: 'mouse' })
    expect(pictures()).toEqual([front, ...back])
  })

  it('fetches them when it takes the focus', () => {
    const { link, pictures } = renderCard()
    act(() => link.focus())
    expect(pictures()).toEqual([front, ...back])
  })

  it('fetches none on a touch, which does not turn it', () => {
    const { link, pictures } = renderCard()
    fireEvent.pointerEnter(link, { pointerType: 'touch' })
    expect(pictures()).toEqual([front])
  })

  it('offers AVIF files of the rendered width, and the original for screens of higher density', () => {
    const third = 'https://pictures.example/soups.jpg'
    const { link, sources } = renderCard({
      back: [...card.back, third],
      backAvif: '-320.avif 320w, -480.avif 480w',
    })
    act(() => link.focus())
    const beside = (stem: string) => `${stem}-320.avif 320w, ${stem}-480.avif 480w`
    expect(sources()).toEqual([
      [`${beside('/tasty/images/soups-back-1')}, ${back[0]} 640w`, '20rem'],
      [`${beside('/tasty/images/soups-back-2')}, ${back[1]} 640w`, '10rem'],
      [`${beside('https://pictures.example/soups')}, ${third} 640w`, '10rem'],
    ])
  })

  it('limits the number of AVIF files', () => {
    const { link, sources } = renderCard({ backAvif: ','.repeat(2000) })
    act(() => link.focus())
    expect(sources()).toHaveLength(2)
    for (const [srcset = ''] of sources()) expect(srcset.length).toBeLessThan(300)
  })

  it('fetches the originals without AVIF files', () => {
    const { link, pictures, sources } = renderCard()
    act(() => link.focus())
    expect(pictures()).toEqual([front, ...back])
    expect(sources()).toEqual([])
  })

  it('ignores AVIF files outside the site', () => {
    const { link, pictures, sources } = renderCard({ backAvif: '/../../../a.avif 1w' })
    act(() => link.focus())
    expect(pictures()).toEqual([front, ...back])
    expect(sources()).toEqual([])
  })
})
