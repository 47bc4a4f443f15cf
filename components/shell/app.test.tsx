import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { App } from '@/components/shell/app'
import { StartProgress } from '@/components/shell/start-progress'
import { afterFrame } from '@/lib/browser/after-frame'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { useSessionStore } from '@/lib/session/session-store'
import { useThemeStore } from '@/lib/theme/theme-store'
import { showToast } from '@/lib/feedback/toasts-store'
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

const screenError = 'На этом экране что-то сломалось. Попробуйте ещё раз: ваши списки на месте.'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  resetApp()
  stubApi()
})

function renderApp(path: string) {
  navigate(path, { replace: true })
  render(<App />)
  return userEvent.setup()
}

describe('App', () => {
  it('shows the welcome screen at the root', async () => {
    const user = renderApp('/')
    expect(await heading('TASTY')).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('Рецепты и продукты с доставкой — Tasty'))
    expect(screen.getByText('К рецептам').getAttribute('aria-hidden')).toBeNull()
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
    ['/nowhere', 'Здесь пусто, как в\u00a0вымытой кастрюле', 'Страница не найдена — Tasty'],
    ['/__proto__', 'Здесь пусто, как в\u00a0вымытой кастрюле', 'Страница не найдена — Tasty'],
  ])('shows at %s the screen «%s»', async (path, name, title) => {
    renderApp(path)
    const [first, ...rest] = await screen.findAllByRole('heading', { level: 1 })
    expect(first).toBe(await heading(name))
    expect(rest).toEqual([])
    await waitFor(() => expect(document.title).toBe(title))
  })

  it('links from an unknown route to the welcome screen', async () => {
    const user = renderApp('/nowhere')
    await user.click(await screen.findByRole('button', { name: 'на главную' }))
    expect(await heading('TASTY')).toBeTruthy()
  })

  it('moves the focus to the heading of a new screen', async () => {
    renderApp(paths.login)
    await heading('Вход')
    act(() => navigate(paths.registration))
    const title = await heading('Регистрация')
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  it('does not move the focus on the first load', async () => {
    navigate(paths.login, { replace: true })
    expect(currentHash()).toBe('#/login')
    vi.resetModules()
    const { App: ReloadedApp } = await import('@/components/shell/app')
    render(<ReloadedApp />)
    await heading('Вход')
    await act(() => new Promise<void>(afterFrame))
    expect(document.activeElement).toBe(document.body)
  })

  it('has a skip link that moves the focus to the content', async () => {
    const user = renderApp('/')
    const title = await heading('TASTY')
    await waitFor(() => expect(document.activeElement).toBe(title))
    const skip = screen.getByRole('link', { name: 'К содержанию' })
    skip.focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(currentHash()).toBe('#/')
  })

  it('applies the chosen theme to the document', async () => {
    renderApp('/')
    await heading('TASTY')
    act(() => useThemeStore.getState().setDark(true))
    expect(document.documentElement.dataset.theme).toBe('dark')
    act(() => useThemeStore.getState().setDark(false))
    expect(document.documentElement.dataset.theme).toBe('light')
  })
})

describe('The second click of a double click', () => {
  const press = (name: string, detail: number) =>
    fireEvent.click(screen.getByRole('button', { name }), { detail })

  it('is ignored on the screen that the first one has opened', async () => {
    renderApp('/')
    await heading('TASTY')
    press('Cook', 1)
    await heading('КАТЕГОРИИ РЕЦЕПТОВ')
    press('Выйти', 2)
    expect(currentHash()).toBe('#/category')
    press('Выйти', 1)
    expect(await heading('TASTY')).toBeTruthy()
  })

  it('does not remove a second row of a list', async () => {
    act(() => useShoppingStore.getState().addTitles(['Свёкла', 'Творог', 'Мука']))
    renderApp(paths.list)
    await screen.findByRole('button', { name: 'X Свёкла' })
    press('X Свёкла', 1)
    press('X Творог', 2)
    expect(useShoppingStore.getState().titles).toEqual(['Творог', 'Мука'])
  })
})

describe('A screen that fails', () => {
  it('shows an error with retry when its chunk fails to load, and keeps the header', async () => {
    renderApp(paths.reset)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Часть приложения не загрузилась. Проверьте сеть — мы обновим страницу и попробуем ещё раз.',
    )
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Меню' })).toBeTruthy()
    act(() => navigate(paths.login))
    expect(await heading('Вход')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows an error when it throws, and leaves other screens intact', async () => {
    renderApp(paths.delivery)
    expect((await screen.findByRole('alert')).textContent).toContain(screenError)
    act(() => navigate(paths.login))
    expect(await heading('Вход')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(takeConsoleOutput('error').join()).toContain('x is not a function')
  })
})

describe('The frame', () => {
  const throwError = () => {
    throw new TypeError('x is not a function')
  }

  it('leaves out a part that throws and keeps the screen', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(throwError)
    renderApp(paths.login)
    expect(await heading('Вход')).toBeTruthy()
    expect(screen.queryByRole('banner')).toBeNull()
    act(() => showToast({ type: 'info', message: {} as string }))
    expect(screen.queryByRole('region', { name: 'Уведомления' })).toBeNull()
    expect(await heading('Вход')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(takeConsoleOutput('error').join()).toContain('x is not a function')
  })

  it('shows an error with retry when it throws as a whole', async () => {
    vi.stubGlobal('matchMedia', throwError)
    renderApp(paths.login)
    expect(screen.getByRole('alert').textContent).toContain(screenError)
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeTruthy()
    expect(takeConsoleOutput('error').join()).toContain('x is not a function')
  })
})

describe('A recipe', () => {
  it('redirects a signed-out visitor to the login', async () => {
    renderApp(paths.recipe('borscht'))
    expect(await heading('Вход')).toBeTruthy()
    expect(currentHash()).toBe('#/login')
    expect(useSessionStore.getState().wantedPath).toBe('/selected_recipe/borscht/')
  })
})

describe('StartProgress', () => {
  const progress = () => screen.queryByRole('progressbar', { name: 'Загрузка' })

  it.each([setSignedIn, setSignedOut])('is shown until the sign-in state is known (%o)', (settle) => {
    renderWithUser(<StartProgress />)
    expect(progress()).toBeTruthy()
    act(settle)
    expect(progress()).toBeNull()
  })
})
