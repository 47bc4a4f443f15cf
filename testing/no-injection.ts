import { expect } from 'vitest'

/** Nothing of what `testing/hostile` holds has become an element, an address or a style. */
export function expectNoInjection(container: HTMLElement, where?: string) {
  expect(container.querySelectorAll('script, [onerror], [onclick], b'), where).toHaveLength(0)
  for (const element of container.querySelectorAll('[src], [srcset], [href], [style]')) {
    const { src, srcset, href, style } = Object.fromEntries(
      [...element.attributes].map(({ name, value }) => [name, value]),
    )
    expect([src, srcset, href, style].join(' '), where).not.toMatch(/(javascript|data):|evil\.example(?!%)/)
  }
}
