import sharp from 'sharp'

import { stateNames, testScreenStates } from './every-screen-state'
import { expect, failedRequests, test } from './fixtures'
import { settle } from './settle'

// Takes the pictures in docs/screens, for `npm run screens` only.

/** The states that are shown there, and what the names of their pictures start with. */
const names: Record<string, string> = {
  'the welcome page': 'welcome',
  'the categories': 'categories',
  'the categories with tabs': 'categories-signed-in',
  'a search that finds nothing': 'search',
  'a search that finds recipes': 'search-recipes',
  'a category with marks': 'category',
  'a recipe': 'recipe',
  'a recipe, the tab «Инструкция» open': 'recipe-steps',
  'a recipe, the tab «Видео рецепта» open': 'recipe-video',
  'saved recipes': 'saves',
  'the modal of an empty list of saves': 'saves-empty',
  'liked recipes': 'likes',
  'the editor': 'editor',
  'the shopping list': 'list',
  'an empty list': 'list-empty',
  'the cart': 'cart',
  'a delivery with errors': 'delivery',
  'the receipt of an order': 'receipt',
  'the pantry, an ingredient chosen': 'pantry',
  'a step in cook mode, all ingredients open': 'cook-mode',
  'the plan with the goals of a person': 'plan',
  'a week that has planned itself': 'planner',
  'own recipes with a search and an order': 'own-recipes',
  'an own recipe that was cooked': 'own-recipe',
  'the form of an own recipe': 'own-recipe-form',
  'a recipe that was read, one product unknown': 'own-recipe-import',
  'the data of a signed-in visitor': 'my-data',
  '«Моё» signed out': 'mine',
  'past orders': 'orders',
  'the login': 'login',
  'the login, with the dish that a visitor wants to cook': 'gate',
  'the registration': 'registration',
  'the password reset': 'reset-password',
  'an unknown route': 'not-found',
  'the panel of a signed-in visitor, beside timers': 'panel',
  'a category, loading': 'loading',
  'no network, and a category that was never opened': 'offline',
  'a category, failed': 'error',
}
const unknown = Object.keys(names).filter((name) => !stateNames.includes(name))
if (unknown.length > 0) throw new Error(`No screen state is named ${unknown.join(' or ')}.`)

const { SCREENSHOTS = '' } = process.env
const nameOf = (state: { name: string }) => names[state.name]
const isChosen = (state: { name: string }) => Boolean(nameOf(state)?.match(SCREENSHOTS))

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: failedRequests })

for (const [title, viewport] of [
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test.describe(title, () => {
    test.use({ viewport, hasTouch: title === 'a phone' })

    testScreenStates(async (page, state) => {
      // The film in the frame draws its first picture.
      for (const frame of page.frames()) await frame.waitForLoadState()
      await page.evaluate(() => scrollTo(0, 0))
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        await settle(page)
        await sharp(await page.screenshot())
          .webp({ quality: 72, effort: 6 })
          .toFile(`docs/screens/${nameOf(state)}-${viewport.width}-${colorScheme}.webp`)
      }
    }, isChosen)
  })
