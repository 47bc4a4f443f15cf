import type { SWRConfiguration } from 'swr'

/** The API's data change seldom, and `request` does its own retries. */
export const swrOptions: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  // A network that is back is taken up also by a page in the background: it may have been switched on in the settings.
  isVisible: () => true,
  // SWR's own comparison writes both answers out: of ten thousand recipes that takes longer than to show them.
  compare: Object.is,
}
