import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { CategoriesScreen } from '@/components/catalog/categories-screen'
import { CategoryScreen } from '@/components/catalog/category-screen'
import { navigate, usePosition } from '@/lib/router/navigation'
import { parseRoute } from '@/lib/router/routes'
import { failWith, mockApi, neverRespond, type Responder, respondWith, stubApi } from '@/testing/api'
import { currentHash, historyLength, renderWithUser, resetApp } from '@/testing/app'

const card = (id: string, title: string, time: string, kcal: string, tags?: string[]) => ({
  id,
  name: '',
  title,
  back: [],
  time,
  kcal,
  tags,
})
const cards = [
  card('soup', 'Суп', '2 часа', '290 ккал', ['contains-dairy']),
  card('salad', 'Салат', '15 минут', '95 ккал', ['vegetarian', 'vegan']),
  card('omelette', 'Омлет', '20 минут', '310 ккал', ['vegetarian', 'contains-dairy', 'contains-egg']),
  card('riddle', 'Загадка', 'скоро', '?'),
]
const index = [
  { ...cards[0], ingredients: ['Свёкла', 'Сметана', 'Соль'], price: 2.5 },
  { ...cards[1], ingredients: ['Свёкла', 'Орехи', 'Соль'], price: 1.2 },
  { ...cards[2], ingredients: ['Яйцо', 'Молоко'] },
]

const products = [{ id: 'salt', title: 'Соль', price: 1.15, staple: true }]

const serving =
  (recipes: Responder = respondWith(index)): Responder =>
  (path) => {
    if (path === 'recipes') return recipes(path)
    return respondWith(path === 'shop' ? products : { soups: cards })(path)
  }

/** The screen at the address of the moment, as the router gives it. */
function AtAddress() {
  const { screen: name, id, query } = parseRoute(usePosition().path)
  return name === 'category' ? (
    <CategoryScreen id={id} query={query} />
  ) : (
    <CategoriesScreen id="" query={query} />
  )
}

async function open(query = '', respond = serving()) {
  const api = stubApi(respond)
  navigate(`/selected_category/soups${query}`)
  const { user } = renderWithUser(<AtAddress />)
  await screen.findByRole('button', { name: 'Фильтры' })
  return { user, api }
}

const titles = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('#/selected_recipe'))
    .map((link) => link.querySelector('span span:not([aria-hidden])')?.textContent)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const openFilters = async (user: ReturnType<typeof renderWithUser>['user']) => {
  await user.click(button('Фильтры'))
  await screen.findByRole('group', { name: 'Порядок' })
  expect(document.activeElement).toBe(button('Фильтры'))
}
const group = (name: string) => within(screen.getByRole('group', { name }))
const query = () => decodeURIComponent(currentHash().split('?')[1] ?? '')

beforeEach(resetApp)

describe('A category without filters', () => {
  it('keeps its order and does not fetch the index', async () => {
    const { api } = await open()
    expect(titles()).toEqual(['Суп', 'Салат', 'Омлет', 'Загадка'])
    expect(screen.getByText('4 рецепта')).toBeTruthy()
    expect(button('Фильтры').getAttribute('aria-expanded')).toBe('false')
    expect(api.calls).toEqual(['selected/soups'])
  })
})

