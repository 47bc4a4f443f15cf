import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../lib/config'
import { policyOf } from './policy'
import { writePolicies } from './write-policies'

const settings = readSettings({})
const page = (title: string) =>
  `<html><head><meta charset="utf-8"><title>${title}</title></head><script>say("${title}")</script></html>`
const files = [
  'index.html',
  '404.html',
  'styleguide/index.html',
  'video/borscht/index.html',
  'video/pie/index.html',
  'recipes/borscht/index.html',
  'categories/soups/index.html',
]

let folder = ''
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tasty-policies-'))
  for (const name of files) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), page(name))
  }
  await writePolicies(folder, settings)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('an exported site', () => {
  it.each(files)('has the policy of %s in the page', (name) => {
    const kind = name === 'index.html' ? 'app' : name.startsWith('video') ? 'film' : 'plain'
    expect(read(name)).toContain(policyOf(page(name), kind, settings))
  })

  it('has a _headers file with policies and caching by the URLs of the pages', () => {
    const rules = read('_headers')
      .trim()
      .split('\n\n')
      .map((rule) => rule.split('\n  '))
    expect(rules.map(([path]) => path)).toEqual([
      '/tasty/*',
      '/tasty/_next/static/*',
      '/tasty/sw.js',
      '/tasty/api/*',
      '/tasty/404.html',
      '/tasty/categories/*',
      '/tasty/index.html',
      '/tasty/',
      '/tasty/recipes/*',
      '/tasty/styleguide/index.html',
      '/tasty/styleguide/',
      '/tasty/video/*',
    ])
    expect(rules[0]).toEqual([
      '/tasty/*',
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Permissions-Policy: camera=(), geolocation=(), payment=(), usb=()',
      "Content-Security-Policy: frame-ancestors 'self'",
    ])
    expect(rules[1]).toEqual(['/tasty/_next/static/*', 'Cache-Control: public, max-age=31536000, immutable'])
    expect(rules[2]).toEqual(['/tasty/sw.js', 'Cache-Control: no-cache'])
    expect(rules[7]).toEqual([
      '/tasty/',
      `Content-Security-Policy: ${policyOf(page('index.html'), 'app', settings)}`,
      'Cache-Control: no-cache',
    ])
  })

  it('has a snippet for nginx with policies and caching', () => {
    const snippet = read('_nginx.conf')
    const policy = policyOf(page('index.html'), 'app', settings)
    expect(snippet).toContain(
      `if ($uri ~ "^/tasty/$") { set $tasty_policy "${policy}; frame-ancestors 'self'"; }`,
    )
    expect(snippet).toContain('if ($uri ~ "^/tasty/video/") {')
    expect(snippet).toContain('add_header X-Content-Type-Options "nosniff" always;')
    expect(snippet).toContain(
      'set $tasty_caching "no-cache";\n' +
        'if ($uri ~ "^/tasty/_next/static/") { set $tasty_caching "public, max-age=31536000, immutable"; }\n' +
        'add_header Cache-Control $tasty_caching;\n',
    )
  })
})
