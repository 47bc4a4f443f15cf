import { site, siteAddress } from '@/lib/api/assets'

/** Hosts whose players may be embedded besides the site's own pages. */
export const VIDEO_HOSTS = [
  'www.youtube-nocookie.com',
  'www.youtube.com',
  'rutube.ru',
  'vk.com',
  'vkvideo.ru',
]

/** The address to embed a recipe's video from, or undefined when its host is not allowed (decisions 5). */
export function videoAddress(address: string): string | undefined {
  const resolved = siteAddress(address)
  if (!resolved || resolved.startsWith(site)) return resolved
  return VIDEO_HOSTS.includes(new URL(resolved).host) ? resolved : undefined
}
