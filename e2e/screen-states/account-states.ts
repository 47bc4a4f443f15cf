import { expect, needsSyncServer } from '../fixtures'
import { invite } from '../household'
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

/** Sign-in, registration, password reset, and what belongs to a visitor: orders, data, household. */

const { account, common, headings, household, receipt, recipe, userData } = texts

const login = atPath('the login', '/login', ({ app }) => app.heading(headings.login), { changesOnBlur: true })
const registration = atPath(
  'the registration',
  '/registration',
  ({ app }) => app.heading(headings.registration),
  { changesOnBlur: true },
)

const loginWithDish: ScreenState = {
  name: 'the login, with the dish that a visitor wants to cook',
  changesOnBlur: true,
  reach: async ({ page, app, catalogue }) => {
    await app.open(`/selected_recipe/${catalogue.recipe.id}/`)
    await expect(page.getByText(recipe.signInToCook(catalogue.recipe.title))).toBeVisible()
  },
}

const pastOrders: ScreenState = {
  name: 'past orders',
  reach: async ({ page, app, catalogue: { products } }) => {
    const items = products.slice(0, 3).map(({ title, price }) => ({ title, price, count: 2 }))
    const orders = ['1001', undefined].map((number, index) => ({
      id: `order-${index}`,
      placedAt: 1_790_000_000_000,
      number,
      items,
    }))
    await app.store({ orders: JSON.stringify(orders) })
    await app.open('/orders')
    await expect(button(page, receipt.repeat)).toHaveCount(2)
  },
}

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
      loginWithDish,
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
      pastOrders,
    ],
  },
  {
    title: 'an invitation to a household',
    needs: async () => needsSyncServer(),
    states: [
      atPath('an invitation that is not there', '/invitation/no-such-link', ({ page }) =>
        page.getByText(household.noInvitation),
      ),
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
  {
    title: 'the devices and the household of an account',
    needs: async () => needsSyncServer(),
    states: [
      {
        name: '«Моё» with an invitation',
        reach: async ({ app }) => void (await invite(app, 'Аня')),
      },
    ],
  },
]
