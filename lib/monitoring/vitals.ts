import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

import { createBeacon, screenName } from '@/lib/monitoring/beacon'
import { config } from '@/lib/config'

/** Reports the Web Vitals of the page with the screen that it was opened on. */
export function watchVitals() {
  const send = createBeacon(config.vitalsUrl, 'vitals')
  const screen = screenName()
  const report = ({ name, value, rating }: Metric) =>
    send({ name, value: Math.round(value * 1000) / 1000, rating, screen })
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(report)
}
