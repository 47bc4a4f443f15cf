import type { Page } from 'playwright/test'

import { axeViolations } from './checks/axe'
import { expectReflow } from './checks/reflow'
import { tabOrderFaults } from './checks/tab-order'
import { testScreenStates } from './every-screen-state'
import { expect, failedRequests, test } from './fixtures'
import type { ScreenState } from './screen-states/screen-state'

const phone = { width: 360, height: 780 }
const desktop = { width: 1280, height: 800 }

// Positions, sizes and colours are measured: nothing may move meanwhile.
test.use({
  viewport: phone,
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: failedRequests,
})

test.describe('Every screen state passes axe in all themes, reflow and the Tab key, at 360 and 1280 pixels', () => {
  testScreenStates(async (page, state, reachAgain) => {
    const { name } = state
    await expectLandmarks(page, name)
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      // How far the page is scrolled after all sizes of reflow is a matter of chance, and with it what the header covers.
      if (size === desktop) await page.evaluate(() => scrollTo(0, 0))
      expect.soft(await axeViolations(page), `${name}: axe`).toEqual([])
      if (size === phone) await expectReflow(page, name)
    }
    // Last, because the focus moves: errors appear on blur, toasts time out.
    if (!test.info().project.use.isMobile && !state.growsOnScroll)
      await expectTabOrder(page, state, reachAgain)
  })
})

/** One level-one heading, one `main` and one `banner`. */
async function expectLandmarks(page: Page, name: string) {
  // A modal hides the page behind it; the host's own page is not the app's.
  if ((await page.getByRole('dialog').count()) > 0 || !page.url().includes('#')) return
  for (const landmark of ['main', 'banner'] as const)
    await expect.soft(page.getByRole(landmark), `${name}: landmark ${landmark}`).toHaveCount(1)
  await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: level-one heading`).toHaveCount(1)
}

async function expectTabOrder(page: Page, state: ScreenState, reachAgain: () => Promise<void>) {
  const { name, hasToast, changesOnBlur } = state
  expect.soft(await tabOrderFaults(page), `${name}: stops of the Tab key at 1280 px`).toEqual([])
  if (hasToast) return
  await page.setViewportSize(phone)
  // A modal has no skip link to start from.
  if (changesOnBlur || (await page.getByRole('dialog').count())) await reachAgain()
  expect.soft(await tabOrderFaults(page), `${name}: stops of the Tab key at 360 px`).toEqual([])
}
