import { config } from '@/lib/config'
import type { reportError } from '@/lib/monitoring/error-reports'

/** Reports errors and Web Vitals to the URLs of the settings. Without a URL its code is not loaded. */

type ReportArguments = Parameters<typeof reportError>

const MAX_QUEUED = 10
/** Errors that wait for the reporting chunk. When it fails to load, the next error tries again. */
const queue: ReportArguments[] = []

function enqueue(...event: ReportArguments) {
  if (config.errorUrl) {
    if (queue.length < MAX_QUEUED) queue.push(event)
    import('@/lib/monitoring/error-reports').then(
      ({ reportError }) => queue.splice(0).forEach((queued) => reportError(...queued)),
      ignore,
    )
  }
}

/** Starts to report uncaught errors, unhandled rejections, violations of the content security policy, and Web Vitals. */
export function startReporting() {
  if (config.errorUrl) {
    addEventListener('error', ({ error, message }) => {
      // The error event of a picture or a script has neither.
      if (error || message) enqueue('error', error ?? message)
    })
    addEventListener('unhandledrejection', ({ reason }) => enqueue('rejection', reason))
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      enqueue('policy', `${effectiveDirective} ${blockedURI}`),
    )
  }
  if (config.vitalsUrl) {
    import('@/lib/monitoring/vitals').then(({ watchVitals }) => watchVitals(), ignore)
  }
}

/** Reports an error that was caught, so that the browser raises no event for it. */
export const reportShownError = (error: Error) => enqueue('screen', error)

/** The user need not know that a chunk for reporting failed to load. */
const ignore = () => {}
