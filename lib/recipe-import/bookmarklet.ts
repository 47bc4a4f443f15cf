import { recipeImport as messages } from '@/lib/recipe-import/messages'

/** The longest encoded text that the bookmark hands over; some browsers cut addresses of more than a million characters. */
const MAX_LENGTH = 500_000

/**
 * The `javascript:` address of a bookmark that opens the import of this site, at `address`, with the recipe of the open page:
 * the selected text, else its JSON-LD, else its microdata. The page's address comes with it.
 */
export function bookmarklet(address: string): string {
  const input = [address, MAX_LENGTH, messages.bookmarkNothing, messages.bookmarkTooLong]
  return `javascript:${encodeURIComponent(`(${takeRecipe.toString()})(...${JSON.stringify(input)})`)}`
}

/** Runs as text on pages of other sites, so it may use nothing of this module. */
function takeRecipe(address: string, maxLength: number, nothing: string, tooLong: string) {
  const described = Array.from(document.querySelectorAll('script[type^="application/ld+json"]'))
    .map((script) => script.outerHTML)
    .filter((html) => /"@type"\s*:\s*(\[[^\]]*)?"[^"]*Recipe"/.test(html))
    .join('')
  const marked = document.querySelector('[itemtype$="schema.org/Recipe"]')
  const page = document.createElement('link')
  page.rel = 'canonical'
  page.href = location.href
  const selected = String(getSelection()).trim()
  const html = described || (marked ? marked.outerHTML : '')
  const text = selected ? `${selected}\n${location.href}` : html && page.outerHTML + html
  const encoded = encodeURIComponent(text)
  if (!text) alert(nothing)
  else if (encoded.length > maxLength) alert(tooLong)
  // eslint-disable-next-line @next/next/no-location-assign-relative-destination -- It leaves another site.
  else location.href = `${address}?text=${encoded}`
}
