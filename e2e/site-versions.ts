import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'

import { readSettings } from '../lib/config'
import { freePort } from '../scripts/ports'
import { writePolicies } from '../scripts/security/write-policies'
import { startSite } from '../scripts/static-server'
import { writeWorker } from '../scripts/write-worker'

/** The settings of the site without services, apart from its base path. */
const settings = readSettings({ BASE_PATH: process.env.BASE_PATH })

/** Copies the site without settings into two folders, and turns one of them into its next version. */
export async function prepareVersions() {
  const folders = mkdtempSync(join(tmpdir(), 'tasty-versions-'))
  const [before, after] = [join(folders, 'before'), join(folders, 'after')]
  for (const folder of [before, after]) {
    cpSync('.e2e/bare', folder, {
      recursive: true,
      filter: (file) => !/images\/.*-(320|back)|video/.test(file),
    })
  }
  await makeNewVersion(after)
  return { before, after, remove: () => rmSync(folders, { recursive: true }) }
}

/**
 * Serves the first version at `address`. `deploy` replaces it by the next one while that page is open, and clears
 * Chromium's own cache, which would respond for files that the worker has to cache.
 */
export async function startVersions(
  { before, after }: { before: string; after: string },
  browserName: string,
) {
  const port = await freePort()
  const serve = (folder: string) => startSite({ folder, basePath: settings.basePath, port })
  let site = await serve(before)
  return {
    address: `http://localhost:${port}${settings.basePath}/`,
    deploy: async (page: Page) => {
      await site.close()
      site = await serve(after)
      if (browserName !== 'chromium') return
      const chrome = await page.context().newCDPSession(page)
      await chrome.send('Network.clearBrowserCache')
    },
    end: () => site.close(),
  }
}

/** Turns a copy of a site into its next deployment: other script names, a mark in the page, higher prices. */
async function makeNewVersion(folder: string) {
  const chunks = join(folder, '_next/static/chunks')
  const scripts = readdirSync(chunks, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  const hashes = scripts.flatMap((name) => /[0-9a-f]{8}(?=\.js$)/.exec(name) ?? [])
  const renewed = (text: string) =>
    hashes.reduce((present, hash) => present.replaceAll(hash, [...hash].reverse().join('')), text)
  const files = [
    ...scripts.map((name) => join(chunks, name)),
    join(folder, 'index.html'),
    join(folder, '404.html'),
  ]
  for (const file of files) {
    writeFileSync(
      file,
      renewed(readFileSync(file, 'utf8'))
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replace('</head>', '<meta name="version"></head>'),
    )
    renameSync(file, renewed(file))
  }
  const shop = join(folder, 'api/shop.json')
  const products = JSON.parse(readFileSync(shop, 'utf8')) as { price: number }[]
  writeFileSync(shop, JSON.stringify(products.map((product) => ({ ...product, price: product.price + 1 }))))
  await writePolicies(folder, settings)
  await writeWorker(folder, settings)
}
