import type { Page, Route } from 'playwright/test'

import { texts } from './texts'

/** The fields and calls of the account forms. */

export const email = (page: Page) => page.getByLabel(texts.account.email)
export const password = (page: Page) =>
  page.getByRole('textbox', { name: texts.account.password, exact: true })
export const confirmation = (page: Page) =>
  page.getByRole('textbox', { name: 'Подтвердить пароль', exact: true })
export const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Undoes `App.loseFirebase`, after the requests that it is still handling. */
export const restoreFirebase = (page: Page) => page.unrouteAll({ behavior: 'wait' })

/** Records calls to Google's identity service, or to its emulator. */
export function recordIdentityCalls(page: Page, method: string) {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(`accounts:${method}`)) calls.push(request.url())
  })
  return calls
}

/** Answers a call to the identity service with one of its errors. */
export function refuse(message: string) {
  return (route: Route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { error: { code: 400, message } },
    })
}
