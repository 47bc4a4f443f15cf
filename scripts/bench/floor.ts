import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { next } from '../build'
import { run } from '../processes'

/** Below the repository, so that it is built with the same packages; the folder itself is ignored by Git. */
const FOLDER = '.e2e/floor'
export const floorFolder = join(FOLDER, 'out')

const files = {
  'package.json': '{ "name": "floor", "private": true, "type": "module" }',
  'next.config.js': "export default { output: 'export' }",
  'app/layout.js':
    'export default function Layout({ children }) { return <html lang="ru"><body>{children}</body></html> }',
  'app/page.js': 'export default function Page() { return <h1>Tasty</h1> }',
}

/** Exports a Next site of one heading, the least that any site of these versions can weigh. */
export async function buildFloor() {
  await mkdir(join(FOLDER, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(FOLDER, name), text)
  const [node = '', program = '', ...args] = next('build')
  const code = await run('The build of the floor', [node, join(process.cwd(), program), ...args], {
    cwd: FOLDER,
    env: { NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' },
    limitMs: 300_000,
    output: 'failure',
  })
  if (code !== 0) throw new Error(`The floor could not be built (exit code ${code}).`)
}
