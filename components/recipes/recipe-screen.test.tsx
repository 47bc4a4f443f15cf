import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { NutritionTable } from '@/components/recipes/nutrition-table'
import { RecipeScreen } from '@/components/recipes/recipe-screen'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { catalogue, mockApi, type Responder, respondWith, stubApi } from '@/testing/api'
import { currentHash, renderWithUser, resetApp } from '@/testing/app'

const [borscht, pancakes] = catalogue.recipes

beforeEach(resetApp)

async function open(respond: Responder = mockApi) {
  stubApi(respond)
  const { user, container } = renderWithUser(<RecipeScreen id="borscht" query={new URLSearchParams()} />)
  await screen.findAllByRole('tablist', { name: 'Разделы рецепта' })
  return { user, player: () => container.querySelector('iframe') }
}

const openWithVideo = (video: unknown) => open(respondWith({ borscht: [{ ...borscht, video }] }))
const tab = (name: string) => screen.getByRole('tab', { name })
const nutrition = { kcal: 330, protein: 21, fat: 8.5, carbs: 0 }
const values = (table: HTMLElement) =>
  [...table.querySelectorAll('dt')].map((name) =>
    `${name.textContent} ${name.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '),
  )
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('A recipe', () => {
  it('has its title as heading and starts with the ingredients', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Борщ с\u00a0говядиной' })).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('Борщ с говядиной — Tasty'))
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Ингредиенты',
      'Инструкция',
      'Видео рецепта',
      'Добавить в список ингредиентов',
    ])
    expect(screen.getByRole('tabpanel', { name: 'Ингредиенты' })).toBeTruthy()
    expect(lines()).toEqual([
      'Говядина на кости600 г',
      'Вода2,5 л',
      'Свёкла2 шт',
      'Чеснок3 зубчика',
      'Сольпо вкусу',
    ])
  })

  it('has the text of each tab once', async () => {
    await open()
    for (const { textContent: text } of screen.getAllByRole('tab'))
      expect(screen.getAllByText(text)).toHaveLength(1)
  })

  it('has kcal, proteins, fats and carbohydrates of one serving', async () => {
    await open(respondWith({ borscht: [{ ...borscht, kcal: '330 ккал', nutrition }] }))
    const table = screen.getByRole('group', { name: 'Пищевая ценность на порцию' })
    expect(values(table)).toEqual(['Калории 330 ккал', 'Белки 21 г', 'Жиры 8,5 г', 'Углеводы 0 г'])
    expect(screen.getAllByText('330 ккал')[0]?.parentElement?.textContent).toBe('330 ккал на\u00a0порцию')
  })

  it('names the ingredients that the nutrition of an own recipe leaves out', () => {
    const counted = { nutrition, without: ['Дрожжи', 'Перец'], isWhole: false }
    const { rerender } = render(<NutritionTable counted={counted} />)
    const table = screen.getByRole('group', { name: 'Пищевая ценность на порцию' })
    expect(values(table)[0]).toBe('Калории 330 ккал')
    expect(screen.getByText('Без учёта: дрожжи, перец')).toBeTruthy()
    rerender(<NutritionTable counted={{ nutrition: undefined, without: [], isWhole: false }} />)
    expect(screen.getByText(/^Укажите, на сколько порций/)).toBeTruthy()
  })

  it('says which nutrients are unknown', async () => {
    await open(respondWith({ borscht: [{ ...borscht, kcal: '330 ккал', nutrition: undefined }] }))
    const table = screen.getByRole('group', { name: 'Пищевая ценность на порцию' })
    expect(values(table)).toEqual(['Калории 330 ккал'])
    expect(within(table).getByText('Неизвестно: белки, жиры, углеводы')).toBeTruthy()
  })

  it('lists its steps in order', async () => {
    const { user } = await open()
    await user.click(tab('Инструкция'))
    expect(lines()).toEqual([
      '1Залейте говядину водой и\u00a0варите на\u00a0слабом огне 90\u00a0минут.',
      '2Натрите свёклу и\u00a0тушите 20\u00a0минут.',
      '3Положите свёклу в\u00a0бульон, посолите и\u00a0варите 10\u00a0минут.',
      '4Добавьте рубленый чеснок и\u00a0снимите с\u00a0огня.',
    ])
  })

  it('has beside each step what it uses, where there is room', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
    const { user } = await open()
    await user.click(tab('Инструкция'))
    await waitFor(() =>
      expect(lines()[1]).toBe('2Натрите свёклу и\u00a0тушите 20\u00a0минут.Свёклавсего 2 шт'),
    )
  })

  it('opens the shopping-list editor by its last tab', async () => {
    const { user } = await open()
    await user.click(tab('Добавить в список ингредиентов'))
    expect(currentHash()).toBe('#/shoppinglist/borscht')
  })

  it('does not open the editor when arrow keys pass that tab', async () => {
    const { user } = await open()
    navigate(paths.recipe('borscht'))
    await user.click(tab('Ингредиенты'))
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(tab('Добавить в список ингредиентов'))
    expect(currentHash()).toBe('#/selected_recipe/borscht/')
    await user.keyboard('{Enter}')
    expect(currentHash()).toBe('#/shoppinglist/borscht')
  })

  it('goes one entry back', async () => {
    const back = vi.spyOn(History.prototype, 'back').mockImplementation(() => {})
    const { user } = await open()
    navigate(paths.recipe('borscht'))
    await user.click(screen.getByRole('button', { name: 'Назад' }))
    expect(back).toHaveBeenCalledOnce()
  })
})

describe('The video', () => {
  it('loads only when its tab is opened, 800x400, with a title', async () => {
    const { user, player } = await open()
    expect(player()).toBeNull()
    await user.click(tab('Видео рецепта'))
    expect(player()?.getAttribute('src')).toBe('/tasty/video/borscht/')
    expect(player()?.title).toBe('Видео: Борщ с говядиной')
    expect([player()?.getAttribute('width'), player()?.getAttribute('height')]).toEqual(['800', '400'])
  })

  it('needs the network only to start', async () => {
    const setOnline = (isOnline: boolean) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
      act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
    }
    const { user, player } = await openWithVideo('video/borscht/')
    setOnline(false)
    await user.click(tab('Видео рецепта'))
    expect(screen.getByText('Без сети видео не посмотреть')).toBeTruthy()
    expect(player()).toBeNull()
    setOnline(true)
    const shown = player()
    if (!shown) throw new Error('The video is not shown.')
    fireEvent.load(shown)
    setOnline(false)
    expect(player()).toBe(shown)
  })

  it('loads from an allowed host', async () => {
    const { user, player } = await openWithVideo('https://rutube.ru/play/embed/x')
    await user.click(tab('Видео рецепта'))
    expect(player()?.getAttribute('src')).toBe('https://rutube.ru/play/embed/x')
  })

  it.each(['https://evil.example/x', 'javascript:alert(1)', '', null, undefined])(
    'is unavailable at the address %j',
    async (address) => {
      const { user, player } = await openWithVideo(address)
      await user.click(tab('Видео рецепта'))
      expect(screen.getByText('Видео недоступно')).toBeTruthy()
      expect(player()).toBeNull()
    },
  )
})

it('shows all recipes of a category, each with its heading', async () => {
  await open(respondWith({ borscht: [borscht, pancakes] }))
  expect(screen.getByRole('heading', { level: 1, name: 'Рецепт' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Борщ с\u00a0говядиной',
    'Тонкие блины',
  ])
  expect(screen.getAllByRole('tablist')).toHaveLength(2)
})
