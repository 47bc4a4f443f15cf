import { useEffect, useState } from 'react'

import { useLazyModule } from '@/lib/router/use-lazy-module'
import { usePosition } from '@/lib/router/navigation'
import { parseRoute } from '@/lib/router/routes'
import { readStored } from '@/lib/storage/storage'

const loadOutboxBar = () => import('@/components/orders/outbox-bar').then((m) => m.OutboxBar)

/**
 * The outbox bar, loaded once there are queued orders. The delivery screen preloads it: when an order is queued, the
 * device is offline and cannot load it any more.
 */
export function LazyOutboxBar() {
  const { screen } = parseRoute(usePosition().path)
  const [isWanted, setWanted] = useState(false)
  const { loaded: Bar } = useLazyModule(loadOutboxBar, isWanted)

  useEffect(() => {
    const check = () => {
      if (screen === 'delivery' || readStored('outbox') !== undefined) setWanted(true)
    }
    check()
    // Another tab may have queued an order.
    addEventListener('storage', check)
    return () => removeEventListener('storage', check)
  }, [screen])

  return Bar && <Bar />
}
