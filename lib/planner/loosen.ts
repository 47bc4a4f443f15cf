import type { Offer } from '@/lib/planner/problem'
import type { Wishes } from '@/lib/planner/wishes'

/** What changes in the wishes when an offer is taken; undefined for a limit that is no wish. */
export function loosen({ limit, value, allergen }: Offer, { free }: Wishes): Partial<Wishes> | undefined {
  switch (limit) {
    case 'budget':
      return { budget: value === undefined ? undefined : Math.ceil(value / 100) }
    case 'minutes':
      return { weekdayMinutes: value }
    case 'diet':
      return { diet: undefined }
    case 'free':
      return { free: free.filter((other) => other !== allergen) }
    case 'goals':
    case 'repeats':
      return undefined
  }
}
