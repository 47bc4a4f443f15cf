import { gzipSync, strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'

import { json, read, zip } from '@/testing/import-files'
import { mealie, paprika, tandoor } from '@/testing/recipe-formats'

const packed = gzipSync(json(paprika))
const tandoorZip = (recipe: Uint8Array) => zip({ 'recipe.json': recipe })

describe('An entry of an archive that cannot be read is named, and the others are read', () => {
  it.each([
    ['half a gzip file', 'Щи.paprikarecipe', packed.subarray(0, packed.length / 2), 'unreadable'],
    [
      'a damaged gzip file',
      'Щи.paprikarecipe',
      packed.map((byte, at) => (at === 30 ? 255 - byte : byte)),
      'unreadable',
    ],
    ['an empty gzip file', 'Щи.paprikarecipe', new Uint8Array(), 'unreadable'],
    ['a large gzip file', 'Щи.paprikarecipe', gzipSync(new Uint8Array(11 * 1024 * 1024)), 'tooLarge'],
    ['half a JSON', 'Щи.json', json(mealie).subarray(0, 99), 'unreadable'],
    ['a large JSON', 'Щи.json', new Uint8Array(11 * 1024 * 1024), 'tooLarge'],
    ['half a zip file', 'Щи.zip', tandoorZip(json(tandoor)).subarray(0, 99), 'unreadable'],
  ])('%s', async (_, name, content, problem) => {
    const files = { 'a.paprikarecipe': packed, [name]: content, 'b.zip': tandoorZip(json(tandoor)) }
    const { recipes, problems } = await read('export.zip', zip(files))
    expect(recipes.map(({ title }) => title)).toEqual(['Блины', 'Блины'])
    expect(problems).toEqual([{ name: `export.zip/${name}`, problem }])
    // Where there is no other, the archive itself has the problem.
    expect((await read('export.zip', zip({ [name]: content }))).problems).toEqual([
      { name: 'export.zip', problem },
    ])
  })

  it('with the path of the zip that it is in', async () => {
    const half = json(tandoor).subarray(0, 99)
    const files = { '1.zip': tandoorZip(half), '2.zip': tandoorZip(half), '3.zip': tandoorZip(json(tandoor)) }
    expect((await read('export.zip', zip(files))).problems.map(({ name }) => name)).toEqual([
      'export.zip/1.zip/recipe.json',
      'export.zip/2.zip/recipe.json',
    ])
  })
})

/** `d/recipe.json`, which Info-ZIP encrypted; its folder `d` is not. */
const encrypted = Uint8Array.from(
  atob(
    'UEsDBAoAAAAAACULgV0AAAAAAAAAAAAAAAACAAAAZC9QSwMECgAJAAAAJQuBXf4IkoQcAAAAEAAAAA0AAABkL3JlY2lwZS5qc29u' +
      'OJpJMZ/s4KSLwawfxDNQTYkM57G2cA4YUxizD1BLBwj+CJKEHAAAABAAAABQSwECHgMKAAAAAAAlC4FdAAAAAAAAAAAAAAAAAgAA' +
      'AAAAAAAAABAA7UEAAAAAZC9QSwECHgMKAAkAAAAlC4Fd/giShBwAAAAQAAAADQAAAAAAAAABAAAApIEgAAAAZC9yZWNpcGUuanNv' +
      'blBLBQYAAAAAAgACAGsAAAB3AAAAAAA=',
  ),
  (letter) => letter.charCodeAt(0),
)

it('An archive with a password says so, alone and in another one', async () => {
  expect((await read('export.zip', encrypted)).problems).toEqual([
    { name: 'export.zip', problem: 'encrypted' },
  ])
  const { recipes, problems } = await read(
    'export.zip',
    zip({ '1.zip': encrypted, '2.zip': tandoorZip(json(tandoor)) }),
  )
  expect(recipes).toHaveLength(1)
  expect(problems).toEqual([{ name: 'export.zip/1.zip', problem: 'encrypted' }])
  // The comment of a zip may contain anything.
  const comment = new Uint8Array(70_000)
  expect((await read('export.zip', new Blob([encrypted, comment]))).problems).toEqual([
    { name: 'export.zip', problem: 'unreadable' },
  ])
})

it('More recipes than are read are refused, not cut off', async () => {
  const all = Array.from({ length: 2001 }, (_, index) => ({ ...paprika, name: `Блины ${index}` }))
  expect(await read('all.json', JSON.stringify(all))).toMatchObject({
    recipes: [],
    problems: [{ problem: 'tooLarge' }],
  })
})

it('The copy of a visitor’s data may be in an archive', async () => {
  const own = { id: 'own.a', title: 'Щи', ingredients: [], steps: ['Варите.'], tags: [], editedAt: 1 }
  const copy = json({ app: 'tasty', version: 1, data: { ownRecipes: [own] }, photos: { 'own.a': 'data:' } })
  expect(await read('копия.zip', zip({ 'tasty-2026-11-30.json': copy }))).toMatchObject({
    own: [own],
    photos: { 'own.a': 'data:' },
    problems: [],
  })
})

describe('The name of a file, which is the title of a recipe in Cooklang, is read', () => {
  const text = strToU8('Сварите @свёклу{2}.')

  /** An archive with a file of that name, of which it does not say that it is UTF-8. */
  function named(bytes: number[]) {
    const placeholder = 'X'.repeat(bytes.length)
    const archive = Buffer.from(zip({ [`${placeholder}.cook`]: text }))
    for (let at = archive.indexOf(placeholder); at >= 0; at = archive.indexOf(placeholder))
      archive.set(bytes, at)
    return new Uint8Array(archive)
  }

  it.each([
    ['in marked UTF-8', zip({ 'Борщ.cook': text }), 'Борщ'],
    ['in UTF-8, as macOS writes it', named([...strToU8('Борщ')]), 'Борщ'],
    ['in code page 866, as Windows writes it', named([0x81, 0xae, 0xe0, 0xe9]), 'Борщ'],
    ['of other letters', zip({ 'Crème brûlée.cook': text }), 'Crème brûlée'],
  ])('%s', async (_, archive, title) => {
    expect((await read('export.zip', archive)).recipes).toMatchObject([{ title }])
  })
})
