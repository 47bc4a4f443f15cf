import type { Locator, Page } from 'playwright/test'

import { testFullPlaces, testOtherPlaces } from './every-place'
import { expect, failedRequests, test } from './fixtures'

// Rings and places are measured; nothing may be on its way meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Everything from the welcome page to an order can be done by the keyboard alone', async ({
  page,
  app,
  account,
  catalogue,
}) => {
  test.slow()
  const { category, recipe } = catalogue
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(target)
    await page.keyboard.press(key)
  }
  await app.open('/')
  await expect(app.heading('TASTY')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await press(page.getByRole('button', { name: 'Cook' }))
  await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeFocused()

  await test.step('a search, and back to all', async () => {
    await tabTo(page.getByPlaceholder('Найди свой рецепт...'))
    await page.keyboard.type('щщщ')
    await expect(page.getByText('Ничего не найдено...')).toBeVisible()
    await press(page.getByRole('button', { name: 'Очистить поиск' }))
    await expect(page.getByPlaceholder('Найди свой рецепт...')).toBeFocused()
    await page.keyboard.type(category.title.slice(0, 3))
    await press(page.getByRole('link', { name: category.title, exact: true }))
    await expect(app.heading(category.title)).toBeFocused()
  })

  await test.step('the sign-in', async () => {
    await press(page.getByRole('button', { name: 'Готовить' }).first())
    await expect(app.heading('Вход')).toBeFocused()
    await tabTo(page.getByLabel('Email'))
    await page.keyboard.type(account.email)
    await tabTo(page.getByRole('textbox', { name: 'Пароль' }))
    await page.keyboard.type(account.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: 'Все категории' })).toBeVisible()
    await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeFocused()
  })

  await test.step('a mark, seen on its tab', async () => {
    await press(page.getByRole('link', { name: category.title, exact: true }))
    await expect(app.heading(category.title)).toBeFocused()
    const like = page.getByRole('button', { name: `Нравится: ${recipe.title}`, exact: true })
    await press(like, 'Space')
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await backTo(app.burger)
    await page.keyboard.press('Enter')
    await press(app.panel.getByRole('link', { name: 'Все категории' }))
    await tabTo(page.getByRole('tab', { name: 'Все категории' }))
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'Понравившиеся рецепты' })).toBeFocused()
    await press(page.getByRole('button', { name: 'Готовить' }))
    await expect(app.heading(recipe.title)).toBeVisible()
  })

  await test.step('the tabs of the recipe', async () => {
    await tabTo(page.getByRole('tab', { name: 'Ингредиенты' }))
    for (const name of ['Инструкция', 'Видео рецепта']) {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    }
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(app.heading('Список ингредиентов')).toBeFocused()
  })

  await test.step('the list', async () => {
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(recipe.ingredients.length)
    await press(rows.first().getByRole('button'))
    await expect(rows).toHaveCount(recipe.ingredients.length - 1)
    await expect(rows.first().getByRole('button')).toBeFocused()
    await press(page.getByRole('button', { name: 'Сохранить', exact: true }))
    await expect(app.heading('Мой шоппинг лист')).toBeFocused()
    await press(page.getByRole('button', { name: 'Купить' }))
    await expect(app.heading('Корзина')).toBeFocused()
  })

  await test.step('the cart', async () => {
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    const before = await rows.count()
    const more = rows.first().getByRole('button', { name: /^\+/ })
    await press(more, 'Space')
    await expect(more).toBeFocused()
    await press(rows.first().getByRole('button', { name: 'Удалить' }))
    await expect(rows).toHaveCount(before - 1)
    await expect(rows.first().getByRole('button', { name: 'Удалить' })).toBeFocused()
    await press(page.getByRole('button', { name: 'Оформить доставку' }))
    await expect(app.heading('Оформление доставки')).toBeFocused()
  })

  await test.step('the order', async () => {
    await tabTo(page.getByLabel('Город/Улица'))
    await page.keyboard.type('Минск')
    await tabTo(page.getByRole('radio', { name: 'Наличными' }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Картой курьеру' })).toBeChecked()
    await press(page.getByRole('button', { name: 'Отправить', exact: true }))
    await expect(app.toast('Ваш заказ оформлен.Ожидайте звонка менеджера')).toBeVisible()
  })
})

test.describe('Tab stops at everything, in the order seen, with a ring that is seen too', () => {
  test.slow()
  test.use({ allowedErrors: failedRequests })

  for (const width of [360, 1280]) {
    test.describe(`at ${width} pixels`, () => {
      test.use({ viewport: { width, height: 780 } })

      testFullPlaces(check)
    })
  }

  testOtherPlaces(check)

  async function check(page: Page, name: string) {
    expect.soft(await faultsOfTheWay(page), name).toEqual([])
  }
})

test('The focus does not fall off a row that is taken away', async ({ page, signedIn: app, catalogue }) => {
  const [one, two] = catalogue.cards.map(({ title }) =>
    page.getByRole('button', { name: `Нравится: ${title}` }),
  )
  if (!one || !two) throw new Error('The category under test has fewer than two recipes.')
  await app.open(`/selected_category/${catalogue.category.id}`)
  for (const mark of [one, two]) {
    await mark.focus()
    await page.keyboard.press('Space')
  }
  await app.open('/likerecipe')
  await one.focus()
  await page.keyboard.press('Space')
  await expect(one).toHaveCount(0)
  await expect(two).toBeFocused()
  await page.keyboard.press('Space')
  await expect(app.heading('Понравившиеся рецепты')).toBeFocused()
})

