import clsx from 'clsx/lite'
import type { ReactNode } from 'react'

type ActionBarProps = {
  children: ReactNode
  className?: string
  /** Whether it is a card in the column beside the content from `desktop`. */
  isRail?: boolean
}

/** The main action of a screen, sticky at the bottom where a thumb reaches it. */
export function ActionBar({ children, className, isRail = false }: ActionBarProps) {
  return (
    <div
      data-action-bar={isRail ? 'rail' : 'bottom'}
      className={clsx(
        'bottom-bars z-raised -mx-base flex flex-col gap-tight border-t border-line bg-page p-base tablet:mx-0 tablet:px-0 print:hidden tall:sticky',
        isRail &&
          'desktop:top-giant desktop:bottom-auto desktop:flex-col desktop:items-stretch desktop:rounded-card desktop:border-0 desktop:bg-surface desktop:p-roomy desktop:shadow-raised',
        className,
      )}
    >
      {children}
    </div>
  )
}
