import { useId } from 'react'

import { Icon } from '@/components/ui/icon'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { quantityText } from '@/lib/own-recipes/quantity-text'
import type { ReadIngredient } from '@/lib/own-recipes/ingredient-line'
import type { ReadLine } from '@/lib/own-recipes/recipe-text'
import type { Match } from '@/lib/own-recipes/to-own-recipe'

type ReadLinesProps = {
  lines: ReadLine[]
  match: Match
  /** Titles of the products to choose from; none while the shop is not known. */
  titles: string[]
  onName: (name: string, title: string | null) => void
}

/** What was understood of each line of ingredients and what was not, and which product it means. */
export function ReadLines({ lines, match, titles, onName }: ReadLinesProps) {
  const listId = useId()
  const understood = lines.filter(({ ingredients }) => ingredients.length > 0).length
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={listId} className="flex flex-col gap-tight">
      <p id={listId} className="text-label font-medium tabular-nums">
        {messages.understood(understood, lines.length)}
      </p>
      <ul className="rounded-card bg-surface px-base py-tight shadow-card">
        {lines.map((line, index) => (
          <li key={index} className="flex flex-col gap-tight border-b border-line py-snug last:border-0">
            {line.group && line.group !== lines[index - 1]?.group && (
              <p className="text-label font-medium text-ink-soft">{line.group}</p>
            )}
            {line.ingredients.length === 0 ? (
              <p className="flex items-start gap-tight text-item">
                <Icon name="warning" className="text-accent" />
                <span className="min-w-0 wrap-anywhere">
                  {line.text}
                  <span className="block text-caption text-ink-soft">{messages.notUnderstood}</span>
                </span>
              </p>
            ) : (
              line.ingredients.map((one) => (
                <Reading key={one.name} ingredient={one} match={match} titles={titles} onName={onName} />
              ))
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The choice of no product; no product has this title. */
const NOT_SOLD = '-'

type ReadingProps = Omit<ReadLinesProps, 'lines'> & { ingredient: ReadIngredient }

function Reading({ ingredient, match, titles, onName }: ReadingProps) {
  const { name } = ingredient
  const title = match(name)
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-base gap-y-tight">
      <span className="min-w-0 grow text-item wrap-anywhere">
        {title ?? name}
        {title && title.toLowerCase() !== name.toLowerCase() && (
          <span className="block text-caption text-ink-soft">{name}</span>
        )}
      </span>
      <span className="text-label text-ink-soft tabular-nums">{quantityText(ingredient)}</span>
      {!title && titles.length > 0 && (
        <select
          aria-label={messages.product(name)}
          value={title === null ? NOT_SOLD : ''}
          onChange={({ target }) => onName(name, target.value === NOT_SOLD ? null : target.value)}
          className="min-h-touch w-full rounded-control border-control border-edge bg-surface px-base text-label text-ink"
        >
          {title === undefined && <option value="">{messages.choose}</option>}
          <option value={NOT_SOLD}>{messages.asIs}</option>
          {titles.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </div>
  )
}
