import { describe, expect, it } from 'vitest'

import { keepPreviousVersion } from './previous-version'

const root = 'https://host.test/tasty/_next/static/'

/** A fake `CacheStorage` with these URLs in each cache; a cache holds at most `maxEntries` files. */
function cachesWith(contents: Record<string, string[]>, maxEntries = Infinity) {
  const urlsByCache = new Map(Object.entries(contents).map(([name, urls]) => [name, new Set(urls)]))
  const open = async (name: string) => {
    const urls = urlsByCache.get(name) ?? new Set()
    urlsByCache.set(name, urls)
    return {
      keys: async () => [...urls].map((url) => ({ url })),
      match: async () => new Response('…'),
      put: async ({ url }: { url: string }) => {
        if (urls.size >= maxEntries) throw new DOMException('', 'QuotaExceededError')
        urls.add(url)
      },
    }
  }
  const storage = { open, delete: async (name: string) => urlsByCache.delete(name) }
  return {
    caches: storage as unknown as CacheStorage,
    filesIn: (name: string) => [...(urlsByCache.get(name) ?? [])].map((url) => url.replace(root, '')),
  }
}

const names = { precache: 'precache', previous: 'previous' }
const precache = ['1.js', '2.js', '3.js'].map((file) => root + file)

describe('keepPreviousVersion', () => {
  it('replaces the previous files with those that the new version lacks', async () => {
    const page = 'https://host.test/tasty/index.html'
    const { caches, filesIn } = cachesWith({ precache: [...precache, page], previous: [`${root}0.js`] })
    await keepPreviousVersion(caches, names, root, new Set([`${root}2.js`]))
    expect(filesIn('previous')).toEqual(['1.js', '3.js'])
  })

  it('skips files that exceed the storage quota and does not reject', async () => {
    const { caches, filesIn } = cachesWith({ precache }, 1)
    await keepPreviousVersion(caches, names, root, new Set())
    expect(filesIn('previous')).toEqual(['1.js'])
  })
})
