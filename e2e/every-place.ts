import type { Page } from 'playwright/test'

import { test } from './fixtures'
import { membersPlaces, orderPlaces, type Place, seededList, troubledPlaces, visitorsPlaces } from './places'

/** Holds something of a place that is there. */
type Check = (page: Page, name: string) => Promise<void>

/** Tests that go to every place and hold the same of each, and more of a visitor's if wanted. */
export function testEveryPlace(check: Check, checkVisitors = check) {
  testFullPlaces(check, checkVisitors)
  testOtherPlaces(check)
}

/** The screens with all that belongs on them. */
export function testFullPlaces(check: Check, checkVisitors = check) {
  test('on the screens of a visitor', async ({ page, app, catalogue }) => {
    await app.seed({ shopList: seededList })
    await goThrough(visitorsPlaces({ page, app, catalogue }), page, checkVisitors)
  })

  test('on the screens of a signed-in visitor', async ({ page, signedIn: app, api, catalogue }) =>
    goThrough(membersPlaces({ page, app, api, catalogue }), page, check))
}

/** What is seen more rarely. */
export function testOtherPlaces(check: Check) {
  test('on screens that wait, are empty or have failed', async ({ page, app, api, catalogue }) => {
    await app.seed({ shopList: seededList })
    await goThrough(troubledPlaces({ page, app, api, catalogue }), page, check)
  })

  test('where orders are sent', { tag: '@orders' }, async ({ page, app, api }) => {
    await app.seed({ shopList: seededList })
    await goThrough(orderPlaces({ page, app, api }), page, check)
  })
}

async function goThrough(places: Place[], page: Page, check: Check) {
  for (const { name, go } of places) {
    await test.step(name, async () => {
      await go()
      await check(page, name)
    })
  }
}
