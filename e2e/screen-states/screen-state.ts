import { type Locator, type Page } from 'playwright/test'

import type { Api, Catalogue } from '../api'
import type { App } from '../app'
import { expect } from '../fixtures'
import { texts } from '../texts'

export type Visit = { page: Page; app: App; api: Api; catalogue: Catalogue }

/** One screen in one state, which a test can reach without any other state before it. */
export type ScreenState = {
  name: string
  /**
   * Reaches the state; resolves when all of it is shown. It starts on a blank page of the site: an empty storage (except
   * for the session of a signed-in visitor), no stubbed responses, a network.
   */
  reach: (visit: Visit) => Promise<void>
  /** A form that shows errors when the focus leaves its fields: the state has to be reached again after the Tab key. */
  changesOnBlur?: boolean
  /** A toast covers part of a phone's screen for some seconds: the Tab key is checked on a desktop only. */
  hasToast?: boolean
  /** A list that grows as the Tab key scrolls it: the key is not checked. */
  growsOnScroll?: boolean
}

/** States of one part of the app. */
export type StateGroup = {
  title: string
  states: ScreenState[]
  /** Skips the tests of the group on a site that cannot have its states. */
  needs?: (visit: Visit) => Promise<void>
}

/** A shopping list: three products, a staple, and an entry that the shop does not sell. */
export const mixedList = JSON.stringify(['Картофель', 'Морковь', 'Сметана', 'Соль', 'Молоко единорога'])

/** A screen that a path leads to, with that shopping list in the storage. */
export function atPath(
  name: string,
  path: string | ((catalogue: Catalogue) => string),
  sign: (visit: Visit) => Locator,
  traits: Pick<ScreenState, 'changesOnBlur'> = {},
): ScreenState {
  return {
    ...traits,
    name,
    reach: async (visit) => {
      await visit.app.store({ shopList: mixedList })
      await visit.app.open(typeof path === 'string' ? path : path(visit.catalogue))
      await expect(sign(visit)).toBeVisible()
    },
  }
}

/** The same screen while its request is in flight, and after the request has failed. */
export function loadingAndFailed(
  name: string,
  path: (catalogue: Catalogue) => string,
  call: (catalogue: Catalogue) => string,
): ScreenState[] {
  return [
    {
      name: `${name}, loading`,
      reach: async ({ page, app, api, catalogue }) => {
        await app.store({ shopList: mixedList })
        await api.hold(call(catalogue))
        await app.open(path(catalogue))
        await expect(page.getByRole('status', { name: texts.common.loading })).toBeVisible()
      },
    },
    {
      name: `${name}, failed`,
      reach: async ({ page, app, api, catalogue }) => {
        await app.store({ shopList: mixedList })
        // The app does not retry after a 400.
        await api.fail(call(catalogue), 400)
        await app.open(path(catalogue))
        await expect(button(page, texts.common.retry)).toBeVisible()
      },
    },
  ]
}

/** A state that follows from another one. */
export function after(
  previous: ScreenState,
  name: string,
  proceed: (visit: Visit) => Promise<void>,
  traits: Pick<ScreenState, 'changesOnBlur' | 'hasToast' | 'growsOnScroll'> = {},
): ScreenState {
  return {
    ...traits,
    name,
    reach: async (visit) => {
      await previous.reach(visit)
      await proceed(visit)
    },
  }
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Focuses the close button of a toast that is shown: a toast does not time out while it contains the focus. */
export async function keepToast(page: Page, toast: Locator) {
  await expect(toast).toBeVisible()
  await button(page, texts.common.closeToast).focus()
}
