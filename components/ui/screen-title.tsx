import clsx from 'clsx'
import { useEffect } from 'react'

type ScreenTitleProps = { title: string; documentTitle: string; isPoster?: boolean }

/** The one `h1` of a screen. It names the document and can take the focus on a route change. */
export function ScreenTitle({ title, documentTitle, isPoster = false }: ScreenTitleProps) {
  useEffect(() => {
    document.title = documentTitle
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
