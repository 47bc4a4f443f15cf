import { useEffect, useState } from 'react'

import { type LazyComponent, useLazyModule } from '@/lib/router/use-lazy-module'
import { usePosition } from '@/lib/router/navigation'
import { parseRoute } from '@/lib/router/routes'
import { readStored } from '@/lib/storage/storage'

const bar: LazyComponent<object> = {
  load: () => import('@/components/orders/outbox-bar').then((m) => m.OutboxBar),
}

/**
 * Orders that wait for the network, once there are any. Their code is loaded no sooner, but for the delivery: an order
 * that is set to wait has no network to load it by.
 */
export function Outbox() {
  const { screen } = parseRoute(usePosition().path)
  const [isWanted, setWanted] = useState(false)
  const { loaded: Bar } = useLazyModule(bar, isWanted)

  useEffect(() => {
    const look = () => {
      if (screen === 'delivery' || readStored('outbox') !== undefined) setWanted(true)
    }
    look()
    // Another tab may have set an order to wait.
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [screen])

  return Bar && <Bar />
}
