import type { ReactNode } from 'react'

import { Message } from '@/components/ui/message'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { RetryButton } from '@/components/ui/retry-button'

type Failure = {
  title: string
  hint: string
  notice: string
  picture: string
  retry: string | undefined
}

type AsyncViewProps<T> = {
  data: T | undefined
  failure: Failure | undefined
  onRetry: () => unknown
  skeleton: ReactNode
  /** A link for failures that a retry cannot fix. */
  exitLink?: ReactNode
  children: (data: T) => ReactNode
}

/** Async states, always in this order: data (with a notice if a refresh failed), error with retry, skeleton. */
export function AsyncView<T>({ data, failure, onRetry, skeleton, exitLink, children }: AsyncViewProps<T>) {
  if (data !== undefined) {
    return (
      <>
        {failure && (
          <div className="mb-base">
            <QuietNotice notice={failure.notice} retry={failure.retry} onRetry={onRetry} />
          </div>
        )}
        {children(data)}
      </>
    )
  }
  if (!failure) return skeleton
  return (
    <Message isError picture={failure.picture} title={failure.title} hint={failure.hint}>
      {failure.retry ? <RetryButton onRetry={onRetry}>{failure.retry}</RetryButton> : exitLink}
    </Message>
  )
}
