import { resolve } from 'node:path'
import { tsImport } from 'tsx/esm/api'

const { config } = await tsImport('./lib/config.ts', import.meta.url)
const { themeName } = await tsImport('./tailwind.config.ts', import.meta.url)

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // Where the export goes: out/ unless a command of scripts/ builds a second site beside it.
  distDir: process.env.OUT_FOLDER,
  basePath: config.basePath,
  // Pages are folders with an index.html, which every static host opens: /styleguide/.
  trailingSlash: true,
  env: { BASE_PATH: config.basePath || '/' },
  images: { unoptimized: true },
  reactStrictMode: true,
  devIndicators: false,
  // `npm run types` checks them once for everything; a build would do it again.
  typescript: { ignoreBuildErrors: true },
  // Nothing of the export runs on a server, so there is nothing to trace for one.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
  experimental: { inlineCss: true },
  webpack(webpackConfig) {
    webpackConfig.resolve.alias[resolve('app/fonts/chosen')] = resolve(`app/fonts/${themeName}`)
    // The style sheet depends on the theme, which the cache would not know.
    webpackConfig.cache.version += themeName
    return webpackConfig
  },
  // `next dev` does not open a folder of public/ by its index.html, as static hosts do: the films are such folders.
  ...(process.env.NODE_ENV === 'development' && {
    redirects: async () => [{ source: '/video/:id', destination: '/video/:id/index.html', permanent: false }],
  }),
}
