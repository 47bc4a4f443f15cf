import type { SWRConfiguration } from 'swr'

/** The API's data change seldom, and `request` does its own retries. */
export const swrOptions: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
}
