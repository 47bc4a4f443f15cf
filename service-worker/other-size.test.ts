import { expect, it } from 'vitest'

import { otherSize } from './other-size'

const images = 'https://tasty.test/tasty/images'

/** A cache that holds these pictures, each answering with its own name. */
const cacheOf = (...names: string[]) =>
  ({
    keys: async () => names.map((name) => new Request(`${images}/${name}`)),
    match: async ({ url }: Request) => new Response(url.slice(images.length + 1)),
  }) as unknown as Cache

it.each(['borscht-640.avif', 'borscht-320.webp', 'borscht.webp'])(
  'a picture is found in another size and format: %s',
  async (kept) => {
    const found = await otherSize(cacheOf('borscht-back-1.webp', kept), `${images}/borscht-320.avif`)
    expect(await found?.text()).toBe(kept)
  },
)

it('another picture is none, however alike the names are', async () => {
  const cache = cacheOf('borscht-back-1.webp', 'borscht-cold-320.avif', 'bors-320.avif')
  expect(await otherSize(cache, `${images}/borscht-320.avif`)).toBeUndefined()
})

it('a number that belongs to the name is no size', async () => {
  const cache = cacheOf('borscht-back-1.webp', 'borscht-back-2-320.avif')
  expect(await (await otherSize(cache, `${images}/borscht-back-2.webp`))?.text()).toBe(
    'borscht-back-2-320.avif',
  )
})
