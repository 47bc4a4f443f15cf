import { expect } from '../fixtures'
import { needsFetcher } from '../site-needs'
import { texts } from '../texts'
import { after, atPath, button, type ScreenState, type StateGroup } from './screen-state'

/** The visitor's own recipes: list, form, import, and the kitchen diary. */

const { common, headings, ownRecipes } = texts

const list = atPath('own recipes, none yet', '/myrecipes', ({ app }) => app.heading(headings.ownRecipes))
const paste = atPath('the import', '/myrecipes/import', ({ page }) =>
  page.getByRole('textbox', { name: ownRecipes.text }),
)
const form = atPath('the form of a new recipe', '/myrecipes/new', ({ page }) => button(page, ownRecipes.save))

const titles = [
  'Превысокомногорассмотрительствующий пирог с капустой',
  'Пирог с яблоками',
  'Драники',
  'Суп с лапшой',
  'Бабушкины сырники',
]
const stored = titles.map((title, index) => ({
  id: `own.${index}`,
  title,
  servings: 4,
  totalMinutes: 80 - 15 * index,
  ingredients: [
    { line: '4 яблока', title: 'Яблоки', quantity: '4 шт', amount: { value: 4, unit: 'шт' } },
    { line: '2 яйца', title: 'Яйца', quantity: '2 шт', amount: { value: 2, unit: 'шт' } },
  ],
  steps: ['Нарежьте яблоки дольками.', 'Пеките 40 минут при 180 °C.'],
  tags: ['к чаю'],
  source: 'Бабушка',
  editedAt: index,
}))

const screens: ScreenState[] = [
  list,
  {
    name: 'own recipes with a search and an order',
    reach: async ({ page, app }) => {
      await app.store({ ownRecipes: JSON.stringify(stored) })
      await app.open('/myrecipes')
      await expect(page.getByRole('link', { name: /^Бабушкины сырники/ })).toBeVisible()
    },
  },
  paste,
  after(paste, 'an empty text', async ({ page }) => {
    await button(page, ownRecipes.parse).click()
    await expect(page.getByText(ownRecipes.nothingPasted)).toBeVisible()
  }),
  after(paste, 'a recipe that was read, one product unknown', async ({ page }) => {
    await page
      .getByRole('textbox', { name: ownRecipes.text })
      .fill('Оладьи\nИнгредиенты\n2 яйца\n1 пачка чуда\nПриготовление\nПожарьте всё на сковороде.')
    await button(page, ownRecipes.parse).click()
    await expect(page.getByText('Разобрали 2 из 2 строк')).toBeVisible()
    await expect(page.getByRole('combobox')).toBeVisible()
  }),
  after(paste, 'several recipes that were found, one broken file', async ({ page }) => {
    const recipes = ['Блины', 'Щи'].map((name) => ({
      '@type': 'Recipe',
      name,
      recipeIngredient: ['1 л воды', 'Ой'],
    }))
    await page.getByLabel(ownRecipes.files).setInputFiles([
      { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(recipes)) },
      { name: 'b.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') },
    ])
    await expect(button(page, 'Сохранить у себя 2 рецепта')).toBeVisible()
  }),
  form,
  after(form, 'a form with what was not saved', async ({ page }) => {
    await page.getByLabel(ownRecipes.name).fill('Щи')
    await page.reload()
    await expect(page.getByText(ownRecipes.unsavedBack)).toBeVisible()
  }),
  after(form, 'a form with errors', async ({ page }) => {
    await button(page, ownRecipes.save).click()
    await expect(page.getByText(ownRecipes.noName)).toBeVisible()
  }),
  {
    name: 'the form of an own recipe',
    reach: async ({ page, app }) => {
      await app.store({ ownRecipes: JSON.stringify(stored) })
      await app.open('/myrecipes/own.1')
      await expect(page.getByLabel(ownRecipes.name)).toHaveValue('Пирог с яблоками')
    },
  },
  {
    name: 'the form of a recipe that is gone',
    reach: async ({ page, app }) => {
      await app.open('/myrecipes/own.gone')
      await expect(page.getByText(texts.recipe.unknown)).toBeVisible()
    },
  },
]

const fetching: ScreenState[] = [
  after(paste, 'an address that is not opened', async ({ page }) => {
    await page.getByLabel(ownRecipes.address).fill('http://127.0.0.1/')
    await button(page, ownRecipes.takeFromPage).click()
    await expect(page.getByText(ownRecipes.notPublic)).toBeVisible()
  }),
]

const cooked: ScreenState = {
  name: 'an own recipe that was cooked',
  reach: async ({ page, app }) => {
    await app.store({
      ownRecipes: JSON.stringify(stored),
      diary: JSON.stringify([
        {
          id: 'd',
          recipeId: 'own.1',
          title: 'Пирог с яблоками',
          day: '2026-11-20',
          stars: 4,
          note: 'Меньше соли',
        },
      ]),
    })
    await app.open('/selected_recipe/own.1/')
    await expect(page.getByRole('button', { name: /^Готовили/ })).toBeVisible()
  },
}

const diary: ScreenState[] = [
  cooked,
  after(cooked, 'what the diary has of an own recipe', async ({ page }) => {
    await page.getByRole('button', { name: /^Готовили/ }).click()
    await expect(page.getByRole('dialog', { name: 'Вы уже готовили' })).toBeVisible()
  }),
  {
    name: 'the kitchen diary of an own recipe',
    reach: async (visit) => {
      const { page } = visit
      await cooked.reach(visit)
      await button(page, ownRecipes.cooked).click()
      await expect(page.getByRole('dialog').getByText('Меньше соли')).toBeVisible()
      await expect(button(page, common.close)).toBeVisible()
    },
  },
]

export const visitorOwnRecipes: StateGroup[] = [
  { title: 'own recipes', states: screens },
  {
    title: 'a recipe from the address of a page',
    states: fetching,
    needs: async ({ app, page }) => {
      await app.open('/myrecipes/import')
      await needsFetcher(page)
    },
  },
]
export const memberOwnRecipes: StateGroup[] = [{ title: 'the kitchen diary', states: diary }]
