import type { Locator, Page } from 'playwright'

type JourneyStep = {
  name: string
  /** What is clicked on the screen before. */
  target: (page: Page) => Locator
  /** Visible once the screen is there. */
  sign: (page: Page) => Locator
  /** Selector of the screen's content below its title. */
  content: string
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first()
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name })
const firstCard = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link').first()

/** From the welcome page to a placed order, for a signed-in visitor. */
const journey: JourneyStep[] = [
  { name: '/category', target: button('Cook'), sign: firstCard, content: 'li' },
  { name: '/selected_category/{id}', target: firstCard, sign: button('Готовить'), content: 'li' },
  {
    name: '/selected_recipe/{id}/',
    target: button('Готовить'),
    sign: (page) => page.getByRole('tab', { name: 'Инструкция' }),
    content: '[role=tab]',
  },
  {
    name: '/shoppinglist/{id}',
    target: (page) => page.getByRole('tab', { name: 'Добавить в список ингредиентов' }),
    sign: heading('Список ингредиентов'),
    content: 'li',
  },
  { name: '/myshoplist', target: button('Сохранить'), sign: heading('Мой шоппинг лист'), content: 'li' },
  {
    name: '/shop',
    target: button('Купить'),
    sign: (page) => page.getByText(/^Общая сумма/),
    content: 'li',
  },
  {
    name: '/delivery',
    target: button('Оформить доставку'),
    sign: heading('Оформление доставки'),
    content: 'form',
  },
  {
    name: '/category, ordered',
    target: button('Отправить'),
    sign: (page) => page.getByText('Ваш заказ оформлен.Ожидайте звонка менеджера').first(),
    content: 'li',
  },
]

/** Goes from the welcome page to a placed order. `press` clicks unless given; `onScreen` is called on each screen. */
export async function walkJourney(
  page: Page,
  onScreen: (name: string) => Promise<unknown>,
  press: (target: Locator, content: string) => Promise<unknown> = (target) => target.click(),
) {
  for (const { name, target, sign, content } of journey) {
    await press(target(page), content)
    await sign(page).waitFor()
    await onScreen(name)
    // On a phone a toast covers the next button.
    const close = page.getByRole('button', { name: 'Закрыть уведомление' })
    while (await close.count())
      await close
        .first()
        .click({ timeout: 1000 })
        .catch(() => {})
  }
}
