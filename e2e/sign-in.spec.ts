import { email, password, recordIdentityCalls, refuse, restoreFirebase, submit } from './account-forms'
import { expect, failedRequests, needsEmulator, test } from './fixtures'
import { holdRequests } from './held-requests'
import { needsAccounts } from './site-needs'
import { texts } from './texts'

const { required } = texts.common

test.describe('Sign-in', () => {
  test(
    'leads to the categories and stores the user id and the refresh token',
    { tag: '@smoke' },
    async ({ page, app, account }) => {
      await app.signIn(account)
      await expect(page).toHaveURL(/#\/category$/)
      await expect(app.heading(texts.headings.categories)).toBeVisible()
      expect(await app.stored('access')).toMatch(/^\w{10,}$/)
      expect(await app.stored('refresh')).toBeTruthy()
    },
  )

  test('shows the panel of a signed-in visitor: categories, shopping list, theme, log-out', async ({
    page,
    signedIn: app,
  }) => {
    const { links, darkTheme, signOut } = texts.shell
    const panel = await app.openPanel()
    await expect(panel.getByRole('listitem')).toHaveText([
      links.categories,
      links.list,
      links.pantry,
      links.plan,
      links.userData,
      darkTheme,
      signOut,
    ])
    await panel.getByRole('link', { name: links.list }).click()
    await expect(app.heading(texts.headings.list)).toBeVisible()
    await expect(page).toHaveURL(/#\/myshoplist$/)
    await expect(panel).toBeHidden()
    await app.openPanel()
    await panel.getByRole('link', { name: links.categories }).click()
    await expect(app.heading(texts.headings.categories)).toBeVisible()
    await expect(page).toHaveURL(/#\/category$/)
  })

  test('survives a reload; until the state is known, a stored access counts as signed in', async ({
    page,
    signedIn: app,
  }) => {
    const releaseFirebase = await app.holdFirebase()
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(app.progress).toBeVisible()
    await expect(page.getByRole('tab', { name: texts.catalog.tabs.saved })).toBeVisible()
    releaseFirebase()
    await expect(app.progress).toBeHidden()
    await expect(page.getByRole('tab', { name: texts.catalog.tabs.saved })).toBeVisible()
  })

  test('shows and hides the password with its button', async ({ page, app }) => {
    await app.open('/login')
    await password(page).fill('Abc12345')
    await expect(password(page)).toHaveAttribute('type', 'password')
    const toggle = page.getByRole('button', { name: 'Показать пароль' })
    await toggle.click()
    await expect(password(page)).toHaveAttribute('type', 'text')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await toggle.click()
    await expect(password(page)).toHaveAttribute('type', 'password')
  })

  test('has links to registration and reset, and fields that password managers recognise', async ({
    page,
    app,
  }) => {
    await app.open('/login')
    await expect(email(page)).toHaveAttribute('autocomplete', 'email')
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
    const tabs = page.getByRole('navigation', { name: texts.account.sections })
    await expect(tabs.getByRole('link')).toHaveText([texts.account.signIn, texts.account.registration])
    await expect(tabs.getByRole('link', { name: texts.account.signIn })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await tabs.getByRole('link', { name: texts.account.registration }).click()
    await expect(app.heading(texts.headings.registration)).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Забыли пароль? Сбросить пароль', exact: true }).click()
    await expect(app.heading(texts.headings.passwordReset)).toBeVisible()
  })

  test('requires both fields and sends nothing without them', async ({ page, app }) => {
    const calls = recordIdentityCalls(page, 'signInWithPassword')
    await app.open('/login')
    await needsAccounts(page)
    await submit(page, texts.account.signIn).click()
    await expect(email(page)).toHaveAccessibleDescription(required)
    await expect(password(page)).toHaveAccessibleDescription(required)
    expect(calls).toEqual([])
  })

  test('offers the demo account if the emulator is in use', async ({ page, app }) => {
    needsEmulator()
    await app.open('/login')
    await expect(page.getByText('demo@tasty.ru', { exact: true })).toBeVisible()
    await expect(page.getByText('Tasty2026', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Войти с ним' }).click()
    await expect(page.getByRole('tab', { name: texts.catalog.tabs.all })).toBeVisible()
  })

  test('is sent once on a double click, and its button shows progress meanwhile', async ({
    page,
    app,
    account,
  }) => {
    needsEmulator()
    const calls = recordIdentityCalls(page, 'signInWithPassword')
    const release = await holdRequests(page, /accounts:signInWithPassword/)
    await app.open('/login')
    await email(page).fill(account.email)
    await password(page).fill(account.password)
    await submit(page, texts.account.signIn).dblclick()
    await expect(submit(page, texts.account.signIn)).toBeDisabled()
    await expect(submit(page, texts.account.signIn)).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('tab', { name: texts.catalog.tabs.all })).toBeVisible()
    expect(calls).toHaveLength(1)
  })
})

test.describe('A sign-in after the Firebase script failed to load', () => {
  test.use({ allowedErrors: failedRequests })

  test('succeeds, opens recipes, and survives a reload', async ({
    page,
    app,
    account,
    catalogue: { recipe },
  }) => {
    await app.loseFirebase()
    await app.open('/login')
    await expect(app.progress).toBeHidden()
    await restoreFirebase(page)
    await app.signIn(account)
    await app.open(`/selected_recipe/${recipe.id}/`)
    await expect(app.heading(recipe.title)).toBeVisible()
    await app.load(`/selected_recipe/${recipe.id}/`)
    await expect(app.progress).toBeHidden()
    await expect(app.heading(recipe.title)).toBeVisible()
  })
})

test.describe('A visit that starts while the Firebase script fails to load', () => {
  test.use({ allowedErrors: failedRequests })

  test('asks for it again on the next screen', async ({ page, signedIn: app, account }) => {
    await app.loseFirebase()
    await page.reload()
    await expect(app.progress).toBeHidden()
    await restoreFirebase(page)
    await app.open('/mine')
    await expect(page.getByText(account.email)).toBeVisible()
  })
})

test.describe('A sign-in that fails', () => {
  test.use({ allowedErrors: failedRequests })

  test('with a wrong password reports «Пользователь не найден»', async ({ page, app, account }) => {
    await app.open('/login')
    await app.submitLogin({ ...account, password: 'Wrong12345' })
    await expect(app.toast(texts.account.unknownUser)).toBeVisible()
    await expect(page).toHaveURL(/#\/login$/)
    expect(await app.stored('access')).toBeNull()
  })

  test('with an unknown e-mail reports the same, and is sent without a check of the fields', async ({
    page,
    app,
  }) => {
    needsEmulator()
    const calls = recordIdentityCalls(page, 'signInWithPassword')
    await app.open('/login')
    await app.submitLogin({ email: 'abc.com', password: '1' })
    await expect(app.toast(texts.account.unknownUser)).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  test('without a connection has its own message', async ({ page, app, account }) => {
    await app.open('/login')
    await expect(app.progress).toBeHidden()
    await email(page).fill(account.email)
    await password(page).fill(account.password)
    await page.context().setOffline(true)
    await submit(page, texts.account.signIn).click()
    await expect(app.toast(texts.account.noConnection)).toBeVisible()
    await page.context().setOffline(false)
    await submit(page, texts.account.signIn).click()
    await expect(page.getByRole('tab', { name: texts.catalog.tabs.all })).toBeVisible()
  })

  test('after too many attempts has its own message', async ({ page, app, account }) => {
    needsEmulator()
    await page.route(/accounts:signInWithPassword/, refuse('TOO_MANY_ATTEMPTS_TRY_LATER'))
    await app.open('/login')
    await app.submitLogin(account)
    await expect(app.toast('Слишком много попыток. Подождите пару минут и попробуйте снова.')).toBeVisible()
  })
})

test.describe('The sign-in state', () => {
  test('is unknown at first: from the first paint on, a progress bar is shown with the public page', async ({
    page,
    app,
  }) => {
    await app.open('/login')
    await needsAccounts(page)
    await app.leave()
    const releaseFirebase = await app.holdFirebase()
    await page.goto('./#/', { waitUntil: 'domcontentloaded' })
    await expect(app.progress).toBeVisible()
    await expect(app.heading(texts.headings.welcome)).toBeVisible()
    releaseFirebase()
    await expect(app.progress).toBeHidden()
  })

  test.describe('of a session whose account was deleted', () => {
    test.use({ allowedErrors: failedRequests })

    test('is signed out: a recipe leads to the login, and the stored keys are removed', async ({
      signedIn: app,
      emulator,
      catalogue,
    }) => {
      await emulator.deleteAccount((await app.stored('access')) ?? '')
      await app.load(`/selected_recipe/${catalogue.recipe.id}/`)
      await expect(app.heading(texts.headings.login)).toBeVisible()
      expect(await app.stored('access')).toBeNull()
      expect(await app.stored('refresh')).toBeNull()
    })
  })
})
