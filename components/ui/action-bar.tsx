import clsx from 'clsx/lite'
import type { ReactNode } from 'react'

/** The main action of a screen, within reach of a thumb: it stays at the bottom while the rest scrolls beneath it. */
export function ActionBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={clsx(
        'bottom-0 z-raised -mx-base flex flex-col gap-tight border-t border-line bg-page p-base tablet:mx-0 tablet:px-0 print:hidden tall:sticky',
        className,
      )}
    >
      {children}
    </div>
  )
}
