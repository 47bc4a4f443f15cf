import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './processes'
import { writeFilms } from '../film/build'
import { writeSnapshot } from '../mock-api/snapshot'
import { readSettings, siteRoot } from '../lib/config'

/** `npm run build`: the site of the settings in the environment and in .env, into out/. */
export default function build() {
  return buildSite()
}

/**
 * Writes the snapshot of the API and the films of the recipes beside the pages and exports the site into `folder`.
 * Gives the exit code of Next.
 */
export async function buildSite({
  folder = 'out',
  env = {},
}: { folder?: string; env?: NodeJS.Dict<string> } = {}) {
  await writeSnapshot('public')
  await writeFilms('public')
  const code = await run('The build', next('build'), {
    // A NODE_ENV from outside makes Next build another kind of site.
    env: { ...env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', OUT_FOLDER: folder },
    limitMs: 600_000,
  })
  const root = siteRoot(readSettings({ ...process.env, ...env }))
  if (code === 0 && root) await writeFile(join(folder, 'sitemap.xml'), sitemap(root))
  return code
}

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
