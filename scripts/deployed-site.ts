import { probe, request } from '../mock-api/probe'

/**
 * Why the site at BASE_URL cannot be tested, in one sentence; undefined if it may be. Without this, a wrong address would be
 * hundreds of failed tests. `apiHost` is the API that the site uses; undefined: the snapshot beside its pages.
 */
export async function deploymentProblem(baseUrl: string, apiHost: string | undefined) {
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl))
    return `BASE_URL: "${baseUrl}" is not an address such as https://me.github.io/tasty/.`
  // As it is in the address bar, with the route.
  const [address = ''] = baseUrl.split(/[?#]/)
  if (address !== baseUrl) return `BASE_URL: "${baseUrl}" contains a ? or #. Write ${address}.`
  const site = baseUrl.replace(/\/*$/, '/')
  const worker = await request(`${site}sw.js`)
  if (worker instanceof Error) return `BASE_URL: ${site} does not respond (${worker.message}).`
  if (worker.status !== 200 || worker.isHtml)
    return `BASE_URL: ${site} is not the address of a Tasty: its service worker is not there (${site}sw.js).`
  if (apiHost) return probe(apiHost)
  const snapshot = await request(`${site}api/shop.json`)
  if (!(snapshot instanceof Error) && snapshot.status === 200) return undefined
  return `API_HOST: ${site} has no snapshot of the API. Set the address of the API that the site uses.`
}
