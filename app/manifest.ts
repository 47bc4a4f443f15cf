import type { MetadataRoute } from 'next'

import { config } from '@/lib/config'
import { documentTitle, shell, titles, welcome } from '@/lib/messages'
import { theme } from '@/tailwind.config'

export const dynamic = 'force-static'

const home = `${config.basePath}/`
const icon = (name: string, size: number) => ({
  src: `${home}icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

/** For those who put the site on their home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: home,
    name: documentTitle(titles.welcome),
    short_name: shell.brand,
    description: welcome.description,
    lang: 'ru',
    dir: 'ltr',
    start_url: home,
    scope: home,
    display: 'standalone',
    theme_color: theme.light.tones.page,
    background_color: theme.light.tones.page,
    categories: ['food', 'shopping'],
    icons: [icon('icon', 192), icon('icon', 512), { ...icon('maskable', 512), purpose: 'maskable' }],
  }
}
