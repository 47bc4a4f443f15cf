import { siteRoot } from '../../film/urls'
import { pagePath } from '../../lib/api/pages'
import type { RecipeDetail } from '../../mock-api/catalogue/api-types'
import { DishPicture } from './page-document'

/** Recipes as a grid of links to their static pages. */
export const DishCards = ({ dishes }: { dishes: RecipeDetail[] }) => (
  <ul className="grid grid-cols-tiles gap-base">
    {dishes.map(({ id, title, name, picture, time, kcal }) => (
      <li key={id} className="flex">
        <a
          href={siteRoot + pagePath('recipes', id)}
          className="flex w-full flex-col overflow-hidden rounded-card bg-surface shadow-card"
        >
          <DishPicture
            name={name}
            picture={picture}
            sizes="(min-width: 90rem) 15rem, (min-width: 44rem) 30vw, 45vw"
            className="aspect-card w-full"
          />
          <span className="flex flex-col gap-hair p-snug">
            <span className="text-label font-medium wrap-anywhere">{title}</span>
            <span className="text-caption text-ink-soft">
              {time}
              <br />
              {kcal}
            </span>
          </span>
        </a>
      </li>
    ))}
  </ul>
)
