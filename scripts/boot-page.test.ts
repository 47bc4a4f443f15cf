import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { bootScript, emptyTables } from '@/app/boot-script'
import { knownSegments, paths } from '@/lib/router/routes'
import { loadCatalogue } from '@/mock-api/catalogue/catalogue'
import { handle } from '@/mock-api/handler'
import { bootPage, firstPictures, screenFilesTable } from '@/scripts/boot-page'

const names = [
  'categories',
  'category',
  'recipe',
  'saves',
  'likes',
  'editor',
  'list',
  'cart',
  'delivery',
  'order',
]
const more = ['login', 'registration', 'reset', 'pantry', 'plan', 'my-data']
const list = Object.fromEntries([...names, ...more].map((name) => [name, ['shared.js', `${name}.js`]]))

const filesOf = (segment: string, orderUrl?: string) => {
  const [files, places] = screenFilesTable(list, { orderUrl })
  return new Map<string, number[]>(places).get(segment)?.map((place) => files[place])
}

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boot-page-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('Every route has the files of its screen, and each file stands there once', () => {
  expect(filesOf('selected_category')).toEqual(['shared.js', 'category.js'])
  expect(filesOf('mydata')).toEqual(['shared.js', 'my-data.js'])
  for (const segment of knownSegments) expect(filesOf(segment), segment).toHaveLength(2)
  const [files] = screenFilesTable(list, { orderUrl: undefined })
  expect(new Set(files).size).toBe(files.length)
})

test('Where orders are taken the delivery is another screen', () => {
  expect(filesOf('delivery')).toEqual(['shared.js', 'delivery.js'])
  expect(filesOf('delivery', 'https://shop.example/orders')).toEqual(['shared.js', 'order.js'])
})

test('The pictures expected first are those that the answers begin with', () => {
  const catalogue = loadCatalogue()
  const firstOf = (call: string) =>
    /"avif":"([^"]*)"/.exec(handle({ method: 'GET', url: `/api/${call}` }, catalogue).body)?.[1]
  expect(firstPictures(catalogue)).toEqual([
    [paths.categories, firstOf('selected?page=1&limit=3')],
    ...catalogue.categories.map(({ id }) => [paths.category(id), firstOf(`selected/${id}`)]),
  ])
})

test('Where there are none, none is expected', () => {
  const categories = loadCatalogue().categories.map((category) => ({ ...category, picture: undefined }))
  expect(firstPictures({ categories: [], recipes: [] })).toEqual([])
  expect(firstPictures({ categories, recipes: [] })).toEqual([])
})

test('The tables get into the script of the page, not into its flight data', async () => {
  const page = join(folder, 'index.html')
  await writeFile(
    page,
    `<script>${bootScript}</script><script>self.__next_f.push(${JSON.stringify(bootScript)})</script>`,
  )
  await writeFile(join(folder, 'screens.json'), JSON.stringify(list))
  await bootPage(folder, { orderUrl: undefined }, join(folder, 'screens.json'))
  const [script, flight] = (await readFile(page, 'utf8')).split('</script>')
  expect(script).toContain('"shared.js"')
  expect(script).not.toContain(emptyTables)
  expect(flight).toContain(emptyTables)
})
