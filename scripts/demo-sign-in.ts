import type { Page } from 'playwright'
import { demoAccount } from '../lib/session/demo-account'

/** Signs in with the demo account through the form of the site. */
export async function signInToDemo(page: Page, site: string) {
  await page.goto(`${site}#/login`)
  await page.getByLabel('Email').fill(demoAccount.email)
  await page.getByRole('textbox', { name: 'Пароль' }).fill(demoAccount.password)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await page.getByRole('tablist').waitFor()
}
