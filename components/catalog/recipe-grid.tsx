import { CardGrid } from '@/components/catalog/card-grid'
import { FlipCard } from '@/components/catalog/flip-card'
import { RecipeMarks } from '@/components/catalog/recipe-marks'
import { Button } from '@/components/ui/button'
import { Fact } from '@/components/ui/fact'
import type { RecipeCard } from '@/lib/api/recipes'
import { catalog } from '@/lib/messages'
import { navigate } from '@/lib/navigation'
import { hash, paths } from '@/lib/routes'
import { isSignedIn, useSessionStore } from '@/lib/stores/session-store'

const EAGER_CARDS = 3

/** Recipe cards; like and save are for signed-in visitors only. */
export function RecipeGrid({ recipes }: { recipes: RecipeCard[] }) {
  const signedIn = useSessionStore(isSignedIn)
  return (
    <CardGrid shape="card">
      {recipes.map((recipe, index) => (
        <li key={recipe.id} className="relative flex flex-col rounded-card bg-surface shadow-card">
          <FlipCard
            card={recipe}
            href={hash(paths.recipe(recipe.id))}
            shape="card"
            eager={index < EAGER_CARDS}
            className="grow"
          />
          {signedIn && (
            <div className="absolute top-snug right-snug z-raised">
              <RecipeMarks recipe={recipe} />
            </div>
          )}
          <div className="flex flex-wrap items-center justify-between gap-snug px-base pb-base">
            <div className="flex flex-wrap gap-x-base gap-y-hair text-caption text-ink-soft">
              <Fact icon="clock" text={recipe.time} />
              <Fact icon="flame" text={recipe.kcal} />
            </div>
            <Button className="grow" onClick={() => navigate(paths.recipe(recipe.id))}>
              {catalog.cook}
            </Button>
          </div>
        </li>
      ))}
    </CardGrid>
  )
}
