import { parseJson } from './parse-json'

/**
 * Why the host of `npm run contract` cannot be the product API at all, in one sentence; undefined if it may be. Without
 * this, a wrong address would be a hundred faults.
 */
export async function probe(host: string): Promise<string | undefined> {
  if (!/^https?:\/\//.test(host) || !URL.canParse(host)) {
    const rest = host.replace(/^(\w*:)?\/+/, '')
    const address = `${/^(localhost|127\.)/.test(rest) ? 'http' : 'https'}://${rest}`
    return `API_HOST: "${host}" is not an address. Write ${URL.canParse(address) ? address : 'one such as https://api.example.com'}.`
  }
  const [address = ''] = host.split(/[?#]/)
  const base = address.replace(/\/+$/, '')
  // Not the host of https://api.
  const withoutApi = base.replace(/(?<![:/])(\/+api)+$/, '')
  if (address !== host) {
    return `API_HOST: /api/shop cannot be appended to "${host}", which contains a ? or #. Write ${withoutApi}.`
  }
  if (withoutApi !== base) return `API_HOST: the paths of the contract begin with /api. Write ${withoutApi}.`
  const call = `${base}/api/shop`
  const response = await request(call)
  if (response instanceof Error) return `API_HOST: ${call} does not respond (${response.message}).`
  const { status, text, isHtml } = response
  if (status === 404) {
    const shop = await request(`${base}/shop`)
    return !(shop instanceof Error) && shop.status === 200 && isJson(shop.text)
      ? `API_HOST: ${call} is not there, but ${base}/shop is: the paths of the contract begin with /api.`
      : `API_HOST: ${call} is not there (404). Write the address that /api/shop can be appended to.`
  }
  if (status !== 200) return `API_HOST: ${call} responds with ${status}.`
  if (isHtml) return `API_HOST: ${call} is an HTML page. Is ${base} a website, not the API?`
  if (!text.trim()) return `API_HOST: ${call} is empty.`
  if (!isJson(text)) return `API_HOST: ${call} is not JSON. It begins with "${text.trim().slice(0, 40)}".`
  return undefined
}

/** The response of an address, or the Error without one, whose message says why, if possible by a code. */
export async function request(url: string) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(20_000) })
    const text = await response.text()
    const isHtml =
      /html/.test(response.headers.get('content-type') ?? '') || /^\s*<(!doctype|html)/i.test(text)
    return { status: response.status, text, isHtml }
  } catch (error) {
    const { message, cause } = error as { message: string; cause?: { code?: string; message: string } }
    return new Error(cause?.code ?? cause?.message ?? message)
  }
}

const isJson = (text: string) => parseJson(text) !== undefined
