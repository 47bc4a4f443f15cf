import { config, type Settings } from '@/lib/config'

/** The static pages that a build writes of its catalogue, for search engines and links from other sites. */

/** The kinds of pages, which are their folders too. */
export type PageKind = 'recipes' | 'categories'

/** The path of a page below the root of the site: 'recipes/borscht/'. */
export const pagePath = (kind: PageKind, id: string) => `${kind}/${encodeURIComponent(id)}/`

/**
 * Whether a site with these settings has the pages: its API serves the catalogue of this repository. The snapshot does, and
 * so does the mock API, which is the one on `localhost`.
 */
export const hasPages = ({ apiHost }: Pick<Settings, 'apiHost'> = config) =>
  apiHost === undefined || new URL(apiHost).hostname === 'localhost'
