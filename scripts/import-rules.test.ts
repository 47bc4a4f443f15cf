import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const eslint = new ESLint()

/** The rules that a source text at this path breaks. */
async function lint(filePath: string, text: string) {
  const results = await eslint.lintText(text, { filePath })
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))
}

const forbidden = 'import-x/no-restricted-paths'

it.each([
  ['lib/api/x.ts', 'lib/shopping/shopping-store', 'an upper room of lib'],
  ['lib/plan/x.ts', 'components/ui/icon', 'a component'],
  ['components/ui/x.tsx', 'lib/text/plural', 'a room of lib from ui'],
  ['components/recipes/x.tsx', 'components/cooking/cook-start', 'another feature room'],
  ['components/recipes/x.tsx', 'lib/plan/plan-store', 'the lib room of a feature above'],
  ['components/plan/x-screen.tsx', 'components/shell/header', 'the shell from a screen'],
  ['app/x.tsx', 'components/plan/plan-screen', 'a feature room from app'],
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
