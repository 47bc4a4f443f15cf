import type { MetadataRoute } from 'next'

import { config } from '@/lib/config'
import { homeScreen } from '@/lib/shell/home-screen-messages'
import { shell } from '@/lib/shell/messages'
import { documentTitle, titles } from '@/lib/router/titles'
import { welcome } from '@/lib/shell/welcome-messages'
import { hash, paths } from '@/lib/router/routes'
import { theme } from '@/tailwind.config'

export const dynamic = 'force-static'

const home = `${config.basePath}/`
const icon = (name: string, size: number) => ({
  src: `${home}icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

/** The web app manifest, for an installed site. */
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
    display_override: ['standalone', 'minimal-ui'],
    theme_color: theme.light.tones.page,
    background_color: theme.light.tones.page,
    categories: ['food', 'shopping'],
    shortcuts: [
      { name: homeScreen.list, url: `${home}${hash(paths.list)}`, icons: [icon('shortcut-list', 96)] },
      {
        name: homeScreen.categories,
        url: `${home}${hash(paths.categories)}`,
        icons: [icon('shortcut-categories', 96)],
      },
    ],
    // The query comes before the hash, where app/boot/boot.ts puts it.
    share_target: { action: home, method: 'get', params: { title: 'title', text: 'text', url: 'url' } },
    icons: [icon('icon', 192), icon('icon', 512), { ...icon('maskable', 512), purpose: 'maskable' }],
  }
}
