import { run } from './processes'
import { writeFilms } from '../film/build'
import { writeSnapshot } from '../mock-api/snapshot'
import '../lib/config'

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
  return run('The build', next('build'), {
    // A NODE_ENV from outside makes Next build another kind of site.
    env: { ...env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', OUT_FOLDER: folder },
    limitMs: 600_000,
  })
}

/** The command line of Next, with webpack (decided in next.config.mjs for all commands alike). */
export function next(command: 'build' | 'dev', ...args: string[]) {
  return [process.execPath, 'node_modules/next/dist/bin/next', command, '--webpack', ...args]
}
