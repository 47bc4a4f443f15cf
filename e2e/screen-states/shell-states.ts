import { watchTraffic } from '../../scripts/bench/traffic'
import { whenIdle } from '../../scripts/bench/visit'
import { anyChunk } from '../app'
import { expect } from '../fixtures'
import { texts } from '../texts'
import { after, atPath, button, type ScreenState, type StateGroup } from './screen-state'

/** The panel, unknown paths, a lost network and a lost chunk. */

const { catalog, common, headings, shell } = texts

const offline: ScreenState = {
  name: 'no network, and a category that was never opened',
  reach: async ({ page, app, api }) => {
    await api.answer('selected/bare', { bare: [] })
    await app.open('/category')
    const traffic = watchTraffic(page)
    await app.open('/selected_category/bare')
    await expect(page.getByText(catalog.noRecipes)).toBeVisible()
    // The code of the offline notice is fetched after the first step; here is no worker to load it later.
    await whenIdle(page)
    await expect.poll(() => traffic.isQuiet(), 'requests in flight').toBe(true)
    await page.context().setOffline(true)
    await app.open('/selected_category/not-seen')
    await expect(page.getByText(shell.notSeenYet)).toBeVisible()
    await expect(page.getByRole('banner').getByText(shell.offline)).toBeVisible()
  },
}

export const visitorShell: StateGroup[] = [
  {
    title: 'panel, unknown paths, lost network and lost chunk',
    states: [
      after(
        atPath('the categories', '/category', ({ app }) => app.heading(headings.categories)),
        'the panel',
        async ({ app }) => {
          await expect(await app.openPanel()).toBeVisible()
        },
      ),
      atPath('an unknown route', '/nothing', ({ page }) => button(page, common.toWelcome)),
      {
        name: 'a path that the host does not know',
        reach: async ({ page }) => {
          await page.goto('./no/such/page')
          await expect(button(page, common.toWelcome)).toBeVisible()
        },
      },
      offline,
      after(offline, 'the network restored', async ({ page }) => {
        await page.context().setOffline(false)
        await expect(page.getByRole('banner').getByText(shell.online)).toBeVisible()
      }),
      {
        name: 'a lost chunk',
        reach: async ({ page, app }) => {
          await app.open('/login')
          await expect(app.heading(headings.login)).toBeVisible()
          await page.route(anyChunk, (route) => route.abort())
          await app.open('/delivery')
          await expect(page.getByText(shell.chunkFailed)).toBeVisible()
          await page.unrouteAll({ behavior: 'ignoreErrors' })
        },
      },
    ],
  },
]
