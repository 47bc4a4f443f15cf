import { expect, it } from 'vitest'

import { findOtherSize } from './other-size'

const images = 'https://tasty.test/tasty/images'

/** A cache with these images; the body of each response is the file name. */
const cacheOf = (...names: string[]) =>
  ({
    keys: async () => names.map((name) => new Request(`${images}/${name}`)),
    match: async ({ url }: Request) => new Response(url.slice(images.length + 1)),
  }) as unknown as Cache

it.each(['borscht-640.avif', 'borscht-320.webp', 'borscht.webp'])(
  'finds the image in another size or format: %s',
  async (cached) => {
    const found = await findOtherSize(cacheOf('borscht-back-1.webp', cached), `${images}/borscht-320.avif`)
    expect(await found?.text()).toBe(cached)
  },
)

it('ignores other images with a similar name', async () => {
  const cache = cacheOf('borscht-back-1.webp', 'borscht-cold-320.avif', 'bors-320.avif')
  expect(await findOtherSize(cache, `${images}/borscht-320.avif`)).toBeUndefined()
})

it('does not take a one-digit number in the name for a size', async () => {
  const cache = cacheOf('borscht-back-1.webp', 'borscht-back-2-320.avif')
  const found = await findOtherSize(cache, `${images}/borscht-back-2.webp`)
  expect(await found?.text()).toBe('borscht-back-2-320.avif')
})
