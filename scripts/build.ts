import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './processes'
import { writeWorker } from './write-worker'
import { writeFilms } from '../film/write-films'
import { writeSnapshot } from '../mock-api/snapshot'
import { hasPages } from '../lib/api/pages'
import { readSettings, siteRoot } from '../lib/config'
import { describeSite } from './describe-site'
import { dedupeInlinedCss } from './dedupe-inlined-css'
import { injectBootData } from './inject-boot-data'
import { writePolicies } from './security/write-policies'
import { type DatedPage, writeStaticPages } from './static-pages/write-static-pages'

/** `npm run build`: builds the site into out/ with the settings of the environment and of .env. */
export default async function build() {
  const code = await buildSite()
  if (code === 0) console.log(`\n${describeSite(readSettings(process.env))}`)
  return code
}

/**
 * Exports the site into `folder`: the API snapshot and the films, the pages as Next renders them and with all that is
 * written into them afterwards, the static pages of the catalogue, the policies of all, and the service worker. Returns the
 * exit code of Next.
 */
export async function buildSite({
  folder = 'out',
  env = {},
  output,
  log,
  keepsContent = false,
}: {
  folder?: string
  env?: NodeJS.Dict<string>
  output?: 'show' | 'failure'
  /** The descriptor of a file that takes the output of Next. */
  log?: number
  /** Whether the snapshot and the films are taken as they are. */
  keepsContent?: boolean
} = {}) {
  // Before the minutes that a build takes.
  const settings = readSettings({ ...process.env, ...env })
  if (!keepsContent) {
    await writeSnapshot('public')
    await writeFilms('public')
  }
  const code = await run('The build', next('build'), {
    env: {
      ...env,
      // With any value but its own Next builds a development site.
      NODE_ENV: undefined,
      NEXT_TELEMETRY_DISABLED: '1',
      // In a container Next makes a new key for each build, and webpack's cache is of no use to the next one. Nothing is
      // encrypted: the site has no server actions.
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'not used'.padEnd(32),
      OUT_FOLDER: folder,
    },
    limitMs: 600_000,
    output,
    log,
  })
  if (code !== 0) return code
  const pages = hasPages(settings) ? await writeStaticPages(folder, settings) : []
  const root = siteRoot(settings)
  if (root) await writeFile(join(folder, 'sitemap.xml'), sitemap(root, pages))
  await dedupeInlinedCss(folder)
  await injectBootData(folder, settings)
  await writePolicies(folder, settings)
  // Last, since it has the hashes of the other files; `isWhole` looks for it.
  const { count, size } = await writeWorker(folder, settings)
  console.log(`The service worker precaches ${count} files, ${Math.round(size / 1000)} kB.`)
  return 0
}

/** Whether a build into this folder was completed. */
export const isWhole = (folder: string) => existsSync(join(folder, 'sw.js'))

/**
 * For search engines the app is one page: they ignore what follows the `#`. Not written by Next, which writes a sitemap
 * even for a site whose host it does not know.
 */
function sitemap(root: string, pages: DatedPage[]) {
  const urls = pages.map(
    ({ path, modified }) => `  <url><loc>${root}${path}</loc><lastmod>${modified}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[`  <url><loc>${root}</loc></url>`, ...urls].join('\n')}
</urlset>
`
}

/** The command line of Next, with webpack: next.config.mjs configures no other bundler. */
export function next(command: 'build' | 'dev', ...args: string[]) {
  return [process.execPath, 'node_modules/next/dist/bin/next', command, '--webpack', ...args]
}
