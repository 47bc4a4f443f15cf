import { expect } from '../fixtures'
import { needsAccounts } from '../site-needs'
import { texts } from '../texts'
import { jsonFile } from '../user-data'
import {
  after,
  atPath,
  button,
  keepToast,
  mixedList,
  type ScreenState,
  type StateGroup,
} from './screen-state'

/** Sign-in, registration, password reset, and the page of the visitor's data. */

const { account, common, headings, userData } = texts

const login = atPath('the login', '/login', ({ app }) => app.heading(headings.login), { changesOnBlur: true })
const registration = atPath(
  'the registration',
  '/registration',
  ({ app }) => app.heading(headings.registration),
  { changesOnBlur: true },
)

const data = atPath('the data of a visitor', '/mydata', ({ page }) => button(page, userData.download))
const upload = after(data, 'the entries that a file would add', async ({ page }) => {
  const content = { app: 'tasty', version: 1, data: { shopList: ['Соль', 'Свёкла', 7], pantry: ['Вода'] } }
  await page.getByLabel(userData.upload).setInputFiles(jsonFile(JSON.stringify(content)))
  await expect(button(page, common.add)).toBeVisible()
})
const eraseDialog = after(upload, 'the question before everything is erased', async ({ page }) => {
  await button(page, userData.erase).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

export const visitorAccount: StateGroup[] = [
  {
    title: 'sign-in, registration and password reset',
    states: [
      login,
      registration,
      atPath('the password reset', '/resetpassword', ({ app }) => app.heading(headings.passwordReset), {
        changesOnBlur: true,
      }),
    ],
  },
  {
    title: 'account forms with errors',
    needs: async ({ app, page }) => {
      await app.open('/login')
      await needsAccounts(page)
    },
    states: [
      after(login, 'a login with errors', async ({ page }) => {
        await button(page, account.signIn).click()
        await expect(page.getByText(common.required).first()).toBeVisible()
      }),
      after(
        registration,
        'a registration with errors and a toast',
        async ({ page, app }) => {
          await page.getByRole('textbox', { name: account.password, exact: true }).fill('x')
          await button(page, account.register).click()
          await keepToast(page, app.toast(account.passwordsDiffer))
        },
        { hasToast: true },
      ),
    ],
  },
  {
    title: 'what belongs to a visitor',
    states: [
      atPath('«Моё» signed out', '/mine', ({ app }) => app.heading(headings.mine)),
      atPath('no orders yet', '/orders', ({ page }) => page.getByText('Заказов пока нет')),
    ],
  },
  {
    title: 'the data of a visitor',
    states: [
      data,
      after(data, 'a file that is not an export of the data', async ({ page }) => {
        await page.getByLabel(userData.upload).setInputFiles(jsonFile('Соль, вода'))
        await expect(page.getByText(userData.notJson)).toBeVisible()
      }),
      upload,
      eraseDialog,
      after(eraseDialog, 'the data of a visitor, nothing erased', async ({ page }) => {
        await button(page, common.cancel).last().click()
        await expect(page.getByRole('dialog')).toBeHidden()
      }),
    ],
  },
]

const memberData: ScreenState = {
  name: 'the data of a signed-in visitor',
  reach: async ({ page, app, catalogue: { cards } }) => {
    const marked = JSON.stringify(cards.slice(0, 1))
    await app.store({ shopList: mixedList, likedRecipes: marked, savedRecipes: marked })
    await app.open('/mydata')
    await expect(button(page, userData.forget)).toBeVisible()
  },
}

export const memberAccount: StateGroup[] = [
  {
    title: 'the account',
    states: [
      memberData,
      atPath('the login page of a signed-in visitor', '/login', ({ page }) =>
        page.getByText(account.signedIn),
      ),
    ],
  },
]
