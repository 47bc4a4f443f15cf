import { useLayoutEffect } from 'react'

import { afterFrame } from '@/lib/browser/after-frame'
import { documentTitle } from '@/lib/router/titles'

/** Calls the document by a screen's name, once the screen is seen: it takes the browser as long as some of the drawing. */
export function useDocumentTitle(screenName: string) {
  // Before the layout effect of the router: when that moves the focus, the document has its name.
  useLayoutEffect(() => {
    const title = documentTitle(screenName)
    // Next names the page as it was exported, and that may come later; a sign before the name is somebody else's.
    const observer = new MutationObserver(() => {
      if (!document.title.endsWith(title)) document.title = title
    })
    const cancel = afterFrame(() => {
      document.title = title
      observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    })
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [screenName])
}
