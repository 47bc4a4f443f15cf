/**
 * Returns a predicate for the URLs whose responses the service worker may cache: those of the product API below `root`,
 * except the URL that orders are posted to, which may be below it too.
 */
export function cacheableCalls(root: string, orderUrl: string | undefined) {
  const orders = orderUrl && new URL(orderUrl).href.replace(/\/*$/, '/')
  return (url: string) => url.startsWith(root) && !(orders && `${url}/`.startsWith(orders))
}
