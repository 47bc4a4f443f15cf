import { deploymentProblem } from '../scripts/deployed-site'

/** Set up in place of the sites with BASE_URL: one sentence about an address at which no test can pass. */
export default async function refuse() {
  const { BASE_URL = '', API_HOST } = process.env
  const problem = await deploymentProblem(BASE_URL, API_HOST)
  if (!problem) return
  const error = new Error(problem)
  error.stack = ''
  throw error
}
