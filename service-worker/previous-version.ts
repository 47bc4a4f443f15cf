type CacheNames = { precache: string; previous: string }

/**
 * Copies the files of the outgoing version from its precache to the `previous` cache, so that tabs opened before the
 * update can still load their chunks. Copies only URLs that start with `root` and are not in `newUrls`, the files of the
 * incoming version. Files that exceed the storage quota are skipped without an error.
 */
export async function keepPreviousVersion(
  caches: CacheStorage,
  { precache, previous }: CacheNames,
  root: string,
  newUrls: Set<string>,
): Promise<void> {
  try {
    const source = await caches.open(precache)
    await caches.delete(previous)
    const target = await caches.open(previous)
    for (const request of await source.keys()) {
      if (newUrls.has(request.url) || !request.url.startsWith(root)) continue
      const response = await source.match(request)
      if (response) await target.put(request, response)
    }
  } catch {
    // The storage quota is exceeded.
  }
}
