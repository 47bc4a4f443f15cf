import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import tokens from './tokens'

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
})
