/** Path from the page of a film or a recipe, {folder}/{id}/index.html, to the root of the site. */
export const siteRoot = '../../'

/** A srcset whose addresses are relative to such a page. */
export const fromRoot = (srcSet: string) => srcSet.replace(/^|(?<=, )/g, siteRoot)

/** Path from the root of the site to the picture that replaces a missing one. */
export const placeholderPath = 'images/placeholder.svg'
