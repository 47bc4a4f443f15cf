import clsx from 'clsx/lite'
import type { ReactNode } from 'react'

import { useHeightProperty } from '@/components/ui/use-height-property'

type ActionBarProps = {
  children: ReactNode
  className?: string
  /** Whether it is a card in the column beside the content from `desktop`. */
  isRail?: boolean
}

const toasts = () => document.getElementById('toasts')

/** The main action of a screen, sticky at the bottom within reach of a thumb. Toasts stay above it. */
export function ActionBar({ children, className, isRail = false }: ActionBarProps) {
  const bar = useHeightProperty(isRail ? '--action-rail' : '--action-bar', toasts)
  return (
    <div
      ref={bar}
      className={clsx(
        'bottom-bars z-raised -mx-base mt-auto -mb-page-end flex flex-col gap-tight border-t border-line bg-page p-base tablet:mx-0 tablet:px-0 print:hidden tall:sticky',
        isRail &&
          'desktop:top-giant desktop:bottom-auto desktop:my-0 desktop:flex-col desktop:items-stretch desktop:rounded-card desktop:border-0 desktop:bg-surface desktop:p-roomy desktop:shadow-raised',
        className,
      )}
    >
      {children}
    </div>
  )
}
