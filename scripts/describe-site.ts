import { hasPages } from '../lib/api/pages'
import type { Settings } from '../lib/config'

/** What `npm run build` has built: one line at the end, after a warning if the site has no accounts. */
export function describeSite({
  theme,
  basePath,
  siteUrl,
  apiHost,
  orderUrl,
  firebase,
  authEmulator,
  syncUrl,
  fetchUrl,
}: Settings) {
  const parts = [
    `theme ${theme}`,
    `base path ${basePath || '/'}${siteUrl ? ` on ${siteUrl}` : ''}`,
    apiHost ? `API ${apiHost}` : 'snapshot of the API',
    hasPages({ apiHost })
      ? 'pages of recipes and categories'
      : 'no pages of recipes and categories (only the catalogue of this repository has them)',
    firebase
      ? `accounts of ${firebase.projectId}${authEmulator ? ` in the emulator ${authEmulator}` : ''}`
      : 'no accounts',
    orderUrl ? `orders to ${orderUrl}` : 'orders are not sent',
    syncUrl ? `devices in sync over ${syncUrl}` : 'no sync',
    ...(fetchUrl ? [`pages to import fetched by ${fetchUrl}`] : []),
  ]
  const warning = 'Warning: without accounts nobody can open a recipe. Set the four NEXT_PUBLIC_FIREBASE_*.\n'
  return `${firebase ? '' : warning}Built out/: ${parts.join(', ')}.`
}
