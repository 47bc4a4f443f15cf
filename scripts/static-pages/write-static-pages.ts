import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filmRecipes } from '../../film/recipes'
import { createStory } from '../../film/story'
import { type PageKind, pagePath } from '../../lib/api/pages'
import { type Settings, siteRoot } from '../../lib/config'
import type { Catalogue } from '../../mock-api/catalogue/api-types'
import { loadCatalogue } from '../../mock-api/catalogue/catalogue'
import { categoryPage } from './category-page'
import { datesOf } from './dates'
import { STYLE } from './page-document'
import { recipePage } from './recipe-page'
import { writeStyle } from './style'

/** A page of the site, by its path below the root, and the ISO date of its last change. */
export type DatedPage = { path: string; modified: string }

/** Recipes of the same category on the page of a recipe. */
const OTHERS = 6

/** Writes the static page of every recipe and category into an exported site. Returns them for the sitemap. */
export async function writeStaticPages(
  folder: string,
  settings: Pick<Settings, 'siteUrl' | 'basePath'>,
): Promise<DatedPage[]> {
  const pages = renderPages(loadCatalogue(), siteRoot(settings))
  const texts = pages.map(({ html }) => html)
  const style = `_next/static/css/${await writeStyle(join(folder, '_next/static/css'), texts)}`
  await Promise.all(
    pages.map(async ({ path, html }) => {
      const file = join(folder, path, 'index.html')
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, html.replace(STYLE, style))
    }),
  )
  return pages.map(({ path, modified }) => ({ path, modified }))
}

/** The pages of a catalogue without their style. `root` is the absolute URL of the site, if known. */
export function renderPages(
  { categories, recipes, products }: Catalogue,
  root: string | undefined,
): (DatedPage & { kind: PageKind; id: string; html: string })[] {
  const filmMs = new Map(filmRecipes().map((film) => [film.detail.id, createStory(film).duration]))
  return categories.flatMap((category) => {
    const dates = datesOf(`mock-api/catalogue/categories/${category.id}.yaml`)
    const own = recipes.filter(({ categoryId }) => categoryId === category.id)
    const page = (kind: PageKind, id: string, html: string) => ({
      kind,
      id,
      html,
      path: pagePath(kind, id),
      modified: dates.modified,
    })
    return [
      page('categories', category.id, categoryPage({ category, recipes: own, categories, root })),
      ...own.map((detail, index) => {
        const others = [...own.slice(index + 1), ...own.slice(0, index)].slice(0, OTHERS)
        const film = filmMs.get(detail.id) ?? 0
        return page('recipes', detail.id, recipePage({ detail, products, others, filmMs: film, dates, root }))
      }),
    ]
  })
}
