/**
 * Tells by a call's address whether its answer may be kept for visits without a network: it begins with `root`, where the
 * product API answers, and is not the one that orders are posted to, which may stand among them.
 */
export function cacheableCalls(root: string, orderUrl: string | undefined) {
  const orders = orderUrl && new URL(orderUrl).href.replace(/\/*$/, '/')
  return (address: string) => address.startsWith(root) && !(orders && `${address}/`.startsWith(orders))
}
