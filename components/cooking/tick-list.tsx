import clsx from 'clsx/lite'

import { TickBox } from '@/components/ui/tick-box'
import type { IndexedIngredient } from '@/lib/recipes/step-ingredients'

type TickListProps = {
  ingredients: IndexedIngredient[]
  ticked: number[]
  onTick: (index: number) => void
}

/** Ingredients that can be ticked off. */
export function TickList({ ingredients, ticked, onTick }: TickListProps) {
  return (
    <ul>
      {ingredients.map(({ index, title, quantity }) => (
        <li key={index} className="border-b border-line last:border-0">
          <label className="flex min-h-touch items-center gap-snug py-tight max-slim:flex-wrap">
            <TickBox checked={ticked.includes(index)} onChange={() => onTick(index)} />
            <span
              className={clsx(
                'min-w-0 grow text-item max-slim:min-w-word max-slim:flex-1',
                ticked.includes(index) && 'text-ink-soft line-through',
              )}
            >
              {title}
            </span>
            {/* Without the space, screen readers would join title and quantity. */}{' '}
            <span className="shrink-0 text-label text-ink-soft">{quantity}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
