import clsx from 'clsx/lite'
import { useEffect } from 'react'

type ScreenTitleProps = { title: string; documentTitle: string; isPoster?: boolean }

/** The one `h1` of a screen. It names the document and can take the focus on a route change. */
export function ScreenTitle({ title, documentTitle, isPoster = false }: ScreenTitleProps) {
  useEffect(() => {
    document.title = documentTitle
    // Next names the page as it was exported, and that may come later; a sign before the name is somebody else's.
    const observer = new MutationObserver(() => {
      if (!document.title.endsWith(documentTitle)) document.title = documentTitle
    })
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [documentTitle])
  return (
    <h1
      tabIndex={-1}
      className={clsx(
        'font-display font-heavy tracking-tight',
        isPoster ? 'text-poster text-accent' : 'text-title',
      )}
    >
      {title}
    </h1>
  )
}
