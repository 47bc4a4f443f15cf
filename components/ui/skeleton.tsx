import clsx from 'clsx/lite'
import type { ReactNode } from 'react'

/** A breathing shape where something is about to appear. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-breathe rounded-control bg-sunken', className)} />
}

type LoadingProps = { label: string; children: ReactNode; className?: string }

/** A group of skeletons that tells screen readers that something is loading. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div role="status" aria-label={label} className={className}>
      {children}
    </div>
  )
}
