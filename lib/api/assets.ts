import type { PictureSizes } from '@/lib/api/fields'
import { config } from '@/lib/config'

/** Addresses in API answers are absolute `https:` ones or paths inside the site (decisions 2). */

const placeholder = `${config.basePath}/images/placeholder.svg`

/** Where the site's own files are. */
export const site = `${config.basePath}/`

/** A file inside the site that no browser could understand otherwise: most addresses are such, and `URL` takes its time. */
const PLAIN_PATH = /^[\w-]+(\/[\w-]+)*\.\w+$/

/** An address as the page can use it; undefined for any other kind (`javascript:`, `data:`, another site's path). */
export function siteAddress(address: string): string | undefined {
  if (PLAIN_PATH.test(address)) return site + address
  const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin
  const url = parse(address, origin + site)
  if (!url || url.username || url.password) return undefined
  if (url.origin === origin) return url.pathname.startsWith(site) ? url.pathname + url.search : undefined
  return url.protocol === 'https:' ? url.href : undefined
}

/** Once, not first `URL.canParse`: a screen of cards has a hundred addresses. */
function parse(address: string, base: string) {
  try {
    return address ? new URL(address, base) : undefined
  } catch {
    return undefined
  }
}

/** A `srcset` with each address resolved; undefined when one of them does not fit. */
export function siteSrcSet(srcSet: string | undefined): string | undefined {
  // A comma may stand in an address too: one that ends a part has a size before or a blank behind it.
  const parts = srcSet?.split(/(?<=\s[\d.]+[wx]\s*),|,\s+/).map((part) => {
    const [address = '', ...size] = part.trim().split(/\s+/)
    const resolved = siteAddress(address)
    return resolved && [resolved, ...size].join(' ')
  })
  return parts?.every(Boolean) ? parts.join(', ') : undefined
}

/** A picture of the catalogue as `ui/picture` takes it: every address checked and resolved. */
export function pictureProps(address: string, sizes?: PictureSizes) {
  return {
    src: siteAddress(address),
    placeholder,
    avif: siteSrcSet(sizes?.avif),
    webp: siteSrcSet(sizes?.webp),
    // It becomes a part of a style: it may not end its quotes there.
    blur: sizes?.blur && /^data:image\/[^"\\\s]+$/.test(sizes.blur) ? sizes.blur : undefined,
  }
}
