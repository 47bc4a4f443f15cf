import { readFileSync } from 'node:fs'
import type { Metadata } from 'next'

import { App } from '@/components/shell/app'
import { config, siteRoot } from '@/lib/config'
import { shell } from '@/lib/shell/messages'
import { documentTitle, titles } from '@/lib/router/titles'
import { welcome } from '@/lib/shell/welcome-messages'

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

/** The welcome page's picture in little, for the first paint: in the page, since a file would come after the scripts. */
const preview = readFileSync('public/images/welcome-preview.avif', 'base64')
const previewStyle = `[data-preview] { background: url(data:image/avif;base64,${preview}) center / cover }`

export default function Page() {
  return (
    <>
      <style href="preview" precedence="low">
        {previewStyle}
      </style>
      <App />
    </>
  )
}
