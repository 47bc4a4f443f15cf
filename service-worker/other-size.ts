/** The URL of an image without its size and extension: '…/borscht' for '…/borscht-320.avif'. */
const withoutSize = (url: string) => url.replace(/(-\d{3,4})?\.\w+$/, '')

/** Finds a cached image that differs from `url` only in size or format: the offline fallback for an uncached one. */
export async function findOtherSize(cache: Cache, url: string): Promise<Response | undefined> {
  const other = (await cache.keys()).find((request) => withoutSize(request.url) === withoutSize(url))
  return other && cache.match(other, { ignoreVary: true })
}
