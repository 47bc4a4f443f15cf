import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { injectManifest, type ManifestTransform } from '@serwist/build'
import { build, type BuildOptions } from 'esbuild'
import { apiRoot, readSettings, type Settings } from '../lib/config'
import { workerOptions } from './webpack/worker-script.mjs'

/** Globs of the files in the exported folder that the app needs to open without a network. */
const FILES = [
  '{index,404}.html',
  'manifest.webmanifest',
  'icons/{favicon.svg,icon-192.png}',
  'images/placeholder.svg',
  'images/{empty-*,error,not-found,offline}.webp',
  'images/welcome-640.webp',
  '_next/static/**/*.{js,css,woff2}',
]

/** How the worker is bundled for a site with these settings. */
const bundleOptions = (settings: Settings) =>
  ({
    entryPoints: ['service-worker/worker.ts'],
    bundle: true,
    minify: true,
    target: 'es2022',
    define: {
      API_ROOT: JSON.stringify(apiRoot(settings)),
      ORDER_URL: JSON.stringify(settings.orderUrl) ?? 'undefined',
      'process.env.NODE_ENV': '"production"',
    },
  }) satisfies BuildOptions

/** The folders of the packages whose code is in the bundle of the service worker. */
export const packagesOfWorker = () =>
  packagesOf({ ...bundleOptions(readSettings({})), write: false, metafile: true })

/** The same for the planner's worker. */
export const packagesOfPlanner = () => packagesOf(workerOptions('lib/planner/planner-worker.ts', {}))

async function packagesOf(options: BuildOptions & { metafile: true }): Promise<string[]> {
  const { metafile } = await build(options)
  const parts = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs))
  const folders = parts.flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (/^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []) : [],
  )
  return [...new Set(folders)]
}

/**
 * Writes the service worker of an exported site with its precache manifest. The manifest contains hashes of the files, so
 * this is the last step of a build. Returns the number of precached files and their size in bytes.
 */
export async function writeWorker(folder: string, settings: Settings) {
  const temporary = await mkdtemp(join(tmpdir(), 'tasty-worker-'))
  const bundle = join(temporary, 'worker.js')
  try {
    await build({ ...bundleOptions(settings), outfile: bundle })
    const { count, size, warnings } = await injectManifest({
      swSrc: bundle,
      swDest: join(folder, 'sw.js'),
      globDirectory: folder,
      globPatterns: FILES,
      dontCacheBustURLsMatching: /^_next\/static\//,
      manifestTransforms: [await onlyFilesOfApp(folder, settings), withIntegrity(folder)],
    })
    if (warnings.length > 0)
      throw new Error(`The precache manifest of the service worker: ${warnings.join(' ')}`)
    return { count, size }
  } finally {
    await rm(temporary, { recursive: true })
  }
}

/** Keeps those of Next's files that the app's page names or its scripts load on demand. */
async function onlyFilesOfApp(folder: string, { syncUrl }: Settings): Promise<ManifestTransform> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  // The session that keeps devices in sync is of no use without a network: changes are sent later.
  const unused = syncUrl
    ? /\/(?:sync|yjs)\.[0-9a-f]{8}\.js$/
    : /\/(?:sync|yjs|household[\w-]*)\.[0-9a-f]{8}\.js$/
  // `145.a18ce922.js` is loaded on demand, `framework-b7c471ec.js` by a page that names it.
  const isLoadedOnDemand = (url: string) => /\/(?!styleguide)[\w-]+\.[0-9a-f]{8}\.js$/.test(url)
  const isNeeded = (url: string) =>
    !url.startsWith('_next/') ||
    (isLoadedOnDemand(url) && !unused.test(url)) ||
    (page.includes(url) && !url.includes('/polyfills-'))
  return async (manifest) => ({ manifest: manifest.filter(({ url }) => isNeeded(url)) })
}

/** Adds the integrity of pages: a proxy may still have the page of another deployment cached. */
function withIntegrity(folder: string): ManifestTransform {
  return async (manifest) => ({
    manifest: await Promise.all(
      manifest.map(async (entry) => {
        if (!entry.url.endsWith('.html')) return entry
        const hash = createHash('sha256').update(await readFile(join(folder, entry.url)))
        return { ...entry, integrity: `sha256-${hash.digest('base64')}` }
      }),
    ),
  })
}
