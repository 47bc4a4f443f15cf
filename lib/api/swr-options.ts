import type { SWRConfiguration } from 'swr'

/** The API's data rarely change, and `fetchWithRetry` retries by itself. */
export const swrOptions: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  // Revalidates in the background too when the network is back: it may have been turned on in the system settings.
  isVisible: () => true,
  // SWR's default comparison serializes both answers, which takes longer for ten thousand recipes than rendering them.
  compare: Object.is,
}
