import type { ReactNode } from 'react'

import { Message } from '@/components/ui/message'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { RetryButton } from '@/components/ui/retry-button'

type FailureWords = {
  title: string
  hint: string
  notice: string
  picture: string
  retry: string | undefined
}

type AsyncViewProps<T> = {
  data: T | undefined
  failure: FailureWords | undefined
  onRetry: () => unknown
  skeleton: ReactNode
  /** Where to go when trying again would not help. */
  wayOut?: ReactNode
  children: (data: T) => ReactNode
}

/** The states of a screen that loads, in the one order: data (with a notice if its refresh failed), failure, skeleton. */
export function AsyncView<T>({ data, failure, onRetry, skeleton, wayOut, children }: AsyncViewProps<T>) {
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
      {failure.retry ? <RetryButton onRetry={onRetry}>{failure.retry}</RetryButton> : wayOut}
    </Message>
  )
}
