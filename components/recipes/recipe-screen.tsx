import type { ReactNode } from 'react'

import { ShopNotice } from '@/components/shop/shop-notice'
import { CookFrame } from '@/components/cooking/cook-frame'
import { CookStart } from '@/components/cooking/cook-start'
import { RecipeActions, RecipeControls } from '@/components/recipes/recipe-controls'
import { RecipeFacts } from '@/components/recipes/recipe-facts'
import { RecipeAside, recipeGrid } from '@/components/recipes/recipe-layout'
import { useLastTime } from '@/components/diary/use-last-time'
import { RecipeSkeleton } from '@/components/recipes/recipe-skeleton'
import { RecipeView } from '@/components/recipes/recipe-view'
import type { ScreenProps } from '@/lib/router/screen-props'
import { ActionBar } from '@/components/ui/action-bar'
import { AsyncView } from '@/components/ui/async-view'
import { BackButton } from '@/components/ui/back-button'
import { LinkButton } from '@/components/ui/button'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { ScreenTitle } from '@/components/ui/screen-title'
import { clampStep } from '@/lib/cooking/progress'
import { describeError } from '@/lib/feedback/describe-error'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { breakpoints, useMedia } from '@/lib/browser/use-media'
import { useIdle } from '@/lib/browser/use-idle'
import { useRecipes } from '@/lib/recipes/use-recipes'
import type { Product } from '@/lib/shop/shop-api'
import { useShop } from '@/lib/shop/use-shop'
import { withBoundWords } from '@/lib/text/typography'
import { useLazyModule } from '@/lib/router/use-lazy-module'
import { useDeferredBody } from '@/lib/router/use-deferred-body'
import { common } from '@/lib/feedback/messages'
import { cooking } from '@/lib/cooking/messages'
import { failures } from '@/lib/feedback/failure-messages'
import { titles } from '@/lib/router/titles'
import { goBack } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { recipe as messages } from '@/lib/recipes/messages'
import { scaleOf } from '@/lib/recipes/scale'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { showToast } from '@/lib/feedback/toasts-store'

/**
 * Shows the recipe with this id or, for the id of a category, all of its recipes. A step in the address opens cook mode; the
 * page stays rendered for printing and to keep its state.
 */
export function RecipeScreen({ id, query }: ScreenProps) {
  const { recipes, error, retry } = useRecipes(id)
  const isTitleDrawn = useDeferredBody()
  const isIdle = useIdle()
  const shop = useShop({ isWanted: isIdle && recipes !== undefined })
  const { products } = shop
  const only = recipes?.length === 1 ? recipes[0] : undefined
  const title = only?.title ?? titles.recipe
  // Most ids are those of recipes, so one recipe is expected until the answer arrives.
  const isSingle = only !== undefined || (recipes === undefined && error === undefined)
  const requestedStep = only && only.instructions.length > 0 ? query.get('step') : null
  useDocumentTitle(only && requestedStep !== null ? cookingTitle(only, requestedStep) : title)

  const view = <T,>(data: T | undefined, show: (data: T) => ReactNode) => (
    <AsyncView
      data={data}
      failure={describeError(error, failures.noRecipe)}
      onRetry={retry}
      skeleton={<RecipeSkeleton />}
      exitLink={<LinkButton href={hash(paths.categories)}>{common.toCategories}</LinkButton>}
    >
      {(loaded) => (
        <>
          {show(loaded)}
          <ShopNotice {...shop} />
        </>
      )}
    </AsyncView>
  )

  return (
    <>
      {only && requestedStep !== null && <CookFrame recipe={only} requestedStep={requestedStep} />}
      <div hidden={requestedStep !== null} className={requestedStep === null ? undefined : 'printed'}>
        <div className={isSingle ? `${recipeGrid} min-h-page` : 'flex flex-col gap-wide'}>
          <BackButton label={common.back} onClick={goBack} isOverPicture={isSingle} />
          <ScreenTitle title={title} />
          {isSingle ? (
            <RecipeParts recipe={only} products={products} isDrawn={isTitleDrawn}>
              {isTitleDrawn && view(only, (recipe) => <Body recipe={recipe} />)}
            </RecipeParts>
          ) : (
            isTitleDrawn &&
            view(recipes, (loaded) =>
              loaded.map((recipe) => (
                <article key={recipe.id} className={recipeGrid}>
                  <h2 className="font-display text-section font-heavy">{withBoundWords(recipe.title)}</h2>
                  <RecipeParts recipe={recipe} products={products} isDrawn>
                    <RecipeView recipe={recipe} />
                  </RecipeParts>
                </article>
              )),
            )
          )}
        </div>
      </div>
    </>
  )
}