describe('Chosen filters', () => {
  it('show matching recipes and appear in the heading, chips and address, without a history entry', async () => {
    const { user } = await open()
    const steps = historyLength()
    await openFilters(user)
    await user.click(button('30\u00a0мин'))
    await user.click(button('Вегетарианское'))
    await waitFor(() => expect(titles()).toEqual(['Салат', 'Омлет']))
    expect(screen.getAllByText('2 из 4 рецептов')).toHaveLength(2)
    expect(query()).toBe('time=30&diet=vegetarian')
    expect(historyLength()).toBe(steps)

    await user.click(button(/^Убрать фильтр: до 30/))
    expect(query()).toBe('diet=vegetarian')
    expect(document.activeElement).toBe(button('Убрать фильтр: Вегетарианское'))
    await user.click(button('Сбросить'))
    await waitFor(() => expect(titles()).toHaveLength(4))
    expect(query()).toBe('')
    expect(document.activeElement).toBe(button('Фильтры'))
  })

  it('hide recipes that may contain an allergen', async () => {
    const { user } = await open()
    await openFilters(user)
    await user.click(button('Без молочного'))
    await waitFor(() => expect(titles()).toEqual(['Салат']))
    expect(screen.getByText(/данных нет, при этом не показываем/)).toBeTruthy()
  })

  it('are not offered by diet and allergen without tags', async () => {
    const { user } = await open('', respondWith({ soups: cards.map((one) => ({ ...one, tags: undefined })) }))
    await openFilters(user)
    expect(screen.getByRole('textbox', { name: 'Время, не больше' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Без молочного' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Веганское' })).toBeNull()
  })

  it('accept a typed limit; an invalid one shows an error and changes nothing', async () => {
    const { user } = await open()
    await openFilters(user)
    const field = screen.getByRole('textbox', { name: 'Калории на порцию, не больше' })
    await user.type(field, '300')
    await waitFor(() => expect(titles()).toEqual(['Суп', 'Салат']))
    await user.type(field, ' граммов')
    expect(screen.getByText(/^Введите целое число от 1 до 9999/)).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(query()).toBe('kcal=300')
    expect(titles()).toEqual(['Суп', 'Салат'])
    await user.clear(field)
    await waitFor(() => expect(titles()).toHaveLength(4))
    expect(field.getAttribute('aria-invalid')).toBe('false')
    expect(query()).toBe('')
  })

  it.each([
    ['reset', 'Сбросить'],
    ['taken off by their chip', /^Убрать фильтр: до 30/],
  ])('clear invalid input when they are %s', async (_how, name) => {
    const { user } = await open('?time=30')
    await openFilters(user)
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Время, не больше' })
    await user.type(field(), 'x')
    expect(field().value).toBe('30x')
    await user.click(button(name))
    expect(field().value).toBe('')
    expect(field().getAttribute('aria-invalid')).toBe('false')
    expect(screen.queryByText(/^Введите целое число/)).toBeNull()
  })

  it('clear invalid input also if no filter was set', async () => {
    const { user } = await open('?diet=vegetarian')
    await openFilters(user)
    await user.type(screen.getByRole('textbox', { name: 'Время, не больше' }), 'x')
    await user.click(button('Сбросить'))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Время, не больше' }).value).toBe('')
    expect(screen.queryByText(/^Введите целое число/)).toBeNull()
  })

  it('may match nothing, and can be reset then', async () => {
    const { user } = await open('?time=1')
    expect(await screen.findByText('Под эти фильтры ничего не подошло')).toBeTruthy()
    expect(screen.getAllByText('0 из 4 рецептов')).toHaveLength(2)
    await user.click(button('Сбросить фильтры'))
    await waitFor(() => expect(titles()).toHaveLength(4))
  })

  it('collapse by their own button, which keeps the focus', async () => {
    const { user } = await open()
    await openFilters(user)
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('group', { name: 'Порядок' })).toBeNull()
    expect(document.activeElement).toBe(button('Фильтры'))
    expect(titles()).toHaveLength(4)
  })

  it('collapse by the button with the number of matches', async () => {
    const { user } = await open()
    await openFilters(user)
    await user.click(button('Веганское'))
    await user.click(await screen.findByRole('button', { name: 'Показать 1 рецепт' }))
    expect(screen.queryByRole('group', { name: 'Порядок' })).toBeNull()
    expect(document.activeElement).toBe(button('Фильтры'))
    expect(titles()).toEqual(['Салат'])
  })
})

