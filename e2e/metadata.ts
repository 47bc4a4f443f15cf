import type { Page } from 'playwright/test'

/** The content of a `meta` element, by its name or its property. */
export const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
