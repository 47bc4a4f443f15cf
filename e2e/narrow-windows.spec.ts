import type { Page } from 'playwright/test'

import { animationsEnd, brokenWords, clippedContent, withLargeLetters } from './checks/reflow'
import { openTools } from './cart-rows'
import { expect, test } from './fixtures'
import { texts } from './texts'

/** What windows of 320 pixels make of long words. */

test.use({ viewport: { width: 320, height: 700 } })

/** A name of eighty letters without a space, which starts with these. */
const long = (name: string) => name.replaceAll(' ', '').padEnd(80, 'ж')

test('Names of eighty letters without a space end no line beyond the window', async ({
  page,
  signedIn: app,
  api,
  catalogue: { recipe, products },
  screens,
}) => {
  const ingredients = recipe.ingredients.map(long)
  const [first = ''] = ingredients
  await api.answer(`selected/${recipe.id}/category`, {
    [recipe.id]: [{ ...recipe, title: long(recipe.title), ingredients }],
  })
  await api.answer(
    'shop',
    products.map((product) => ({ ...product, title: long(product.title) })),
  )
  await app.storeAsOtherTab({
    pantry: JSON.stringify([{ title: first, amount: { value: 100, unit: 'г' } }]),
  })
  const check = async (where: string) => {
    await animationsEnd(page)
    expect.soft(await page.evaluate(clippedContent), `${where}: clipped or beyond the side`).toEqual([])
  }

  await screens.recipe.open(recipe.id)
  await page.getByRole('group', { name: texts.recipe.price }).locator('summary').click()
  await expect(screens.recipe.panel).toContainText(first)
  await check('the recipe and what its price leaves out')

  await app.open(`/shoppinglist/${recipe.id}`)
  await expect(app.heading(texts.headings.editor)).toBeVisible()
  await expect(screens.list.remove(first)).toBeVisible()
  await check('the editor')
  await app.button(texts.common.save).click()
  await expect(screens.list.remove(first)).toBeVisible()
  await check('the list')

  await screens.cart.open()
  await expect(screens.cart.sum).toBeVisible()
  await check('the cart')
  await app.open('/delivery')
  await page.getByText(texts.delivery.showItems).click()
  await check('the order')

  await app.open('/plan')
  await expect(page.getByText(first)).toBeVisible()
  await check('the plan and what is left at home')

  await app.open(`/myrecipes/${recipe.id}`)
  await expect(page.getByLabel(texts.ownRecipes.ingredients)).toHaveValue(new RegExp(first))
  await check('the form of a copy')
})

test('No line of a button ends with a preposition', async ({ signedIn, screens, catalogue }) => {
  await screens.recipe.open(catalogue.recipe.id)
  await expect(screens.recipe.cook).toBeVisible()
  expect(await lines(signedIn.page, texts.cooking.start)).not.toContainEqual(expect.stringMatching(/ по$/))
})

test('With letters of 200 % no button of a recipe covers another', async ({
  page,
  signedIn: app,
  screens,
  catalogue: { recipe },
}) => {
  await app.storeAsOtherTab({ cooking: JSON.stringify([{ id: recipe.id, step: 2, ticked: [] }]) })
  await screens.recipe.open(recipe.id)
  await expect(screens.recipe.cook).toBeVisible()
  await withLargeLetters(page, 'the recipe', async () => {
    expect(await page.evaluate(coveredButtons)).toEqual([])
  })
})

