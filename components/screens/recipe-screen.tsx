import { RecipeSkeleton } from '@/components/recipe/recipe-skeleton'
import { RecipeView } from '@/components/recipe/recipe-view'
import type { ScreenProps } from '@/components/screens/screen'
import { AsyncView } from '@/components/ui/async-view'
import { BackButton } from '@/components/ui/back-button'
import { LinkButton } from '@/components/ui/button'
import { ScreenTitle } from '@/components/ui/screen-title'
import { explain } from '@/lib/explain'
import { useRecipes } from '@/lib/hooks/use-recipes'
import { common, documentTitle, failures, titles } from '@/lib/messages'
import { goBack } from '@/lib/navigation'
import { hash, paths } from '@/lib/routes'

/** A recipe; for a category's id all of its recipes, one below the other. */
export function RecipeScreen({ id }: ScreenProps) {
  const { recipes, error, retry } = useRecipes(id)
  const only = recipes?.length === 1 ? recipes[0] : undefined
  const title = only?.title ?? titles.recipe

  return (
    <div className="flex flex-col gap-base">
      <BackButton label={common.back} onClick={goBack} />
      <ScreenTitle title={title} documentTitle={documentTitle(title)} />
      <AsyncView
        data={recipes}
        failure={explain(error, failures.noRecipe)}
        onRetry={retry}
        skeleton={<RecipeSkeleton />}
        wayOut={<LinkButton href={hash(paths.categories)}>{common.toCategories}</LinkButton>}
      >
        {(loaded) =>
          loaded.map((recipe) => <RecipeView key={recipe.id} recipe={recipe} hasHeading={recipe !== only} />)
        }
      </AsyncView>
    </div>
  )
}
