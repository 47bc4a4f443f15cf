import { isPlainSrcset } from '@/app/boot/plain-srcset'
import { preload } from '@/app/boot/preload'

/** Pictures to fetch at once, see lib/browser/eager-pictures.ts. */
export type EagerPictures = {
  /** By index of the picture: the minimum width of the window in px. */
  from: number[]
  sizes: string
}

type EarlyRequestOptions = {
  timeoutMs: number
  /** Number of characters of a long response in which its first pictures are looked for. */
  firstPartLength: number
  pictures: EagerPictures | undefined
  /** Srcset of the picture that the response most likely starts with. */
  likelyPicture: string | undefined
}

/**
 * Sends a screen's first request while the app's scripts load and publishes it as `globalThis.earlyRequest`, from which
 * lib/api/fetch-json.ts takes the response. Preloads the first pictures that the response names.
 */
export function startEarlyRequest(url: string, options: EarlyRequestOptions): void {
  const { timeoutMs, firstPartLength, pictures, likelyPicture } = options
  const response = fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  // The app reports a failure when it takes the response.
  response.catch(() => {})
  const firstPart = pictures && response.then((whole) => readFirstPart(whole.clone(), firstPartLength))
  globalThis.earlyRequest = { url, response, firstPart }
  // The signal has aborted by then: a response that nothing has read is lost, and the app has to send its own request.
  setTimeout(() => {
    globalThis.earlyRequest = undefined
  }, timeoutMs)

  if (!pictures) return
  preloadPicture(likelyPicture, pictures.sizes)
  // The app reports what is wrong with a response.
  firstPart?.then((text) => preloadPictures(text, pictures)).catch(() => {})
}

async function readFirstPart({ body }: Response, length: number) {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let isComplete = !reader
  while (!isComplete && text.length < length) {
    const part = await reader?.read()
    text += decoder.decode(part?.value, { stream: true })
    isComplete = !part || part.done
  }
  void reader?.cancel()
  return text
}

/** Not by JSON.parse: the text may be cut off anywhere. */
function preloadPictures(text: string, { from, sizes }: EagerPictures) {
  const { innerWidth } = window
  for (const [index, [, srcset]] of [...text.matchAll(/"avif":\s*"([^"\\]*)"/g)].entries())
    if (innerWidth >= (from[index] ?? Infinity)) preloadPicture(srcset, sizes)
}

function preloadPicture(srcset: string | undefined, sizes: string) {
  if (!isPlainSrcset(srcset)) return
  preload('image', { type: 'image/avif', imageSrcset: srcset, imageSizes: sizes, fetchPriority: 'high' })
}
