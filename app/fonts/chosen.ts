/** The faces of the theme that the site is built with: next.config.mjs puts that theme's module in place of this one. */
export { fontVariables } from '@/app/fonts/kitchen'
