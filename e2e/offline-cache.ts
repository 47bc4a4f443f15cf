import { expect, type Locator, type Page } from 'playwright/test'

/** Waits for the service worker; the page of a first visit does not use it while there is a network. */
export const expectWorker = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready))

/** Waits until a response or a picture whose address ends so is cached; `waitForFunction` does not wait for promises. */
export const expectCached = (page: Page, end: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async (ending) => {
          for (const name of await caches.keys()) {
            const requests = await (await caches.open(name)).keys()
            if (requests.some(({ url }) => url.endsWith(ending))) return true
          }
          return false
        }, end),
      `a cache entry whose address ends with ${end}`,
    )
    .toBe(true)

/** The address of the first picture of a part. */
export const pictureOf = (part: Locator) =>
  part
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)

/** Waits until the first picture of a part is loaded, and is not the placeholder. */
export const expectPicture = (part: Locator) =>
  expect
    .poll(
      () =>
        part
          .locator('img')
          .first()
          .evaluate(
            (image: HTMLImageElement) => image.naturalWidth > 1 && !/placeholder/.test(image.currentSrc),
          ),
      'whether the first picture is loaded',
    )
    .toBe(true)
