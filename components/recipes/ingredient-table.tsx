import type { Ingredient } from '@/lib/recipes/recipes-api'

/** Ingredients with their quantities. */
export function IngredientTable({ ingredients }: { ingredients: Ingredient[] }) {
  return (
    <ul className="rounded-card bg-surface px-base py-tight shadow-card">
      {ingredients.map(({ title, quantity }, index) => (
        <li
          key={`${title}-${index}`}
          className="flex items-baseline justify-between gap-base border-b border-line py-snug last:border-0 print:py-hair"
        >
          <span className="text-item wrap-anywhere">{title}</span>
          <span className="shrink-0 text-label text-ink-soft tabular-nums">{quantity}</span>
        </li>
      ))}
    </ul>
  )
}
