import { email, recordIdentityCalls, submit } from './account-forms'
import { expect, failedRequests, test } from './fixtures'
import { needsAccounts } from './site-needs'
import { texts } from './texts'

const { required } = texts.common

test.describe('The password reset', () => {
  test('sends an e-mail whose link changes the password', async ({ page, app, account, emulator }) => {
    await app.open('/resetpassword')
    await expect(page.getByText(texts.account.resetPrompt, { exact: true })).toBeVisible()
    await email(page).fill(account.email)
    await submit(page, texts.account.changePassword).click()
    await expect(app.toast('Сообщение о смене пароля отправлено вам на почту')).toBeVisible()
    const [link = ''] = await emulator.resetLinks(account.email)
    await fetch(`${link}&newPassword=Changed1`)
    await app.signIn({ ...account, password: 'Changed1' })
  })

  test('validates the e-mail before it sends anything, and has a link back to the login', async ({
    page,
    app,
  }) => {
    const calls = recordIdentityCalls(page, 'sendOobCode')
    await app.open('/resetpassword')
    await needsAccounts(page)
    await submit(page, texts.account.changePassword).click()
    await expect(email(page)).toHaveAccessibleDescription(required)
    await email(page).fill('abc.com')
    await expect(email(page)).toHaveAccessibleDescription(texts.account.badEmail)
    expect(calls).toEqual([])
    await page.getByRole('link', { name: 'Вернуться ко входу' }).click()
    await expect(app.heading(texts.headings.login)).toBeVisible()
  })

  test.describe('that fails', () => {
    test.use({ allowedErrors: failedRequests })

    test('reports it and clears the input', async ({ page, app, emulator }) => {
      await app.open('/resetpassword')
      await email(page).fill(emulator.newEmail())
      await submit(page, texts.account.changePassword).click()
      await expect(app.toast('Что-то пошло не так')).toBeVisible()
      await expect(email(page)).toHaveValue('')
    })
  })
})
