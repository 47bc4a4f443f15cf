import type { Page } from 'playwright/test'

/** A file of the export of a visitor's data, as a file input takes it. */
export const jsonFile = (content: string) => ({
  name: 'tasty-2026-11-21.json',
  mimeType: 'application/json',
  buffer: Buffer.from(content),
})

/** The content of the page's storages, those of Firebase included. */
export const storages = async (page: Page) =>
  JSON.stringify(await page.context().storageState({ indexedDB: true }))
