import type { Fault } from './api'
import { expect, failedRequests, test } from './fixtures'
import { texts } from './texts'

test.describe('A call that fails', () => {
  test.use({ allowedErrors: failedRequests })

  const faults: { fault: Fault; message: string }[] = [
    { fault: 'down', message: texts.errors.noConnection },
    { fault: 500, message: texts.errors.serverDown },
    { fault: 'html', message: texts.errors.badResponse },
    { fault: 'shape', message: texts.errors.badResponse },
  ]
  for (const { fault, message } of faults) {
    test(`(${fault}) is attempted three times, explained, and recovers by «Повторить»`, async ({
      page,
      app,
      api,
      catalogue,
    }) => {
      await api.fail('selected', fault)
      await app.open('/category')
      await expect(app.alert.filter({ hasText: message })).toBeVisible()
      expect(api.calls).toHaveLength(3)
      await expect(app.heading(texts.headings.categories)).toBeVisible()
      api.mend('selected')
      await page.getByRole('button', { name: texts.common.retry, exact: true }).click()
      await expect(app.link(catalogue.category.title)).toBeVisible()
      await expect(page.getByRole('button', { name: texts.common.retry })).toHaveCount(0)
    })
  }

  test('once or twice is retried without a message', async ({ app, api, catalogue }) => {
    await api.fail('selected', 503, { times: 2 })
    await app.open('/category')
    await expect(app.link(catalogue.category.title)).toBeVisible()
    expect(api.calls).toHaveLength(3)
    await expect(app.alert).toHaveCount(0)
  })

  test('shows no broken picture where its drawing is lost too', async ({ page, app, api }) => {
    await page.route('**/images/**', (route) => route.abort())
    await api.fail('selected', 'down')
    await app.open('/category')
    const drawing = app.alert.locator('img')
    await expect(drawing).toHaveJSProperty('complete', true)
    // A broken picture is drawn in the box of an image, which has none here.
    await expect(drawing).toBeHidden()
  })

  test('is explained on every screen that calls the API, and each recovers', async ({
    page,
    signedIn: app,
    api,
    catalogue,
  }) => {
    const { category, recipe, products } = catalogue
    await app.storeAsOtherTab({ shopList: JSON.stringify([products[0]?.title]) })
    await page.reload()
    const screens = [
      {
        path: `/selected_category/${category.id}`,
        call: `selected/${category.id}`,
        content: page.getByRole('button', { name: texts.catalog.cook }).first(),
      },
      {
        path: `/selected_recipe/${recipe.id}/`,
        call: `selected/${recipe.id}/category`,
        content: page.getByRole('tablist'),
      },
      {
        path: `/shoppinglist/${recipe.id}`,
        call: `selected/${recipe.id}/category`,
        content: page.getByRole('button', { name: texts.common.save, exact: true }),
      },
      { path: '/shop', call: 'shop', content: page.getByText(texts.cart.sum) },
    ]
    for (const { path, call, content } of screens) {
      await test.step(path, async () => {
        await api.fail(call, 500)
        await app.load(path)
        await expect(app.alert).toContainText(texts.errors.serverDown)
        await expect(content).toHaveCount(0)
        api.mend(call)
        await page.getByRole('button', { name: texts.common.retry, exact: true }).click()
        await expect(content).toBeVisible()
        await expect(app.alert).toHaveCount(0)
      })
    }
  })

  test('keeps the stale content with a quiet notice, and recovers', async ({ page, app, api }) => {
    const cards = ['Супы', 'Каши', 'Рыба', 'Соусы'].map((title, index) => ({
      id: `own-${index}`,
      name: '',
      title,
      back: [],
    }))
    const allCategories = { count: 4, 1: cards.slice(0, 3) }
    await api.answer('selected', allCategories)
    await app.open('/category')
    const soup = page.getByRole('link', { name: 'Супы' })
    await expect(soup).toBeVisible()
    const notice = page.getByText(texts.errors.stale)
    const retry = page.getByRole('button', { name: texts.common.retry, exact: true })

    await test.step('a further page', async () => {
      await api.fail('selected', 500)
      await page.getByRole('button', { name: texts.catalog.loadMore }).click()
      const lost = page.getByText(texts.errors.moreCategories)
      await expect(lost).toBeVisible()
      await expect(soup).toBeVisible()
      await api.answer('selected', { count: 4, 2: cards.slice(3) })
      await retry.click()
      await expect(page.getByRole('link', { name: 'Соусы' })).toBeFocused()
      await expect(lost).toHaveCount(0)
    })

    await test.step('page 1 again, after a search', async () => {
      await api.fail('selected', 'down')
      await page.getByPlaceholder(texts.catalog.searchField).fill('каш')
      await page.getByRole('button', { name: texts.catalog.clearSearch }).click()
      await expect(notice).toBeVisible()
      await expect(soup).toBeVisible()
      await api.answer('selected', allCategories)
      await retry.click()
      await expect(notice).toHaveCount(0)
      await expect(soup).toBeVisible()
    })
  })

  test('with a response after more than 10 s is aborted, retried and explained', async ({
    page,
    app,
    api,
  }) => {
    // The fake clock does not control AbortSignal.timeout: replace it by one that uses setTimeout.
    await page.addInitScript(() => {
      AbortSignal.timeout = (ms) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms)
        return controller.signal
      }
    })
    // A paused clock: the time that the page takes to load must not count.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(60_000)
    const release = await api.hold('selected')
    await app.open('/category')
    await expect.poll(() => api.calls.length).toBe(1)
    await page.clock.runFor(9_900)
    expect(api.calls).toHaveLength(1)
    const explained = page.getByText(texts.errors.timeout)
    await expect(async () => {
      await page.clock.runFor(5000)
      await expect(explained).toBeVisible({ timeout: 200 })
    }).toPass()
    expect(api.calls).toHaveLength(3)
    release()
    await page.getByRole('button', { name: texts.common.retry, exact: true }).click()
    await expect(app.rows.first()).toBeVisible()
  })
})

