import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { App } from '@/components/shell/app'
import { StartProgress } from '@/components/shell/start-progress'
import { shell } from '@/lib/shell/messages'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { useSessionStore } from '@/lib/session/session-store'
import { useThemeStore } from '@/lib/theme/theme-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { stubApi } from '@/testing/api'
import { currentHash, renderWithUser, resetApp, setSignedIn, setSignedOut } from '@/testing/app'
import { takeConsoleOutput } from '@/testing/console'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

vi.mock('@/components/account/reset-screen', () => ({
  get ResetScreen() {
    throw Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })
  },
}))

vi.mock('@/components/orders/delivery-screen', () => ({
  DeliveryScreen: () => {
    throw new TypeError('x is not a function')
  },
}))

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  resetApp()
  stubApi()
})

/** The app at an address. */
function open(path: string) {
  navigate(path, { replace: true })
  render(<App />)
  return userEvent.setup()
}

describe('the app', () => {
  it('greets at the root', async () => {
    const user = open('/')
    expect(await heading('TASTY')).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('Рецепты и продукты с доставкой — Tasty'))
    await user.click(screen.getByRole('button', { name: 'Cook' }))
    expect(await heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeTruthy()
    expect(currentHash()).toBe('#/category')
  })

  it.each<[string, string, string]>([
    [paths.categories, 'КАТЕГОРИИ РЕЦЕПТОВ', 'Категории рецептов — Tasty'],
    [paths.category('soups'), 'Супы', 'Супы — Tasty'],
    [paths.saves, 'Сохранённые рецепты', 'Сохранённые рецепты — Tasty'],
    [paths.likes, 'Понравившиеся рецепты', 'Понравившиеся рецепты — Tasty'],
    [paths.editor('borscht'), 'Список ингредиентов', 'Список ингредиентов — Tasty'],
    [paths.list, 'Мой шоппинг лист', 'Мой шоппинг лист — Tasty'],
    [paths.cart, 'Корзина', 'Корзина — Tasty'],
    [paths.login, 'Вход', 'Вход — Tasty'],
    [paths.myData, 'Мои данные', 'Мои данные — Tasty'],
    [paths.registration, 'Регистрация', 'Регистрация — Tasty'],
    ['/nowhere', 'Здесь пусто, как в вымытой кастрюле', 'Страница не найдена — Tasty'],
    ['/__proto__', 'Здесь пусто, как в вымытой кастрюле', 'Страница не найдена — Tasty'],
  ])('at %s shows the screen «%s»', async (path, name, title) => {
    open(path)
    const [first, ...others] = await screen.findAllByRole('heading', { level: 1 })
    expect(first).toBe(await heading(name))
    expect(others).toEqual([])
    await waitFor(() => expect(document.title).toBe(title))
  })

  it('leads home from a page that there is not', async () => {
    const user = open('/nowhere')
    await user.click(await screen.findByRole('button', { name: 'на главную' }))
    expect(await heading('TASTY')).toBeTruthy()
  })

  it('moves the focus to the heading of a new screen', async () => {
    open(paths.login)
    await heading('Вход')
    act(() => navigate(paths.registration))
    const title = await heading('Регистрация')
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  it('leaves the focus alone on the first load', async () => {
    navigate(paths.login, { replace: true })
    expect(currentHash()).toBe('#/login')
    vi.resetModules()
    const { App: LoadedAnew } = await import('@/components/shell/app')
    render(<LoadedAnew />)
    await heading('Вход')
    expect(document.activeElement).toBe(document.body)
  })

  it('lets a keyboard skip to the content', async () => {
    const user = open('/')
    const title = await heading('TASTY')
    await waitFor(() => expect(document.activeElement).toBe(title))
    const skip = screen.getByRole('link', { name: 'К содержанию' })
    skip.focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(currentHash()).toBe('#/')
  })

  it('wears the theme of the visitor', async () => {
    open('/')
    await heading('TASTY')
    act(() => useThemeStore.getState().setDark(true))
    expect(document.documentElement.dataset.theme).toBe('dark')
    act(() => useThemeStore.getState().setDark(false))
    expect(document.documentElement.dataset.theme).toBe('light')
  })
})

describe('the second click of a double click', () => {
  const press = (name: string, detail: number) =>
    fireEvent.click(screen.getByRole('button', { name }), { detail })

  it('does nothing on the screen that the first one has led to', async () => {
    open('/')
    await heading('TASTY')
    press('Cook', 1)
    await heading('КАТЕГОРИИ РЕЦЕПТОВ')
    press('Выйти', 2)
    expect(currentHash()).toBe('#/category')
    press('Выйти', 1)
    expect(await heading('TASTY')).toBeTruthy()
  })

  it('takes no second row of a list away', async () => {
    act(() => useShoppingStore.getState().addTitles(['Соль', 'Вода', 'Мука']))
    open(paths.list)
    await screen.findByRole('button', { name: 'X Соль' })
    press('X Соль', 1)
    press('X Вода', 2)
    expect(useShoppingStore.getState().titles).toEqual(['Вода', 'Мука'])
  })
})

describe('a screen that cannot be shown', () => {
  it('because its chunk is lost says so and offers to try again; the header stays', async () => {
    open(paths.reset)
    expect((await screen.findByRole('alert')).textContent).toContain(shell.chunkError)
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Меню' })).toBeTruthy()
    act(() => navigate(paths.login))
    expect(await heading('Вход')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('because it breaks does not take other screens along', async () => {
    open(paths.delivery)
    expect((await screen.findByRole('alert')).textContent).toContain(shell.screenError)
    act(() => navigate(paths.login))
    expect(await heading('Вход')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(vi.mocked(console.error)).toHaveBeenCalled()
    vi.mocked(console.error).mockClear()
  })
})

describe('the frame', () => {
  const breaks = () => {
    throw new TypeError('x is not a function')
  }

  it('loses a part that breaks, and the screen stays', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(breaks)
    open(paths.login)
    expect(await heading('Вход')).toBeTruthy()
    expect(screen.queryByRole('banner')).toBeNull()
    act(() => useToastsStore.getState().show({ type: 'info', message: {} as string }))
    expect(screen.queryByRole('region', { name: 'Уведомления' })).toBeNull()
    expect(await heading('Вход')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(takeConsoleOutput('error').join()).toContain('x is not a function')
  })

  it('that breaks as a whole says so, and offers to try again', async () => {
    vi.stubGlobal('matchMedia', breaks)
    open(paths.login)
    expect(screen.getByRole('alert').textContent).toContain(shell.screenError)
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeTruthy()
    expect(takeConsoleOutput('error').join()).toContain('x is not a function')
  })
})

describe('a recipe', () => {
  it('is not shown to a visitor who is signed out', async () => {
    open(paths.recipe('borscht'))
    expect(await heading('Вход')).toBeTruthy()
    expect(currentHash()).toBe('#/login')
    expect(useSessionStore.getState().wantedRecipe).toBe('/selected_recipe/borscht/')
  })
})

describe('the progress at the start', () => {
  const progress = () => screen.queryByRole('progressbar', { name: 'Загрузка' })

  it.each([setSignedIn, setSignedOut])('is seen until the sign-in state is known (%o)', (settle) => {
    renderWithUser(<StartProgress />)
    expect(progress()).toBeTruthy()
    act(settle)
    expect(progress()).toBeNull()
  })
})
