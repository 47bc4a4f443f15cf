import type { Metadata } from 'next'

import { App } from '@/components/shell/app'
import { config, siteRoot } from '@/lib/config'
import { documentTitle, shell, titles, welcome } from '@/lib/messages'

const root = siteRoot(config)
// Of the addresses below none may be relative: without the host they are left out.
const picture = root && {
  images: [{ url: `${root}icons/social.jpg`, width: 1200, height: 630, alt: welcome.socialPicture }],
}
const words = { title: documentTitle(titles.welcome), description: welcome.description }

/** What search engines and messengers show of the site; the other exported pages are not for them. */
export const metadata: Metadata = {
  alternates: root ? { canonical: root } : undefined,
  openGraph: { ...words, ...picture, type: 'website', locale: 'ru_RU', siteName: shell.brand, url: root },
  twitter: { ...words, ...picture, card: picture ? 'summary_large_image' : 'summary' },
}

export default function Page() {
  return <App />
}
