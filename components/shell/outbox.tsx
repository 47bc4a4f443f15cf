import { type ComponentType, useEffect, useState } from 'react'

import { usePosition } from '@/lib/navigation'
import { parseRoute } from '@/lib/routes'
import { storedText } from '@/lib/stores/storage'

/**
 * Orders that wait for the network, once there are any. Their code is loaded no sooner, but for the delivery: an order
 * that is set to wait has no network to load it by.
 */
export function Outbox() {
  const { screen } = parseRoute(usePosition().path)
  const [Bar, setBar] = useState<ComponentType>()

  useEffect(() => {
    if (Bar) return
    const look = () => {
      if (screen !== 'delivery' && storedText('outbox') === undefined) return
      import('@/components/shell/outbox-bar').then(
        ({ OutboxBar }) => setBar(() => OutboxBar),
        // A lost chunk is asked for again when there is a network, or at the next screen.
        () => {},
      )
    }
    look()
    // Another tab may have set an order to wait.
    addEventListener('storage', look)
    addEventListener('online', look)
    return () => {
      removeEventListener('storage', look)
      removeEventListener('online', look)
    }
  }, [Bar, screen])

  return Bar && <Bar />
}
