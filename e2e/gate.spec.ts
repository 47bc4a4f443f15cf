import { expect, test } from './fixtures'
import { holdRequests } from './held-requests'
import { recordLayoutShifts } from './layout-shifts'
import { texts } from './texts'

test.describe('The gate', () => {
  test(
    'redirects a visitor who has not signed in to the login, without a call for the recipe',
    { tag: '@smoke' },
    async ({ page, app, api, catalogue }) => {
      await app.open(`/selected_recipe/${catalogue.recipe.id}/`)
      await expect(app.heading(texts.headings.login)).toBeVisible()
      await expect(page).toHaveURL(/#\/login$/)
      // The index has the name and the picture that the login shows.
      await expect(page.getByText(texts.recipe.signInToCook(catalogue.recipe.title))).toBeVisible()
      expect(api.calls).toEqual(['recipes'])
    },
  )

  test('applies to the link and to the button of a card', async ({ page, app, catalogue }) => {
    for (const way of ['link', 'button'] as const) {
      await app.open(`/selected_category/${catalogue.category.id}`)
      const name = way === 'link' ? catalogue.cards[0]?.title : texts.catalog.cook
      await page.getByRole('main').getByRole(way, { name, exact: true }).first().click()
      await expect(app.heading(texts.headings.login)).toBeVisible()
    }
  })

  test('offers the recipe after the sign-in with a toast that opens it', async ({
    app,
    account,
    catalogue,
  }) => {
    await app.open(`/selected_recipe/${catalogue.recipe.id}/`)
    await expect(app.heading(texts.headings.login)).toBeVisible()
    await app.signIn(account)
    await app.messages.getByRole('button', { name: texts.account.openRecipe }).click()
    await expect(app.heading(catalogue.recipe.title)).toBeVisible()
  })

  test('waits for the sign-in state without showing the recipe, then admits a signed-in visitor', async ({
    page,
    signedIn: app,
    api,
    catalogue: { recipe },
  }) => {
    // Without the stored key the state is unknown until Firebase has restored the session.
    await page.evaluate(() => localStorage.removeItem('access'))
    const releaseFirebase = await app.holdFirebase()
    await page.goto('about:blank')
    await page.goto(`./#/selected_recipe/${recipe.id}/`, { waitUntil: 'domcontentloaded' })
    await expect(app.loader).toBeVisible()
    await expect(app.progress).toBeVisible()
    await expect(app.heading(recipe.title)).toHaveCount(0)
    expect(api.calls).not.toContain(`selected/${recipe.id}/category`)
    releaseFirebase()
    await expect(app.heading(recipe.title)).toBeVisible()
    await expect(page).toHaveURL(/#\/selected_recipe\//)
    expect(await app.stored('access')).toBeTruthy()
  })
})

test.describe('On a phone', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium reports layout shifts')
  test.use({ viewport: { width: 390, height: 844 } })

  test('nothing of the login moves when the card of the dish and its name arrive', async ({
    page,
    app,
    catalogue: { recipe },
  }) => {
    const takeShifts = await recordLayoutShifts(page)
    const release = await holdRequests(page, /\/api\/recipes(\.json)?(\?|$)/)
    await app.open(`/selected_recipe/${recipe.id}/`)
    await expect(page.getByText('Войдите, чтобы готовить это блюдо')).toBeVisible()
    await expect(app.button(texts.account.signIn)).toBeVisible()
    release()
    await expect(page.getByText(texts.recipe.signInToCook(recipe.title))).toBeVisible()
    const shifts = await takeShifts()
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
  })
})
