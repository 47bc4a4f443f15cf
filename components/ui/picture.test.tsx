import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { Picture } from '@/components/ui/picture'

const sizes = { avif: 'a.avif 320w', webp: 'a.webp 320w', blur: 'data:image/webp;base64,AA' }

function show(props: Partial<Parameters<typeof Picture>[0]> = {}) {
  const { container, rerender } = render(<Picture src="a.webp" placeholder="none.svg" {...props} />)
  return {
    image: () => container.querySelector('img'),
    sources: () => [...container.querySelectorAll('source')].map(({ srcset }) => srcset),
    fail: () => fireEvent.error(container.querySelector('img') ?? container),
    change: (src: string) => rerender(<Picture src={src} placeholder="none.svg" {...props} />),
  }
}

describe('a picture', () => {
  it('offers small formats first and holds its place', () => {
    const { image, sources } = show(sizes)
    expect(sources()).toEqual(['a.avif 320w', 'a.webp 320w'])
    expect(image()?.getAttribute('src')).toBe('a.webp')
    expect(image()?.style.backgroundImage).toContain('data:image/webp')
    expect([image()?.getAttribute('width'), image()?.getAttribute('height')]).toEqual(['640', '480'])
  })

  it('is an ornament where it has no words, and fetched late where it is not seen first', () => {
    expect(show().image()?.getAttribute('alt')).toBe('')
    expect(show().image()?.getAttribute('loading')).toBe('lazy')
    expect(show({ eager: true, alt: 'Soup' }).image()?.getAttribute('alt')).toBe('Soup')
    expect(show({ eager: true }).image()?.getAttribute('loading')).toBe('eager')
  })

  it('that fails is replaced by the placeholder, in every format', () => {
    const { image, sources, fail } = show({ ...sizes, alt: 'Soup' })
    fail()
    expect(image()?.getAttribute('src')).toBe('none.svg')
    expect(image()?.getAttribute('alt')).toBe('Soup')
    expect(image()?.style.backgroundImage).toBe('')
    expect(sources()).toEqual([])
  })

  it('that may not be shown is the placeholder from the start', () => {
    const { image, sources } = show({ ...sizes, src: undefined })
    expect(image()?.getAttribute('src')).toBe('none.svg')
    expect(sources()).toEqual([])
  })

  it('gets another chance with another address', () => {
    const { image, fail, change } = show()
    fail()
    change('b.webp')
    expect(image()?.getAttribute('src')).toBe('b.webp')
  })
})
