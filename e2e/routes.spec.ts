import type { Locator, Page } from 'playwright/test'

import type { Catalogue } from './api'
import { failedRequests, expect, test } from './fixtures'

/** Every route with its heading and the name of its document. */
function routesOf({ category, recipe }: Catalogue) {
  return [
    { path: '/', heading: 'TASTY', title: 'Рецепты и продукты с доставкой' },
    { path: '/category', heading: 'КАТЕГОРИИ РЕЦЕПТОВ', title: 'Категории рецептов' },
    { path: '/saverecipe', heading: 'Сохранённые рецепты', title: 'Сохранённые рецепты' },
    { path: '/likerecipe', heading: 'Понравившиеся рецепты', title: 'Понравившиеся рецепты' },
    { path: `/shoppinglist/${recipe.id}`, heading: 'Список ингредиентов', title: 'Список ингредиентов' },
    { path: '/myshoplist', heading: 'Мой шоппинг лист', title: 'Мой шоппинг лист' },
    { path: '/shop', heading: 'Корзина', title: 'Корзина' },
    { path: '/delivery', heading: 'Оформление доставки', title: 'Оформление доставки' },
    { path: '/login', heading: 'Вход', title: 'Вход' },
    { path: '/registration', heading: 'Регистрация', title: 'Регистрация' },
    { path: '/resetpassword', heading: 'Сброс пароля', title: 'Сброс пароля' },
    { path: '/pantry', heading: 'Что приготовить?', title: 'Что приготовить?' },
    { path: '/plan', heading: 'План на неделю', title: 'План на неделю' },
    { path: '/mydata', heading: 'Мои данные', title: 'Мои данные' },
    { path: '/nothing/here', heading: 'Здесь пусто, как в вымытой кастрюле', title: 'Страница не найдена' },
    { path: `/selected_category/${category.id}`, heading: category.title, title: category.title },
  ]
}

/** The words of every first heading that was painted, frame by frame. */
async function recordHeadings(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenHeadings: seen })
    const look = () => {
      for (const heading of document.querySelectorAll('h1')) {
        if (heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          seen.add(heading.textContent)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings])
}

test.describe('Every route', () => {
  test(
    'has its heading, which takes the focus, and names the document',
    { tag: '@smoke' },
    async ({ page, app, catalogue }) => {
      await app.open('/category')
      await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeVisible()
      // Where the title of a category is known from.
      await expect(page.getByRole('link', { name: catalogue.category.title, exact: true })).toBeVisible()
      for (const { path, heading, title } of routesOf(catalogue)) {
        await test.step(path, async () => {
          await app.open(path)
          await expect(page).toHaveTitle(`${title} — Tasty`)
          await expect(app.heading(heading)).toHaveCount(1)
          // The modal of an empty list takes the focus until it is closed.
          if (/^\/(like|save)recipe/.test(path)) {
            await expect(page.getByRole('dialog')).toBeVisible()
            await page.keyboard.press('Escape')
          }
          if (path !== '/category') await expect(app.heading(heading)).toBeFocused()
        })
      }
    },
  )

  test('tolerates a trailing slash too many or too few, doubled slashes and a query', async ({
    app,
    catalogue,
  }) => {
    for (const { path, heading } of routesOf(catalogue)) {
      if (path === '/' || path.startsWith('/selected_category')) continue
      for (const form of [`${path}/`, `${path}//`, `/${path}`, `${path}?from=letter`, `${path}/?a=1&b=?`]) {
        await test.step(form, async () => {
          await app.open(form)
          await expect(app.heading(heading)).toHaveCount(1)
          await app.open('/nothing')
          await expect(app.heading('Здесь пусто, как в вымытой кастрюле')).toHaveCount(1)
        })
      }
    }
  })

  test('of a recipe stands with and without its trailing slash, for signed-in visitors', async ({
    signedIn: app,
    catalogue: { recipe },
  }) => {
    for (const path of [
      `/selected_recipe/${recipe.id}/`,
      `/selected_recipe/${recipe.id}`,
      `/selected_recipe/${recipe.id}/?a=1`,
    ]) {
      await app.open(path)
      await expect(app.heading(recipe.title)).toBeVisible()
      await expect(app.page).toHaveTitle(`${recipe.title} — Tasty`)
      await app.open('/nothing')
      await expect(app.heading(recipe.title)).toHaveCount(0)
    }
  })

  test('opened by its address never shows the welcome page, not for a frame', async ({
    page,
    app,
    catalogue,
  }) => {
    const headings = await recordHeadings(page)
    await app.open('/')
    await expect(app.heading('TASTY')).toBeVisible()
    // The recorder sees it where it is.
    await expect.poll(headings).toContain('TASTY')
    for (const { path, heading } of routesOf(catalogue)) {
      if (path === '/' || path.startsWith('/selected_category')) continue
      await test.step(path, async () => {
        await app.load(path)
        await expect(app.heading(heading)).toHaveCount(1)
        await expect(app.progress).toBeHidden()
        expect(await headings()).not.toContain('TASTY')
      })
    }
  })
})

