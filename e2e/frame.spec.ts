import { expect, failedRequests, needsSyncServer, test } from './fixtures'
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

test('The frame of every screen has its landmarks, names and order', async ({ app, catalogue, isMobile }) => {
  await app.seed({ shopList: '["Соль"]' })
  for (const [path, heading] of [
    ['/', headings.welcome],
    ['/category', headings.categories],
    ['/likerecipe', headings.liked],
    ['/saverecipe', headings.saved],
    [`/shoppinglist/${catalogue.recipe.id}`, headings.editor],
    ['/myshoplist', headings.list],
    ['/shop', headings.cart],
    ['/delivery', headings.delivery],
    ['/pantry', headings.pantry],
    ['/plan', headings.plan],
    ['/mine', headings.mine],
    ['/mydata', headings.userData],
    ['/orders', headings.orders],
    ['/myrecipes', headings.ownRecipes],
    ['/myrecipes/import', headings.importRecipe],
    ['/myrecipes/new', headings.newRecipe],
    ['/login', headings.login],
    ['/registration', headings.registration],
    ['/resetpassword', headings.passwordReset],
    ['/no-such-screen', headings.notFound],
  ] as const) {
    await test.step(path, async () => {
      await app.open(path)
      // A modal hides the frame: that of an empty list.
      if (/^\/(like|save)recipe/.test(path)) {
        await expect(app.page.getByRole('dialog')).toBeVisible()
        await app.page.keyboard.press('Escape')
      }
      await expect(app.heading(heading)).toBeVisible()
      await expect.soft(app.page.locator('body'), path).toMatchAriaSnapshot(frame(heading, isMobile))
    })
  }
})

test('The frames of a category and of a recipe have them too', async ({
  page,
  signedIn: app,
  screens,
  catalogue,
  isMobile,
}) => {
  const { category, recipe } = catalogue
  await screens.category.open(category.id)
  await expect(screens.category.cook.first()).toBeVisible()
  await expect(page.locator('body')).toMatchAriaSnapshot(frame(category.title, isMobile))
  await screens.recipe.open(recipe.id)
  await expect(app.heading(recipe.title)).toBeVisible()
  await expect(page.locator('body')).toMatchAriaSnapshot(frame(recipe.title, isMobile))
})

test.describe('The frame of an invitation', () => {
  // The sync server does not know it.
  test.use({ allowedErrors: failedRequests })

  test('has them too', async ({ page, app, isMobile, baseURL }) => {
    needsSyncServer(baseURL)
    await app.open('/invitation/no-such-link')
    await expect(page.getByText(texts.household.noInvitation)).toBeVisible()
    await expect(page.locator('body')).toMatchAriaSnapshot(frame(headings.invitation, isMobile))
  })
})

test('The action of a form is at the bottom of a tall window', async ({ page, app }) => {
  await page.setViewportSize({ width: 820, height: 1400 })
  const nav = page.getByRole('navigation', { name: sections.name })
  const gapBelow = (name: string) => async () => {
    const [button, bar] = [await app.button(name).boundingBox(), await nav.boundingBox()]
    return button && bar ? bar.y - button.y - button.height : undefined
  }
  for (const [path, action] of [
    ['/delivery', texts.delivery.submit],
    ['/myrecipes/new', texts.ownRecipes.save],
  ] as const) {
    await app.open(path)
    await expect.poll(gapBelow(action), `pixels between «${action}» and the sections`).toBeLessThan(20)
  }
})