describe('Ingredients', () => {
  it('can be required or excluded, from those of the category', async () => {
    const { user } = await open()
    await openFilters(user)
    const offered = await screen.findByRole('group', { name: 'Ингредиенты на выбор, нужные' })
    const names = () =>
      within(offered)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    await waitFor(() => expect([names()[0], names().at(-1)]).toEqual(['Свёкла', 'Соль']))
    const wanted = await screen.findByRole('textbox', { name: 'Найти ингредиент, который нужен' })
    await user.type(wanted, 'свек')
    await user.click(group('Ингредиенты на выбор, нужные').getByRole('button', { name: 'Свёкла' }))
    await waitFor(() => expect(titles()).toEqual(['Суп', 'Салат']))
    const others = group('Ингредиенты на выбор, ненужные')
    expect(others.queryByRole('button', { name: 'Свёкла' })).toBeNull()
    await user.click(others.getByRole('button', { name: 'Орехи' }))
    await waitFor(() => expect(titles()).toEqual(['Суп']))
    expect(query()).toBe('with=Свёкла&without=Орехи')
  })

  it('are unknown for a recipe that the index lacks', async () => {
    await open('?without=Трюфель')
    await waitFor(() => expect(titles()).toEqual(['Суп', 'Салат', 'Омлет']))
  })

  it('and prices are not offered without an index, with a notice', async () => {
    const { user } = await open('', serving(failWith(404)))
    await openFilters(user)
    expect(await screen.findByText(/^Составы и цены рецептов сейчас недоступны/)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /ингредиент/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Дешевле' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  })

  it('in the address are reported as unavailable without an index, and match nothing', async () => {
    await open('?without=Орехи', serving(failWith(404)))
    expect(await screen.findByText(/^Составы и цены рецептов сейчас недоступны/)).toBeTruthy()
    expect(titles()).toEqual([])
    expect(button('Сбросить фильтры')).toBeTruthy()
  })

  it('can be loaded again after a failure', async () => {
    const { user, api } = await open('?with=Молоко', serving(failWith(400)))
    await screen.findByText(/^Составы и цены/)
    api.use(serving())
    await user.click(button('Повторить'))
    await waitFor(() => expect(titles()).toEqual(['Омлет']))
    expect(screen.queryByText(/^Составы и цены/)).toBeNull()
  })

  it('show a skeleton while they are loading', async () => {
    await open('?with=Молоко', serving(neverRespond))
    expect(await screen.findByRole('status', { name: 'Загрузка' })).toBeTruthy()
    expect(titles()).toEqual([])
  })
})

describe('The sort order', () => {
  it('by price shows the prices, unknown ones last', async () => {
    await open('?sort=price')
    await waitFor(() => expect(titles()).toEqual(['Салат', 'Суп', 'Загадка', 'Омлет']))
    expect(screen.getByText('1.20 руб. за порцию')).toBeTruthy()
    expect(screen.getAllByText('цена неизвестна')).toHaveLength(2)
    expect(screen.getByText('4 рецепта')).toBeTruthy()
  })

  it('is single-choice and can be reset', async () => {
    const { user } = await open()
    await openFilters(user)
    await user.click(button('По алфавиту'))
    await waitFor(() => expect(titles()).toEqual(['Загадка', 'Омлет', 'Салат', 'Суп']))
    await user.click(button('Быстрее'))
    await waitFor(() => expect(titles()).toEqual(['Салат', 'Омлет', 'Суп', 'Загадка']))
    expect(button('По алфавиту').getAttribute('aria-pressed')).toBe('false')
    await user.click(button('Как в категории'))
    await waitFor(() => expect(titles()).toEqual(['Суп', 'Салат', 'Омлет', 'Загадка']))
    expect(query()).toBe('')
  })
})

describe('An invalid address', () => {
  it('is ignored', async () => {
    await open('?time=-5&kcal=много&free=plutonium&sort=random&diet=__proto__&with=+')
    await waitFor(() => expect(titles()).toHaveLength(4))
    expect(screen.queryByRole('button', { name: 'Сбросить' })).toBeNull()
  })
})

describe('A search', () => {
  it('is part of the address, is filtered like a category, and keeps the tab', async () => {
    stubApi((path) => (path === 'recipes' ? respondWith(index)(path) : mockApi(path)))
    navigate('/category?tab=Selected+Category&q=свекла')
    const { user } = renderWithUser(<AtAddress />)
    await screen.findByRole('link', { name: /^Суп/ })
    expect(screen.getByPlaceholderText<HTMLInputElement>('Найди свой рецепт...').value).toBe('свекла')
    await openFilters(user)
    expect(button('Как нашлось').getAttribute('aria-pressed')).toBe('true')
    await user.click(button('Дешевле'))
    await waitFor(() => expect(screen.getByText('1.20 руб. за порцию')).toBeTruthy())
    const found = () =>
      screen.getAllByRole('link').map((link) => link.textContent?.match(/^(Суп|Салат)/)?.[0])
    expect(found()).toEqual(['Салат', 'Суп'])
    await user.click(button('30\u00a0мин'))
    await waitFor(() => expect(found()).toEqual(['Салат']))
    expect(query()).toBe('tab=Selected+Category&q=свекла&time=30&sort=price')
    await user.click(button('Очистить поиск'))
    expect(query()).toBe('tab=Selected+Category&time=30&sort=price')
  })
})
