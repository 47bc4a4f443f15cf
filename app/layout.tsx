import '@/app/globals.css'
import '@/app/fonts/theme.css'

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'

import { BOOT_DATA_ID, noBootData } from '@/app/boot/boot-data'
import { compileInlineScript } from '@/app/boot/compile-inline-script'
import { bootInput } from '@/app/boot/inputs'
import { config } from '@/lib/config'
import { shell } from '@/lib/shell/messages'
import { documentTitle, titles } from '@/lib/router/titles'
import { welcome } from '@/lib/shell/welcome-messages'
import { fontsClass } from '@/lib/theme/css-variables'
import { theme, themeName } from '@/tailwind.config'

export const metadata: Metadata = {
  title: documentTitle(titles.welcome),
  description: welcome.description,
  applicationName: shell.brand,
  icons: {
    icon: [{ url: `${config.basePath}/icons/favicon.svg`, type: 'image/svg+xml' }],
    apple: `${config.basePath}/icons/apple-touch-icon.png`,
  },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: theme.light.tones.page },
    { media: '(prefers-color-scheme: dark)', color: theme.dark.tones.page },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ru" className={fontsClass(themeName)} suppressHydrationWarning>
      <head>
        <script
          type="application/json"
          id={BOOT_DATA_ID}
          dangerouslySetInnerHTML={{ __html: JSON.stringify(noBootData) }}
        />
        <script dangerouslySetInnerHTML={{ __html: compileInlineScript('boot', bootInput) }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
