import { noBrowser } from '../scripts/browser'

/** Set up in place of the sites where there is no browser: one sentence, not an error for each test. */
export default function refuse() {
  const error = noBrowser()
  error.stack = ''
  throw error
}
