import { expect, failedRequests, test } from './fixtures'
import { recordLayoutShifts } from './layout-shifts'
import { texts } from './texts'

test.describe('A recipe', () => {
  test(
    'opens with its ingredients, each with its quantity',
    { tag: '@smoke' },
    async ({ page, signedIn: app, screens, catalogue: { recipe } }) => {
      await screens.recipe.open(recipe.id)
      await expect(app.heading(recipe.title)).toBeVisible()
      await expect(page.getByRole('tab')).toHaveText(Object.values(texts.recipe.tabs))
      await expect(page.getByRole('tab', { selected: true })).toHaveText(texts.recipe.tabs.ingredients)
      const rows = recipe.ingredients.map((title, index) => title + recipe.quantity[index])
      await expect(screens.recipe.panel.getByRole('listitem')).toHaveText(rows)
    },
  )

  test('shows its first ingredients on the first screen of a phone', async ({
    signedIn: { page },
    screens,
    catalogue: { recipe },
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await screens.recipe.open(recipe.id)
    await expect(page.getByRole('group', { name: texts.recipe.price })).toBeVisible()
    const first = screens.recipe.panel.getByRole('listitem').first()
    await expect.poll(async () => (await first.boundingBox())?.y ?? Infinity).toBeLessThanOrEqual(520)
    const { tab } = screens.recipe
    const [one, other] = await Promise.all([tab('ingredients').boundingBox(), tab('video').boundingBox()])
    expect(one).not.toBeNull()
    expect(one?.y).toBe(other?.y)
  })

  test('says how it came out the last time without moving, and repeats the note at the first step', async ({
    page,
    signedIn: app,
    catalogue: { recipe },
  }) => {
    const entry = { id: 'd', recipeId: recipe.id, title: recipe.title, day: '2026-11-20', stars: 4 }
    await app.storeAsOtherTab({ diary: JSON.stringify([{ ...entry, note: 'Меньше соли, детям остро' }]) })
    const takeShifts = await recordLayoutShifts(page)
    const line = page.getByRole('button', { name: /^Готовили 20\sноября 4 звезды из 5 · Меньше соли/ })
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/chunks\/.*\.js$/, async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('LastNote:()=>')) await isReleased
      await route.fulfill({ response })
    })
    await page.goto('about:blank')
    // The load event may wait for the held chunk.
    await page.goto(`./#/selected_recipe/${recipe.id}/`, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('group', { name: texts.recipe.price })).toBeVisible()
    await takeShifts()
    await expect(line).toHaveCount(0)
    release()
    await expect(line).toBeVisible()
    expect((await takeShifts()).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
    await line.click()
    await app.button('X 20 ноября').click()
    await expect(line).toHaveCount(0)
    await app.toast('Убрали запись: 20 ноября').click()
    await app.button(texts.cooking.start).click()
    await expect(page.getByText('В прошлый раз: Меньше соли, детям остро')).toBeVisible()
  })

  test('keeps its picture in sight from 1024 pixels on, and shows ingredients beside the steps at 1440', async ({
    page,
    signedIn: app,
    screens,
    catalogue: { recipe },
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await screens.recipe.open(recipe.id)
    const picture = page.getByRole('img', { name: recipe.title })
    await expect(app.rows).toHaveCount(recipe.ingredients.length + recipe.instructions.length)
    const [ingredient, step] = await Promise.all(
      [recipe.ingredients[0], recipe.instructions[0]].map((text) =>
        page.getByRole('listitem').filter({ hasText: text }).first().boundingBox(),
      ),
    )
    expect(ingredient?.x).toBeLessThan(step?.x ?? 0)
    await screens.recipe.tab('instructions').click()
    await expect(app.rows).toHaveCount(recipe.instructions.length)
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.getByRole('listitem').last().scrollIntoViewIfNeeded()
    await expect(picture).toBeInViewport()
  })

  test('has its instructions on the second tab, in order', async ({
    signedIn: { page },
    screens,
    catalogue: { recipe },
  }) => {
    await screens.recipe.open(recipe.id)
    await screens.recipe.tab('instructions').click()
    const steps = page.getByRole('tabpanel', { name: texts.recipe.tabs.instructions }).getByRole('listitem')
    await expect(steps).toHaveCount(recipe.instructions.length)
    for (const [index, text] of recipe.instructions.entries())
      await expect(steps.nth(index)).toContainText(text)
  })

  test('leads to the editor by the last tab, and back by one step', async ({
    page,
    signedIn: app,
    screens,
    catalogue: { recipe },
  }) => {
    await screens.recipe.open(recipe.id)
    await screens.recipe.tab('editor').click()
    await expect(page).toHaveURL(new RegExp(`#/shoppinglist/${recipe.id}$`))
    await expect(app.heading(texts.headings.editor)).toBeVisible()
    await page.getByRole('button', { name: texts.common.back }).click()
    await expect(app.heading(recipe.title)).toBeVisible()
  })

  test('opens its tabs by the keyboard, the last one only on Enter', async ({
    page,
    signedIn: app,
    screens,
    catalogue: { recipe },
  }) => {
    await screens.recipe.open(recipe.id)
    await screens.recipe.tab('ingredients').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tabpanel', { name: texts.recipe.tabs.instructions })).toBeVisible()
    await page.keyboard.press('End')
    await expect(screens.recipe.tab('editor')).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`#/selected_recipe/${recipe.id}/$`))
    await page.keyboard.press('Enter')
    await expect(app.heading(texts.headings.editor)).toBeVisible()
  })

  test('goes one step back by its button', async ({
    page,
    signedIn: app,
    screens,
    catalogue: { category, recipe },
  }) => {
    await screens.category.open(category.id)
    await app.link(recipe.title).click()
    await expect(app.heading(recipe.title)).toBeVisible()
    await page.getByRole('button', { name: texts.common.back }).click()
    await expect(app.heading(category.title)).toBeVisible()
  })

  test('opened by its address leads back to the categories', async ({
    signedIn: { page },
    context,
    baseURL,
    catalogue: { recipe },
  }) => {
    expect(page.url()).toContain('#/category')
    const fresh = await context.newPage()
    await fresh.goto(`${baseURL}#/selected_recipe/${recipe.id}/`)
    await expect(fresh.getByRole('heading', { level: 1, name: recipe.title, exact: true })).toBeVisible()
    await fresh.getByRole('button', { name: texts.common.back }).click()
    await expect(fresh).toHaveURL(/#\/category$/)
    await expect(fresh.getByRole('heading', { level: 1, name: texts.headings.categories })).toBeVisible()
  })

  test('shows the placeholder instead of a picture that failed to load', async ({
    signedIn: { page },
    api,
    screens,
    catalogue: { recipe },
  }) => {
    const answer = { ...recipe, name: 'images/no-such-picture.webp', picture: undefined }
    await api.answer(`selected/${recipe.id}/category`, { [recipe.id]: [answer] })
    await page.route(/no-such-picture/, (route) => route.fulfill({ body: 'no picture' }))
    await screens.recipe.open(recipe.id)
    await expect(page.getByRole('img', { name: recipe.title })).toHaveAttribute(
      'src',
      /\/images\/placeholder\.svg$/,
    )
  })

  test('is one of several when a category is opened as a recipe', async ({
    page,
    signedIn: app,
    screens,
    catalogue: { category, cards },
  }) => {
    await screens.recipe.open(category.id)
    await expect(app.heading('Рецепт')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      cards.map(({ title }) => title),
    )
  })
})

test.describe('An unknown recipe', () => {
  test.use({ allowedErrors: failedRequests })

  for (const path of ['/selected_recipe/no-such-thing/', '/shoppinglist/no-such-thing']) {
    test(`is reported at ${path}, requested once, and has a link back`, async ({
      page,
      signedIn: app,
      api,
    }) => {
      await app.open(path)
      await expect(page.getByText(texts.recipe.unknown)).toBeVisible()
      expect(api.calls.filter((call) => call.includes('no-such-thing'))).toHaveLength(1)
      await page.getByRole('link', { name: texts.common.toCategories }).click()
      await expect(app.heading(texts.headings.categories)).toBeVisible()
    })
  }
})
