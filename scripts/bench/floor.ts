import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { next } from '../build'
import { run } from '../processes'

/** Inside the repository, so that it is built with the same packages; Git ignores the folder. */
const FOLDER = '.e2e/floor'
export const floorFolder = join(FOLDER, 'out')

const files = {
  'package.json': '{ "name": "floor", "private": true, "type": "module" }',
  'next.config.js': "export default { output: 'export' }",
  'app/layout.js':
    'export default function Layout({ children }) { return <html lang="ru"><body>{children}</body></html> }',
  'app/page.js': 'export default function Page() { return <h1>Tasty</h1> }',
}

/** Exports a Next site with a single heading: the minimum that a site with these versions can weigh. */
export async function buildFloor() {
  await mkdir(join(FOLDER, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(FOLDER, name), text)
  const [node = '', program = '', ...args] = next('build')
  const code = await run('The build of the empty export', [node, join(process.cwd(), program), ...args], {
    cwd: FOLDER,
    env: { NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' },
    limitMs: 300_000,
    output: 'failure',
  })
  if (code !== 0) throw new Error(`The empty export in ${FOLDER} could not be built (exit code ${code}).`)
}
