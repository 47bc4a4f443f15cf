import clsx from 'clsx/lite'
import { type ReactNode, useEffect, useRef } from 'react'

type ActionBarProps = {
  children: ReactNode
  className?: string
  /** Whether it is a card in the column beside the content from `desktop`. */
  isRail?: boolean
}

/** A bar of one row, for which the style sheet leaves room. */
const ONE_ROW_PX = 96

/**
 * The main action of a screen, sticky at the bottom within reach of a thumb. Toasts stay above it, however many rows it has.
 */
export function ActionBar({ children, className, isRail = false }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      if (height > ONE_ROW_PX) style.setProperty('--action-bar-height', `${height}px`)
      else style.removeProperty('--action-bar-height')
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--action-bar-height')
    }
  }, [])

  return (
    <div
      ref={bar}
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
