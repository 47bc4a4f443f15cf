/** Path from a film's page, video/{recipe id}/index.html, to the root of the site. */
export const siteRoot = '../../'

/** Path from the root of the site to the picture that replaces a missing one. */
export const placeholderPath = 'images/placeholder.svg'
