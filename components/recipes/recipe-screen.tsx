import { ShopNotice } from '@/components/shop/shop-notice'
import { CookFrame } from '@/components/cooking/cook-frame'
import { CookStart } from '@/components/cooking/cook-start'
import { RecipeMarks } from '@/components/recipes/recipe-marks'
import { RecipePicture, recipeGrid } from '@/components/recipes/recipe-layout'
import { RecipeSkeleton } from '@/components/recipes/recipe-skeleton'
import { RecipeView } from '@/components/recipes/recipe-view'
import type { ScreenProps } from '@/lib/router/screen-props'
import { AsyncView } from '@/components/ui/async-view'
import { BackButton } from '@/components/ui/back-button'
import { LinkButton } from '@/components/ui/button'
import { ScreenTitle } from '@/components/ui/screen-title'
import { clampStep } from '@/lib/cooking/progress'
import { describeError } from '@/lib/feedback/describe-error'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { useIdle } from '@/lib/browser/use-idle'
import { useRecipes } from '@/lib/recipes/use-recipes'
import { useShop } from '@/lib/shop/use-shop'
import { useDeferredBody } from '@/lib/router/use-deferred-body'
import { common } from '@/lib/feedback/messages'
import { cooking } from '@/lib/cooking/messages'
import { failures } from '@/lib/feedback/failure-messages'
import { titles } from '@/lib/router/titles'
import { goBack } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'
import type { Recipe, RecipeCard } from '@/lib/recipes/recipes-api'
import { isScalable } from '@/lib/recipes/scale'

/**
 * A recipe; for the id of a category, all of its recipes. A step in the address opens cook mode; the page stays rendered for
 * printing and to keep its state.
 */
export function RecipeScreen({ id, query }: ScreenProps) {
  const { recipes, error, retry } = useRecipes(id)
  const isTitleDrawn = useDeferredBody()
  const isIdle = useIdle()
  const shop = useShop({ isWanted: isIdle && recipes !== undefined && recipes.some(isScalable) })
  const { products } = shop
  const only = recipes?.length === 1 ? recipes[0] : undefined
  const title = only?.title ?? titles.recipe
  const isPage = only !== undefined || (recipes === undefined && error === undefined)
  const asked = only && only.instructions.length > 0 ? query.get('step') : null
  useDocumentTitle(only && asked !== null ? cookingTitle(only, asked) : title)

  return (
    <>
      {only && asked !== null && <CookFrame recipe={only} asked={asked} />}
      <div hidden={asked !== null} className={asked === null ? undefined : 'printed'}>
        <div className={isPage ? recipeGrid : 'flex flex-col gap-base'}>
          <BackButton label={common.back} onClick={goBack} isOverPicture={isPage} />
          <ScreenTitle title={title} />
          {isPage && <RecipePicture recipe={only} marks={only && <RecipeMarks recipe={cardOf(only)} />} />}
          {isTitleDrawn && (
            <AsyncView
              data={recipes}
              failure={describeError(error, failures.noRecipe)}
              onRetry={retry}
              skeleton={<RecipeSkeleton />}
              wayOut={<LinkButton href={hash(paths.categories)}>{common.toCategories}</LinkButton>}
            >
              {(loaded) =>
                only ? (
                  <div className="flex min-w-0 flex-col gap-base print:block">
                    <RecipeView recipe={only} products={products} cookStart={<CookStart recipe={only} />} />
                    <ShopNotice {...shop} />
                  </div>
                ) : (
                  <>
                    {loaded.map((recipe) => (
                      <article key={recipe.id} className={recipeGrid}>
                        <h2 className="font-display text-section font-heavy">{recipe.title}</h2>
                        <RecipePicture recipe={recipe} marks={<RecipeMarks recipe={cardOf(recipe)} />} />
                        <RecipeView
                          recipe={recipe}
                          products={products}
                          cookStart={<CookStart recipe={recipe} />}
                        />
                      </article>
                    ))}
                    <ShopNotice {...shop} />
                  </>
                )
              }
            </AsyncView>
          )}
        </div>
      </div>
    </>
  )
}

/** The card of a recipe, as likes and saves store it. Its back has no pictures of its own. */
const cardOf = ({ id, name, title, time = '', kcal = '', picture }: Recipe): RecipeCard => ({
  id,
  name,
  title,
  back: [],
  time,
  kcal,
  picture,
})

function cookingTitle({ title, instructions }: { title: string; instructions: string[] }, asked: string) {
  const count = instructions.length
  return cooking.documentTitle(clampStep(asked, count), count, title)
}
