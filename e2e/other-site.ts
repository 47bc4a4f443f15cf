import { testedSites } from '../scripts/addresses'
import { otherSite } from '../scripts/other-site'

/** Runs once the sites are served. Playwright takes any server that responds on their port for one that it can reuse. */
export default async function refuse() {
  const { folder, port } = testedSites.full
  const error = await otherSite(process.env.BASE_URL ?? '', folder, port)
  if (!error) return
  error.stack = ''
  throw error
}
