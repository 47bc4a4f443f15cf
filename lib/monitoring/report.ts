import type { reportError } from '@/lib/monitoring/error-reports'

/**
 * What happens at visitors': errors and speed, told to the addresses of the settings. Where these are empty nothing of
 * it is loaded; the console has errors, rejections and violations of the policy from the browser, in both cases.
 *
 * The settings are read past `config`, each where it decides: next.config.mjs writes them in, and what they rule out is
 * left out of the build.
 */

const MOST_HEARD = 10
/** Waits for the chunk that tells of it; where that is lost, until something else is heard. */
const heard: Parameters<typeof reportError>[] = []

function hear(...event: Parameters<typeof reportError>) {
  if (process.env.NEXT_PUBLIC_ERROR_URL) {
    if (heard.length < MOST_HEARD) heard.push(event)
    import('@/lib/monitoring/error-reports').then(
      ({ reportError }) => heard.splice(0).forEach((one) => reportError(...one)),
      ignore,
    )
  }
}

/** Listens from now on: for what nobody catches, for what the page's policy refuses, and for how fast it is. */
export function startReporting() {
  if (process.env.NEXT_PUBLIC_ERROR_URL) {
    addEventListener('error', ({ error, message }) => {
      // The failed loading of a picture or a script is an event too, with neither.
      if (error || message) hear('error', error ?? message)
    })
    addEventListener('unhandledrejection', ({ reason }) => hear('rejection', reason))
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      hear('policy', `${effectiveDirective} ${blockedURI}`),
    )
  }
  if (process.env.NEXT_PUBLIC_VITALS_URL) {
    import('@/lib/monitoring/vitals').then(({ watchVitals }) => watchVitals(), ignore)
  }
}

/** Tells of an error that was caught and shown, or left out: the browser knows nothing of it. */
export const reportShownError = (error: Error) => hear('screen', error)

/** A chunk of this that is lost is not worth a word to the visitor. */
const ignore = () => {}
