import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { parse } from 'yaml'

type Step = { name?: string; run?: string; env?: Record<string, string> }

const { jobs } = parse(readFileSync('.github/workflows/pages.yml', 'utf8')) as {
  jobs: { build: { steps: Step[] } }
}
const { steps } = jobs.build
const passOn = steps.findIndex(({ name }) => name === 'Pass the variables on to the build')
const build = steps.findIndex(({ run }) => run === 'npm run build')

const folder = mkdtempSync(join(tmpdir(), 'tasty-workflow-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('passes every variable that looks like a setting on to the build, misspelt ones and those of several lines too', () => {
  const file = join(folder, 'environment')
  const variables = {
    NEXT_PUBLIC_ORDERS_URL: 'https://shop.example.com',
    OTHER: 'yes',
    NEXT_PUBLIC_THEME: 'garden\nOTHER=yes',
  }
  execFileSync(process.execPath, ['--eval', steps[passOn]?.run ?? ''], {
    env: { ...process.env, GITHUB_ENV: file, VARIABLES: JSON.stringify(variables) },
  })
  const text = readFileSync(file, 'utf8')
  const [, end = ''] = /<<([\w-]{36})\n/.exec(text) ?? []
  expect(text).toBe(
    `NEXT_PUBLIC_ORDERS_URL<<${end}\nhttps://shop.example.com\n${end}\n` +
      `NEXT_PUBLIC_THEME<<${end}\ngarden\nOTHER=yes\n${end}\n`,
  )
})

it('builds with the variables of the repository and the address of GitHub Pages', () => {
  expect(steps[passOn]?.env).toEqual({ VARIABLES: '${{ toJSON(vars) }}' })
  expect(build).toBeGreaterThan(passOn)
  expect(steps[build]?.env).toEqual({
    BASE_PATH: "${{ steps.pages.outputs.base_path || '/' }}",
    NEXT_PUBLIC_SITE_URL: '${{ steps.pages.outputs.origin }}',
  })
})
