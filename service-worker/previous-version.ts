type Caches = { precache: string; previous: string }

/**
 * Sets aside the files of the version that goes, those that begin with `root` and are not `present` in the new one. What
 * finds no room is left out: without it only tabs from before are worse off.
 */
export async function keepPreviousVersion(
  caches: CacheStorage,
  { precache, previous }: Caches,
  root: string,
  present: Set<string>,
): Promise<void> {
  try {
    const files = await caches.open(precache)
    await caches.delete(previous)
    const kept = await caches.open(previous)
    for (const request of await files.keys()) {
      if (present.has(request.url) || !request.url.startsWith(root)) continue
      const response = await files.match(request)
      if (response) await kept.put(request, response)
    }
  } catch {
    // The storage is full.
  }
}
