import { expect, test } from './fixtures'
import { texts } from './texts'

// What surrounds the content of every screen, as assistive technology gets it: landmarks, names and their order.

const { headings, sections, shell, common } = texts

/** A wide window has the sections in its banner. The names end with a count where there is something to count. */
const wideFrame = (heading: string) => `
- link "${shell.skipLink}"
- banner:
  - link "Tasty"
  - navigation "${sections.name}":
    - list:
      - listitem:
        - link "${sections.recipes}"
      - listitem:
        - link "${sections.plan}"
      - listitem:
        - link /^${sections.list}/
      - listitem:
        - link /^${sections.cart}/
      - listitem:
        - link "${sections.mine}"
  - link "Понравившееся"
  - button "${shell.menu}"
- main:
  - heading "${heading}" [level=1]
- region "${common.toasts}"
`

const phoneFrame = (heading: string) => `
- link "${shell.skipLink}"
- banner:
  - link "Tasty"
  - button "${shell.menu}"
- main:
  - heading "${heading}" [level=1]
- region "${common.toasts}"
`

const frame = (heading: string, isMobile: boolean) => (isMobile ? phoneFrame : wideFrame)(heading)

const screens: [path: string, heading: string][] = [
  ['/', headings.welcome],
  ['/category', headings.categories],
  ['/myshoplist', headings.list],
  ['/shop', headings.cart],
  ['/delivery', headings.delivery],
  ['/plan', headings.plan],
  ['/mine', headings.mine],
  ['/orders', headings.orders],
  ['/login', headings.login],
  ['/registration', headings.registration],
  ['/resetpassword', headings.passwordReset],
  ['/no-such-screen', headings.notFound],
]

test.describe('The frame of every screen has its landmarks, names and order', () => {
  for (const [path, heading] of screens) {
    test(path, async ({ page, app, isMobile }) => {
      await app.seed({ shopList: '["Соль"]' })
      await app.open(path)
      await expect(app.heading(heading)).toBeVisible()
      await expect(page.locator('body')).toMatchAriaSnapshot(frame(heading, isMobile))
    })
  }

  test('of a category and of a recipe', async ({ page, signedIn: app, screens, catalogue, isMobile }) => {
    const { category, recipe } = catalogue
    await screens.category.open(category.id)
    await expect(screens.category.cook.first()).toBeVisible()
    await expect(page.locator('body')).toMatchAriaSnapshot(frame(category.title, isMobile))
    await screens.recipe.open(recipe.id)
    await expect(app.heading(recipe.title)).toBeVisible()
    await expect(page.locator('body')).toMatchAriaSnapshot(frame(recipe.title, isMobile))
  })
})
