import type { Page } from 'playwright/test'

/** Waits for fonts and pictures, and moves the pointer away. */
export async function settle(page: Page) {
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  })
}
