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
import { goBack, navigate } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'
import type { Recipe, RecipeCard } from '@/lib/recipes/recipes-api'
import { recipe as messages } from '@/lib/recipes/messages'
import { isScalable, scaleOf } from '@/lib/recipes/scale'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { showToast } from '@/lib/feedback/toasts-store'

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
          <div className="contents desktop:flex desktop:items-center desktop:justify-between">
            <BackButton label={common.back} onClick={goBack} isOverPicture={isPage} />
            {only && <Marks recipe={only} />}
          </div>
          <ScreenTitle title={title} />
          {isPage && <RecipePicture recipe={only} />}
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
                  <div className="recipe-content flex min-w-0 flex-col gap-base print:block">
                    <RecipeView
                      recipe={only}
                      products={products}
                      cookStart={<CookStart recipe={only} />}
                      onAddAll={() => void addAll(only)}
                    />
                    <ShopNotice {...shop} />
                  </div>
                ) : (
                  <>
                    {loaded.map((recipe) => (
                      <article key={recipe.id} className={recipeGrid}>
                        <h2 className="font-display text-section font-heavy">{recipe.title}</h2>
                        <Marks recipe={recipe} />
                        <RecipePicture recipe={recipe} />
                        <RecipeView
                          recipe={recipe}
                          products={products}
                          cookStart={<CookStart recipe={recipe} />}
                          onAddAll={() => void addAll(recipe)}
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

/** Like and save: on the picture of a phone, else beside it. */
const Marks = ({ recipe }: { recipe: Recipe }) => (
  <div className="absolute top-0 right-0 z-raised desktop:static print:hidden">
    <RecipeMarks recipe={cardOf(recipe)} />
  </div>
)

/** Adds all ingredients for the chosen servings to the list, whose store loads now. */
async function addAll(recipe: Recipe) {
  try {
    const { useShoppingStore } = await import('@/lib/shopping/shopping-store')
    const scale = scaleOf(recipe, useServingsStore.getState().choices)
    useShoppingStore.getState().addRecipes([{ recipe, scale }])
    showToast({
      type: 'success',
      message: messages.addedAll(recipe.title),
      action: messages.openList,
      onClick: () => navigate(paths.list),
    })
  } catch {
    showToast({ type: 'error', message: common.lostPart })
  }
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
