import { isPlainSrcset } from '@/app/boot/plain-srcset'
import { parseTruncatedJson } from '@/lib/api/truncated-json'
import { splitBoundWords } from '@/lib/text/typography'

/** Prefix of the ids of the templates; the first path segment of a screen's route follows. */
export const PREVIEW_ID = 'preview-'

const MAX_TEXT_LENGTH = 200
const NO_BREAK_SPACE = '\u00a0'
/** A transparent pixel: the browser marks an image without a source as broken. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

type Placeholder = { node: Text; field: string; item: HTMLLIElement | null | undefined }
/** An entry of the response, of any shape. */
type Entry = Record<string, unknown>

/**
 * Runs at the end of the app's page and shows a preview of the screen that a visit starts with, long before the app's
 * scripts have loaded: its title and blank cards, the first of the categories with a coarse picture, and, once the
 * early request is answered, the first cards. The preview is removed when the app has drawn the screen or an error.
 *
 * Only for visitors without an account and URLs without a query: for others the screen differs. The preview is hidden
 * from screen readers. A link of it that is clicked changes the hash, which the app opens once it runs. Of the response only
 * text, ids in links, plain picture addresses and data URLs of WebP get into the page.
 */
export function instantPreview(): void {
  const request = globalThis.earlyRequest
  const [, segment, id = ''] = /^#?\/*(\w+)(?:\/+([\w-]+))?\/*$/.exec(location.hash) ?? []
  const template = request && segment && document.getElementById(PREVIEW_ID + segment)
  const main = document.querySelector('main')
  if (!(template instanceof HTMLTemplateElement) || !main || hasAccount()) return
  const preview = template.content.firstElementChild?.cloneNode(true)
  if (!(preview instanceof HTMLElement)) return

  const placeholders = blankPlaceholders(preview)
  for (const image of preview.querySelectorAll('img')) image.src = image.dataset.small ?? NO_PICTURE
  let hasCards = false
  if (preview.firstElementChild) preview.firstElementChild.className = main.className
  main.before(preview)
  new MutationObserver((_, observer) => {
    if (document.querySelector('main [data-screen=welcome]')) return
    // Cards stay until the skeleton is gone. Blank ones do not: they would cover the app's working buttons.
    if (hasCards && document.querySelector('main [role=status][aria-label]')) return
    observer.disconnect()
    preview.remove()
  }).observe(document.body, { childList: true, subtree: true })

  request?.firstPart
    ?.then((text) => {
      // Read before the DOM changes, or the browser would lay out the page for it.
      const { innerWidth } = window
      const eagerFrom = (template.dataset.from ?? '').split(',').map(Number)
      fillCards(preview, placeholders, {
        entries: entriesOf(text, id),
        isEager: (index) => innerWidth >= (eagerFrom[index] ?? Infinity),
      })
      hasCards = true
    })
    // The app reports what is wrong with a response.
    .catch(() => {})
}

function hasAccount() {
  try {
    return Boolean(localStorage.getItem('access'))
  } catch {
    return false
  }
}

/** Finds the text nodes that hold the name of a field in braces, and blanks them. */
function blankPlaceholders(preview: HTMLElement): Placeholder[] {
  const placeholders: Placeholder[] = []
  const walker = document.createTreeWalker(preview, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const field = /^\{(\w+)\}$/.exec(node.data)?.[1]
    if (!field) continue
    placeholders.push({ node, field, item: node.parentElement?.closest('li') })
    node.data = NO_BREAK_SPACE
  }
  return placeholders
}

/** The entries of a category, or of the first three pages of categories. Throws for a response of another shape. */
function entriesOf(text: string, categoryId: string): Entry[] {
  const response = parseTruncatedJson(text) as Record<string, unknown>
  return [response[categoryId], response[1], response[2], response[3]].flat().filter(Boolean) as Entry[]
}

function fillCards(
  preview: HTMLElement,
  placeholders: Placeholder[],
  { entries, isEager }: { entries: Entry[]; isEager: (index: number) => boolean },
) {
  delete preview.dataset.blank
  const items = [...preview.querySelectorAll('li')]
  for (const { node, field, item } of placeholders) {
    // The screen's title is outside the cards: every entry of a category names it.
    const value = entries[item ? items.indexOf(item) : 0]?.[field]
    if (typeof value === 'string') node.replaceWith(...withBoundSpans(value.slice(0, MAX_TEXT_LENGTH)))
  }
  for (const [index, item] of items.entries()) {
    const entry = entries[index]
    if (entry) fillCard(item, entry, isEager(index))
    else item.remove()
  }
}

/** The text as `BoundWords` renders it, or the lines of the preview would break elsewhere than those of the app. */
const withBoundSpans = (text: string) =>
  splitBoundWords(text || NO_BREAK_SPACE).map((part, index) => {
    if (index % 2 === 0) return part
    const span = document.createElement('span')
    span.className = 'inline-block wrap-anywhere'
    span.textContent = part
    return span
  })

function fillCard(item: Element, { id, picture }: Entry, isEager: boolean) {
  const link = item.querySelector('a')
  const likelyHash = link?.hash
  // The template has the likely id of the card or its index for an id.
  if (link && /^[\w-]+$/.test(String(id || ''))) link.hash = link.hash.replace(/[\w-]+(?=\/?$)/, String(id))
  const image = item.querySelector('img')
  // Decoding takes time: the other pictures, their previews included, are left to the app.
  if (!image || !isEager) return
  const { avif, blur } = (picture || {}) as { avif?: unknown; blur?: unknown }
  image.loading = 'eager'
  if (!image.dataset.small || likelyHash !== link?.hash) {
    image.src = NO_PICTURE
    if (typeof blur === 'string' && /^data:image\/webp;base64,[\w+/=]+$/.test(blur))
      image.style.background = `center / cover url(${blur})`
  }
  const source = image.previousElementSibling
  if (source instanceof HTMLSourceElement && isPlainSrcset(avif)) source.srcset = avif
}
