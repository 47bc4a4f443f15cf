import { buttonClass } from '../../components/ui/button-class'
import { siteRoot } from '../../film/urls'
import { pagePath } from '../../lib/api/pages'
import { page as texts } from '../../lib/catalog/page-messages'
import { hash, paths } from '../../lib/router/routes'
import type { Card, RecipeDetail } from '../../mock-api/catalogue/api-types'
import { DishCards } from './dish-cards'
import { renderDocument } from './page-document'

type CategoryPageInput = {
  category: Card
  recipes: RecipeDetail[]
  categories: Card[]
  /** The absolute URL of the site, if known. */
  root: string | undefined
}

/** The static page of a category: its recipes, and the other categories. */
export function categoryPage({ category, recipes, categories, root }: CategoryPageInput): string {
  const { id, title, name } = category
  const address = (path: string) => (root ?? siteRoot) + path
  return renderDocument({
    title: texts.categoryTitle(title),
    description: texts.categoryDescription(title, recipes.length),
    absolute: root ? { url: address(pagePath('categories', id)), picture: address(name) } : undefined,
    pictureText: title,
    data: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: title,
      numberOfItems: recipes.length,
      itemListElement: recipes.map((recipe, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: address(pagePath('recipes', recipe.id)),
      })),
    },
    children: (
      <div className="flex flex-col gap-roomy pt-base">
        <div className="flex flex-wrap items-end justify-between gap-base">
          <div>
            <h1 className="font-display text-title font-heavy tracking-tight">{title}</h1>
            <p className="text-label text-ink-soft">{texts.recipes(recipes.length)}</p>
          </div>
          <a
            href={siteRoot + hash(paths.category(id))}
            className={buttonClass('primary', 'medium', 'hover:bg-accent-strong')}
          >
            {texts.openCategory}
          </a>
        </div>
        <DishCards dishes={recipes} />
        <nav aria-labelledby="others" className="mt-roomy flex flex-col gap-snug print:hidden">
          <h2 id="others" className="font-display text-section font-heavy">
            {texts.otherCategories}
          </h2>
          <ul className="flex flex-wrap gap-tight">
            {categories
              .filter((other) => other.id !== id)
              .map((other) => (
                <li key={other.id}>
                  <a
                    href={siteRoot + pagePath('categories', other.id)}
                    className="inline-flex min-h-touch items-center rounded-pill bg-surface px-base text-label shadow-card hover:text-accent"
                  >
                    {other.title}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    ),
  })
}
