import { resolve } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { shippedModules } from './scripts/licences/shipped-modules.mjs'
import { screenFiles } from './scripts/webpack/screen-files.mjs'
import { withoutUnusedNext } from './scripts/webpack/unused-next.mjs'

const { config } = await tsImport('./lib/config.ts', import.meta.url)
const { themeName } = await tsImport('./tailwind.config.ts', import.meta.url)
const { shippedList } = await tsImport('./scripts/licences/list.ts', import.meta.url)

/** The style guide, which visitors do not load, and what only it loads later. */
const isGuides = (chunk) =>
  chunk.name === 'styleguide' ||
  [...chunk.groupsIterable].every(
    (group) =>
      group.getParents().length > 0 && group.getParents().every((parent) => parent.name === 'styleguide'),
  )

const SEPARATOR = String.raw`[\\/]`

/** Matches the modules in the folders of these paths, which are regular expressions. */
const inRooms = (...paths) =>
  new RegExp(`${SEPARATOR}(?:${paths.join('|').replaceAll('/', SEPARATOR)})${SEPARATOR}`)
const dataPackages = ['valibot', 'swr', 'use-sync-external-store', 'dequal']

/** Whether every import that loads a chunk matches. */
const isImportedAs = (pattern) => (chunk) =>
  [...chunk.groupsIterable].every(
    ({ origins }) => origins.length > 0 && origins.every(({ request }) => pattern.test(request ?? '')),
  )

/** What the room household loads for those who are signed in to a site with a sync server. */
const isHousehold = isImportedAs(/\/household\//)

/** What only few visitors load. */
const isForFew = isImportedAs(/\/(?:household|own-recipes|recipe-import|planner|own|components\/diary)\//)

/** A chunk for the modules that at least `minChunks` of the screens share; those of few visitors do not count. */
const shared = (name, rooms, minChunks, priority) => {
  const isShared = (chunk) => !chunk.canBeInitial() && !isGuides(chunk)
  return {
    name,
    test: (module, { chunkGraph }) =>
      rooms.test(module.nameForCondition() ?? '') &&
      [...chunkGraph.getModuleChunks(module)].filter((chunk) => isShared(chunk) && !isForFew(chunk)).length >=
        minChunks,
    chunks: isShared,
    enforce: true,
    priority,
  }
}

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // Where the export goes: out/ unless a command of scripts/ builds a second site beside it.
  distDir: process.env.OUT_FOLDER,
  basePath: config.basePath,
  // Pages are folders with an index.html, which every static host opens: /styleguide/.
  trailingSlash: true,
  env: { SETTINGS: JSON.stringify(config) },
  images: { unoptimized: true },
  reactStrictMode: true,
  devIndicators: false,
  // `npm run types` checks them once for everything; a build would do it again.
  typescript: { ignoreBuildErrors: true },
  // app/boot/compile-inline-script.ts runs it while the pages are rendered.
  serverExternalPackages: ['esbuild'],
  experimental: { inlineCss: true },
  webpack(webpackConfig, { isServer, dev, webpack }) {
    webpackConfig.resolve.alias[resolve('app/fonts/theme.css')] = resolve(`app/fonts/${themeName}.css`)
    // With `inlineCss` Next writes the addresses of files in style sheets without the base path.
    webpackConfig.module.rules.push({
      test: /\.woff2$/,
      type: 'asset/resource',
      use: resolve('scripts/webpack/subset-font.mjs'),
      generator: { filename: 'static/media/[name].[hash:8][ext]', publicPath: `${config.basePath}/_next/` },
    })
    // After Next's own loaders, whose result it replaces.
    webpackConfig.module.rules.push({
      resourceQuery: /^\?url$/,
      enforce: 'post',
      type: 'asset/resource',
      use: {
        loader: resolve('scripts/webpack/worker-script.mjs'),
        // By which the cache distinguishes the options.
        ident: JSON.stringify(config),
        options: { define: { 'process.env.SETTINGS': JSON.stringify(JSON.stringify(config)) } },
      },
      generator: { filename: 'static/chunks/[name].[hash:8].js' },
    })
    // Half of Next's: the start of every page names a hundred chunks, and digits of hashes do not compress.
    webpackConfig.output.hashDigestLength = 8
    // Next adds the whole package, 7 kB gzipped, for the code that lib0 has for Node.
    if (!isServer) webpackConfig.resolve.alias.buffer = false
    // The style sheet depends on the theme, which the cache would not know.
    webpackConfig.cache.version += themeName
    if (!isServer && !dev) {
      Object.assign(webpackConfig.resolve.alias, withoutUnusedNext())
      webpackConfig.plugins.push(
        shippedModules(shippedList),
        screenFiles(),
        // Chromium then compiles a whole file while it arrives, not function by function while the page starts.
        new webpack.BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test: /\.js$/,
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        }),
      )
    }
    // What several screens share comes in chunks of its own, not with each of them anew.
    webpackConfig.optimization.splitChunks.cacheGroups &&= {
      ...webpackConfig.optimization.splitChunks.cacheGroups,
      forms: shared('forms', inRooms('lib/forms', 'components/forms'), 3, 40),
      shopping: shared('shopping', inRooms('components/shopping', 'lib/shopping', 'lib/calendar'), 4, 36),
      // One chunk for what most screens share: a few kB cost less than another round trip.
      data: shared(
        'data',
        inRooms(
          'lib/(?!(?:plan|planner|pantry|calendar|orders|own-recipes|recipe-import|diary|photos|recipes/own)/)[\\w-]+',
          'components/(?:ui|focus|recipes)',
          ...dataPackages,
        ),
        4,
        35,
      ),
      // Yjs and its provider, which the session uses. The service worker and the budgets know this chunk and the next by name.
      yjs: {
        name: 'yjs',
        chunks: 'async',
        test: inRooms('yjs', 'lib0', 'y-protocols', '@hocuspocus', '@lifeomic'),
        priority: 50,
        enforce: true,
      },
      // What the session, the screens and the list of the room share.
      household: { name: 'household', chunks: isHousehold, minChunks: 3, priority: 10, enforce: true },
      // The Firebase SDK in one chunk, which compresses better than three and loads after the first paint.
      account: {
        name: 'account',
        chunks: 'async',
        // The room lib/firebase is among them.
        test: inRooms('@firebase', 'firebase', 'idb'),
        priority: 50,
        enforce: true,
      },
    }
    return webpackConfig
  },
  // `next dev` does not open a folder of public/ by its index.html, as static hosts do: the films are such folders.
  ...(process.env.NODE_ENV === 'development' && {
    redirects: async () => [{ source: '/video/:id', destination: '/video/:id/index.html', permanent: false }],
  }),
}
