import { pantry } from '@/lib/pantry/messages'
import { type PantryItem, storedPantry } from '@/lib/pantry/pantry-store'
import { parseDecimal } from '@/lib/text/decimal'

/** What the visitor has typed of a remainder: an amount and an ISO date, each empty if unknown. */
export type RemainderInput = { amount: string; until: string }

/** The messages for invalid fields. */
export type RemainderErrors = Partial<RemainderInput>

/** Parses the input for a product whose remainder is counted in `unit`. The item lacks invalid values, which have an error. */
export function parseRemainder(
  title: string,
  input: RemainderInput,
  unit: string | undefined,
): { item: PantryItem; errors: RemainderErrors } {
  const typed = input.amount.trim()
  const amount = typed ? { value: parseDecimal(typed), unit } : undefined
  // Validated as a stored item, so that whatever the form accepts can be stored.
  const [item = { title }] = storedPantry.validate([{ title, amount, until: input.until || undefined }]) ?? []
  return {
    item,
    errors: {
      ...(typed && !item.amount && { amount: pantry.invalidAmount }),
      ...(input.until && !item.until && { until: pantry.invalidUntil }),
    },
  }
}