const loadSubstitutesButton = () =>
  import('@/components/substitutes/substitutes-button').then((m) => m.SubstitutesButton)

const loadRecipeTools = () => import('@/components/diary/recipe-tools').then((m) => m.RecipeTools)

/**
 * The recipe and its tools, which load when it is shown: most visits that preload this screen do not open one. The buttons
 * for substitutes load only for a recipe that has some.
 */
function Body({ recipe }: { recipe: Recipe }) {
  const hasSubstitutes = recipe.substitutions?.some(({ product }) => product) ?? false
  const { loaded: Substitutes, loadFailure: lostSubstitutes } = useLazyModule(
    loadSubstitutesButton,
    hasSubstitutes,
  )
  const { loaded: RecipeTools, loadFailure: lostTools } = useLazyModule(loadRecipeTools, true)
  const loadFailure = lostTools ?? lostSubstitutes
  return (
    <>
      <RecipeView recipe={recipe} Substitutes={Substitutes} />
      <div className="min-h-touch">
        {RecipeTools && <RecipeTools recipe={recipe} />}
        {loadFailure && <QuietNotice {...loadFailure} />}
      </div>
    </>
  )
}

type RecipePartsProps = {
  recipe: Recipe | undefined
  products: Product[] | undefined
  /** Whether more than the picture is drawn. */
  isDrawn: boolean
  /** The content beside the picture. */
  children: ReactNode
}

/** The parts of a `recipeGrid` below its heading. The actions are rendered where they are seen: Tab follows this order. */
function RecipeParts({ recipe, products, isDrawn, children }: RecipePartsProps) {
  const hasAside = useMedia(breakpoints.desktop)
  const drawn = isDrawn ? recipe : undefined
  const actions = drawn && (
    <RecipeActions
      recipe={drawn}
      cookStart={<CookStart recipe={drawn} />}
      onAddAll={() => void addAll(drawn)}
    />
  )
  return (
    <>
      {drawn && <RecipeFacts recipe={drawn} />}
      <RecipeAside recipe={recipe}>
        {hasAside && actions}
        {drawn && <LastCooking recipeId={drawn.id} />}
        {drawn && <RecipeControls recipe={drawn} products={products} />}
      </RecipeAside>
      <div className="order-1 mt-tight flex min-w-0 flex-col gap-base desktop:order-none print:block">
        {children}
      </div>
      {!hasAside && actions && <ActionBar className="order-3">{actions}</ActionBar>}
    </>
  )
}

/** How the dish came out the last time, for those who cooked it. Its space is reserved while it loads. */
function LastCooking({ recipeId }: { recipeId: string }) {
  const { isCooked, loaded } = useLastTime(recipeId)
  if (!isCooked) return null
  return <div className="min-h-touch print:hidden">{loaded && <loaded.LastTime recipeId={recipeId} />}</div>
}

/** Adds all ingredients for the chosen servings to the list, whose store is loaded only now. */
async function addAll(recipe: Recipe) {
  try {
    const { useShoppingStore } = await import('@/lib/shopping/shopping-store')
    const scale = scaleOf(recipe, useServingsStore.getState().choices)
    useShoppingStore.getState().addRecipes([{ recipe, scale }])
    showToast({
      type: 'success',
      message: messages.addedAll(recipe.title),
      action: messages.openList,
      path: paths.list,
    })
  } catch {
    showToast({ type: 'error', message: common.lostPart })
  }
}

function cookingTitle({ title, instructions }: Recipe, requestedStep: string) {
  const count = instructions.length
  return cooking.documentTitle(clampStep(requestedStep, count), count, title)
}
