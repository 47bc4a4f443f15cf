import { useLayoutEffect } from 'react'

import { afterFrame } from '@/lib/browser/after-frame'
import { holdDocumentTitle } from '@/lib/router/next-guard'
import { documentTitle } from '@/lib/router/titles'

/** Sets the document's title to a screen's name after the screen has been painted, which it would delay. */
export function useDocumentTitle(screenName: string) {
  // A layout effect runs before that of the router: when it moves the focus, the document has its name.
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
