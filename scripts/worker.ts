import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { injectManifest, type ManifestTransform } from '@serwist/build'
import { build, type BuildOptions } from 'esbuild'
import { apiRoot, readSettings, type Settings } from '../lib/config'

/** What the app needs to open without a network, as globs in the exported folder. */
const FILES = [
  '{index,404}.html',
  'manifest.webmanifest',
  'icons/{favicon.svg,icon-192.png}',
  'images/placeholder.svg',
  'images/{empty-*,error,not-found,offline}.webp',
  'images/welcome-640.webp',
  '_next/static/**/*.{js,css,woff2}',
]

/** How the worker's code is put together, for a site of these settings. */
const bundled = (settings: Settings) =>
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

/** The folders of the packages that have come into the worker's code. */
export async function packagesOfWorker(): Promise<string[]> {
  const { metafile } = await build({ ...bundled(readSettings({})), write: false, metafile: true })
  const parts = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs))
  const folders = parts.flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (/^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []) : [],
  )
  return [...new Set(folders)]
}

/**
 * Writes the service worker of an exported site. It lists the site's files by their content, so this is the last step
 * of a build. Gives the files' number and their size in bytes.
 */
export async function writeWorker(folder: string, settings: Settings) {
  const temporary = await mkdtemp(join(tmpdir(), 'tasty-worker-'))
  const bundle = join(temporary, 'worker.js')
  try {
    await build({ ...bundled(settings), outfile: bundle })
    const { count, size, warnings } = await injectManifest({
      swSrc: bundle,
      swDest: join(folder, 'sw.js'),
      globDirectory: folder,
      globPatterns: FILES,
      dontCacheBustURLsMatching: /^_next\/static\//,
      manifestTransforms: [await filesOfThePage(folder), withIntegrity(folder)],
    })
    if (warnings.length > 0) throw new Error(`The service worker: ${warnings.join(' ')}`)
    return { count, size }
  } finally {
    await rm(temporary, { recursive: true })
  }
}

/** Of what Next has built, the files that the page names and those that its scripts fetch later. */
async function filesOfThePage(folder: string): Promise<ManifestTransform> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  // `145.a18ce922.js` is fetched on demand, `framework-b7c471ec.js` by a page that names it.
  const isFetchedLater = (url: string) => /\/(?!styleguide)[\w-]+\.[0-9a-f]{8}\.js$/.test(url)
  const isNeeded = (url: string) =>
    !url.startsWith('_next/') || isFetchedLater(url) || (page.includes(url) && !url.includes('/polyfills-'))
  return async (manifest) => ({ manifest: manifest.filter(({ url }) => isNeeded(url)) })
}

/** A page of another deployment, still in some cache on the way, must not come among the files of this one. */
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