/** Presses Tab until the target has the focus, as long as that may reasonably take; every stop shows its ring. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await target.page().keyboard.press(key)
  }
  await expect(target).toBeFocused()
  const { faults } = await target.page().evaluate(lookAtFocus)
  expect(faults).toEqual([])
}

const backTo = (target: Locator) => tabTo(target, 'Shift+Tab')

type Stop = Awaited<ReturnType<typeof lookAtFocus>>

/** Goes by Tab from the first stop of the page to its last. Gives what is wrong on the way, a line each. */
async function faultsOfTheWay(page: Page) {
  const faults: string[] = []
  // A modal keeps the focus; everywhere else the way begins at the skip link.
  const skip = page.getByRole('link', { name: 'К содержанию' })
  if (await skip.count()) await skip.focus()
  await page.evaluate(() => scrollTo(0, 0))
  // Rings show when a key was the last thing pressed.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  let before: Stop | undefined
  for (let steps = 0; ; steps++) {
    const stop = await page.evaluate(lookAtFocus)
    if (stop.isAgain) break
    faults.push(...stop.faults)
    if (before?.layer === stop.layer && isOutOfOrder(before, stop)) {
      faults.push(`${stop.name}: comes after ${before.name}, though it stands before it`)
    }
    if (stop.layer) before = stop
    if (steps === 120) return [...faults, `${stop.name}: a trap`]
    await page.keyboard.press('Tab')
  }
  return [...faults, ...(await page.evaluate(leftOut))]
}

/** Reading goes down and to the right; up only into the next column. */
function isOutOfOrder({ box: a }: Stop, { box: b }: Stop) {
  const goesUp = b.bottom <= a.top + 1 && b.left < a.right - 1
  const goesLeft = b.top < a.bottom - 1 && b.bottom > a.top + 1 && b.right <= a.left + 1
  return goesUp || goesLeft
}

/** Runs in the page: what has the focus, where it is, and what is wrong with how it shows. */
async function lookAtFocus() {
  // A header that was away comes back for the focus.
  do await new Promise((resolve) => requestAnimationFrame(resolve))
  while (document.getAnimations().some(({ playState }) => playState === 'running'))
  const element = document.activeElement
  const nowhere = {
    name: '',
    faults: [] as string[],
    box: { top: 0, bottom: 0, left: 0, right: 0 },
    layer: '',
  }
  if (!element || element === document.body) {
    // Before the first stop, and again after the last.
    const isAgain = document.querySelector('[data-was-focused]') !== null
    return { ...nowhere, isAgain }
  }
  const isFrame = element instanceof HTMLIFrameElement
  // A frame and a date have stops of their own inside.
  const isSame = element.getAttribute('data-was-focused') === 'last'
  if (element.hasAttribute('data-was-focused') && !isSame) return { ...nowhere, isAgain: true }
  document.querySelector('[data-was-focused=last]')?.setAttribute('data-was-focused', 'before')
  element.setAttribute('data-was-focused', 'last')
  const name = `${element.tagName} «${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}»`
  const rect = element.getBoundingClientRect()
  const box = {
    top: rect.top + scrollY,
    bottom: rect.bottom + scrollY,
    left: rect.left + scrollX,
    right: rect.right + scrollX,
  }
  // A panel lies over the page, wherever the way goes on from it.
  const layer = element.closest('header nav, header section') ? 'panel' : 'page'
  // Within a frame its own page shows the focus.
  const faults = isFrame ? [] : [...faultsOfRing(), ...faultsOfPlace()]
  return { name, faults, box, layer, isAgain: false }

  function faultsOfRing() {
    if (!element) return []
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return [`${name}: no ring`]
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset)
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent)
      if (parent === document.documentElement || (overflowX === 'visible' && overflowY === 'visible'))
        continue
      const frame = parent.getBoundingClientRect()
      const cutX =
        overflowX !== 'visible' &&
        (rect.left - reach < frame.left - 1 || rect.right + reach > frame.right + 1)
      const cutY =
        overflowY !== 'visible' &&
        (rect.top - reach < frame.top - 1 || rect.bottom + reach > frame.bottom + 1)
      if (cutX || cutY) return [`${name}: its ring is cut by ${parent.tagName} ${parent.className}`]
    }
    return []
  }

  function faultsOfPlace() {
    if (!element) return []
    const x = (Math.max(rect.left, 0) + Math.min(rect.right, innerWidth)) / 2
    const y = (Math.max(rect.top, 0) + Math.min(rect.bottom, innerHeight)) / 2
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return [`${name}: outside the window`]
    const top = document.elementFromPoint(x, y)
    const isSeen = top !== null && (element.contains(top) || top.closest('label')?.control === element)
    return isSeen ? [] : [`${name}: lies under ${top?.tagName} ${top?.className}`]
  }
}

/** Runs in the page: what can be pressed or filled in and was no stop; then forgets the stops. */
function leftOut() {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]'),
  ]
  const missed = controls.filter(
    (element) =>
      element.tabIndex === 0 &&
      !element.matches(':disabled, [data-was-focused], input[type=radio]:not(:checked), [inert] *') &&
      !(document.querySelector('dialog:modal') && !element.closest('dialog:modal')) &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  document
    .querySelectorAll('[data-was-focused]')
    .forEach((element) => element.removeAttribute('data-was-focused'))
  return missed.map((element) => `left out: ${element.outerHTML.slice(0, 120)}`)
}
