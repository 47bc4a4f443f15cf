import { PAGE_SIZE } from '@/lib/api/categories'
import { callAddress, TIMEOUT_MS } from '@/lib/api/request'
import { paths } from '@/lib/routes'

/** The call that a screen begins with, by the screen's path; `*` stands for the id in both. */
const firstCalls = {
  [paths.categories]: callAddress('selected', { page: 1, limit: PAGE_SIZE }),
  [paths.category('*')]: callAddress('selected/*'),
  [paths.recipe('*')]: callAddress('selected/*/category'),
  [paths.editor('*')]: callAddress('selected/*/category'),
  [paths.cart]: callAddress('shop'),
}
const withoutSlash = (path: string) => path.replace(/\/$/, '')
const addresses = Object.entries(firstCalls).map(([path, address]) => [withoutSlash(path), address])

/**
 * Runs before the first paint: the theme, whether the prerendered welcome page is what was asked for, and the first call
 * of the screen, whose answer then comes while the scripts load (`request` takes it). A recipe is asked for only where
 * somebody seems to be signed in. A string, because it has to stand in the page before any script of the app has loaded.
 */
export const bootScript = `(function (root) {
  var stored = null, access = null
  try {
    stored = localStorage.getItem('isDark')
    access = localStorage.getItem('access')
  } catch (refused) {}
  var dark = stored === 'true' || (stored !== 'false' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  if (!/^#?\\/*(\\?.*)?$/.test(location.hash)) root.dataset.route = 'other'
  var route = /^#?\\/*(\\w+)(?:\\/+([\\w-]+))?\\/*(?:\\?.*)?$/.exec(location.hash)
  if (!route) return
  var path = '/' + route[1] + (route[2] ? '/*' : '')
  var address = new Map(${JSON.stringify(addresses)}).get(path)
  if (!address || (path === '${withoutSlash(paths.recipe('*'))}' && !access)) return
  address = address.replace('*', route[2])
  var response = fetch(address, { signal: AbortSignal.timeout(${TIMEOUT_MS}) })
  response.catch(function () {})
  window.firstCall = { address: address, response: response }
})(document.documentElement)`
