import type { SWRConfiguration } from 'swr'

/** The API's data change seldom, and `request` does its own retries. */
export const swrOptions: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  // SWR's own comparison writes both answers out: of ten thousand recipes that takes longer than to show them.
  compare: Object.is,
}
