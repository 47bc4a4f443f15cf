import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { BOOT_DATA_ID, type BootData, noBootData } from '@/app/boot/boot-data'
import { knownSegments, paths } from '@/lib/router/routes'
import { loadCatalogue } from '@/mock-api/catalogue/catalogue'
import { handle } from '@/mock-api/handler'
import { filesByRoute, firstPictures, injectBootData, likelyCategory } from '@/scripts/inject-boot-data'

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
const more = ['login', 'registration', 'reset', 'pantry', 'plan', 'my-data', 'mine', 'orders', 'own-recipes']
const list = Object.fromEntries([...names, ...more].map((name) => [name, ['shared.js', `${name}.js`]]))

describe('filesByRoute', () => {
  const filesOf = (segment: string, orderUrl?: string) => {
    const { files, screens } = filesByRoute(list, { orderUrl })
    return new Map(screens).get(segment)?.map((index) => files[index])
  }

  it('has the files of its screen for every route, and each file once', () => {
    expect(filesOf('selected_category')).toEqual(['shared.js', 'category.js'])
    expect(filesOf('mydata')).toEqual(['shared.js', 'my-data.js'])
    for (const segment of knownSegments.filter((one) => one !== 'invitation'))
      expect(filesOf(segment), segment).toHaveLength(2)
    const { files } = filesByRoute(list, { orderUrl: undefined })
    expect(new Set(files).size).toBe(files.length)
  })

  it('has another screen for the delivery where the site sends orders', () => {
    expect(filesOf('delivery')).toEqual(['shared.js', 'delivery.js'])
    expect(filesOf('delivery', 'https://shop.example/orders')).toEqual(['shared.js', 'order.js'])
  })

  it('throws where the build has no chunk of a screen', () => {
    const others = Object.entries(list).filter(([name]) => name !== 'cart')
    expect(() => filesByRoute(Object.fromEntries(others), { orderUrl: undefined })).toThrow(
      'No chunk of cart-screen.tsx',
    )
  })
})

describe('firstPictures', () => {
  it('are those that the responses of the API start with', () => {
    const catalogue = loadCatalogue()
    const firstOf = (call: string) =>
      /"avif":"([^"]*)"/.exec(handle({ method: 'GET', url: `/api/${call}` }, catalogue).body)?.[1]
    expect(firstPictures(catalogue)).toEqual([
      [paths.categories, firstOf('selected?page=1&limit=3')],
      ...catalogue.categories.map(({ id }) => [paths.category(id), firstOf(`selected/${id}`)]),
    ])
  })

  it('are none where the catalogue has none', () => {
    const categories = loadCatalogue().categories.map((category) => ({ ...category, picture: undefined }))
    expect(firstPictures({ categories: [], recipes: [] })).toEqual([])
    expect(firstPictures({ categories, recipes: [] })).toEqual([])
  })
})

describe('likelyCategory', () => {
  it('is the first of the catalogue, with a picture of little more than a kilobyte', async () => {
    const catalogue = loadCatalogue()
    const { id, small = '' } = (await likelyCategory('public', catalogue)) ?? {}
    expect(id).toBe(catalogue.categories[0]?.id)
    const [type, bytes = ''] = small.split(',')
    expect(type).toBe('data:image/avif;base64')
    expect(Buffer.from(bytes, 'base64').length).toBeLessThan(1300)
  })

  it('is unknown where the site has no such picture', async () => {
    expect(await likelyCategory('docs', loadCatalogue())).toBeUndefined()
    expect(await likelyCategory('public', { categories: [] })).toBeUndefined()
  })
})

describe('injectBootData', () => {
  const element = `<script type="application/json" id="${BOOT_DATA_ID}">${JSON.stringify(noBootData)}</script>`
  const flight = `<script>self.__next_f.push(${JSON.stringify(JSON.stringify(noBootData))})</script>`
  let folder: string
  let page: string
  let screenFiles: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'boot-data-'))
    page = join(folder, 'index.html')
    screenFiles = join(folder, '_next/static/screen-files.json')
    await mkdir(join(folder, '_next/static'), { recursive: true })
    await writeFile(screenFiles, JSON.stringify(list))
  })

  afterEach(() => rm(folder, { recursive: true }))

  const inject = async (html: string) => {
    await writeFile(page, html)
    await injectBootData(folder, { orderUrl: undefined })
    return readFile(page, 'utf8')
  }

  it('writes the data into its element and not into the flight data', async () => {
    const html = await inject(`<head>${element}</head><body>${flight}</body>`)
    const json = html.slice(html.indexOf('>', html.indexOf(BOOT_DATA_ID)) + 1, html.indexOf('</script>'))
    const { files, firstPictures } = JSON.parse(json) as BootData
    expect(files).toContain('shared.js')
    expect(firstPictures.length).toBeGreaterThan(0)
    expect(html).toContain(flight)
  })

  it('adds the instant previews at the end of the body', async () => {
    const html = await inject(`<head>${element}</head><body>${flight}</body>`)
    expect(html).toMatch(/<template id="preview-category" .*<\/script><\/body>$/s)
  })

  it('removes the list of files, which is not for visitors', async () => {
    await inject(`${element}</body>`)
    await expect(access(screenFiles)).rejects.toThrow('ENOENT')
  })

  it.each(['<body></body>', element, `${element}${element}</body>`, `${element}</body></body>`])(
    'throws for a page without one place for each: %s',
    async (html) => {
      await expect(inject(html)).rejects.toThrow('index.html has')
    },
  )
})
