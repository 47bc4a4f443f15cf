import type { Offer } from '@/lib/planner/planner-types'
import type { Wishes } from '@/lib/planner/wishes'

/** The wishes that change when the visitor accepts an offer. */
export function loosen(offer: Offer, { free }: Wishes): Partial<Wishes> {
  switch (offer.limit) {
    case 'budget':
      return { budget: Math.ceil(offer.value / 100) }
    case 'minutes':
      return offer.isWeekend ? { weekendMinutes: offer.value } : { weekdayMinutes: offer.value }
    case 'diet':
      return { diet: undefined }
    case 'struck':
      return { struck: [] }
    case 'dietAndFree':
      return { diet: undefined, free: [] }
    case 'anyDish':
      return { diet: undefined, free: [], struck: [] }
    case 'free':
      return { free: offer.allergen ? free.filter((other) => other !== offer.allergen) : [] }
    case 'goals':
      return { hasGoals: false }
  }
}
