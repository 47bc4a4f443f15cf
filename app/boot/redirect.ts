export type RedirectInput = {
  basePath: string
  /** First path segments of the app's routes. */
  knownSegments: string[]
}

/**
 * Runs in 404.html before the first paint: replaces a known route that was typed without '#' by its hash form
 * (decisions 3). Also makes the button of the page, a form, open the welcome page without the '?' that submitting adds.
 */
export function redirect({ basePath, knownSegments }: RedirectInput): void {
  const home = `${basePath}/`
  const path = location.pathname.slice(basePath.length).replace(/^\/+/, '')
  const [segment = ''] = path.split('/')
  if (knownSegments.includes(segment)) location.replace(`${home}#/${path}${location.search}`)
  addEventListener('submit', (event) => {
    event.preventDefault()
    // eslint-disable-next-line @next/next/no-location-assign-relative-destination -- Next's router does not run before the app.
    location.assign(home)
  })
}
