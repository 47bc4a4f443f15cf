import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { navigate } from '@/lib/router/navigation'
import { failWith, mockApi, neverRespond, respondWith, stubApi } from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'
import {
  index,
  serving,
  AtAddress,
  open,
  titles,
  button,
  openFilters,
  group,
  query,
} from '@/testing/filter-panel'

beforeEach(resetApp)

describe('The ingredients of the filters', () => {
  it('are those of the category, to be required or excluded', async () => {
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

  it('are unknown for a recipe that the index lacks, which never matches', async () => {
    await open('?without=Трюфель')
    await waitFor(() => expect(titles()).toEqual(['Суп', 'Салат', 'Омлет']))
  })

  it('are replaced by a notice without an index, as the order by price is', async () => {
    const { user } = await open('', serving(failWith(404)))
    await openFilters(user)
    expect(await screen.findByText(/^Составы и цены рецептов сейчас недоступны/)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /ингредиент/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Дешевле' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  })

  it('in the address match nothing without an index, with a notice', async () => {
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

  it('in the address show a skeleton while the index is loading', async () => {
    await open('?with=Молоко', serving(neverRespond))
    expect(await screen.findByRole('status', { name: 'Загрузка' })).toBeTruthy()
    expect(titles()).toEqual([])
  })
})

describe('The sort order', () => {
  it('by price shows the sums at the till and has recipes without one last', async () => {
    await open('?sort=price')
    await waitFor(() => expect(titles()).toEqual(['Салат', 'Суп', 'Загадка', 'Омлет']))
    expect(screen.getByText('На кассе 1.20 руб.')).toBeTruthy()
    expect(screen.getAllByText('цена неизвестна')).toHaveLength(2)
    expect(screen.getByText('4 рецепта')).toBeTruthy()
  })

  it('is one at a time, and can be set back to the default', async () => {
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

describe('An invalid filter in the address', () => {
  it('is ignored', async () => {
    await open('?time=-5&kcal=много&free=plutonium&sort=random&diet=__proto__&with=+')
    await waitFor(() => expect(titles()).toHaveLength(4))
    expect(screen.queryByRole('button', { name: 'Сбросить' })).toBeNull()
  })
})

describe('A search', () => {
  it('has its text and its filters in the address, beside the tab', async () => {
    stubApi((path) => (path === 'recipes' ? respondWith(index)(path) : mockApi(path)))
    navigate('/category?tab=Selected+Category&q=свекла')
    const { user } = renderWithUser(<AtAddress />)
    await screen.findByRole('link', { name: /^Суп/ })
    expect(screen.getByPlaceholderText<HTMLInputElement>('Найди свой рецепт...').value).toBe('свекла')
    await openFilters(user)
    expect(button('Сначала подходящие').getAttribute('aria-pressed')).toBe('true')
    await user.click(button('Дешевле'))
    const found = () =>
      screen.getAllByRole('link').map((link) => link.textContent?.match(/^(Суп|Салат)/)?.[0])
    await waitFor(() => expect(found()).toEqual(['Салат', 'Суп']))
    expect(screen.getAllByText(/руб\./).map(({ textContent }) => textContent)).toEqual([
      'На кассе 1.20 руб.',
      'На кассе 2.50 руб.',
    ])
    await user.click(button('30\u00a0мин'))
    await waitFor(() => expect(found()).toEqual(['Салат']))
    expect(query()).toBe('tab=Selected+Category&q=свекла&time=30&sort=price')
    await user.click(button('Очистить поиск'))
    expect(query()).toBe('tab=Selected+Category&time=30&sort=price')
  })
})
