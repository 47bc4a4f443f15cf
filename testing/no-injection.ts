import { expect } from 'vitest'

/** Checks that no value of `testing/hostile` has become an element, a URL or a style. `context` identifies a failure. */
export function expectNoInjection(container: HTMLElement, context?: string) {
  expect(container.querySelectorAll('script, [onerror], [onclick], b'), context).toHaveLength(0)
  for (const element of container.querySelectorAll('[src], [srcset], [href], [style]')) {
    const { src, srcset, href, style } = Object.fromEntries(
      [...element.attributes].map(({ name, value }) => [name, value]),
    )
    expect([src, srcset, href, style].join(' '), context).not.toMatch(/(javascript|data):|evil\.example(?!%)/)
  }
}
