import { useEffect, useState } from 'react'

import { afterFrame } from '@/lib/browser/after-frame'
import { getPosition } from '@/lib/router/navigation'

/**
 * Whether to render the body of a long screen: false until the frame with the screen's title has been painted, so that the
 * title appears sooner. True from the start on page load and on Back and Forward.
 */
export function useDeferredBody(): boolean {
  const [isDrawn, setDrawn] = useState(() => getPosition().arrival !== 'step')
  useEffect(() => (isDrawn ? undefined : afterFrame(() => setDrawn(true))), [isDrawn])
  return isDrawn
}
