import useSWR from 'swr'

import { type HouseholdError, type Invitation, readInvitation } from '@/lib/household/household-api'

/** What an invitation says, or the code of its refusal. */
export function useInvitation(secret: string) {
  const { data, error, mutate } = useSWR<Invitation, HouseholdError>(
    `invitation ${secret}`,
    () => readInvitation(secret),
    // A refusal is final, but opening the link again has to show its current state.
    { shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 0 },
  )
  return { invitation: data, problem: error?.code, retry: () => mutate() }
}
