import useSWR from 'swr'

import { type HouseholdError, type Invitation, readInvitation } from '@/lib/household/household-api'

/** Who invites into what, or the code of the refusal. */
export function useInvitation(secret: string) {
  const { data, error, mutate } = useSWR<Invitation, HouseholdError>(
    `invitation ${secret}`,
    () => readInvitation(secret),
    // A refusal is final. Whoever opens a link again is to see what has become of it.
    { shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 0 },
  )
  return { invitation: data, problem: error?.code, retry: () => mutate() }
}