test(
  'The header leads to the welcome page, and its button Cook to the categories',
  { tag: '@smoke' },
  async ({ page, app }) => {
    await app.open('/myshoplist')
    await page.getByRole('banner').getByRole('link', { name: 'Tasty' }).click()
    await expect(app.heading('TASTY')).toBeVisible()
    await page.getByRole('button', { name: 'Cook', exact: true }).click()
    await expect(page).toHaveURL(/#\/category$/)
    await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeFocused()
  },
)

test('The header makes room while one reads on, and is back with the first move up or with the focus', async ({
  page,
  app,
  catalogue,
}) => {
  await app.open(`/selected_category/${catalogue.category.id}`)
  await expect(page.getByRole('button', { name: 'Готовить' }).first()).toBeVisible()
  await expect(app.burger).toBeInViewport()
  await page.mouse.wheel(0, 600)
  await expect(app.burger).not.toBeInViewport()
  await page.mouse.wheel(0, -100)
  await expect(app.burger).toBeInViewport()
  await page.mouse.wheel(0, 600)
  await expect(app.burger).not.toBeInViewport()
  await app.burger.focus()
  await expect(app.burger).toBeInViewport()
})

test('Back and Forward walk through the screens', async ({ page, app }) => {
  await app.open('/')
  await page.getByRole('button', { name: 'Cook' }).click()
  await app.open('/login')
  await page
    .getByRole('navigation', { name: 'Вход и регистрация' })
    .getByRole('link', { name: 'Регистрация' })
    .click()
  await expect(app.heading('Регистрация')).toBeVisible()
  await page.goBack()
  await expect(app.heading('Вход')).toBeFocused()
  await page.goBack()
  await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeVisible()
  await page.goBack()
  await expect(app.heading('TASTY')).toBeVisible()
  await page.goForward()
  await page.goForward()
  await expect(app.heading('Вход')).toBeVisible()
})

test('Back still works inside the app after a reload', async ({ page, app }) => {
  await app.open('/category')
  await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeVisible()
  await app.open('/myshoplist')
  await expect(app.heading('Мой шоппинг лист')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeVisible()
})

test.describe('The panel', () => {
  test('offers a visitor who has not signed in categories, sign-in, registration and the theme', async ({
    page,
    app,
  }) => {
    await app.open('/')
    await expect(app.burger).toHaveAttribute('aria-expanded', 'false')
    const panel = await app.openPanel()
    await expect(app.burger).toHaveAttribute('aria-expanded', 'true')
    await expect(panel.getByRole('listitem')).toHaveText([
      'Все категории',
      'Войти',
      'Регистрация',
      'Что приготовить?',
      'План на неделю',
      'Мои данные',
      'Тёмная тема',
    ])
    for (const [name, path] of [
      ['Все категории', 'category'],
      ['Войти', 'login'],
      ['Регистрация', 'registration'],
      ['Что приготовить?', 'pantry'],
      ['План на неделю', 'plan'],
      ['Мои данные', 'mydata'],
    ] as const) {
      if (await panel.isHidden()) await app.openPanel()
      await panel.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`#/${path}$`))
      await expect(panel).toBeHidden()
    }
  })

  test('closes 500 ms after the burger is pressed', async ({ page, app }) => {
    await page.clock.install()
    await app.open('/category')
    await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeVisible()
    await app.stopClock()
    const panel = page.locator(
      `[id="${await (await openAndName(app.burger)).getAttribute('aria-controls')}"]`,
    )
    await expect(panel).toBeVisible()
    await app.burger.click()
    await expect(app.burger).toHaveAttribute('aria-expanded', 'false')
    await page.clock.runFor(499)
    await expect(panel).toBeAttached()
    await page.clock.runFor(1)
    await expect(panel).not.toBeAttached()
  })

  test('closes by Escape, which gives the focus back to the burger, and by a click beside it', async ({
    page,
    app,
  }) => {
    await app.open('/category')
    const panel = await app.openPanel()
    await panel.getByRole('link', { name: 'Войти' }).focus()
    await page.keyboard.press('Escape')
    await expect(app.burger).toBeFocused()
    await expect(panel).toBeHidden()
    await app.openPanel()
    const { height = 0 } = page.viewportSize() ?? {}
    await page.mouse.click(1, height - 1)
    await expect(panel).toBeHidden()
  })
})

