import type { Page } from 'playwright/test'

import { confirmation, email, password, recordIdentityCalls, refuse, submit } from './account-forms'
import { expect, failedRequests, needsEmulator, test } from './fixtures'
import { needsAccounts } from './site-needs'
import { texts } from './texts'

const { required } = texts.common
const emailErrors = [
  { text: '', message: required },
  { text: 'пилевич@мейл.ру', message: 'Используйте латинские символы' },
  { text: 'abc.com', message: texts.account.badEmail },
  { text: 'a@b.c', message: texts.account.badEmail },
  { text: 'a@b.comedy', message: texts.account.badEmail },
  { text: 'a@b.com', message: '' },
]
const passwordErrors = [
  { text: '', message: required },
  { text: 'abc12345', message: texts.account.weakPassword },
  { text: 'ABC12345', message: texts.account.weakPassword },
  { text: 'Abcdefgh', message: texts.account.weakPassword },
  { text: 'Abc1', message: '' },
]

test.describe('Registration', () => {
  test.beforeEach(async ({ app }) => {
    await app.open('/registration')
  })

  test('leads to the login, where the new account can sign in', async ({ page, app, emulator }) => {
    const account = { email: emulator.newEmail(), password: 'Abc12345' }
    await email(page).fill(account.email)
    await password(page).fill(account.password)
    await confirmation(page).fill(account.password)
    await submit(page, texts.account.register).click()
    await expect(app.heading(texts.headings.login)).toBeVisible()
    await expect(page).toHaveURL(/#\/login$/)
    expect(await app.stored('access')).toBeNull()
    await app.signIn(account)
    await expect(app.heading(texts.headings.categories)).toBeVisible()
  })

  test('validates the e-mail on input and on blur, and clears the error on focus', async ({ page }) => {
    await email(page).focus()
    await email(page).blur()
    await expect(email(page)).toHaveAccessibleDescription(required)
    for (const { text, message } of emailErrors) {
      await email(page).focus()
      await expect(email(page)).toHaveAccessibleDescription('')
      await email(page).fill('x')
      await email(page).fill(text)
      await expect(email(page)).toHaveAccessibleDescription(message)
      await email(page).blur()
      await expect(email(page)).toHaveAttribute('aria-invalid', String(message !== ''))
    }
  })

  test('validates the password by its rule and the confirmation against the password', async ({ page }) => {
    await password(page).fill('x')
    for (const { text, message } of passwordErrors) {
      await password(page).fill(text)
      await expect(password(page)).toHaveAccessibleDescription(message)
    }
    await confirmation(page).fill('Abc2')
    await expect(confirmation(page)).toHaveAccessibleDescription(texts.account.notConfirmed)
    await confirmation(page).fill('Abc1')
    await expect(confirmation(page)).toHaveAccessibleDescription('')
    await confirmation(page).fill('')
    await expect(confirmation(page)).toHaveAccessibleDescription(required)
    await expect(confirmation(page)).toHaveAttribute('autocomplete', 'new-password')
    await expect(password(page)).toHaveAttribute('autocomplete', 'new-password')
  })

  test('shows all errors on submit and sends nothing', async ({ page }) => {
    await needsAccounts(page)
    const calls = recordIdentityCalls(page, 'signUp')
    await submit(page, texts.account.register).click()
    for (const field of [email(page), password(page), confirmation(page)]) {
      await expect(field).toHaveAccessibleDescription(required)
    }
    await expect(email(page)).toBeFocused()
    expect(calls).toEqual([])
  })

  test('with different passwords also shows a toast, and sends nothing', async ({ page, app }) => {
    await needsAccounts(page)
    const calls = recordIdentityCalls(page, 'signUp')
    await email(page).fill('a@b.com')
    await password(page).fill('Abc12345')
    await confirmation(page).fill('Abc54321')
    await submit(page, texts.account.register).click()
    await expect(app.toast(texts.account.passwordsDiffer)).toBeVisible()
    await expect(confirmation(page)).toHaveAccessibleDescription(texts.account.notConfirmed)
    expect(calls).toEqual([])
  })

  test('has a link to the login', async ({ page, app }) => {
    await page.getByRole('link', { name: 'Уже есть аккаунт? Войти' }).click()
    await expect(app.heading(texts.headings.login)).toBeVisible()
  })
})

test.describe('A registration that fails', () => {
  test.use({ allowedErrors: failedRequests })

  const fill = async (page: Page, address: string, secret = 'Abc12345') => {
    await email(page).fill(address)
    await password(page).fill(secret)
    await confirmation(page).fill(secret)
    await submit(page, texts.account.register).click()
  }

  test('with a weak password asks for a stronger one', async ({ page, app, emulator }) => {
    await app.open('/registration')
    await fill(page, emulator.newEmail(), 'Abc1')
    await expect(app.toast('Пожалуйста,введите более надёжный пароль')).toBeVisible()
  })

  test('with a registered e-mail reports it', async ({ page, app, account }) => {
    needsEmulator()
    await app.open('/registration')
    await fill(page, account.email)
    await expect(app.toast('Электронная почта уже используется')).toBeVisible()
    await expect(page).toHaveURL(/#\/registration$/)
  })

  test('for any other reason suggests to try later', async ({ page, app, emulator }) => {
    await page.route(/accounts:signUp/, refuse('OPERATION_NOT_ALLOWED'))
    await app.open('/registration')
    await fill(page, emulator.newEmail())
    await expect(app.toast('Не удалось зарегистрироваться.Попробуйте позже')).toBeVisible()
  })
})