test('With letters of 200 % the title of the plan ends within the window', async ({ page, app }) => {
  await app.open('/plan')
  const title = app.heading(texts.headings.plan)
  await expect(title).toBeVisible()
  await withLargeLetters(page, 'the plan', async () => {
    expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect(await title.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(320)
  })
})

test('The buttons of cook mode are in one row', async ({ signedIn: app, catalogue: { recipe } }) => {
  await app.open(`/selected_recipe/${recipe.id}/?step=1`)
  const next = await app.button(texts.cooking.next).boundingBox()
  const previous = await app.button(texts.cooking.previous).boundingBox()
  expect(next?.y).toBe(previous?.y)
})

test('The times of timers in two lines of a step do not touch, and their dock covers no button', async ({
  page,
  signedIn: app,
  api,
  catalogue: { recipe },
}) => {
  const instructions = ['Варите 2 часа, а затем тушите 40 минут.']
  await api.answer(`selected/${recipe.id}/category`, { [recipe.id]: [{ ...recipe, instructions }] })
  await app.open(`/selected_recipe/${recipe.id}/?step=1`)
  for (const duration of ['2 часа', '40 минут']) await app.button(texts.timers.start(duration)).click()
  const times = page.locator('main p').getByText(/\d:\d\d/)
  await expect(times).toHaveCount(2)
  const [first, second] = await Promise.all([times.first().boundingBox(), times.last().boundingBox()])
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan((first?.height ?? Infinity) + 4)
  await withLargeLetters(page, 'the timers', async () => {
    const dock = await app.button(texts.timers.two).boundingBox()
    const exit = await app.button(texts.cooking.exit).boundingBox()
    expect((dock?.x ?? Infinity) + (dock?.width ?? 0)).toBeLessThan(exit?.x ?? 0)
  })
})

test('The cart breaks no word of a product', async ({ page, app, screens, catalogue: { products } }) => {
  await app.seed({ shopList: JSON.stringify(products.slice(0, 40).map(({ title }) => title)) })
  await screens.cart.open()
  await expect(screens.cart.sum).toBeVisible()
  expect(await page.evaluate(brokenWords, 'main h2')).toEqual([])
})

test('With letters of 200 % no word of the list or of a title is broken', async ({
  page,
  app,
  screens,
  catalogue: { category },
}) => {
  await app.seed({ shopList: JSON.stringify(['Картофель', 'Морковь', 'Сметана', 'Молоко единорога']) })
  await screens.list.open()
  await expect(screens.list.buy).toBeVisible()
  await withLargeLetters(page, 'the list', async () => {
    expect(await page.evaluate(brokenWords, 'h1, main li')).toEqual([])
  })
  await openTools(page)
  await app.button(texts.list.order).click()
  await expect(app.button(texts.list.orderDone)).toBeVisible()
  await withLargeLetters(page, 'the order of the departments', async () => {
    expect(await page.evaluate(brokenWords, 'main li')).toEqual([])
  })
  await app.open('/plan')
  await expect(app.heading(texts.headings.plan)).toBeVisible()
  await withLargeLetters(page, 'the plan', async () => {
    expect(await page.evaluate(brokenWords, 'h1')).toEqual([])
  })
  await screens.categories.open()
  await expect(screens.categories.heading).toBeVisible()
  await withLargeLetters(page, 'the categories', async () => {
    expect(await page.evaluate(brokenWords, 'h1')).toEqual([])
  })
  await screens.category.open(category.id)
  await expect(app.heading(category.title)).toBeVisible()
  await withLargeLetters(page, 'a category', async () => {
    expect(await page.evaluate(brokenWords, 'h1')).toEqual([])
  })
})

test('With letters of 200 % the text of a search is beside its icon', async ({ page, screens }) => {
  await screens.categories.open()
  await expect(screens.categories.heading).toBeVisible()
  await withLargeLetters(page, 'the search', async () => {
    const [text, icon] = await screens.categories.search.evaluate((input) => [
      input.getBoundingClientRect().left + parseFloat(getComputedStyle(input).paddingLeft),
      input.parentElement?.querySelector('svg')?.getBoundingClientRect().right,
    ])
    expect(text).toBeGreaterThan(icon ?? Infinity)
  })
})

/** Runs in the page: the buttons that overlap, but for those of the bar, below which the others scroll. */
function coveredButtons() {
  const inBar = (element: Element) => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement)
      if (getComputedStyle(parent).position === 'sticky') return true
    return false
  }
  const all = [...document.querySelectorAll('main :is(button, a[href])')]
    .filter((element) => element.checkVisibility())
    .map((element) => ({
      name: element.ariaLabel ?? element.textContent,
      isInBar: inBar(element),
      box: element.getBoundingClientRect(),
    }))
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter(
        (other) =>
          one.isInBar === other.isInBar &&
          one.box.right > other.box.left + 1 &&
          other.box.right > one.box.left + 1 &&
          one.box.bottom > other.box.top + 1 &&
          other.box.bottom > one.box.top + 1,
      )
      .map((other) => `${one.name} and ${other.name}`),
  )
}

/** The lines of the visible button with this text. */
const lines = (page: Page, text: string) =>
  page.evaluate((label) => {
    const button = [...document.querySelectorAll('button')].find(
      (element) => element.textContent === label && element.checkVisibility(),
    )
    const node = button?.firstChild
    if (!node) return []
    const words = new Map<number, string>()
    let at = 0
    for (const word of label.split(' ')) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + word.length)
      const top = Math.round(range.getBoundingClientRect().top)
      words.set(top, `${words.get(top) ?? ''} ${word}`.trim())
      at += word.length + 1
    }
    return [...words.values()]
  }, text)
