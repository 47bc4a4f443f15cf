import type { PictureSizes } from '@/lib/api/fields'
import { config } from '@/lib/config'

/** Addresses in API answers are absolute `https:` ones or paths inside the site (decisions 2). */

const placeholder = `${config.basePath}/images/placeholder.svg`

/** Root path of the site's files. */
export const site = `${config.basePath}/`

/** An unambiguous path inside the site. Most addresses are such paths, and matching them is faster than `new URL`. */
const PLAIN_PATH = /^[\w-]+(\/[\w-]+)*\.\w+$/

/** Resolves an address against the site; undefined when it is not allowed (`javascript:`, `data:`, a path outside the site). */
export function siteAddress(address: string): string | undefined {
  if (PLAIN_PATH.test(address)) return site + address
  const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin
  const url = parse(address, origin + site)
  if (!url || url.username || url.password) return undefined
  if (url.origin === origin) return url.pathname.startsWith(site) ? url.pathname + url.search : undefined
  return url.protocol === 'https:' ? url.href : undefined
}

/** Parses once, without `URL.canParse` before it: a screen of cards has a hundred addresses. */
function parse(address: string, base: string) {
  try {
    return address ? new URL(address, base) : undefined
  } catch {
    return undefined
  }
}

/** Resolves each address of a `srcset`; undefined when one of them is not allowed. */
export function siteSrcSet(srcSet: string | undefined): string | undefined {
  // Addresses may contain commas; a comma that separates candidates has a size before it or a space after it.
  const parts = srcSet?.split(/(?<=\s[\d.]+[wx]\s*),|,\s+/).map((part) => {
    const [address = '', ...size] = part.trim().split(/\s+/)
    const resolved = siteAddress(address)
    return resolved && [resolved, ...size].join(' ')
  })
  return parts?.every(Boolean) ? parts.join(', ') : undefined
}

/** A photo that the visitor has taken, as the device stores it. */
const PHOTO = /^data:image\/(?:webp|jpeg|png);base64,[\w+/=]+$/

/** The props of `ui/picture` for a picture of the catalogue, with every address checked and resolved. */
export function pictureProps(address: string, sizes?: PictureSizes) {
  return {
    src: siteAddress(address),
    placeholder,
    avif: siteSrcSet(sizes?.avif),
    webp: sizes?.webp && PHOTO.test(sizes.webp) ? sizes.webp : siteSrcSet(sizes?.webp),
    // It is put into a quoted CSS `url()`, which it must not be able to close.
    blur: sizes?.blur && /^data:image\/[^"\\\s]+$/.test(sizes.blur) ? sizes.blur : undefined,
  }
}
