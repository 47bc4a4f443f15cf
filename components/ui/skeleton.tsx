import clsx from 'clsx/lite'
import type { ReactNode } from 'react'

/** A pulsing placeholder for content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-breathe rounded-control bg-sunken', className)} />
}

type LoadingProps = { label: string; children: ReactNode; className?: string }

/** A group of skeletons, announced to screen readers as loading. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div role="status" aria-label={label} className={className}>
      {children}
    </div>
  )
}
