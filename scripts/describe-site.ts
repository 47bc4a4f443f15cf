import { hasPages } from '../lib/api/pages'
import type { Settings } from '../lib/config'

/** What `npm run build` has built: one line at the end, after warnings of what visitors could not use. */
export function describeSite(settings: Settings) {
  const { theme, basePath, siteUrl, apiHost, orderUrl, firebase, authEmulator, syncUrl, fetchUrl } = settings
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
  const blocked = blockedOverHttps(settings).join(', ')
  return [
    ...(firebase
      ? []
      : ['Warning: without accounts nobody can open a recipe. Set the four NEXT_PUBLIC_FIREBASE_*.']),
    ...(blocked
      ? [
          `Warning: browsers block ${blocked} in the pages of an https: site. Set https: addresses, or NEXT_PUBLIC_SITE_URL ` +
            'if the site is not served over https:.',
        ]
      : []),
    `Built out/: ${parts.join(', ')}.`,
  ].join('\n')
}

/** The http: addresses of a site of which it is not known whether it is served over https:. lib/config.ts refuses them if it is. */
function blockedOverHttps(settings: Settings) {
  const { siteUrl, apiHost, orderUrl, syncUrl, fetchUrl, errorUrl, vitalsUrl } = settings
  if (siteUrl) return []
  return [apiHost, orderUrl, syncUrl, fetchUrl, errorUrl, vitalsUrl].filter(
    (url) => url && /^http:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/.test(url),
  )
}
