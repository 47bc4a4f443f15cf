import { expect, failedRequests } from './fixtures'
import { invite, join, test } from './household'
import { texts } from './texts'

const { household } = texts

test.describe('A link', () => {
  test.use({ allowedErrors: failedRequests })

  test('asks nothing of members who open it, and stays for whom it is meant', async ({
    signedIn: anya,
    friend: petya,
  }) => {
    const link = await invite(anya, 'Аня')
    await anya.page.goto(link)
    await expect(anya.page.getByText(household.isMember)).toBeVisible()
    await expect(anya.button(household.join)).toHaveCount(0)
    await join(petya, link, 'Петя')
    await petya.page.goto(link)
    await expect(petya.page.getByText(household.isInHousehold)).toBeVisible()
  })

  test('that was revoked leads nowhere', async ({ signedIn: anya, friend: petya }) => {
    const link = await invite(anya, 'Аня')
    await anya.button(household.revoke).click()
    await expect(anya.page.getByRole('textbox', { name: household.link })).toHaveCount(0)
    await petya.page.goto(link)
    await expect(petya.page.getByText(household.noInvitation)).toBeVisible()
  })

  test('can be revoked on a later visit too', async ({ signedIn: anya, friend: petya }) => {
    const link = await invite(anya, 'Аня')
    await anya.page.reload()
    await anya.page.getByRole('button', { name: household.revokeEarlier }).click()
    await expect(anya.page.getByRole('button', { name: household.revokeEarlier })).toHaveCount(0)
    await petya.page.goto(link)
    await expect(petya.page.getByText(household.noInvitation)).toBeVisible()
  })

  test('to a household that is gone leads nowhere', async ({ signedIn: anya, friend: petya }) => {
    const link = await invite(anya, 'Аня')
    await anya.button(household.leave).click()
    await anya.button(household.yesLeave).click()
    await expect(anya.toast(household.left)).toBeVisible()
    await petya.page.goto(link)
    await expect(petya.page.getByText(household.noInvitation)).toBeVisible()
    await expect(petya.button(household.join)).toHaveCount(0)
  })
})
