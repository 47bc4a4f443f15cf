import clsx from 'clsx/lite'

type ScreenTitleProps = { title: string; isPoster?: boolean }

/** The one `h1` of a screen, which can take the focus on a route change. */
export function ScreenTitle({ title, isPoster = false }: ScreenTitleProps) {
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
