import type { Locator } from 'playwright/test'

import { expect, test } from './fixtures'
import { texts } from './texts'

const noLikes = texts.catalog.noLikes
const noSaves = texts.catalog.noSaves

/** The perceived colour of a mark: 'red', 'yellow', or its RGB value. */
function colourOf(mark: Locator) {
  return mark.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
      Number,
    )
    if (red > 180 && green > 150 && blue < green * 0.75) return 'yellow'
    return red > 180 && green < 140 && blue < 140 ? 'red' : `rgb(${red}, ${green}, ${blue})`
  })
}

test('A visitor who has not signed in sees no marks, no tabs and no shopping list button', async ({
  page,
  app,
  catalogue,
}) => {
  await app.open(`/selected_category/${catalogue.category.id}`)
  await expect(page.getByRole('button', { name: texts.catalog.cook }).first()).toBeVisible()
  await expect(app.progress).toBeHidden()
  await expect(page.getByRole('button', { name: texts.marks.any })).toHaveCount(0)
  await expect(page.getByRole('button', { name: texts.catalog.shoppingList })).toHaveCount(0)
  await page.getByRole('button', { name: texts.common.back }).click()
  await expect(app.heading(texts.headings.categories)).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test.describe('A signed-in visitor', () => {
  const marks = [
    { name: texts.marks.like, key: 'likedRecipes' },
    { name: texts.marks.save, key: 'savedRecipes' },
  ]
  for (const { name, key } of marks) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`turns «${name}» from yellow to red and back in the ${colorScheme} theme`, async ({
        page,
        signedIn: app,
        catalogue,
      }) => {
        await page.emulateMedia({ colorScheme })
        await app.open(`/selected_category/${catalogue.category.id}`)
        const mark = page.getByRole('button', { name: `${name}: ${catalogue.cards[0]?.title}`, exact: true })
        await expect(mark).toHaveAttribute('aria-pressed', 'false')
        expect(await colourOf(mark)).toBe('yellow')
        await mark.click()
        await expect(mark).toHaveAttribute('aria-pressed', 'true')
        await expect.poll(() => colourOf(mark)).toBe('red')
        expect(await app.storedValue(key)).toMatchObject([{ id: catalogue.cards[0]?.id }])
        await mark.click()
        await expect(mark).toHaveAttribute('aria-pressed', 'false')
        await expect.poll(() => colourOf(mark)).toBe('yellow')
        expect(await app.stored(key)).toBeNull()
      })
    }
  }

  test('finds the marks of a category again, also after a reload', async ({
    page,
    signedIn: app,
    catalogue,
  }) => {
    await app.open(`/selected_category/${catalogue.category.id}`)
    const like = page.getByRole('button', {
      name: texts.marks.of(texts.marks.like, catalogue.cards[0]?.title),
      exact: true,
    })
    const save = page.getByRole('button', {
      name: texts.marks.of(texts.marks.save, catalogue.cards[1]?.title),
      exact: true,
    })
    await like.click()
    await save.click()
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(2)
  })

  test('moves between the three tabs by click, arrows, Home and End', async ({ page, signedIn: app }) => {
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    await expect(page.getByRole('tab')).toHaveText([
      texts.catalog.tabs.all,
      texts.catalog.tabs.saved,
      texts.catalog.tabs.liked,
    ])
    await expect(tab(texts.catalog.tabs.all)).toHaveAttribute('aria-selected', 'true')
    // An entry in each list, so that no modal takes the focus.
    await app.rows.first().getByRole('link').click()
    await page.getByRole('button', { name: texts.marks.anyLike }).first().click()
    await page.getByRole('button', { name: texts.marks.anySave }).first().click()
    await app.open('/category')

    await tab(texts.catalog.tabs.all).focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(texts.catalog.tabs.saved)).toBeFocused()
    await expect(tab(texts.catalog.tabs.saved)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: texts.catalog.tabs.saved })).toBeVisible()
    await page.keyboard.press('End')
    await expect(tab(texts.catalog.tabs.liked)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(tab(texts.catalog.tabs.all)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Home')
    await expect(tab(texts.catalog.tabs.all)).toBeFocused()
    await tab(texts.catalog.tabs.liked).click()
    await expect(page.getByRole('tabpanel', { name: texts.catalog.tabs.liked })).toBeVisible()
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
  })

  test(
    'finds liked and saved recipes in their tabs and removes them there',
    { tag: '@smoke' },
    async ({ page, signedIn: app, catalogue }) => {
      const [liked, saved] = catalogue.cards
      await app.open(`/selected_category/${catalogue.category.id}`)
      await page
        .getByRole('button', { name: texts.marks.of(texts.marks.like, liked?.title), exact: true })
        .click()
      await page
        .getByRole('button', { name: texts.marks.of(texts.marks.save, saved?.title), exact: true })
        .click()
      await page.getByRole('button', { name: texts.common.back }).click()
      await page.getByRole('tab', { name: texts.catalog.tabs.liked }).click()
      const panel = page.getByRole('tabpanel')
      await expect(panel.getByRole('link', { name: liked?.title, exact: true })).toBeVisible()
      await expect(panel.getByRole('listitem')).toHaveCount(1)
      await page.getByRole('tab', { name: texts.catalog.tabs.saved }).click()
      await expect(panel.getByRole('link', { name: saved?.title, exact: true })).toBeVisible()
      await expect(panel.getByRole('listitem')).toHaveCount(1)
      await panel.getByRole('button', { name: texts.marks.anySave }).click()
      await expect(panel.getByRole('listitem')).toHaveCount(0)
    },
  )

  test('returns from a recipe to the tab that was open', async ({ page, signedIn: app, catalogue }) => {
    await app.open(`/selected_category/${catalogue.category.id}`)
    await page.getByRole('button', { name: texts.marks.anySave }).first().click()
    await page.getByRole('button', { name: texts.common.back }).click()
    await page.getByRole('tab', { name: texts.catalog.tabs.saved }).click()
    await page.getByRole('button', { name: texts.catalog.cook }).click()
    await expect(app.heading(catalogue.cards[0]?.title ?? '')).toBeVisible()
    await page.getByRole('button', { name: texts.common.back }).click()
    await expect(page.getByRole('tab', { name: texts.catalog.tabs.saved })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  test('has a button to the shopping list and one back to the categories', async ({
    page,
    signedIn: app,
    catalogue,
  }) => {
    await page.getByRole('button', { name: texts.catalog.shoppingList }).click()
    await expect(app.heading(texts.headings.list)).toBeVisible()
    await app.open(`/selected_category/${catalogue.category.id}`)
    await page.getByRole('button', { name: texts.catalog.shoppingList }).click()
    await expect(app.heading(texts.headings.list)).toBeVisible()
    await app.open(`/selected_category/${catalogue.category.id}`)
    await page.getByRole('button', { name: texts.common.back }).click()
    await expect(page).toHaveURL(/#\/category$/)
  })

  for (const { tab, message } of [
    { tab: texts.catalog.tabs.liked, message: noLikes },
    { tab: texts.catalog.tabs.saved, message: noSaves },
  ]) {
    test(`sees a modal in an empty tab «${tab}», and closes it by its backdrop`, async ({
      signedIn: { page },
    }) => {
      await page.getByRole('tab', { name: tab }).click()
      const modal = page.getByRole('dialog', { name: message, exact: true })
      await expect(modal).toBeVisible()
      await modal.getByText(message).click()
      await expect(modal).toBeVisible()
      await page.mouse.click(5, 5)
      await expect(modal).toBeHidden()
      await page.getByRole('tab', { name: texts.catalog.tabs.all }).click()
      await page.getByRole('tab', { name: tab }).click()
      await expect(modal).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(modal).toBeHidden()
      await expect(page.getByRole('tab', { name: tab })).toBeFocused()
    })
  }
})

for (const { path, heading, message, key } of [
  { path: '/likerecipe', heading: texts.headings.liked, message: noLikes, key: 'likedRecipes' },
  { path: '/saverecipe', heading: texts.headings.saved, message: noSaves, key: 'savedRecipes' },
]) {
  test(`${path} is open to every visitor and shows a modal when it is empty`, async ({ page, app }) => {
    await app.open(path)
    await expect(app.heading(heading)).toBeAttached()
    await expect(page.getByRole('dialog', { name: message, exact: true })).toBeVisible()
    await page.getByRole('button', { name: texts.common.close, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('link', { name: texts.common.chooseRecipe }).click()
    await expect(app.heading(texts.headings.categories)).toBeVisible()
  })

  test(`${path} shows the recipes of its list, without marks if the visitor has not signed in`, async ({
    page,
    app,
    catalogue,
  }) => {
    await app.seed({ [key]: JSON.stringify(catalogue.cards.slice(0, 2)) })
    await app.open(path)
    await expect(app.rows).toHaveCount(2)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(app.progress).toBeHidden()
    await expect(page.getByRole('button', { name: texts.marks.any })).toHaveCount(0)
  })
}
