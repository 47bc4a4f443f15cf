import { first } from './api'
import { App } from './app'
import { unfoldStaples } from './cart-rows'
import { expect, test as base } from './fixtures'
import { texts } from './texts'

/** Tabs have to agree within a second. */
const soon = { timeout: 1000 }

const test = base.extend<{ other: App }>({
  /** A second tab of the same browser. */
  other: async ({ context }, run) => run(new App(await context.newPage())),
})

test('Two tabs agree on likes and saves', async ({
  signedIn: app,
  other,
  catalogue: { category, cards },
}) => {
  await app.open(`/selected_category/${category.id}`)
  await other.open(`/selected_category/${category.id}`)
  for (const name of [texts.marks.like, texts.marks.save]) {
    const mark = { name: `${name}: ${cards[0]?.title}`, exact: true }
    const there = other.page.getByRole('button', mark)
    await expect(there).toHaveAttribute('aria-pressed', 'false')
    await app.page.getByRole('button', mark).click()
    await expect(there).toHaveAttribute('aria-pressed', 'true', soon)
    await there.click()
    await expect(app.page.getByRole('button', mark)).toHaveAttribute('aria-pressed', 'false', soon)
  }
})

test('Two tabs agree on the shopping list and on the cart', async ({ app, other, catalogue: { recipe } }) => {
  const title = first(recipe.ingredients)
  await other.open('/myshoplist')
  await expect(other.page.getByText(texts.list.empty)).toBeVisible()
  await app.open(`/shoppinglist/${recipe.id}`)
  await app.page.getByRole('button', { name: texts.common.save, exact: true }).click()
  await expect(other.page.getByRole('button', { name: texts.list.remove(title), exact: true })).toBeVisible(
    soon,
  )
  const box = app.page.getByRole('checkbox', { name: title, exact: true })
  await box.check()
  await expect(other.page.getByRole('button', { name: texts.list.bought })).toBeVisible(soon)
  await box.uncheck()
  await expect(other.page.getByRole('button', { name: texts.list.bought })).toHaveCount(0, soon)

  await app.open('/shop')
  await other.open('/shop')
  await unfoldStaples(other.page)
  const plus = { name: texts.cart.more(title), exact: true }
  const countAt = ({ page }: App) => page.getByRole('group', { name: title, exact: true }).getByRole('status')
  const countThere = countAt(other)
  const count = Number(await countAt(app).textContent())
  await expect(countThere).toHaveText(String(count))
  await app.page.getByRole('button', plus).click()
  await expect(countThere).toHaveText(String(count + 1), soon)
  await app.page.getByRole('button', { name: texts.cart.remove }).first().click()
  await expect(other.page.getByRole('button', { name: texts.cart.remove })).toHaveCount(
    new Set(recipe.ingredients).size - 1,
    soon,
  )

  await app.open('/delivery')
  await app.page.getByRole('button', { name: texts.delivery.submit, exact: true }).click()
  await expect(other.page.getByText(texts.list.empty)).toBeVisible(soon)
})

test('Two tabs agree on the theme', async ({ page, app, other }) => {
  await app.open('/category')
  await other.open('/category')
  const theme = { name: texts.shell.darkTheme }
  await app.openPanel()
  await other.openPanel()
  const before = await page.getByRole('switch', theme).getAttribute('aria-checked')
  await page.getByRole('switch', theme).click()
  const after = before === 'true' ? 'false' : 'true'
  await expect(other.page.getByRole('switch', theme)).toHaveAttribute('aria-checked', after, soon)
})

test('Signing out in one tab signs out the other, which leaves its recipe', async ({
  signedIn: app,
  other,
  catalogue: { recipe },
}) => {
  await other.open(`/selected_recipe/${recipe.id}/`)
  await expect(other.heading(recipe.title)).toBeVisible()
  await app.logOut()
  await expect(other.heading(recipe.title)).toHaveCount(0, soon)
  await expect(other.heading(texts.headings.login)).toBeVisible()
  await expect(app.page.getByRole('tab')).toHaveCount(0)
  await expect((await other.openPanel()).getByRole('link', { name: texts.shell.links.login })).toBeVisible()
})

test('Signing in in one tab signs in the other', async ({ app, account, other }) => {
  await other.open('/category')
  await expect(other.progress).toBeHidden()
  await expect(other.page.getByRole('tab')).toHaveCount(0)
  await app.signIn(account)
  await expect(other.page.getByRole('tab')).toHaveCount(3)
})
