import { Picture } from '@/components/ui/picture'
import { Skeleton } from '@/components/ui/skeleton'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { pictureProps } from '@/lib/api/assets'
import { eagerPictures } from '@/lib/browser/eager-pictures'

/**
 * The grid of a recipe page: on phones the picture is full-bleed above everything; on wide screens it is a sticky column beside
 * the other children of the grid.
 */
export const recipeGrid =
  'relative flex flex-col gap-base desktop:grid desktop:grid-cols-recipe desktop:grid-rows-recipe desktop:gap-x-vast print:block'

/** The picture of a recipe; until it is known a placeholder, into which the card's picture grows. */
export function RecipePicture({ recipe }: { recipe: Recipe | undefined }) {
  return (
    <div
      data-grown-card
      className="order-first -mx-base -mt-base self-stretch tablet:mx-0 tablet:mt-0 desktop:col-start-1 desktop:row-span-3 desktop:row-start-1 desktop:self-start print:float-right print:ml-roomy print:w-half print:max-w-panel tall:desktop:sticky tall:desktop:top-huge"
    >
      {recipe ? (
        <Picture
          {...pictureProps(recipe.name, recipe.picture)}
          sizes={eagerPictures.recipe.sizes}
          alt={recipe.title}
          eager
          className="aspect-card w-full tablet:rounded-card tablet:shadow-card print:rounded-card"
        />
      ) : (
        <Skeleton className="aspect-card w-full rounded-none tablet:rounded-card" />
      )}
    </div>
  )
}
