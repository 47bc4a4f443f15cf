import { renderToStaticMarkup } from 'react-dom/server'
import { SWRConfig, unstable_serialize } from 'swr'
import { unstable_serialize as serializePages } from 'swr/infinite'
import { compileInlineScript } from '../app/boot/compile-inline-script'
import { PREVIEW_ID } from '../app/boot/instant-preview'
import { CategoriesScreen } from '../components/catalog/categories-screen'
import { CategoryScreen } from '../components/catalog/category-screen'
import { eagerPictures } from '../lib/browser/eager-pictures'
import type { CategoryPages } from '../lib/catalog/categories-api'
import { catalog } from '../lib/catalog/messages'
import type { RecipeCard } from '../lib/recipes/recipes-api'
import { paths } from '../lib/router/routes'

const CARDS = 8

/** A card whose texts are the names of their fields in braces, and whose id is its index. */
const blankCard = (index: number): RecipeCard => ({
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
const cards = Array.from({ length: CARDS }, (_, index) => blankCard(index))

/** The category that the response most likely starts with, and a coarse version of its picture as a data URL. */
export type LikelyCategory = { id: string; small: string }

/** What the screens read from the cache of SWR. */
function cacheWith(likely: LikelyCategory | undefined) {
  const categories = cards.map((card, index) => {
    const { id = card.id, small } = (index === 0 && likely) || {}
    return { ...card, id, picture: { ...card.picture, blur: small } }
  })
  return {
    [unstable_serialize(['recipe-cards', ''])]: cards,
    [serializePages((index: number) => ['categories', index + 1])]: [
      { count: CARDS, categories } satisfies CategoryPages,
    ],
  }
}

const previews = {
  [paths.categories]: { Screen: CategoriesScreen, pictures: eagerPictures.tile, growsByText: false },
  [paths.category('')]: { Screen: CategoryScreen, pictures: eagerPictures.card, growsByText: true },
}

/**
 * What the app's page ends with: a `<template>` for each screen that has an instant preview, rendered with blank cards,
 * and the script that shows one of them. `data-from` has the minimum widths of `eagerPictures`. The first category has
 * the coarse picture of `likely`.
 */
export function instantPreviews(likely?: LikelyCategory): string {
  const cache = cacheWith(likely)
  const templates = Object.entries(previews).map(([path, { Screen, pictures, growsByText }]) => {
    const html = renderToStaticMarkup(
      <div aria-hidden data-blank={growsByText || undefined} className="absolute inset-x-0 z-raised bg-page">
        <div>
          <SWRConfig value={{ fallback: cache }}>
            <Screen id="" query={new URLSearchParams()} />
          </SWRConfig>
        </div>
      </div>,
    )
    const id = PREVIEW_ID + path.split('/')[1]
    return `<template id="${id}" data-from="${pictures.from}">${inert(html)}</template>`
  })
  return `${templates.join('')}<script>${compileInlineScript('instant-preview', undefined)}</script>`
}

/** Removes what only the response tells, and takes every element out of the tab order: the preview is not interactive. */
function inert(html: string) {
  return (
    html
      .replaceAll(catalog.recipes(CARDS), '&nbsp;')
      .replace(/ (src|srcSet)="[^"]*"/g, '')
      // Not as a style: the page's policy may forbid style attributes.
      .replace(/ style="background-image:url\(&quot;([^&]*)&quot;\)[^"]*"/g, ' data-small="$1"')
      .replace(/<(a|button|input|h1) (?:tabindex="-1" )?/g, '<$1 tabindex="-1" ')
  )
}
