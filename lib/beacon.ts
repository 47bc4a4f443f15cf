import { parseRoute } from '@/lib/routes'

/** More than that of a kind tells nothing new, and costs the visitor. */
const MOST_A_VISIT = 10

/** What sends facts to an address as JSON, past the end of the page; at most ten times. */
export function beaconTo(url: string | undefined) {
  let left = MOST_A_VISIT
  return (facts: Record<string, string | number>) => {
    // As text it is a simple request, which asks no permission of another host first.
    if (url && left-- > 0) navigator.sendBeacon(url, JSON.stringify(facts))
  }
}

/** The name of the present screen: neither its id nor what was searched for. */
export const screenName = () => parseRoute(location.hash.replace(/^#/, '')).screen
