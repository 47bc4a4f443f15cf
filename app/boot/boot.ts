import { readBootData } from '@/app/boot/boot-data'
import { type EagerPictures, startEarlyRequest } from '@/app/boot/early-request'
import { preload } from '@/app/boot/preload'
import { applyTheme } from '@/app/boot/theme'
import type { Key } from '@/lib/storage/keys'

/** The request that a screen starts with. */
export type FirstRequest = {
  /** `*` stands for the id of the route. */
  url: string
  /** Key of `localStorage`: without a value there the screen sends no request. */
  needs?: Key
  pictures?: EagerPictures
}

export type BootInput = {
  basePath: string
  /** By path, in which `*` stands for the id. */
  requests: [path: string, FirstRequest][]
  /** Path of the recipe screen, which redirects visitors without a session to the login. */
  recipePath: string
  timeoutMs: number
  firstPartLength: number
  /** Path of the screen that reads a shared text. */
  importPath: string
}

/**
 * Runs in the head of every page, before the first paint: sets the theme and, on the app's page, hides the prerendered
 * welcome screen where the address means another one. While the app's scripts load it preloads the chunks of that
 * screen, sends its first request and preloads the first pictures of the response. A shared text leads to the import.
 */
export function boot(input: BootInput): void {
  const { basePath, requests, recipePath, timeoutMs, firstPartLength, importPath } = input
  const stored = readStorage(['isDark', 'access', 'shopList', 'plan'])
  applyTheme(stored.isDark)

  if (location.pathname.replace(/index\.html$/, '') !== `${basePath}/`) return
  // What the share sheet of the system hands over, see app/manifest.ts.
  const { search } = location
  if (/^\?(title|text|url)=/.test(search))
    history.replaceState(null, '', `${basePath}/#${importPath}${search}`)
  const { hash } = location
  const isWelcome = /^#?\/*(\?.*)?$/.test(hash)
  const { dataset } = document.documentElement
  if (!isWelcome) dataset.route = 'other'
  else
    // Until the app runs, its main button leads on by the hash, as a link does. Once it runs, React's listener, which comes
    // before this one, has written the hash.
    addEventListener('click', ({ target }) => {
      const path =
        target instanceof Element && target.closest('[data-leads-to]')?.getAttribute('data-leads-to')
      if (!path || location.hash === `#${path}`) return
      location.hash = path
      boot(input)
    })
  // Reserves the height of the notice.
  if (!navigator.onLine) dataset.offline = ''
  const [, segment, id = ''] = /^#?\/*(\w+)(?:\/+([\w-]{1,200}))?\/*(?:\?.*)?$/.exec(hash) ?? []
  if (!segment) return
  const path = id ? `/${segment}/*` : `/${segment}`
  if (path === recipePath && !stored.access) return

  const { files, screens, firstPictures } = readBootData()
  for (const index of new Map(screens).get(segment) ?? [])
    // After the page's own scripts, without which they are of no use.
    preload('script', { href: `${basePath}/_next/${files[index]}`, fetchPriority: 'low' })

  const request = new Map(requests).get(path)
  if (!request || (request.needs && !stored[request.needs])) return
  startEarlyRequest(request.url.replace('*', id), {
    timeoutMs,
    firstPartLength,
    pictures: request.pictures,
    likelyPicture: new Map(firstPictures).get(path.replace('*', id)),
  })
}

/** The values of these keys; none where the browser denies access to the storage. */
function readStorage(keys: Key[]): Partial<Record<Key, string | null>> {
  try {
    return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]))
  } catch {
    return {}
  }
}
