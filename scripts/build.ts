import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './processes'
import { writeWorker } from './worker'
import { writeFilms } from '../film/build'
import { writeSnapshot } from '../mock-api/snapshot'
import { readSettings, siteRoot } from '../lib/config'
import { dedupeInlinedCss } from './dedupe-inlined-css'
import { injectBootData } from './inject-boot-data'
import { writePolicies } from './security/write'

/** `npm run build`: the site of the settings in the environment and in .env, into out/. */
export default function build() {
  return buildSite()
}

/**
 * Writes the snapshot of the API and the films of the recipes beside the pages, exports the site into `folder`, makes
 * its pages lean, tells the app's page which files each screen comes in, gives all pages their policies and adds the
 * service worker. Gives the exit code of Next.
 */
export async function buildSite({
  folder = 'out',
  env = {},
  output,
}: { folder?: string; env?: NodeJS.Dict<string>; output?: 'show' | 'failure' } = {}) {
  await writeSnapshot('public')
  await writeFilms('public')
  const code = await run('The build', next('build'), {
    // A NODE_ENV from outside makes Next build another kind of site.
    env: { ...env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', OUT_FOLDER: folder },
    limitMs: 600_000,
    output,
  })
  if (code !== 0) return code
  const settings = readSettings({ ...process.env, ...env })
  const root = siteRoot(settings)
  if (root) await writeFile(join(folder, 'sitemap.xml'), sitemap(root))
  await dedupeInlinedCss(folder)
  await injectBootData(folder, settings)
  await writePolicies(folder, settings)
  // Last, as it lists the files by their content; `isWhole` looks for it.
  const { count, size } = await writeWorker(folder, settings)
  console.log(`The service worker keeps ${count} files, ${Math.round(size / 1000)} kB.`)
  return 0
}

/** Whether a build into this folder came to its end. */
export const isWhole = (folder: string) => existsSync(join(folder, 'sw.js'))

/**
 * The site has one page for search engines: what follows a `#` is no address to them. Written here and not by Next,
 * which would write one for a host that it does not know too.
 */
function sitemap(root: string) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${root}</loc></url>
</urlset>
`
}

/** The command line of Next, with webpack (decided in next.config.mjs for all commands alike). */
export function next(command: 'build' | 'dev', ...args: string[]) {
  return [process.execPath, 'node_modules/next/dist/bin/next', command, '--webpack', ...args]
}
