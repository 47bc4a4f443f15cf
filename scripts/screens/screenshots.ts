import type { Page } from 'playwright'

export type Screenshot = {
  /** The start of the file's name. */
  name: string
  path: string
  /** Brings the screen into its state and resolves when it is visible. */
  sign: (page: Page) => Promise<unknown>
  /** Whether the visitor is signed out. */
  guest?: boolean
  /** Values of `localStorage` by key. */
  stored?: Record<string, unknown>
  /** Calls of the API that fail with this status, get no response or no connection. */
  failing?: { call: RegExp; status: number | 'never' | 'down' }
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first().waitFor()
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
/** Within `main`: the instant preview has a search field too. */
const search = (page: Page, text: string) =>
  page.getByRole('main').getByPlaceholder('Найди свой рецепт...').fill(text)
const list = ['Свёкла', 'Картофель', 'Капуста белокочанная', 'Морковь', 'Лук репчатый', 'Сметана', 'Чеснок']

const plan = [
  ['2100-11-22', 'lunch', 'borscht', 'Борщ'],
  ['2100-11-23', 'dinner', 'trout-in-foil', 'Форель в фольге'],
].map(([day, name, id, title]) => ({ id: day, day, name, recipe: { id, title }, servings: 4 }))

const ownRecipes = ['Пирог с яблоками', 'Бабушкины сырники', 'Суп с лапшой'].map((title, index) => ({
  id: index === 0 ? 'own.pie' : `own.${index}`,
  title,
  servings: 6,
  totalMinutes: 60 - 15 * index,
  ingredients: [
    { line: '4 яблока', title: 'Яблоки', quantity: '4 шт', amount: { value: 4, unit: 'шт' } },
    { line: '2 яйца', title: 'Яйца', quantity: '2 шт', amount: { value: 2, unit: 'шт' } },
  ],
  steps: ['Нарежьте яблоки дольками.', 'Пеките 40 минут при 180 °C.'],
  tags: ['к чаю'],
  source: 'Бабушка',
  editedAt: index,
}))
const pasted = `Оладьи на кефире
Ингредиенты
2 яйца
1 стакан кефира
200 г муки
1 ст. л. сахара
Приготовление
Смешайте всё и жарьте по 2 минуты с каждой стороны.`

/** Every screen, in all its states that look different. */
export const screenshots: Screenshot[] = [
  { name: 'welcome', path: '/', sign: button('Cook'), guest: true },
  { name: 'categories', path: '/category', sign: button('Загрузить ещё'), guest: true },
  { name: 'categories-signed-in', path: '/category', sign: button('Загрузить ещё') },
  {
    name: 'search',
    path: '/category',
    guest: true,
    sign: async (page) => {
      await search(page, 'щщщ')
      await page.getByText('Попробуйте одно-два слова').waitFor()
    },
  },
  { name: 'category', path: '/selected_category/soups', sign: button('Готовить') },
  { name: 'recipe', path: '/selected_recipe/borscht/', sign: (page) => page.getByRole('tablist').waitFor() },
  {
    name: 'recipe-steps',
    path: '/selected_recipe/borscht/',
    sign: (page) => page.getByRole('tab', { name: 'Инструкция' }).click(),
  },
  {
    name: 'recipe-video',
    path: '/selected_recipe/borscht/',
    sign: async (page) => {
      await page.getByRole('tab', { name: 'Видео рецепта' }).click()
      await page.frameLocator('iframe').getByRole('button').first().waitFor()
    },
  },
  { name: 'saves', path: '/saverecipe', sign: button('Готовить') },
  {
    name: 'saves-empty',
    path: '/saverecipe',
    guest: true,
    sign: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'likes', path: '/likerecipe', sign: button('Готовить') },
  { name: 'editor', path: '/shoppinglist/borscht', sign: button('Всё есть дома') },
  {
    name: 'list',
    path: '/myshoplist',
    sign: (page) => page.getByText(/^На\sкассе/).waitFor(),
    stored: { shopList: list, bought: list.slice(-2) },
  },
  { name: 'list-empty', path: '/myshoplist', sign: (page) => page.getByText('Ваш список пуст').waitFor() },
  {
    name: 'cart',
    path: '/shop',
    sign: button('Оформить доставку'),
    stored: { shopList: [...list, 'Молоко единорога'] },
  },
  {
    name: 'delivery',
    path: '/delivery',
    sign: async (page) => {
      await page.getByLabel('Город/Улица').fill('Минск, улица Сурганова')
      await page.getByLabel('Дом/Квартира').fill('двенадцать')
      await page.getByLabel('Подъезд/Этаж').click()
      await page.getByText('Неправильный формат адреса').waitFor()
    },
    stored: { shopList: list },
  },
  {
    name: 'receipt',
    path: '/delivery',
    sign: async (page) => {
      await page.getByRole('button', { name: 'Отправить' }).click()
      await page.getByRole('region', { name: 'Заказ оформлен' }).waitFor()
    },
    stored: { shopList: list },
  },
  {
    name: 'search-recipes',
    path: '/category',
    guest: true,
    sign: async (page) => {
      await search(page, 'картошка')
      await page.getByRole('region', { name: 'Рецепты' }).waitFor()
    },
  },
  {
    name: 'pantry',
    path: '/pantry',
    sign: (page) => page.getByRole('heading', { name: 'Нужно докупить' }).waitFor(),
    stored: { pantry: ['Картофель', 'Яйца', 'Сметана'] },
  },
  {
    name: 'cook-mode',
    path: '/selected_recipe/borscht/?step=2',
    sign: button('Следующий шаг'),
  },
  {
    name: 'plan',
    path: '/plan?week=2100-11-22',
    sign: (page) => page.getByText('ккал на человека').first().waitFor(),
    stored: { plan },
  },
  {
    name: 'planner',
    path: '/plan?week=2100-11-22',
    sign: async (page) => {
      await page.getByRole('button', { name: 'Спланировать неделю' }).click()
      await page.getByText('Готово: 7 блюд').waitFor()
    },
  },
  {
    name: 'own-recipes',
    path: '/myrecipes',
    sign: (page) => page.getByRole('link', { name: /^Пирог с яблоками/ }).waitFor(),
    stored: { ownRecipes },
  },
  {
    name: 'own-recipe',
    path: '/selected_recipe/own.pie/',
    sign: (page) => page.getByRole('tablist').waitFor(),
    stored: { ownRecipes },
  },
  {
    name: 'own-recipe-form',
    path: '/myrecipes/own.pie',
    sign: button('Сохранить рецепт у себя'),
    stored: { ownRecipes },
  },
  {
    name: 'own-recipe-import',
    path: '/myrecipes/import',
    sign: async (page) => {
      await page.getByRole('textbox', { name: 'Текст рецепта' }).fill(pasted)
      await page.getByRole('button', { name: 'Разобрать' }).click()
      await page.getByText('Разобрали 4 из 4 строк').waitFor()
    },
  },
  {
    name: 'my-data',
    path: '/mydata',
    sign: button('Скачать мои данные'),
    stored: { shopList: list, pantry: ['Картофель', 'Яйца', 'Сметана'] },
  },
  { name: 'mine', path: '/mine', sign: heading, guest: true },
  {
    name: 'orders',
    path: '/orders',
    sign: button('Повторить заказ'),
    stored: {
      orders: [
        {
          id: 'sample',
          placedAt: Date.UTC(2026, 10, 25, 15, 30),
          items: [
            { title: 'Картофель', price: 1.79, count: 2 },
            { title: 'Сметана', price: 4.19, count: 1 },
          ],
        },
      ],
    },
  },
  { name: 'login', path: '/login', sign: heading, guest: true },
  {
    name: 'gate',
    path: '/selected_recipe/borscht/',
    sign: (page) => page.getByText('Войдите, чтобы готовить').waitFor(),
    guest: true,
  },
  { name: 'registration', path: '/registration', sign: heading, guest: true },
  { name: 'reset-password', path: '/resetpassword', sign: heading, guest: true },
  { name: 'not-found', path: '/sandwich', sign: heading, guest: true },
  {
    name: 'panel',
    path: '/category',
    sign: async (page) => {
      await button('Загрузить ещё')(page)
      await page.getByRole('button', { name: 'Меню' }).click()
      await page.getByRole('switch').waitFor()
    },
  },
  {
    name: 'loading',
    path: '/selected_category/soups',
    sign: (page) => page.getByRole('status', { name: 'Загрузка' }).waitFor(),
    failing: { call: /\/api\/selected\/soups$/, status: 'never' },
  },
  {
    name: 'offline',
    path: '/category',
    sign: (page) => page.getByRole('main').getByRole('alert').waitFor(),
    guest: true,
    failing: { call: /\/api\/selected\?/, status: 'down' },
  },
  {
    name: 'error',
    path: '/selected_recipe/borscht/',
    sign: (page) => page.getByRole('main').getByRole('alert').waitFor(),
    failing: { call: /\/api\/selected\/borscht\/category$/, status: 500 },
  },
]
