import type { Page } from 'playwright/test'

import { texts } from './texts'

const { ownRecipes: own } = texts

/** The field of the import for the text of a recipe. */
export const textField = (page: Page) => page.getByRole('textbox', { name: own.text })

/** Puts a text into the import that is open, and has it parsed. */
export async function paste(page: Page, text: string) {
  await textField(page).fill(text)
  await page.getByRole('button', { name: own.parse, exact: true }).click()
}
