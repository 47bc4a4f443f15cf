import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { Picture } from '@/components/ui/picture'

const sizes = { avif: 'a.avif 320w', webp: 'a.webp 320w', blur: 'data:image/webp;base64,AA' }

function renderPicture(props: Partial<Parameters<typeof Picture>[0]> = {}) {
  const { container, rerender } = render(<Picture src="a.webp" placeholder="none.svg" {...props} />)
  return {
    image: () => container.querySelector('img'),
    sources: () => [...container.querySelectorAll('source')].map(({ srcset }) => srcset),
    fail: () => fireEvent.error(container.querySelector('img') ?? container),
    change: (src: string) => rerender(<Picture src={src} placeholder="none.svg" {...props} />),
  }
}

describe('Picture', () => {
  it('offers smaller formats first and reserves its space', () => {
    const { image, sources } = renderPicture(sizes)
    expect(sources()).toEqual(['a.avif 320w', 'a.webp 320w'])
    expect(image()?.getAttribute('src')).toBe('a.webp')
    expect(image()?.style.backgroundImage).toContain('data:image/webp')
    expect([image()?.getAttribute('width'), image()?.getAttribute('height')]).toEqual(['640', '480'])
  })

  it('is decorative without alt text, and lazy unless eager', () => {
    expect(renderPicture().image()?.getAttribute('alt')).toBe('')
    expect(renderPicture().image()?.getAttribute('loading')).toBe('lazy')
    expect(renderPicture({ eager: true, alt: 'Soup' }).image()?.getAttribute('alt')).toBe('Soup')
    expect(renderPicture({ eager: true }).image()?.getAttribute('loading')).toBe('eager')
  })

  it('replaces a failed picture by the placeholder, in every format', () => {
    const { image, sources, fail } = renderPicture({ ...sizes, alt: 'Soup' })
    fail()
    expect(image()?.getAttribute('src')).toBe('none.svg')
    expect(image()?.getAttribute('alt')).toBe('Soup')
    expect(image()?.style.backgroundImage).toBe('')
    expect(sources()).toEqual([])
  })

  it('shows the placeholder for an address that is not allowed', () => {
    const { image, sources } = renderPicture({ ...sizes, src: undefined })
    expect(image()?.getAttribute('src')).toBe('none.svg')
    expect(sources()).toEqual([])
  })

  it('tries again when the address changes', () => {
    const { image, fail, change } = renderPicture()
    fail()
    change('b.webp')
    expect(image()?.getAttribute('src')).toBe('b.webp')
  })
})
