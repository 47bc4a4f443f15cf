import { ApiError } from '@/lib/api/fetch-json'
import { drawings } from '@/lib/feedback/drawings'
import { common } from '@/lib/feedback/messages'
import { failures } from '@/lib/feedback/failure-messages'

/** The texts and the picture that a screen shows for a failed call. */
export type ErrorDescription = {
  title: string
  hint: string
  /** The notice beside stale data when only the refresh failed. */
  notice: string
  picture: string
  /** The label of the retry button; undefined when a retry is pointless. */
  retry: string | undefined
}

/**
 * Describes an error to the user. `missing` is the title when the API does not know the id (decisions 2); null for a call
 * without an id, whose 404 is treated like any other failure.
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
  const isDisconnected = failure === 'offline' || failure === 'network'
  return {
    title: failure === 'offline' ? failures.notSeen : common.notLoaded,
    hint: failures[failure],
    notice: failures.stale,
    picture: isDisconnected ? drawings.offline : drawings.error,
    retry: common.retry,
  }
}
