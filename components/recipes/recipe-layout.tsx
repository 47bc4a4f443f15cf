import type { ReactNode } from 'react'

import { RecipeMarks } from '@/components/recipes/recipe-marks'
import { ShareMark } from '@/components/recipes/share-mark'
import { Picture } from '@/components/ui/picture'
import { Skeleton } from '@/components/ui/skeleton'
import { pictureProps } from '@/lib/api/assets'
import { eagerPictures } from '@/lib/browser/eager-pictures'
import { cardOf } from '@/lib/recipes/card-of'
import type { Recipe } from '@/lib/recipes/recipes-api'

/**
 * The grid of a recipe: a heading, facts, the aside and the content. On phones the picture of the aside is full-bleed above
 * all of them, and its other children stand among the content.
 */
export const recipeGrid =
  'recipe-grid relative flex flex-col gap-tight desktop:grid desktop:grid-cols-recipe desktop:grid-rows-recipe desktop:gap-x-vast print:block'

type RecipeAsideProps = {
  recipe: Recipe | undefined
  /** What stands below the picture. */
  children?: ReactNode
}

/** The picture of a recipe with share, like and save on it, and what stands below it; a sticky column from `desktop`. */
export function RecipeAside({ recipe, children }: RecipeAsideProps) {
  return (
    <div className="recipe-aside contents desktop:col-start-1 desktop:row-span-3 desktop:row-start-2 desktop:flex desktop:flex-col desktop:gap-base desktop:self-start print:contents tall:desktop:sticky tall:desktop:top-huge">
      <div className="relative order-first -mx-base -mt-base mb-hair tablet:mx-0 tablet:mt-0 desktop:m-0 print:float-right print:ml-roomy print:w-half print:max-w-panel">
        <RecipePicture recipe={recipe} />
        {recipe && (
          <div className="absolute top-base right-base flex w-half flex-wrap justify-end gap-tight tablet:top-tight tablet:right-tight desktop:w-auto print:hidden">
            <ShareMark shared={{ recipe }} />
            <RecipeMarks recipe={cardOf(recipe)} />
          </div>
        )}
      </div>
      {children}
    </div>
  )
}

/** Shows a placeholder until the recipe is known: the picture of the card that was pressed grows into it. */
const RecipePicture = ({ recipe }: { recipe: Recipe | undefined }) => (
  <div data-grown-card>
    {recipe ? (
      <Picture
        {...pictureProps(recipe.name, recipe.picture)}
        sizes={eagerPictures.recipe.sizes}
        alt={recipe.title}
        eager
        className="aspect-video w-full tablet:rounded-card tablet:shadow-card desktop:aspect-card print:rounded-card"
      />
    ) : (
      <Skeleton className="aspect-video w-full rounded-none tablet:rounded-card desktop:aspect-card" />
    )}
  </div>
)
