import { readTabText, writeTabText } from '@/lib/browser/tab-storage'
import { config } from '@/lib/config'
import { parseRoute } from '@/lib/router/routes'

/** Further reports of a kind add little and cost the user traffic. */
const MAX_PER_VISIT = 10

/**
 * Returns a function that sends a report as JSON with `sendBeacon`, which also works while the page unloads, at most ten
 * times per visit. A visit lasts as long as the tab's `sessionStorage`, or where that is forbidden as long as the page.
 */
export function createBeacon(url: string | undefined, kind: string) {
  const key = `told.${kind}`
  let sent = Number(readTabText(key)) || 0
  return (report: Record<string, string | number>) => {
    if (!url || sent >= MAX_PER_VISIT) return
    sent++
    writeTabText(key, String(sent))
    // A text body makes it a simple request, without a CORS preflight.
    navigator.sendBeacon(url, JSON.stringify(report))
  }
}

/** The name of the current screen or page, without ids, search terms or unknown paths, which could be personal data. */
export function screenName() {
  const page = location.pathname.slice(config.basePath.length).replace(/\/(index\.html)?$/, '')
  if (page === '/styleguide') return 'styleguide'
  return parseRoute(page || location.hash.replace(/^#/, '')).screen
}
