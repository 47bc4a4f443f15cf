import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import type { Match } from '@/lib/own-recipes/to-own-recipe'

export type ProductChoiceProps = {
  /** The name of an ingredient. */
  name: string
  match: Match
  /** Titles of the products to choose from. */
  titles: string[]
  onName: (name: string, title: string | null) => void
}

/** The value for no product; no product has this title. */
const NOT_SOLD = '-'

/** Asks which product a name means. */
export function ProductChoice({ name, match, titles, onName }: ProductChoiceProps) {
  const title = match(name)
  return (
    <select
      aria-label={messages.product(name)}
      value={title === null ? NOT_SOLD : (title ?? '')}
      onChange={({ target }) => onName(name, target.value === NOT_SOLD ? null : target.value)}
      className="min-h-touch w-full rounded-control border-control border-edge bg-surface px-base text-label text-ink"
    >
      {title === undefined && <option value="">{messages.choose}</option>}
      <option value={NOT_SOLD}>{messages.asIs}</option>
      {titles.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  )
}
