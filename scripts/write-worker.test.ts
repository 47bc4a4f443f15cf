import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readSettings } from '../lib/config'
import { writeWorker } from './write-worker'

const page = '<script src="/tasty/_next/static/chunks/main-app-01234567.js"></script>'
const site = {
  'index.html': `<title>Tasty</title>${page}<link href="/tasty/_next/static/media/a.p.woff2">`,
  '404.html': '<title>Нет такой</title>',
  'manifest.webmanifest': '{}',
  'icons/favicon.svg': '<svg/>',
  'icons/icon-512.png': '…',
  'images/placeholder.svg': '<svg/>',
  'images/offline.webp': '…',
  'images/borscht-320.avif': '…',
  'api/shop.json': '[]',
  'video/borscht/index.html': '<title>Борщ</title>',
  'recipes/borscht/index.html': '<title>Борщ</title>',
  'categories/soups/index.html': '<title>Супы</title>',
  '_next/static/css/page-0123456789.css': 'p{}',
  'styleguide/index.html': '<title>Мастерская</title>',
  '_next/static/chunks/main-app-01234567.js': '1',
  '_next/static/chunks/framework-01234567.js': '2',
  '_next/static/chunks/145.01234567.js': '3',
  '_next/static/chunks/styleguide.01234567.js': '4',
  '_next/static/media/a.p.woff2': '5',
  '_next/static/media/b.p.woff2': '6',
}

const folder = mkdtempSync(join(tmpdir(), 'tasty-site-'))
const worker = () => readFileSync(join(folder, 'sw.js'), 'utf8')

beforeAll(() => {
  for (const [name, text] of Object.entries(site)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('writeWorker', () => {
  it('precaches what the app needs to open: its page, the files that it names, the chunks, the drawings', async () => {
    const { count } = await writeWorker(folder, readSettings({}))
    const listed = Object.keys(site).filter((name) => worker().includes(`"${name}"`))
    expect(listed).toEqual([
      'index.html',
      '404.html',
      'manifest.webmanifest',
      'icons/favicon.svg',
      'images/placeholder.svg',
      'images/offline.webp',
      '_next/static/chunks/main-app-01234567.js',
      '_next/static/chunks/145.01234567.js',
      '_next/static/media/a.p.woff2',
    ])
    expect(count).toBe(listed.length)
  })

  it('has the integrity of the page', async () => {
    await writeWorker(folder, readSettings({}))
    const hash = createHash('sha256').update(site['index.html']).digest('base64')
    expect(worker()).toContain(`sha256-${hash}`)
  })

  it.each([
    ['', '"/tasty/api/"'],
    ['https://api.example.com', '"https://api.example.com/api/"'],
  ])('contains the URL of the API with the host %j', async (host, root) => {
    await writeWorker(folder, readSettings({ NEXT_PUBLIC_API_HOST: host }))
    expect(worker()).toContain(root)
  })

  it('contains the URL for orders where there is one', async () => {
    const orderUrl = 'https://api.example.com/api/orders'
    await writeWorker(folder, readSettings({}))
    expect(worker()).not.toContain(orderUrl)
    await writeWorker(folder, readSettings({ NEXT_PUBLIC_ORDER_URL: orderUrl }))
    expect(worker()).toContain(orderUrl)
  })
})
