import { gzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'

import { readFiles } from '@/lib/recipe-import/import-files'
import { json, zip } from '@/testing/import-files'
import { pancakes, mealie, nextcloud, paprika, schemaOrg, summarize, tandoor } from '@/testing/recipe-formats'

const file = (name: string, content: BlobPart) => new File([content], name)
const readFile = (one: File) => readFiles([one], () => {})

/** Text in windows-1251. */
const inWindows = (text: string) =>
  Uint8Array.from(text, (char) => (char < '\u0400' ? char.charCodeAt(0) : char.charCodeAt(0) - 0x350))

describe('readFiles', () => {
  it.each([
    [
      'Nextcloud Cookbook',
      zip({ 'Блины/recipe.json': json(nextcloud), 'Блины/full.jpg': new Uint8Array(9) }),
    ],
    ['Mealie', zip({ 'блины/блины.json': json(mealie) })],
    [
      'Tandoor, zips in a zip',
      zip({ '1.zip': zip({ 'recipe.json': json(tandoor), 'image.png': new Uint8Array(9) }) }),
    ],
    ['Paprika, gzip in a zip', zip({ 'Блины.paprikarecipe': gzipSync(json(paprika)) })],
  ])('reads the archive of %s', async (_, archive) => {
    const { recipes, problems } = await readFile(file('export.zip', archive))
    expect(problems).toEqual([])
    expect(recipes.map(summarize)).toEqual([pancakes])
  })

  it('reads the recipes of an export of this site', async () => {
    const own = { id: 'own.a', title: 'Блины', ingredients: [], steps: ['Пеките.'], tags: [], editedAt: 1 }
    const { own: found } = await readFile(
      file('tasty.json', JSON.stringify({ app: 'tasty', version: 1, data: { ownRecipes: [own] } })),
    )
    expect(found).toEqual([expect.objectContaining(own)])
  })

  it('reads an export that photos make larger than other texts may be', async () => {
    const photos = { 'own.a': `data:image/webp;base64,${'A'.repeat(6 * 1024 * 1024)}` }
    const own = { id: 'own.a', title: 'Блины', ingredients: [], steps: ['Пеките.'], tags: [], editedAt: 1 }
    const text = JSON.stringify({ app: 'tasty', version: 1, data: { ownRecipes: [own] }, photos })
    expect(await readFile(file('tasty.json', text))).toMatchObject({ own: [own], photos, problems: [] })
  })

  it('goes on after a file that is none, and says which', async () => {
    const progress = vi.fn()
    const result = await readFiles(
      [
        file('a.zip', new Uint8Array([0x50, 0x4b, 3, 4, 1])),
        file('b.txt', ''),
        file('c.json', JSON.stringify(schemaOrg)),
      ],
      progress,
    )
    expect(result.recipes.map(summarize)).toEqual([pancakes])
    expect(result.problems).toEqual([
      { name: 'a.zip', problem: 'unreadable' },
      { name: 'b.txt', problem: 'empty' },
    ])
    expect(progress.mock.calls).toEqual([[1], [2], [3]])
  })

  it.each([
    [
      'a page that names its charset',
      'Щи.html',
      inWindows('<meta charset="windows-1251"><h1>Щи</h1><p>1 л воды</p>'),
    ],
    ['an old note', 'Щи.txt', inWindows('Щи\n1 л воды')],
    ['a note in UTF-16', 'Щи.txt', new Uint8Array(Buffer.from('\ufeffЩи\n1 л воды', 'utf16le'))],
    [
      'a note in UTF-16, high bytes first',
      'Щи.txt',
      new Uint8Array(Buffer.from('\ufeffЩи\n1 л воды', 'utf16le').swap16()),
    ],
  ])('reads %s', async (_, name, bytes) => {
    for (const one of [file(name, bytes), file('export.zip', zip({ [name]: bytes }))])
      expect((await readFile(one)).recipes).toMatchObject([{ title: 'Щи', lines: [{ text: '1 л воды' }] }])
  })

  it('unpacks no zip bomb', async () => {
    const bomb = zip({ 'recipe.json': new Uint8Array(11 * 1024 * 1024) })
    expect(bomb.length).toBeLessThan(20_000)
    expect((await readFile(file('bomb.zip', bomb))).problems).toEqual([
      { name: 'bomb.zip', problem: 'tooLarge' },
    ])
  })

  it('unpacks no bomb that claims to be small', async () => {
    const bomb = zip({ 'recipe.json': new Uint8Array(11 * 1024 * 1024) })
    const view = new DataView(bomb.buffer)
    // The central directory says 4 bytes.
    for (let at = 0; at < bomb.length - 4; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 4, true)
    const { recipes, problems } = await readFile(file('bomb.zip', bomb))
    expect(recipes).toEqual([])
    expect(problems).toHaveLength(1)
  })

  it('unpacks no bomb in a gzip file', async () => {
    const bomb = zip({ 'a.paprikarecipe': gzipSync(new Uint8Array(11 * 1024 * 1024)) })
    expect((await readFile(file('bomb.zip', bomb))).problems).toEqual([
      { name: 'bomb.zip', problem: 'tooLarge' },
    ])
  })
})
