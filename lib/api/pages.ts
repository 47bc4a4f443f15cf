import { config, servesCatalogue } from '@/lib/config'

/** The static pages that a build writes of its catalogue, for whoever comes from outside the app. */

/** The kinds of pages, which are their folders too. */
export type PageKind = 'recipes' | 'categories'

/** The path of a page below the root of the site: 'recipes/borscht/'. */
export const pagePath = (kind: PageKind, id: string) => `${kind}/${encodeURIComponent(id)}/`

/** Whether this site has static pages. */
export const hasPages = servesCatalogue(config)
