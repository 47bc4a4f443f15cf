import type { APIRequestContext, Page } from 'playwright/test'

import { expect, failedRequests, test } from './fixtures'
import { meta } from './metadata'
import { texts } from './texts'

// The metadata that search engines, messengers and home screens read, without running scripts.
test.use({ javaScriptEnabled: false })

const description =
  'Находите разнообразные, простые, полезные и вкусные рецепты и сразу заказывайте доставку ингредиентов для выбранного блюда.'

test('The site has a language, a title, a description and icons', async ({ page, app, request }) => {
  await app.open('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page).toHaveTitle(`${texts.documentTitle} — Tasty`)
  expect(await meta(page, 'description')).toBe(description)
  for (const rel of ['icon', 'apple-touch-icon']) await expectPicture(request, await linkOf(page, rel))
})

test('A shared link has a preview with a picture', async ({ page, app, request, baseURL }) => {
  await app.open('/')
  const canonical = page.locator('link[rel=canonical]')
  test.skip((await canonical.count()) === 0, 'needs a site that was built with NEXT_PUBLIC_SITE_URL')
  await expect(canonical).toHaveAttribute('href', baseURL ?? '')
  expect(await meta(page, 'og:url')).toBe(baseURL)
  expect(await meta(page, 'og:type')).toBe('website')
  expect(await meta(page, 'og:locale')).toBe('ru_RU')
  expect(await meta(page, 'og:site_name')).toBe('Tasty')
  expect(await meta(page, 'twitter:card')).toBe('summary_large_image')
  for (const kind of ['og', 'twitter']) {
    expect(await meta(page, `${kind}:title`)).toBe(`${texts.documentTitle} — Tasty`)
    expect(await meta(page, `${kind}:description`)).toBe(description)
    expect(await meta(page, `${kind}:image:alt`)).toMatch(/[а-яё]/)
    await expectPicture(request, (await meta(page, `${kind}:image`)) ?? '')
  }
})

test('The site can be added to a home screen', async ({ page, app, request, baseURL }) => {
  await app.open('/')
  const { pathname } = new URL(baseURL ?? '')
  const address = new URL(await linkOf(page, 'manifest'), page.url())
  const answer = await request.get(address.href)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  type Icons = { icons: { src: string; sizes: string; purpose?: string }[] }
  const manifest = (await answer.json()) as Icons & { shortcuts: (Icons & { name: string; url: string })[] }
  expect(manifest).toMatchObject({
    name: `${texts.documentTitle} — Tasty`,
    short_name: 'Tasty',
    lang: 'ru',
    start_url: pathname,
    scope: pathname,
    display: 'standalone',
    share_target: { action: pathname, method: 'get', params: { title: 'title', text: 'text', url: 'url' } },
    // The first one belongs to the light theme; the page changes their media queries to the visitor's choice.
    theme_color: await page.locator('meta[name=theme-color]').first().getAttribute('content'),
  })
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  expect(manifest.shortcuts.map(({ name, url }) => `${name} ${url}`)).toEqual([
    `Шоппинг лист ${pathname}#/myshoplist`,
    `Категории ${pathname}#/category`,
  ])
  const icons = [manifest, ...manifest.shortcuts].flatMap((entry) => entry.icons)
  for (const { src } of icons) await expectPicture(request, new URL(src, address).href)
})

test('Search engines may read everything, and find the app first', async ({ request, baseURL }) => {
  const robots = await request.get('./robots.txt')
  expect(robots.ok()).toBe(true)
  const text = await robots.text()
  expect(text).toMatch(/^User-Agent: \*\nAllow: \/$/m)
  const sitemap = /^Sitemap: (.*)$/m.exec(text)?.[1]
  test.skip(!sitemap, 'needs a site that was built with NEXT_PUBLIC_SITE_URL')
  expect(sitemap).toBe(`${baseURL}sitemap.xml`)
  const xml = await (await request.get('./sitemap.xml')).text()
  expect(/<loc>(.*?)<\/loc>/.exec(xml)?.[1]).toBe(baseURL)
})

test.describe('An unknown path', () => {
  test.use({ allowedErrors: failedRequests })

  test('is excluded from search engines', async ({ page }) => {
    await page.goto('./no/such/page')
    expect(await meta(page, 'robots')).toBe('noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  })
})

async function linkOf(page: Page, rel: string) {
  return (await page.locator(`link[rel="${rel}"]`).getAttribute('href')) ?? ''
}

async function expectPicture(request: APIRequestContext, address: string) {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  expect(answer.headers()['content-type'], address).toMatch(/^image\//)
}
