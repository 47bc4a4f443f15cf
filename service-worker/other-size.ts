/** The address of a picture without what tells its size and its format. */
const stemOf = (url: string) => url.replace(/(-\d{3,4})?\.\w+$/, '')

/** The same picture in another size, of those that are kept: where the one asked for cannot be had, it does as well. */
export async function otherSize(cache: Cache, url: string): Promise<Response | undefined> {
  const other = (await cache.keys()).find((request) => stemOf(request.url) === stemOf(url))
  return other && cache.match(other, { ignoreVary: true })
}
