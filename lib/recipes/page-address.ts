import { site } from '@/lib/api/assets'
import { hasPages, type PageKind, pagePath } from '@/lib/api/pages'
import { isOwnId } from '@/lib/recipes/own/own-id'
import { hash, paths } from '@/lib/router/routes'

const screens: Record<PageKind, (id: string) => string> = {
  recipes: paths.recipe,
  categories: paths.category,
}

/**
 * The absolute address under which a recipe or a category is shared: its static page; on a site without these, as in
 * development, its screen. Own recipes have no page: theirs is the screen on the visitor's device.
 */
export const pageAddress = (kind: PageKind, id: string) =>
  location.origin +
  site +
  (hasPages() && process.env.NODE_ENV !== 'development' && !isOwnId(id)
    ? pagePath(kind, id)
    : hash(screens[kind](id)))
