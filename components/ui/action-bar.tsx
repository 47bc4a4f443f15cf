import clsx from 'clsx/lite'
import type { ReactNode } from 'react'

/** The main action of a screen, sticky at the bottom where a thumb reaches it. */
export function ActionBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      data-action-bar
      className={clsx(
        'bottom-bars z-raised -mx-base flex flex-col gap-tight border-t border-line bg-page p-base tablet:mx-0 tablet:px-0 print:hidden tall:sticky',
        className,
      )}
    >
      {children}
    </div>
  )
}
