import type { Locator } from 'playwright'
import { loadCatalogue } from '../../mock-api/catalogue/catalogue'
import { scaleCatalogue } from '../../mock-api/catalogue/scale-catalogue'
import { longestInteraction, watchPerformance } from './page-performance'
import { locateTouch, openSlowPhone } from './steps'
import type { BenchSetup, Session } from './visit'

export const LIKES = 1_000
export const TITLES = 5_000

/** Measures a visitor's actions with a long shopping list and many likes, processor 4 × slower. */
export async function actOnLargeStorage(setup: BenchSetup, session: Session) {
  const likes = scaleCatalogue(loadCatalogue(), LIKES).recipes
  const titles = Array.from({ length: TITLES }, (_, index) => `Ингредиент ${index + 1}`)
  const page = await openSlowPhone(setup, session)
  page.setDefaultTimeout(120_000)
  await page.addInitScript(watchPerformance)
  await page.addInitScript(
    ([list, liked]) => {
      if (localStorage.getItem('likedRecipes')) return
      localStorage.setItem('shopList', list)
      localStorage.setItem('likedRecipes', liked)
    },
    [JSON.stringify(titles), JSON.stringify(likes)] as const,
  )
  const actions: { name: string; ms: number }[] = []
  const measure = async (name: string, target: Locator, sign?: () => Promise<unknown>) => {
    const touch = await locateTouch(target)
    await longestInteraction(page)
    await touch.tap()
    // Not `sign` at once: polling takes time in the page.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    await sign?.()
    actions.push({ name, ms: await longestInteraction(page) })
  }
  const open = async (path: string) => {
    await page.goto('about:blank')
    await page.goto(`${setup.site}#${path}`)
  }
  const button = (name: RegExp | string) => page.getByRole('button', { name }).first()
  const [firstRecipe] = loadCatalogue().recipes
  await open(`/selected_category/${firstRecipe?.categoryId}`)
  await button(/^Нравится/).waitFor()
  await measure('removing a like', button(/^Нравится/))
  await measure('adding a like', button(/^Нравится/))
  await open('/category')
  const likedTab = page.getByRole('tab', { name: 'Понравившиеся рецепты' })
  await likedTab.waitFor()
  await measure('opening the tab of likes', likedTab, () => button('Готовить').waitFor())
  await measure('removing a like on its tab', button(/^Нравится/))
  await open('/myshoplist')
  await button(/^X Ингредиент/).waitFor()
  await measure('removing an ingredient from the list', button(/^X Ингредиент/))
  await measure('opening the cart from the list', button('Купить'), () =>
    page.getByText(/^Общая сумма/).waitFor(),
  )
  await page.context().close()
  return actions
}
