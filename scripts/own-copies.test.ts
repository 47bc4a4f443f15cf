import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { webpack } from 'next/dist/compiled/webpack/webpack'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { ownCopies } from '@/scripts/own-copies.mjs'

const files = {
  'app.js': `import { view } from '@/components/view'
    view()
    import('@/components/guide')`,
  'components/guide.js': `import { view } from '@/components/view'
    view()`,
  'components/view.js': `import { label } from '@/components/label'
    import { count } from '@/lib/count'
    export const view = () => [label, count(), import('@/components/later')]`,
  'components/label.js': `export const label = Math.random()`,
  'components/later.js': `export const later = Math.random()`,
  'lib/count.js': `let counted = 0
    export const count = () => counted++`,
}

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tasty-own-copies-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
})

afterAll(() => rm(folder, { recursive: true }))

/** What webpack makes of the modules: their names, those together that are put together. */
async function modules(plugins: object[]) {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './app.js',
    output: { path: join(folder, 'out') },
    resolve: { alias: { '@': folder } },
    optimization: { minimize: false },
    plugins,
  })
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error: Error | null, result: Stats) => (error ? reject(error) : resolve(result))),
  )
  return stats
    .toJson({ all: false, modules: true, nestedModules: true })
    .modules.filter(({ name = '' }) => name.startsWith('./'))
    .map(({ name, modules: inner }) => (inner ?? [{ name }]).map((one) => one.name?.slice(2)).sort())
    .sort()
}

type Stats = { toJson: (options: object) => { modules: Module[] } }
type Module = { name?: string; modules?: Module[] }

it('What the style guide shows stays one with the app where it has copies of its own', async () => {
  expect(await modules([])).toContainEqual(['app.js'])
  expect(await modules([ownCopies(/guide\.js$/)])).toEqual([
    ['app.js', 'components/label.js', 'components/view.js'],
    ['components/guide.js', 'components/label.js?copy', 'components/view.js?copy'],
    // Loaded later, and what the two have in common.
    ['components/later.js'],
    ['lib/count.js'],
  ])
})
