import { beforeEach, describe, expect, it, vi } from 'vitest'

import { MAX_PHOTOS } from '@/lib/photos/file-photos'
import { createExportFile, downloadExportFile, parseExportFile } from '@/lib/user-data/export-file'
import { readFilePhotos } from '@/lib/user-data/read-file-photos'
import { mergeUserData } from '@/lib/user-data/user-data'
import { resetApp } from '@/testing/app'
import { records } from '@/testing/memory-records'
import { ownRecipe } from '@/testing/own-recipes'
import { refuse } from '@/testing/storage-tab'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))
const download = vi.hoisted(() => vi.fn<(file: { text: string }) => void>())
vi.mock('@/lib/browser/download', () => ({ download }))

const picture = (content: string) => `data:image/webp;base64,${btoa(`RIFF${content}`)}`
const withPhotos = (...ids: string[]) => ({
  ownRecipes: JSON.stringify(ids.map((id) => ownRecipe(id, { hasPhoto: true }))),
})

beforeEach(() => {
  resetApp()
  records.clear()
  download.mockReset()
  // A browser looks at the bytes; happy-dom shows no pictures.
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    if (!(await blob.text()).startsWith('RIFF')) throw new DOMException('', 'InvalidStateError')
    return { close: () => {} }
  })
})

/** The text of the file that is downloaded. */
async function exported(data: { ownRecipes: string }) {
  const left = await downloadExportFile(data)
  return { left, text: download.mock.lastCall?.[0].text ?? '' }
}

async function read(text: string, present = {}) {
  const file = parseExportFile(text)
  if ('problem' in file) throw new Error(file.problem)
  return readFilePhotos(file, present)
}

describe('Photos in a file', () => {
  it('come back as they were', async () => {
    const photos = { 'own.a': picture('soup'), 'own.b': picture('pie') }
    for (const [id, photo] of Object.entries(photos)) records.set(id, photo)
    const { left, text } = await exported(withPhotos('a', 'b', 'elsewhere'))
    expect(left).toBe(0)
    records.clear()
    const found = await read(text)
    expect(found?.counts).toEqual({ added: 2, existing: 0, invalid: 0 })
    const stored = await found?.store()
    expect(stored).toMatchObject({ ids: ['own.a', 'own.b'], failed: 0 })
    expect(Object.fromEntries(records)).toEqual(photos)
    expect((await read(text, withPhotos('a', 'b')))?.counts).toEqual({ added: 0, existing: 2, invalid: 0 })
    await stored?.undo()
    expect(records.size).toBe(0)
  })

  it('are left out where the file gets too large, and counted', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const large = `data:image/webp;base64,${'A'.repeat(MAX_PHOTOS / ids.length)}`
    for (const id of ids) records.set(`own.${id}`, large)
    records.set('own.i', picture('tea'))
    const { left, text } = await exported(withPhotos(...ids, 'i'))
    expect(left).toBe(1)
    expect(Object.keys((JSON.parse(text) as { photos: object }).photos)).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'i'].map((id) => `own.${id}`),
    )
    expect(text.length).toBeLessThan(MAX_PHOTOS)
  })

  it.each([
    ['no picture', `data:image/webp;base64,${btoa('soup')}`],
    ['no base64', 'data:image/webp;base64,/'],
    ['a page', `data:text/html;base64,${btoa('RIFF')}`],
    ['a drawing, which may hold scripts', `data:image/svg+xml;base64,${btoa('RIFF')}`],
    ['an address', 'https://example.com/a.webp'],
    ['no text', 7],
    ['more than a photo takes', `data:image/webp;base64,${btoa('RIFF')}${'A'.repeat(6 * 1024 * 1024)}`],
  ])('are skipped where they are damaged: %s', async (_, photo) => {
    const { text } = createExportFile(withPhotos('a', 'b'), new Date(), {
      'own.a': photo as string,
      'own.b': picture('pie'),
    })
    const found = await read(text)
    expect(found?.counts).toEqual({ added: 1, existing: 0, invalid: 1 })
    await found?.store()
    expect([...records.keys()]).toEqual(['own.b'])
  })

  it('of recipes that are not there, or have no photo here, are not stored', async () => {
    const { text } = createExportFile({}, new Date(), {
      'own.a': picture('soup'),
      'own.gone': picture('pie'),
    })
    const found = await read(text, { ownRecipes: JSON.stringify([ownRecipe('a')]) })
    await found?.store()
    expect(records.size).toBe(0)
  })

  it('that the browser refuses are counted', async () => {
    const { text } = createExportFile(withPhotos('a'), new Date(), { 'own.a': picture('soup') })
    const found = await read(text)
    vi.spyOn(records, 'set').mockImplementation(refuse)
    expect(await found?.store()).toMatchObject({ ids: [], failed: 1 })
  })

  it('are none in a file of an earlier version, which is read', async () => {
    const { text } = createExportFile(withPhotos('a'), new Date())
    expect(JSON.parse(text)).not.toHaveProperty('photos')
    expect(await read(text)).toBeUndefined()
    const file = parseExportFile(text)
    expect('values' in file && mergeUserData({}, file.values).data).toEqual(withPhotos('a'))
  })

  it('stay when the data belong to another owner by the time of the undo', async () => {
    const { text } = createExportFile(withPhotos('a'), new Date(), { 'own.a': picture('soup') })
    const stored = await (await read(text))?.store()
    localStorage.setItem('owner', 'b')
    await stored?.undo()
    expect(records.has('own.a')).toBe(true)
  })
})
