import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { themes } from '../tailwind.config'
import tokens from './tokens'
import { writeTokens } from './tokens/write-tokens'

describe('npm run tokens', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tasty-tokens-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it.each(['import', 'export', 'sheet'])('says that what %s is to use is a folder', async (action) => {
    await expect(tokens([action, folder])).rejects.toThrow(new Error(`${folder} is a folder.`))
  })

  it.each(['export', 'sheet'])('says which folder %s does not find', async (action) => {
    const missing = join(folder, 'missing')
    await expect(tokens([action, join(missing, 'file')])).rejects.toThrow(
      new Error(`There is no folder ${missing}.`),
    )
  })

  it.each([
    ['groups', (levels: number) => `{"kitchen":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`],
    ['lists', (levels: number) => withPage(`${'['.repeat(levels)}${']'.repeat(levels)}`)],
  ])('says that %s are nested too deep', async (_, write) => {
    const file = join(folder, 'deep.json')
    writeFileSync(file, write(50_000))
    await expect(tokens(['import', file])).rejects.toThrow(new Error(`${file} is nested too deep.`))
  })
})

/** The themes as a file, with this JSON as the value of a token. */
const withPage = (json: string) => {
  const file = writeTokens(themes) as { kitchen: { light: { tones: { page: object } } } }
  file.kitchen.light.tones.page = { $value: 'page' }
  return JSON.stringify(file).replace('"page"}', `${json}}`)
}
