import { StaleWhileRevalidate, type StrategyHandler } from 'serwist'

/**
 * Serves from the cache and revalidates in the background. A request with `cache: 'reload'` always goes to the network
 * and fails when offline, but its response is cached for later requests.
 */
export class StaleUnlessReload extends StaleWhileRevalidate {
  override _handle(request: Request, handler: StrategyHandler) {
    return request.cache === 'reload' ? handler.fetchAndCachePut(request) : super._handle(request, handler)
  }
}