test.describe('A response with invalid entries', () => {
  test('is shown without them, with one warning for each kind', async ({
    page,
    app,
    api,
    catalogue: { category, cards },
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const [one, other] = cards
    const entries = [null, 7, { id: 'x' }, { ...one, id: 7 }, { ...one, title: ' ' }, [], one, other]
    await api.answer(`selected/${category.id}`, { [category.id]: entries })
    await app.open(`/selected_category/${category.id}`)
    await expect(app.rows).toHaveCount(2)
    for (const card of [one, other]) await expect(app.link(card?.title ?? '')).toBeVisible()
    expect(warnings.every((text) => text.startsWith('Left out of'))).toBe(true)
    expect(warnings.length).toBe(new Set(warnings).size)
    expect(warnings.length).toBeGreaterThan(0)
  })

  test('only is a failed response', async ({ page, app, api, catalogue: { category } }) => {
    await api.answer(`selected/${category.id}`, { [category.id]: [{ id: 'x' }] })
    await app.open(`/selected_category/${category.id}`)
    await expect(app.alert).toContainText(texts.errors.badResponse)
    api.mend(`selected/${category.id}`)
    await page.getByRole('button', { name: texts.common.retry, exact: true }).click()
    await expect(app.rows.first()).toBeVisible()
  })

  test('or with unknown and malformed optional fields loses no entry', async ({
    page,
    app,
    api,
    catalogue: { category, cards },
  }) => {
    const strange = { ...cards[0], picture: 'no', tags: 7, servings: {}, back: 'none', unheardOf: [] }
    await api.answer(`selected/${category.id}`, { [category.id]: [strange] })
    await app.open(`/selected_category/${category.id}`)
    await expect(page.getByRole('link', { name: cards[0]?.title, exact: true })).toBeVisible()
  })

  test('or with markup in its texts shows the markup as text', async ({
    app,
    api,
    catalogue: { category, cards },
  }) => {
    const title = '<img src=x onerror=alert(1)> & <b>щи</b>'
    await api.answer(`selected/${category.id}`, {
      [category.id]: [{ ...cards[0], title, name: 'javascript:alert(1)' }],
    })
    await app.open(`/selected_category/${category.id}`)
    await expect(app.link(title)).toBeVisible()
  })
})
