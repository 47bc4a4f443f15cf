import { useEffect, useState } from 'react'

import { afterFrame } from '@/lib/browser/after-frame'
import { getPosition } from '@/lib/router/navigation'

/**
 * Whether the frame with the new screen's title has been drawn, and the rest may come: the sooner something of the screen
 * is seen where the rest is long. At once where the page begins with the screen, and by Back, which finds it as it was.
 */
export function useDeferredBody(): boolean {
  const [isDrawn, setDrawn] = useState(() => getPosition().arrival !== 'step')
  useEffect(() => (isDrawn ? undefined : afterFrame(() => setDrawn(true))), [isDrawn])
  return isDrawn
}
