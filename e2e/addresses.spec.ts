import { expect, failedRequests, test } from './fixtures'
import { texts } from './texts'

test.describe('An unusual address', () => {
  test.use({ allowedErrors: failedRequests })

  test(
    'of no screen shows a page that leads to the welcome page',
    { tag: '@smoke' },
    async ({ page, app }) => {
      const paths = [
        '/__proto__',
        '/constructor',
        '/category/extra',
        '/selected_recipe',
        '/shoppinglist',
        '/%',
        '/%E0%A4%A',
      ]
      for (const path of paths) {
        await test.step(path, async () => {
          await app.open(path)
          await expect(app.heading(texts.headings.notFound)).toBeVisible()
          await page.getByRole('button', { name: texts.common.toWelcome, exact: true }).click()
          await expect(app.heading(texts.headings.welcome)).toBeVisible()
        })
      }
    },
  )

  test('of an unknown category reports that it is not found', async ({ page, app }) => {
    const ids = ['%E0%A4%A', '__proto__', 'toString', '%2E%2E', '%2F..%2Fshop', '%00', '🍲'.repeat(40)]
    for (const id of ids) {
      await test.step(id, async () => {
        await app.open(`/selected_category/${id}`)
        await expect(page.getByText(texts.catalog.unknownCategory)).toBeVisible()
        await expect(page.getByRole('link', { name: texts.common.toCategories })).toBeVisible()
        await app.open('/nothing')
        await expect(app.heading(texts.headings.notFound)).toBeVisible()
      })
    }
  })

  test('of a screen in another spelling does not break the app', async ({ page, app }) => {
    for (const hash of ['#category', '#//category', '#/category#x']) {
      await test.step(hash, async () => {
        await page.goto('about:blank')
        await page.goto(`./${hash}`)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await expect(app.heading(texts.headings.welcome)).toHaveCount(0)
      })
    }
  })
})

test.describe('A path typed without #', () => {
  test.use({ allowedErrors: failedRequests })

  test('redirects to the hash form of a known route', { tag: '@smoke' }, async ({ page, app, catalogue }) => {
    const forms = [
      { typed: './category', reached: '#/category', heading: texts.headings.categories },
      { typed: './category/', reached: '#/category/', heading: texts.headings.categories },
      {
        typed: './myshoplist?from=letter',
        reached: '#/myshoplist?from=letter',
        heading: texts.headings.list,
      },
      {
        typed: `./shoppinglist/${catalogue.recipe.id}`,
        reached: `#/shoppinglist/${catalogue.recipe.id}`,
        heading: texts.headings.editor,
      },
    ]
    for (const { typed, reached, heading } of forms) {
      await test.step(typed, async () => {
        const answer = await page.goto(typed)
        expect(answer?.status()).toBe(404)
        await expect(app.heading(heading)).toBeVisible()
        expect(page.url()).toMatch(new RegExp(`/${reached.replace('?', '\\?')}$`))
      })
    }
  })

  test('shows a page that leads to the welcome page for an unknown route', async ({ page, app }) => {
    for (const typed of ['./nothing', './nothing/category', './categoryx']) {
      await page.goto(typed)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('button', { name: texts.common.toWelcome, exact: true }).click()
      await expect(app.heading(texts.headings.welcome)).toBeVisible()
    }
  })
})
