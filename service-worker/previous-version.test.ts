import { describe, expect, it } from 'vitest'

import { keepPreviousVersion } from './previous-version'

const root = 'https://host.test/tasty/_next/static/'

/** The caches of a browser, of which each holds these addresses; one takes so many files at most. */
function cachesWith(contents: Record<string, string[]>, room = Infinity) {
  const names = new Map(Object.entries(contents).map(([name, urls]) => [name, new Set(urls)]))
  const open = async (name: string) => {
    const urls = names.get(name) ?? new Set()
    names.set(name, urls)
    return {
      keys: async () => [...urls].map((url) => ({ url })),
      match: async () => new Response('…'),
      put: async ({ url }: { url: string }) => {
        if (urls.size >= room) throw new DOMException('', 'QuotaExceededError')
        urls.add(url)
      },
    }
  }
  const storage = { open, delete: async (name: string) => names.delete(name) }
  return {
    caches: storage as unknown as CacheStorage,
    held: (name: string) => [...(names.get(name) ?? [])].map((url) => url.replace(root, '')),
  }
}

const names = { precache: 'precache', previous: 'previous' }
const precache = ['1.js', '2.js', '3.js'].map((file) => root + file)

describe('keepPreviousVersion', () => {
  it('sets aside the files that the new version has not, in place of those from before', async () => {
    const page = 'https://host.test/tasty/index.html'
    const { caches, held } = cachesWith({ precache: [...precache, page], previous: [`${root}0.js`] })
    await keepPreviousVersion(caches, names, root, new Set([`${root}2.js`]))
    expect(held('previous')).toEqual(['1.js', '3.js'])
  })

  it('leaves out what finds no room, and ends all the same', async () => {
    const { caches, held } = cachesWith({ precache }, 1)
    await keepPreviousVersion(caches, names, root, new Set())
    expect(held('previous')).toEqual(['1.js'])
  })
})