test('What a screen needs is fetched while the app loads, and once', async ({ page, app, catalogue }) => {
  await app.open(`/selected_category/${catalogue.category.id}`)
  await expect(page.getByRole('button', { name: 'Готовить' }).first()).toBeVisible()
  const hrefs = await page
    .locator('link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(hrefs.length).toBeGreaterThan(1)
  const times = await page.evaluate(
    // Firefox tells of what was fetched ahead a second time, when it is used: without any bytes.
    (urls) =>
      urls.map((url) => {
        const entries = performance.getEntriesByName(url) as PerformanceResourceTiming[]
        return entries.filter(({ transferSize }) => transferSize > 0).length
      }),
    hrefs,
  )
  expect(times).toEqual(hrefs.map(() => 1))
})

test.describe('An odd address', () => {
  test.use({ allowedErrors: failedRequests })

  test('of no screen is a page that leads to the welcome page', { tag: '@smoke' }, async ({ page, app }) => {
    const paths = [
      '/__proto__',
      '/constructor',
      '/category/extra',
      '/selected_recipe',
      '/shoppinglist',
      '/%',
      '/%E0%A4%A',
    ]
    for (const path of paths) {
      await test.step(path, async () => {
        await app.open(path)
        await expect(app.heading('Здесь пусто, как в вымытой кастрюле')).toBeVisible()
        await page.getByRole('button', { name: 'на главную', exact: true }).click()
        await expect(app.heading('TASTY')).toBeVisible()
      })
    }
  })

  test('of no category says that it is not found', async ({ page, app }) => {
    const ids = ['%E0%A4%A', '__proto__', 'toString', '%2E%2E', '%2F..%2Fshop', '%00', '🍲'.repeat(40)]
    for (const id of ids) {
      await test.step(id, async () => {
        await app.open(`/selected_category/${id}`)
        await expect(page.getByText('Категория не найдена')).toBeVisible()
        await expect(page.getByRole('link', { name: 'К категориям' })).toBeVisible()
        await app.open('/nothing')
        await expect(app.heading('Здесь пусто, как в вымытой кастрюле')).toBeVisible()
      })
    }
  })

  test('of a screen, oddly written, does not break the app', async ({ page, app }) => {
    for (const hash of ['#category', '#//category', '#/category#x']) {
      await test.step(hash, async () => {
        await page.goto('about:blank')
        await page.goto(`./${hash}`)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await expect(app.heading('TASTY')).toHaveCount(0)
      })
    }
  })
})

test.describe('A path typed without #', () => {
  test.use({ allowedErrors: failedRequests })

  test('goes on to the hash form where it is known', { tag: '@smoke' }, async ({ page, app, catalogue }) => {
    const forms = [
      { typed: './category', reached: '#/category', heading: 'КАТЕГОРИИ РЕЦЕПТОВ' },
      { typed: './category/', reached: '#/category/', heading: 'КАТЕГОРИИ РЕЦЕПТОВ' },
      { typed: './myshoplist?from=letter', reached: '#/myshoplist?from=letter', heading: 'Мой шоппинг лист' },
      {
        typed: `./shoppinglist/${catalogue.recipe.id}`,
        reached: `#/shoppinglist/${catalogue.recipe.id}`,
        heading: 'Список ингредиентов',
      },
    ]
    for (const { typed, reached, heading } of forms) {
      await test.step(typed, async () => {
        const answer = await page.goto(typed)
        expect(answer?.status()).toBe(404)
        await expect(app.heading(heading)).toBeVisible()
        expect(page.url()).toMatch(new RegExp(`/${reached.replace('?', '\\?')}$`))
      })
    }
  })

  test('is a page that leads to the welcome page where it is not', async ({ page, app }) => {
    for (const typed of ['./nothing', './nothing/category', './categoryx']) {
      await page.goto(typed)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('button', { name: 'на главную', exact: true }).click()
      await expect(app.heading('TASTY')).toBeVisible()
    }
  })
})

test.describe('Before any script has run', () => {
  test.use({ javaScriptEnabled: false })

  test('the welcome page can be read, with its progress bar and its button', async ({ page, app }) => {
    await page.goto('./')
    await expect(app.heading('TASTY')).toBeVisible()
    await expect(page.getByText(/разнообразные, простые, полезные и вкусные рецепты/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cook', exact: true })).toBeVisible()
    await expect(app.progress).toBeVisible()
    await expect(page).toHaveTitle('Рецепты и продукты с доставкой — Tasty')
  })
})

async function openAndName(burger: Locator) {
  await burger.click()
  await expect(burger).toHaveAttribute('aria-controls')
  return burger
}
