import { config } from '@/lib/config'

/** Why the fetcher returned no page, by its status; `offline` without a response. */
export type PageProblem = 'address' | 'private' | 'large' | 'kind' | 'unreachable' | 'slow' | 'offline'

const problems = new Map<number, PageProblem>([
  [400, 'address'],
  [403, 'private'],
  [413, 'large'],
  [415, 'kind'],
  [504, 'slow'],
])

/** Longer than the fetcher waits for a page. */
const TIMEOUT_MS = 20_000

/** The text of a page and its whole address. The operator's fetcher opens it (docs/deploying.md). Never throws. */
export async function fetchPage(
  address: string,
): Promise<{ text: string; url: string } | { problem: PageProblem }> {
  const url = withScheme(address.trim())
  if (!URL.canParse(url)) return { problem: 'address' }
  try {
    const response = await fetch(`${config.fetchUrl}?${new URLSearchParams({ url })}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return { problem: problems.get(response.status) ?? 'unreachable' }
    return { text: await response.text(), url }
  } catch (error) {
    return { problem: error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'offline' }
  }
}

/** People copy addresses without their beginning. */
const withScheme = (address: string) =>
  /^[\w-]+(\.[\w-]+)+(?:[/?#:]|$)/.test(address) ? `https://${address}` : address
