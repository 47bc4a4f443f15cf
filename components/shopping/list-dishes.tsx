import { shareTitle, shoppingList } from '@/lib/shopping/messages'
import type { RecipeShare } from '@/lib/shopping/recipe-shares'
import { hash, paths } from '@/lib/router/routes'

/** The recipes and planned meals that the list is for. */
export function ListDishes({ shares }: { shares: RecipeShare[] }) {
  return (
    <section aria-labelledby="list-dishes" className="rounded-card bg-surface p-roomy shadow-card">
      <h2 id="list-dishes" className="mb-tight font-display text-item font-medium">
        {shoppingList.dishes}
      </h2>
      {shares.map((share) => (
        <a
          key={share.id}
          href={hash(paths.recipe(share.recipeId ?? share.id))}
          className="flex min-h-touch flex-col justify-center border-b border-line py-hair text-label font-medium wrap-anywhere last:border-0 hover:text-accent"
        >
          {shareTitle(share)}
          <span className="text-caption font-plain text-ink-soft">
            {shoppingList.forServings(share.servings)}
          </span>
        </a>
      ))}
    </section>
  )
}
