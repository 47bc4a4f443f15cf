import { first } from './api'
import { axeViolations } from './checks/axe'
import { expectReflow } from './checks/reflow'
import { expect, failedRequests, test } from './fixtures'
import { expectCopied } from './clipboard'
import { meta } from './metadata'
import { texts } from './texts'

// The static pages of recipes and categories, which a build writes where the API serves its catalogue.
test.beforeEach(async ({ request, catalogue: { recipe } }) => {
  const page = await request.get(`./recipes/${recipe.id}/`)
  test.skip(!page.ok(), 'needs a site with the catalogue of this repository')
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the page of a recipe shows the dish, its facts and ingredients, and leads on',
    { tag: '@smoke' },
    async ({ page, catalogue: { recipe, category } }) => {
      await page.goto(`./recipes/${recipe.id}/`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.title)
      await expect(page.getByRole('img', { name: recipe.title })).toBeVisible()
      const rows = page.getByRole('region', { name: texts.recipe.tabs.ingredients }).getByRole('listitem')
      await expect(rows).toHaveCount(recipe.ingredients.length)
      for (const [index, title] of recipe.ingredients.entries())
        await expect(rows.nth(index)).toHaveText(`${title}${recipe.quantity[index] ?? ''}`)
      await expect(page.getByText(texts.price.sumAtTill)).toBeVisible()
      await expect(page.getByText(/ккал/).first()).toBeVisible()
      for (const step of recipe.instructions) await expect(page.getByText(step)).toHaveCount(0)
      await expect(page.getByRole('link', { name: texts.cooking.start })).toHaveAttribute(
        'href',
        `../../#/selected_recipe/${recipe.id}/`,
      )

      await page.getByRole('link', { name: category.title, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.title)
      await page.getByRole('link', { name: recipe.title }).click()
      await page.getByRole('link', { name: texts.recipe.watch }).click()
      await expect(page).toHaveURL(new RegExp(`/${recipe.video}$`))
    },
  )

  test('the page of a recipe has a preview and structured data', async ({
    page,
    request,
    baseURL,
    catalogue: { recipe },
  }) => {
    await page.goto(`./recipes/${recipe.id}/`)
    const canonical = page.locator('link[rel=canonical]')
    test.skip((await canonical.count()) === 0, 'needs a site that was built with NEXT_PUBLIC_SITE_URL')
    await expect(canonical).toHaveAttribute('href', `${baseURL}recipes/${recipe.id}/`)
    const picture = (await meta(page, 'og:image')) ?? ''
    const answer = await request.get(picture)
    expect(answer.headers()['content-type']).toMatch(/^image\//)
    expect(await meta(page, 'og:title')).toContain(recipe.title)
    const text = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(text ?? '')).toMatchObject({
      '@type': 'Recipe',
      name: recipe.title,
      image: [picture],
      url: `${baseURL}recipes/${recipe.id}/`,
    })
  })

  test('a printed recipe leaves half of the width of the paper to its picture', async ({
    page,
    catalogue: { recipe },
  }) => {
    await page.setViewportSize({ width: 720, height: 1040 })
    await page.emulateMedia({ media: 'print' })
    await page.goto(`./recipes/${recipe.id}/`)
    const picture = await page.getByRole('img', { name: recipe.title }).boundingBox()
    expect(picture?.width).toBeLessThanOrEqual(360)
  })

  test('a page takes at most 30 kB without its pictures', async ({ page, catalogue: { recipe } }) => {
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (!['image', 'other'].includes(request.resourceType()))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto(`./recipes/${recipe.id}/`, { waitUntil: 'networkidle' })
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(5_000)
    expect(total).toBeLessThanOrEqual(30_000)
  })
})

test('The sitemap has every page with the date of its last change', async ({
  request,
  baseURL,
  catalogue: { categories, recipe },
}) => {
  const sitemap = await request.get('./sitemap.xml')
  test.skip(!sitemap.ok(), 'needs a site that was built with NEXT_PUBLIC_SITE_URL')
  const xml = await sitemap.text()
  const dated = new Map(
    [...xml.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, url = '', day]) => [url, day]),
  )
  const expected = [
    `${baseURL}recipes/${recipe.id}/`,
    ...categories.map(({ id }) => `${baseURL}categories/${id}/`),
  ]
  for (const url of expected) expect(dated.get(url), url).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('The pages pass axe in all themes and reflow, and have the theme that was chosen in the app', async ({
  page,
  app,
  catalogue: { recipe, category },
}) => {
  await app.open('/')
  await app.store({ isDark: 'true' })
  for (const path of [`recipes/${recipe.id}/`, `categories/${category.id}/`]) {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(`./${path}`)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect.soft(await axeViolations(page), path).toEqual([])
    await expectReflow(page, path)
  }
})

test('A page leads into the app: signed out to the login with the dish, signed in to the recipe', async ({
  page,
  signedIn: app,
  catalogue: { recipe },
}) => {
  await page.goto(`./recipes/${recipe.id}/`)
  await page.getByRole('link', { name: texts.cooking.start }).click()
  await expect(app.heading(recipe.title)).toBeVisible()
  await app.logOut()
  await page.goto(`./recipes/${recipe.id}/`)
  await page.getByRole('link', { name: texts.cooking.start }).click()
  await expect(app.heading(texts.headings.login)).toBeVisible()
})

test.describe('An unknown page', () => {
  test.use({ allowedErrors: failedRequests })

  test('is not found', async ({ page }) => {
    const answer = await page.goto('./recipes/no-such-dish/')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('button', { name: texts.common.toWelcome })).toBeVisible()
  })
})

test('Sharing a recipe gives the address of its page, and its files can be downloaded', async ({
  page,
  signedIn: app,
  baseURL,
  catalogue: { cards },
}) => {
  const { id, title } = first(cards)
  await app.open(`/selected_recipe/${id}/`)
  await page.getByRole('button', { name: `${texts.recipe.share}: ${title}` }).click()
  const sheet = page.getByRole('dialog', { name: 'Поделиться рецептом' })
  await expectCopied(
    sheet.getByRole('button', { name: texts.recipe.copyLink }),
    `${baseURL}recipes/${id}/`,
    texts.recipe.linkCopied,
  )
  for (const [format, name] of [
    ['Текст', `${id}.txt`],
    ['Cooklang', `${id}.cook`],
    ['JSON-LD', `${id}.json`],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await sheet.getByRole('button', { name: format }).click()
    expect((await downloading).suggestedFilename()).toBe(name)
  }
})

test('Sharing a category gives the address of its page', async ({
  page,
  app,
  baseURL,
  catalogue: { category },
}) => {
  await app.open(`/selected_category/${category.id}`)
  await page.getByRole('button', { name: `${texts.recipe.share}: ${category.title}` }).click()
  const sheet = page.getByRole('dialog', { name: 'Поделиться категорией' })
  await expectCopied(
    sheet.getByRole('button', { name: texts.recipe.copyLink }),
    `${baseURL}categories/${category.id}/`,
    texts.recipe.linkCopied,
  )
})
