import { IngredientTable } from '../../components/recipes/ingredient-table'
import { KcalFact } from '../../components/recipes/kcal-fact'
import { NutritionTable } from '../../components/recipes/nutrition-table'
import { buttonClass } from '../../components/ui/button-class'
import { Fact } from '../../components/ui/fact'
import { Icon } from '../../components/ui/icon'
import { siteRoot } from '../../film/urls'
import { pagePath } from '../../lib/api/pages'
import { recipe as messages } from '../../lib/recipes/messages'
import { notes } from '../../lib/recipes/note-messages'
import { page as texts } from '../../lib/catalog/page-messages'
import { recipeData } from '../../lib/recipes/recipe-json-ld'
import type { Recipe } from '../../lib/recipes/recipes-api'
import { hash, paths } from '../../lib/router/routes'
import { atTill } from '../../lib/shop/messages'
import { formatKopecks } from '../../lib/shop/money'
import { priceOf, type RecipePrice } from '../../lib/shop/recipe-price'
import { joinTitles } from '../../lib/text/join-titles'
import { withBoundWords } from '../../lib/text/typography'
import type { Product, RecipeDetail } from '../../mock-api/catalogue/api-types'
import { DishCards } from './dish-cards'
import { DishPicture, renderDocument } from './page-document'

type RecipePageInput = {
  detail: RecipeDetail
  products: Product[]
  /** Further recipes of its category. */
  others: RecipeDetail[]
  filmMs: number
  dates: { published: string; modified: string }
  /** The absolute URL of the site, if known. */
  root: string | undefined
}

/** The static page of a recipe: all that the app shows without signing in, and the film, but not the steps. */
export function recipePage({ detail, products, others, filmMs, dates, root }: RecipePageInput): string {
  const { id, title, time, kcal, servings, name, picture, categoryTitle, tags, video } = detail
  const recipe = toRecipe(detail)
  const price = priceOf(recipe.ingredients, { servings, baseServings: servings }, products)
  const address = (path: string) => (root ?? siteRoot) + path
  const till = price && formatKopecks(price.till.kopecks)
  const data = recipeData(recipe, {
    address: address(pagePath('recipes', id)),
    images: [address(name)],
    category: categoryTitle,
    tags,
    till: price && price.till.kopecks / 100,
    ...dates,
    video: { address: address(video), title: messages.videoTitle(title), milliseconds: filmMs },
  })
  return renderDocument({
    title: texts.recipeTitle(title),
    description: texts.recipeDescription(title, time, kcal, till),
    absolute: root ? { url: address(pagePath('recipes', id)), picture: address(name) } : undefined,
    pictureText: title,
    data,
    children: (
      <>
        <article className="flex flex-col gap-base desktop:grid desktop:grid-cols-poster desktop:items-start desktop:gap-vast">
          <div className="contents desktop:col-start-2 desktop:flex desktop:flex-col desktop:gap-roomy">
            <Title detail={detail} />
            {/* On phones below the price. */}
            <section aria-labelledby="ingredients" className="order-1 flex flex-col gap-snug">
              <h2 id="ingredients" className="font-display text-section font-heavy">
                {messages.ingredients}
              </h2>
              <IngredientTable ingredients={recipe.ingredients} />
            </section>
          </div>
          <div className="contents desktop:col-start-1 desktop:row-start-1 desktop:flex desktop:flex-col desktop:gap-base">
            <div className="order-first -mx-base tablet:mx-0 print:mx-0 print:w-half">
              <DishPicture
                name={name}
                picture={picture}
                alt={title}
                sizes="(min-width: 64rem) 44vw, 100vw"
                eager
                className="aspect-card w-full tablet:rounded-card tablet:shadow-card"
              />
            </div>
            <Offer id={id} video={video} price={price} />
            <NutritionTable kcal={kcal} nutrition={recipe.nutrition} />
          </div>
        </article>
        <section aria-labelledby="more" className="mt-huge flex flex-col gap-base print:hidden">
          <h2 id="more" className="font-display text-section font-heavy">
            {withBoundWords(texts.more(categoryTitle))}
          </h2>
          <DishCards dishes={others} />
        </section>
      </>
    ),
  })
}

/** The title of a recipe under its category, and above what is known at a glance. */
const Title = ({ detail }: Pick<RecipePageInput, 'detail'>) => {
  const { title, time, kcal, servings, categoryId, categoryTitle, activeMinutes } = detail
  return (
    <div className="flex flex-col gap-tight">
      <a href={siteRoot + pagePath('categories', categoryId)} className="text-link self-start">
        {categoryTitle}
      </a>
      <h1 className="font-display text-title font-heavy tracking-tight">{withBoundWords(title)}</h1>
      <p className="flex flex-wrap gap-x-roomy gap-y-hair text-label text-ink-soft">
        <Fact icon="clock" text={time} note={activeMinutes ? notes.ofThat(activeMinutes) : undefined} />
        <KcalFact kcal={kcal} />
        <Fact icon="plate" text={messages.servings(servings)} />
      </p>
    </div>
  )
}

/** What the products cost, and the ways to the recipe in the app and to its film. */
const Offer = ({
  id,
  video,
  price,
}: Pick<RecipeDetail, 'id' | 'video'> & { price: RecipePrice | undefined }) => (
  <div className="flex flex-col gap-snug rounded-card bg-surface p-roomy shadow-card">
    {price && <Price price={price} />}
    <div className="flex flex-wrap gap-snug print:hidden">
      <a
        href={siteRoot + hash(paths.recipe(id))}
        className={buttonClass('primary', 'medium', 'grow hover:bg-accent-strong')}
      >
        {texts.cook}
      </a>
      <a
        href={siteRoot + video}
        className={buttonClass('secondary', 'medium', 'grow hover:border-accent hover:text-accent')}
      >
        <Icon name="play" />
        {texts.watch}
      </a>
    </div>
    <p className="text-caption text-ink-soft print:hidden">{texts.inApp}</p>
  </div>
)

/** The sum at the till, and what it leaves out. */
function Price({ price: { till, staples, ownShelf, notSold } }: { price: RecipePrice }) {
  const gaps = [
    { titles: staples, text: messages.staples },
    { titles: ownShelf, text: messages.ownShelf },
    { titles: notSold, text: messages.notSold },
  ].filter(({ titles }) => titles.length > 0)
  return (
    <div className="flex flex-col gap-hair">
      <p className="flex flex-wrap items-baseline justify-between gap-x-base">
        <strong className="font-display text-section font-heavy">
          {atTill(formatKopecks(till.kopecks))}
        </strong>
        <span className="text-label text-ink-soft">
          {messages.perServing(formatKopecks(till.perServing))}
        </span>
      </p>
      {gaps.map(({ titles, text }) => (
        <p key={text('')} className="text-caption text-ink-soft">
          {text(joinTitles(titles))}
        </p>
      ))}
    </div>
  )
}

/** A recipe of the catalogue as the app has it. */
export const toRecipe = ({ ingredients, quantity, amounts, ...rest }: RecipeDetail): Recipe => ({
  ...rest,
  ingredients: ingredients.map((title, index) => ({
    title,
    quantity: quantity[index] ?? '',
    amount: amounts[index],
  })),
})
