import { StaleWhileRevalidate, type StrategyHandler } from 'serwist'

/**
 * What was seen last, readable at once and renewed behind the scenes. Whoever asks past the caches gets nothing old, also
 * where there is no network; what came is kept for the others.
 */
export class LastSeen extends StaleWhileRevalidate {
  override _handle(request: Request, handler: StrategyHandler) {
    return request.cache === 'reload' ? handler.fetchAndCachePut(request) : super._handle(request, handler)
  }
}
