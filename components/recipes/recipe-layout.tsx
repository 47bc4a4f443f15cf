import type { ReactNode } from 'react'

import { RecipeMarks } from '@/components/recipes/recipe-marks'
import { ShareMark } from '@/components/recipes/share-mark'
import { Picture } from '@/components/ui/picture'
import { Skeleton } from '@/components/ui/skeleton'
import type { Recipe, RecipeCard } from '@/lib/recipes/recipes-api'
import { pictureProps } from '@/lib/api/assets'
import { isOwnId } from '@/lib/recipes/own-id'
import { eagerPictures } from '@/lib/browser/eager-pictures'

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
          <div className="absolute top-base right-base flex gap-tight tablet:top-tight tablet:right-tight print:hidden">
            <ShareMark shared={{ recipe }} />
            <RecipeMarks recipe={cardOf(recipe)} />
          </div>
        )}
      </div>
      {children}
    </div>
  )
}

/** Until the recipe is known a placeholder, into which the card's picture grows. */
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

/** The card of a recipe, as likes and saves store it. Its back has no pictures of its own. */
const cardOf = ({ id, name, title, time = '', kcal = '', picture }: Recipe): RecipeCard => ({
  id,
  name,
  title,
  back: [],
  time,
  kcal,
  // The photo of an own recipe is no address.
  picture: isOwnId(id) ? undefined : picture,
})
