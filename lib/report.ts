import { config } from '@/lib/config'

/**
 * What happens at visitors': errors and speed, told to the addresses of the settings. Where these are empty nothing of
 * it is loaded; the console has errors, rejections and violations of the policy from the browser, in both cases.
 */

const { errorUrl, vitalsUrl } = config

const loadErrors = errorUrl ? () => import('@/lib/error-reports') : undefined
const loadVitals = vitalsUrl ? () => import('@/lib/vitals') : undefined

/** Listens from now on. A chunk of this that is lost is not worth a word to the visitor. */
export function startReports() {
  loadErrors?.().then(({ watchErrors }) => watchErrors(), ignore)
  loadVitals?.().then(({ watchVitals }) => watchVitals(), ignore)
}

/** Tells of an error that was caught and shown: the browser knows nothing of it. */
export function reportShown(error: Error) {
  loadErrors?.().then(({ tellError }) => tellError('screen', error), ignore)
}

const ignore = () => {}
