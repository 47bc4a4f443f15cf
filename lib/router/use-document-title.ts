import { useLayoutEffect } from 'react'

import { afterFrame } from '@/lib/browser/after-frame'
import { holdDocumentTitle } from '@/lib/router/next-guard'
import { documentTitle } from '@/lib/router/titles'

/** Sets the document title to a screen's name, after the paint, which it would delay. */
export function useDocumentTitle(screenName: string) {
  // A layout effect, since it runs before the router's effect that moves the focus: the title is scheduled by then.
  useLayoutEffect(() => {
    let release = () => {}
    const cancel = afterFrame(() => {
      release = holdDocumentTitle(documentTitle(screenName))
    })
    return () => {
      cancel()
      release()
    }
  }, [screenName])
}
