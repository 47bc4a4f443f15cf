import { ApiError } from '@/lib/api/fetch-json'
import { drawings } from '@/lib/feedback/drawings'
import { common } from '@/lib/feedback/messages'
import { failures } from '@/lib/feedback/failure-messages'

/** What a screen says about a failed call. */
export type ErrorDescription = {
  title: string
  hint: string
  /** The quiet notice beside data that was loaded before. */
  notice: string
  picture: string
  /** The label of the button that tries again; absent where that would not help. */
  retry: string | undefined
}

/**
 * Puts an error into words; `missing` is the title for an id that the API does not know (decisions 2), null for what every
 * API has: to be without that is a failure like others.
 */
export function describeError(
  error: Error | undefined,
  missing: string | null = common.notLoaded,
): ErrorDescription | undefined {
  if (!error) return undefined
  if (missing !== null && error instanceof ApiError && error.isMissing) {
    return {
      title: missing,
      hint: failures.noSuch,
      notice: failures.stale,
      picture: drawings.notFound,
      retry: undefined,
    }
  }
  const failure = error instanceof ApiError ? error.failure : 'network'
  const isUnconnected = failure === 'offline' || failure === 'network'
  return {
    title: failure === 'offline' ? failures.notSeen : common.notLoaded,
    hint: failures[failure],
    notice: failures.stale,
    picture: isUnconnected ? drawings.offline : drawings.error,
    retry: common.retry,
  }
}
