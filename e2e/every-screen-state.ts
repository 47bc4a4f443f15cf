import type { Page } from 'playwright/test'

import { App } from './app'
import { expect, test } from './fixtures'
import { memberAccount, visitorAccount } from './screen-states/account-states'
import { memberCatalog, visitorCatalog } from './screen-states/catalog-states'
import { orderStates } from './screen-states/orders-states'
import { memberOwnRecipes, visitorOwnRecipes } from './screen-states/own-recipes-states'
import { visitorPlan } from './screen-states/plan-states'
import { memberRecipes } from './screen-states/recipes-states'
import type { ScreenState, StateGroup, Visit } from './screen-states/screen-state'
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

/**
 * Asserts softly, with messages that start with the name of the state. `reachAgain` brings the state back after a check
 * that has changed it.
 */
type Check = (page: Page, state: ScreenState, reachAgain: () => Promise<void>) => Promise<void>

/** Splits a group into parts of similar length, one for each test. */
function partsOf(group: StateGroup): StateGroup[] {
  const { title, states, statesPerTest = 3 } = group
  const count = Math.ceil(states.length / statesPerTest)
  if (count === 1) return [group]
  const start = (part: number) => Math.round((part * states.length) / count)
  return Array.from({ length: count }, (_, part) => ({
    ...group,
    title: `${title}, part ${part + 1} of ${count}`,
    states: states.slice(start(part), start(part + 1)),
  }))
}

/**
 * Tests for each group of states, which check every state of it. The states of a test share a page, which is reset between
 * them; a state that cannot be reached fails by its name, and the following ones are checked all the same.
 */
export function testEveryScreenState(check: Check) {
  for (const group of visitorGroups.flatMap(partsOf)) {
    test(group.title, async ({ page, app, api, catalogue }) =>
      checkStates(group, { page, app, api, catalogue }, check),
    )
  }
  const signedInGroups = memberGroups.map((group) => ({ ...group, title: `${group.title}, signed in` }))
  for (const group of signedInGroups.flatMap(partsOf)) {
    test(group.title, async ({ page, signedIn: app, api, catalogue }) =>
      checkStates(group, { page, app, api, catalogue }, check),
    )
  }
  for (const group of partsOf(orderStates)) {
    test(group.title, { tag: '@orders' }, async ({ page, app, api, catalogue }) =>
      checkStates(group, { page, app, api, catalogue }, check),
    )
  }
}

async function checkStates({ states, needs }: StateGroup, visit: Visit, check: Check) {
  // Enough for several states that wait in vain; in good health a group takes a few seconds.
  test.setTimeout(60_000 + states.length * 15_000)
  await needs?.(visit)
  for (const state of states) {
    await test.step(state.name, async () => {
      const reach = async () => {
        await reset(visit)
        await state.reach(visit)
        // Until Firebase has answered, the sign-in state is a guess.
        await expect(visit.app.progress, 'the progress bar of the sign-in state').toBeHidden()
      }
      const failure = await failureOf(async () => {
        await reach()
        await check(visit.page, state, reach)
      })
      expect.soft(failure, `${state.name}: could not be reached or checked`).toBe('')
    })
  }
}

/** The error's message, or an empty string. */
const failureOf = (work: () => Promise<void>) =>
  work().then(
    () => '',
    (error: unknown) =>
      (error instanceof Error ? error.message : String(error)) || 'failed without a message',
  )

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
