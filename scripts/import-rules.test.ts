import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ESLint } from 'eslint'
import ts from 'typescript'
import { expect, it, vi } from 'vitest'

/** Without the rule that reads all modules for each of these texts. */
const eslint = new ESLint({ overrideConfig: { rules: { 'import-x/no-cycle': 'off' } } })

/** The rules that a source text at this path breaks. */
async function lint(filePath: string, text: string) {
  const results = await eslint.lintText(text, { filePath })
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))
}

const forbidden = 'import-x/no-restricted-paths'

it.each([
  ['lib/api/x.ts', 'lib/shopping/shopping-store', 'an upper room of lib'],
  ['lib/plan/x.ts', 'components/ui/icon', 'a component'],
  ['components/ui/x.tsx', 'lib/shop/money', 'a room of lib from ui'],
  ['components/recipes/x.tsx', 'components/cooking/cook-start', 'another feature room'],
  ['components/recipes/x.tsx', 'lib/plan/plan-store', 'the lib room of a feature above'],
  ['components/plan/x-screen.tsx', 'components/shell/header', 'the shell from a screen'],
  ['app/x.tsx', 'components/plan/plan-screen', 'a feature room from app'],
  ['lib/plan/x.ts', 'testing/plan', 'a helper of tests'],
  ['components/plan/x-screen.tsx', 'mock-api/handler', 'a server'],
  ['app/x.tsx', 'scripts/build', 'a command'],
])('%s may not import %s: %s', { timeout: 60_000 }, async (path, module) => {
  expect(await lint(path, `export * from '@/${module}'\n`)).toContain(forbidden)
  expect(await lint(path, `export const load = () => import('@/${module}')\n`)).toContain(forbidden)
})

it.each([
  ['lib/plan/x.ts', 'lib/shopping/shopping-store'],
  ['components/recipes/x.tsx', 'components/ui/icon'],
  ['components/recipes/x-screen.tsx', 'components/cooking/cook-start'],
])('%s may import %s', { timeout: 60_000 }, async (path, module) => {
  expect(await lint(path, `export * from '@/${module}'\n`)).toEqual([])
})

it('refuses a folder of lib that is in no table', async () => {
  vi.doMock('node:fs', () => ({ readdirSync: () => [{ name: 'new-room', isDirectory: () => true }] }))
  await expect(import('../eslint.zones.mjs')).rejects.toThrow('lib/new-room is missing')
})

it('refuses a table in which a room lists one above it', async () => {
  vi.doMock('../eslint.rooms.mjs', () => ({ libRooms: { plan: 'shopping', shopping: '' }, viewRooms: {} }))
  vi.doMock('node:fs', () => ({ readdirSync: () => [] }))
  vi.resetModules()
  await expect(import('../eslint.zones.mjs')).rejects.toThrow(
    'lib/plan lists shopping, which does not stand before it',
  )
})

// `import-x/no-cycle` does not follow imports of types.
it('has no circle of imports, those of types included', () => {
  const folders = ['app', 'components', 'lib', 'film', 'mock-api', 'sync-server', 'service-worker', 'scripts']
  const sources = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path))))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
  const modules = new Set([...sources, 'tailwind.config.ts'])
  const importsOf = (path: string) =>
    ts.preProcessFile(readFileSync(path, 'utf8')).importedFiles.flatMap(({ fileName }) => {
      if (!/^(?:@|\.\.?)\//.test(fileName)) return []
      const target = fileName.startsWith('@/') ? fileName.slice(2) : join(dirname(path), fileName)
      return ['.ts', '.tsx'].map((extension) => target + extension).find((file) => modules.has(file)) ?? []
    })
  const done = new Set<string>()
  const circleFrom = (path: string, trail: string[] = []): string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return undefined
    done.add(path)
    for (const imported of importsOf(path)) {
      const circle = circleFrom(imported, [...trail, path])
      if (circle) return circle
    }
    return undefined
  }
  expect([...modules].flatMap((path) => circleFrom(path) ?? [])).toEqual([])
})
