import { readFileSync } from 'node:fs'
import type { Metadata } from 'next'

import { App } from '@/components/shell/app'
import { config, siteRoot } from '@/lib/config'
import { shell } from '@/lib/shell/messages'
import { documentTitle, titles } from '@/lib/router/titles'
import { welcome } from '@/lib/shell/welcome-messages'

const root = siteRoot(config)
// Link previews need absolute URLs: without a known host they are omitted.
const picture = root && {
  images: [{ url: `${root}icons/social.jpg`, width: 1200, height: 630, alt: welcome.socialPicture }],
}
const texts = { title: documentTitle(titles.welcome), description: welcome.description }

/** Metadata for search engines and link previews; the other exported pages have none. */
export const metadata: Metadata = {
  alternates: root ? { canonical: root } : undefined,
  openGraph: { ...texts, ...picture, type: 'website', locale: 'ru_RU', siteName: shell.brand, url: root },
  twitter: { ...texts, ...picture, card: picture ? 'summary_large_image' : 'summary' },
}

/** A preview of the welcome page's picture for the first paint. Inlined: a file would load after the scripts. */
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
