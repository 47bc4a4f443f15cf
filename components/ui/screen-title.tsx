import clsx from 'clsx/lite'

import { withBoundWords } from '@/lib/text/typography'

type ScreenTitleProps = { title: string; isPoster?: boolean }

/** The only `h1` of a screen, focusable because a route change moves the focus to it. */
export function ScreenTitle({ title, isPoster = false }: ScreenTitleProps) {
  return (
    <h1
      tabIndex={-1}
      className={clsx(
        'font-display font-heavy tracking-tight',
        // In one line also in the fallback font, which is a little wider.
        isPoster ? 'text-poster whitespace-nowrap text-accent' : 'text-title',
      )}
    >
      {withBoundWords(title)}
    </h1>
  )
}
