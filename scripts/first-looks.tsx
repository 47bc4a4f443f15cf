import { renderToStaticMarkup } from 'react-dom/server'
import { SWRConfig, unstable_serialize } from 'swr'
import { unstable_serialize as serializePages } from 'swr/infinite'
import { firstLookScript, LOOK_ID } from '../app/first-look-script'
import { CategoriesScreen } from '../components/catalog/categories-screen'
import { CategoryScreen } from '../components/catalog/category-screen'
import type { CategoryPages } from '../lib/catalog/categories-api'
import type { RecipeCard } from '../lib/recipes/recipes-api'
import { eagerPictures } from '../lib/browser/eager-pictures'
import { catalog } from '../lib/catalog/messages'
import { paths } from '../lib/router/routes'

/** A card whose texts are the names of their fields. */
const blank = (index: number): RecipeCard => ({
  id: String(index),
  name: 'images/blank.webp',
  title: '{title}',
  back: [],
  picture: { avif: 'images/blank.avif 320w' },
  time: '{time}',
  kcal: '{kcal}',
  categoryTitle: '{categoryTitle}',
  tags: undefined,
})
const blanks = Array.from({ length: 8 }, (_, index) => blank(index))
const answers = {
  [unstable_serialize(['recipe-cards', ''])]: blanks,
  [serializePages((index: number) => ['categories', index + 1])]: [
    { count: blanks.length, categories: blanks } satisfies CategoryPages,
  ],
}

const looks = {
  [paths.categories]: { Screen: CategoriesScreen, pictures: eagerPictures.tile },
  [paths.category('')]: { Screen: CategoryScreen, pictures: eagerPictures.card },
}

/**
 * The templates of the first looks, which are the screens themselves with blank cards, and the script that shows one:
 * what stands in the app's page after all else. Each knows from which width of the window it fetches which picture.
 */
export function firstLooks() {
  const templates = Object.entries(looks).map(([path, { Screen, pictures }]) => {
    const html = renderToStaticMarkup(
      <div aria-hidden className="absolute inset-x-0 z-raised bg-page">
        <div>
          <SWRConfig value={{ fallback: answers }}>
            <Screen id="" query={new URLSearchParams()} />
          </SWRConfig>
        </div>
      </div>,
    )
    return `<template id="${LOOK_ID}${path.split('/')[1]}" data-from="${pictures.from}">${inert(html)}</template>`
  })
  return `${templates.join('')}<script>${firstLookScript}</script>`
}

/** Without what only the answer knows, and out of the way of Tab: nothing of it acts. */
function inert(html: string) {
  return html
    .replaceAll(catalog.recipes(blanks.length), '&nbsp;')
    .replace(/ (src|srcSet)="[^"]*"/g, '')
    .replace(/<(a|button|input|h1) (?:tabindex="-1" )?/g, '<$1 tabindex="-1" ')
}
