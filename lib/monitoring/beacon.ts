import { config } from '@/lib/config'
import { parseRoute } from '@/lib/router/routes'

/** More than that of a kind tells nothing new, and costs the visitor. */
const MOST_A_VISIT = 10

/**
 * What sends facts of a kind to an address as JSON, past the end of the page: ten times a visit at most. A visit is the
 * tab's session, so that a reload begins no new one; where the storage is forbidden it is as long as the page.
 */
export function createBeacon(url: string | undefined, kind: string) {
  const key = `told.${kind}`
  let told = 0
  try {
    told = Number(sessionStorage.getItem(key)) || 0
  } catch {
    // Counted from nought.
  }
  return (facts: Record<string, string | number>) => {
    if (!url || told >= MOST_A_VISIT) return
    told++
    try {
      sessionStorage.setItem(key, String(told))
    } catch {
      // Counted for this page only.
    }
    // As text it is a simple request, which asks no permission of another host first.
    navigator.sendBeacon(url, JSON.stringify(facts))
  }
}

/** The name of the present screen or page: neither its id nor what was searched for, nor a path that is not ours. */
export function screenName() {
  const page = location.pathname.slice(config.basePath.length).replace(/\/(index\.html)?$/, '')
  if (page === '/styleguide') return 'styleguide'
  return parseRoute(page || location.hash.replace(/^#/, '')).screen
}
