import './globals.css'

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'

import { bootScript } from '@/app/boot-script'
import { fontVariables } from '@/app/fonts'
import { config } from '@/lib/config'
import { documentTitle, titles, welcome } from '@/lib/messages'

export const metadata: Metadata = {
  title: documentTitle(titles.welcome),
  description: welcome.description,
  icons: {
    icon: [{ url: `${config.basePath}/icons/favicon.svg`, type: 'image/svg+xml' }],
    apple: `${config.basePath}/icons/apple-touch-icon.png`,
  },
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ru" className={fontVariables} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
