import type { Page } from 'playwright/test'

import { App } from './app'
import { expect, test } from './fixtures'
import { memberAccount, visitorAccount } from './screen-states/account-states'
import { memberCatalog, visitorCatalog } from './screen-states/catalog-states'
import { orderStates } from './screen-states/orders-states'
import { memberOwnRecipes, visitorOwnRecipes } from './screen-states/own-recipes-states'
import { visitorPlan } from './screen-states/plan-states'
import { memberRecipes } from './screen-states/recipes-states'
import type { ScreenState, Visit } from './screen-states/screen-state'
import { visitorShell } from './screen-states/shell-states'
import { visitorShopping } from './screen-states/shopping-states'

/** The states of visitors who have not signed in. */
const visitorGroups = [
  ...visitorCatalog,
  ...visitorShopping,
  ...visitorPlan,
  ...visitorOwnRecipes,
  ...visitorAccount,
  ...visitorShell,
]
const memberGroups = [...memberCatalog, ...memberRecipes, ...memberOwnRecipes, ...memberAccount]

export const stateNames = [...visitorGroups, ...memberGroups, orderStates].flatMap(({ states }) =>
  states.map(({ name }) => name),
)

/**
 * Asserts softly, with messages that start with the name of the state. `reachAgain` brings the state back after a check
 * that has changed it.
 */
type Check = (page: Page, state: ScreenState, reachAgain: () => Promise<void>) => Promise<void>

/** A test for each chosen state, which reaches and checks it. */
export function testScreenStates(check: Check, isChosen: (state: ScreenState) => boolean = () => true) {
  for (const { title, states, needs } of visitorGroups)
    test.describe(title, () => {
      for (const state of states.filter(isChosen))
        test(state.name, async ({ page, app, api, catalogue }) => {
          const visit = { page, app, api, catalogue }
          await needs?.(visit)
          await checkState(state, visit, check)
        })
    })
  for (const { title, states, needs } of memberGroups)
    test.describe(`${title}, signed in`, () => {
      for (const state of states.filter(isChosen))
        test(state.name, async ({ page, signedIn: app, api, catalogue }) => {
          const visit = { page, app, api, catalogue }
          await needs?.(visit)
          await checkState(state, visit, check)
        })
    })
  test.describe(orderStates.title, { tag: '@orders' }, () => {
    for (const state of orderStates.states.filter(isChosen))
      test(state.name, async ({ page, app, api, catalogue }) =>
        checkState(state, { page, app, api, catalogue }, check),
      )
  })
}

async function checkState(state: ScreenState, visit: Visit, check: Check) {
  const reach = async () => {
    await reset(visit)
    await state.reach(visit)
    // Until Firebase has answered, the sign-in state is a guess.
    await expect(visit.app.progress, 'the progress bar of the sign-in state').toBeHidden()
  }
  await reach()
  await check(visit.page, state, reach)
}

/** Undoes what a state has left: stubs, a lost network, everything stored except the session. */
async function reset({ page, app, api }: Visit) {
  await page.context().setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await api.reset()
  await app.leave()
  await page.evaluate((kept) => {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key)
  }, App.sessionKeys)
}
