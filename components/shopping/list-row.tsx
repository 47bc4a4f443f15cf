import { memo, useId, useState } from 'react'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { RemovableRow } from '@/components/ui/removable-row'
import { useRestoredFocus } from '@/components/ui/use-kept-focus'
import { shareTitle, shoppingList as messages } from '@/lib/shopping/messages'
import type { TitleNeed, TitleShare } from '@/lib/shopping/title-needs'
import { hash, paths } from '@/lib/router/routes'

type ListRowProps = {
  title: string
  /** What recipes need of it; without, the row is its title alone. */
  need?: TitleNeed
  isStaple?: boolean
  isBought?: boolean
  onTick: (title: string, isBought: boolean) => void
  onRemove: (title: string) => void
  onRemoveRecipe: (share: TitleShare) => void
}

/**
 * A title of the shopping list with what is needed of it, opened to the recipes that need it. A long list has thousands
 * of rows, of which a tick changes one: the others are kept as they are.
 */
export const ListRow = memo(function ListRow({
  title,
  need,
  isStaple = false,
  isBought = false,
  onTick,
  onRemove,
  onRemoveRecipe,
}: ListRowProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <RemovableRow
      title={title}
      addition={need && messages.total(need.total)}
      note={isStaple ? messages.staple : undefined}
      tick={{ isOn: isBought, onToggle: () => onTick(title, !isBought) }}
      onRemove={() => onRemove(title)}
      below={need && isOpen && <Recipes id={id} shares={need.shares} onRemove={onRemoveRecipe} />}
    >
      {need && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={messages.recipesOf(title)}
          onClick={() => setOpen(!isOpen)}
          className="flex size-touch items-center justify-center rounded-pill text-ink-soft hover:bg-accent-soft hover:text-accent"
        >
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      )}
    </RemovableRow>
  )
})

type RecipesProps = { id: string; shares: TitleShare[]; onRemove: (share: TitleShare) => void }

function Recipes({ id, shares, onRemove }: RecipesProps) {
  const { list, onClick } = useRestoredFocus()
  return (
    <ul
      id={id}
      ref={list}
      onClick={onClick}
      aria-label={messages.recipesFor}
      className="mb-tight w-full rounded-control bg-sunken px-snug print:hidden"
    >
      {shares.map((share) => (
        <li
          key={share.id}
          className="flex flex-wrap items-center justify-between gap-x-base border-b border-line py-hair text-label last:border-0"
        >
          <span className="min-w-half grow">
            <a href={hash(paths.recipe(share.recipeId))} className="text-link">
              {shareTitle(share)}
            </a>
            <span className="block text-caption text-ink-soft">
              {messages.share(share.quantity, share.servings)}
            </span>
          </span>
          <Button
            variant="quiet"
            size="small"
            aria-label={messages.removeRecipeOf(shareTitle(share))}
            onClick={() => onRemove(share)}
          >
            {messages.removeRecipe}
          </Button>
        </li>
      ))}
    </ul>
  )
}
