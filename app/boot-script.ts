import { PAGE_SIZE } from '@/lib/catalog/categories-api'
import { FIRST_PART_LENGTH, callAddress, TIMEOUT_MS } from '@/lib/api/fetch-json'
import { config } from '@/lib/config'
import { eagerPictures } from '@/lib/browser/eager-pictures'
import { paths } from '@/lib/router/routes'

/**
 * The call that a screen begins with, by the screen's path, and which of the answer's pictures; `*` is the id. `where` is
 * what has to lie in the storage, or the screen asks for nothing.
 */
const firstCalls = {
  [paths.categories]: {
    call: callAddress('selected', { page: 1, limit: PAGE_SIZE }),
    ...eagerPictures.tile,
  },
  [paths.category('*')]: { call: callAddress('selected/*'), ...eagerPictures.card },
  [paths.recipe('*')]: { call: callAddress('selected/*/category'), ...eagerPictures.recipe },
  [paths.editor('*')]: { call: callAddress('selected/*/category') },
  [paths.pantry]: { call: callAddress('recipes') },
  [paths.plan]: { call: callAddress('shop'), where: 'plan' },
  [paths.cart]: { call: callAddress('shop'), where: 'shopList' },
  ...(config.orderUrl && { [paths.delivery]: { call: callAddress('shop'), where: 'shopList' } }),
}
const withoutSlash = (path: string) => path.replace(/\/$/, '')
const calls = Object.entries(firstCalls).map(([path, call]) => [withoutSlash(path), call])

/** Where scripts/boot-page.ts puts all files of the screens, of each route their places, and first pictures by path. */
export const emptyTables = '[[], [], []]'

/** Addresses of the site and of `https:` hosts that nobody could mean otherwise; others wait for `siteSrcSet`. */
export const plainSrcSet = /^((https:\/\/[\w.-]+\/)?\w[\w/.-]* \d+w(, |$))+$/

/**
 * Runs before the first paint: the theme, whether the prerendered welcome page is what was asked for, and, while the
 * scripts load, what the screen asked for needs besides: its own files, its first call, whose answer `request` takes, and
 * the first pictures of the answer. A recipe is asked for only where somebody seems to be signed in, the shop where
 * there is a list or a plan. A string, because it has to stand in the page before any script of the app has loaded.
 */
export const bootScript = `(function (root) {
  var stored = {}
  try {
    ;['isDark', 'access', 'shopList', 'plan'].forEach(function (key) {
      stored[key] = localStorage.getItem(key)
    })
  } catch (refused) {}
  var dark = stored.isDark === 'true' || (stored.isDark !== 'false' && matchMedia('(prefers-color-scheme: dark)').matches)
  new MutationObserver(colourBar).observe(root, { attributeFilter: ['data-theme'] })
  addEventListener('DOMContentLoaded', colourBar)
  root.dataset.theme = dark ? 'dark' : 'light'
  // The browser's own bar has the theme's colour, of which the page has one for each.
  function colourBar() {
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta, isDark) {
      meta.media = (root.dataset.theme === 'dark') === !!isDark ? 'all' : 'not all'
    })
  }
  // The other pages have this script too, and no routes.
  if (location.pathname.replace(/index\\.html$/, '') !== '${config.basePath}/') return
  if (!/^#?\\/*(\\?.*)?$/.test(location.hash)) root.dataset.route = 'other'
  var route = /^#?\\/*(\\w+)(?:\\/+([\\w-]{1,200}))?\\/*(?:\\?.*)?$/.exec(location.hash)
  if (!route) return
  var path = '/' + route[1] + (route[2] ? '/*' : '')
  if (path === '${withoutSlash(paths.recipe('*'))}' && !stored.access) return
  function preload(as, attributes) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: as }, attributes))
  }
  function preloadPicture(srcset) {
    if (!${plainSrcSet}.test(srcset) || /\\.\\./.test(srcset)) return
    preload('image', { type: 'image/avif', imageSrcset: srcset, imageSizes: first.sizes, fetchPriority: 'high' })
  }
  var tables = ${emptyTables}
  ;(new Map(tables[1]).get(route[1]) || []).forEach(function (place) {
    // After the page's own scripts, without which they are of no use.
    preload('script', { href: '${config.basePath}/_next/' + tables[0][place], fetchPriority: 'low' })
  })
  var first = new Map(${JSON.stringify(calls)}).get(path)
  if (!first || (first.where && !stored[first.where])) return
  var address = first.call.replace('*', route[2])
  var response = fetch(address, { signal: AbortSignal.timeout(${TIMEOUT_MS}) })
  var call = (window.firstCall = { address: address, response: response })
  response.catch(function () {})
  // What nobody has read by then is given up, and whoever wants it has to ask anew.
  setTimeout(function () {
    window.firstCall = undefined
  }, ${TIMEOUT_MS})
  if (!first.from) return
  // Most likely the answer begins with it.
  preloadPicture(new Map(tables[2]).get(path.replace('*', route[2])))
  var decoder = new TextDecoder()
  function read(body, text) {
    return body.read().then(function (part) {
      text += decoder.decode(part.value, { stream: true })
      if (!part.done && text.length < ${FIRST_PART_LENGTH}) return read(body, text)
      body.cancel()
      return text
    })
  }
  call.beginning = response.then(function (answer) {
    return read(answer.clone().body.getReader(), '')
  })
  call.beginning.then(function (text) {
    var found = text.match(/"avif":\\s*"[^"\\\\]*"/g) || []
    var eager = found.filter(function (field, index) {
      return innerWidth >= first.from[index]
    })
    eager.forEach(function (field) {
      preloadPicture(field.split('"')[3])
    })
  }).catch(function () {
    // What is wrong with an answer, the app says.
  })
})(document.documentElement)`
