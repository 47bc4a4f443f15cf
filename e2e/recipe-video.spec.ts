import { expect, test } from './fixtures'
import { texts } from './texts'

test.describe('A recipe', () => {
  test(
    'loads its video only when its tab is opened, in 800 by 400 pixels from 1024 pixels on',
    { tag: '@smoke' },
    async ({ page, signedIn: app, screens, catalogue: { recipe } }) => {
      await page.setViewportSize({ width: 1600, height: 900 })
      await screens.recipe.open(recipe.id)
      await expect(app.heading(recipe.title)).toBeVisible()
      const video = page.locator('main iframe')
      await expect(video).toHaveCount(0)
      const messages: string[] = []
      page.on('console', (message) => {
        // Playwright's own, which comes when the site registers its worker, seven seconds after the load.
        if (!message.text().endsWith('blocked by Playwright')) messages.push(message.text())
      })
      await screens.recipe.tab('video').click()
      await expect(video).toHaveAttribute('title', `Видео: ${recipe.title}`)
      await expect(video).toHaveAttribute('src', new RegExp(`${recipe.video}$`))
      await expect(page.frameLocator('main iframe').locator('body')).not.toBeEmpty()
      await expect(video).toHaveAttribute('width', '800')
      await expect(video).toHaveAttribute('height', '400')
      const size = async () => {
        const { width = 0, height = 0 } = (await video.boundingBox()) ?? {}
        return { width, height }
      }
      for (const width of [1024, 1280, 1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(size, `at ${width} pixels`).toEqual({ width: 800, height: 400 })
      }
      for (const width of [1023, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(async () => (await size()).width, `at ${width} pixels`).toBeLessThanOrEqual(800)
        const { width: shown, height } = await size()
        expect(shown).toBeGreaterThan(Math.min(width, 800) * 0.85)
        expect(shown / height).toBeCloseTo(2, 1)
      }
      expect(messages).toEqual([])
      await screens.recipe.tab('ingredients').click()
      await expect(video).toHaveCount(0)
    },
  )

  test('shows its film in the fonts of the page', async ({
    page,
    signedIn: app,
    screens,
    catalogue: { recipe },
  }) => {
    await screens.recipe.open(recipe.id)
    await expect(app.heading(recipe.title)).toBeVisible()
    const display = await page.evaluate(() =>
      getComputedStyle(document.body).getPropertyValue('--font-display').replaceAll(/['"]/g, ''),
    )
    await screens.recipe.tab('video').click()
    const title = page.frameLocator('main iframe').getByRole('heading', { level: 1, name: recipe.title })
    await expect(title).toHaveCSS('font-family', new RegExp(`^['"]?${display}`))
    const loadedFonts = () =>
      title.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll(/['"]/g, '')),
      )
    await expect.poll(loadedFonts, 'fonts of the film').toContain(display)
  })

  test('keeps what can be done beside the open video where that leaves the picture no room', async ({
    page,
    screens,
    catalogue: { recipe },
    signedIn: app,
  }) => {
    await screens.recipe.open(recipe.id)
    await expect(app.heading(recipe.title)).toBeVisible()
    await screens.recipe.tab('video').click()
    for (const width of [1024, 1247]) {
      await page.setViewportSize({ width, height: 768 })
      const actions = [
        page.getByRole('button', { name: texts.cooking.start }),
        page.getByRole('button', { name: texts.marks.like }),
      ]
      for (const action of actions) await expect(action).toBeInViewport({ ratio: 1 })
      const video = await page.locator('main iframe').boundingBox()
      const boxes = await Promise.all(actions.map((action) => action.boundingBox()))
      for (const box of boxes) expect(box?.x).toBeGreaterThan((video?.x ?? 0) + 800)
    }
  })

  test('embeds no video of another host, without https, or of a page that is no film', async ({
    page,
    signedIn: app,
    api,
    catalogue,
  }) => {
    const addresses = [
      'https://films.example.org/1',
      'http://www.youtube.com/embed/1',
      'javascript:alert(1)',
      '../../',
      '',
    ]
    for (const [index, video] of addresses.entries()) {
      await test.step(video, async () => {
        const id = `own-${index}`
        await api.answer(`selected/${id}/category`, { [id]: [{ ...catalogue.recipe, id, video }] })
        await app.open(`/selected_recipe/${id}/`)
        await page.getByRole('tab', { name: texts.recipe.tabs.video }).click()
        await expect(page.getByText(texts.recipe.noVideo, { exact: true })).toBeVisible()
        await expect(page.locator('main iframe')).toHaveCount(0)
      })
    }
  })
})
