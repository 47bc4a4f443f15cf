import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { Header } from '@/components/shell/header'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { useSessionStore } from '@/lib/session/session-store'
import { useThemeStore } from '@/lib/theme/theme-store'
import { currentHash, renderWithUser, resetApp, setSignedIn, setSignedOut } from '@/testing/app'

beforeEach(() => {
  resetApp()
  vi.useFakeTimers()
})

const burger = () => screen.getByRole('button', { name: 'Меню' })
const panel = () => screen.queryByRole('navigation', { name: 'Разделы сайта', hidden: true })
const isExpanded = () => burger().getAttribute('aria-expanded') === 'true'
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const entries = () =>
  within(panel() ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** Not by `userEvent`, which would wait for the fake clock. */
const click = (element: HTMLElement) => fireEvent.click(element)

function openPanel() {
  renderWithUser(<Header />)
  click(burger())
}

/** The panel is inert for 500 ms and then removed. */
function expectPanelToClose() {
  expect(isExpanded()).toBe(false)
  advance(499)
  expect(panel()?.hasAttribute('inert')).toBe(true)
  advance(1)
  expect(panel()).toBeNull()
}

describe('The burger', () => {
  it('opens the panel and is linked to it', () => {
    renderWithUser(<Header />)
    expect(panel()).toBeNull()
    expect(isExpanded()).toBe(false)
    const id = burger().getAttribute('aria-controls')
    expect(id).toBeTruthy()
    click(burger())
    expect(isExpanded()).toBe(true)
    expect(burger().getAttribute('aria-controls')).toBe(id)
    expect(panel()?.id).toBe(id)
    expect(panel()?.hasAttribute('inert')).toBe(false)
  })

  it('closes the panel after 500 ms', () => {
    openPanel()
    click(burger())
    expectPanelToClose()
  })

  it('closes the panel when the focus leaves it, but not while the focus moves inside it', () => {
    openPanel()
    const [link] = within(panel() ?? document.body).getAllByRole('link')
    fireEvent.focusOut(burger(), { relatedTarget: link })
    expect(isExpanded()).toBe(true)
    fireEvent.focusOut(burger(), { relatedTarget: document.body })
    expectPanelToClose()
  })

  it('reopens a panel that is closing', () => {
    openPanel()
    click(burger())
    advance(300)
    click(burger())
    advance(1000)
    expect(isExpanded()).toBe(true)
    expect(panel()?.hasAttribute('inert')).toBe(false)
  })
})

describe('The panel closes', () => {
  it('by Escape, which returns the focus to the burger', () => {
    openPanel()
    const link = screen.getByRole('link', { name: 'Все категории' })
    link.focus()
    fireEvent.keyDown(link, { key: 'Escape' })
    expect(document.activeElement).toBe(burger())
    expectPanelToClose()
  })

  it('on navigation', () => {
    openPanel()
    act(() => navigate(paths.list))
    expectPanelToClose()
  })

  it('by a press outside, but not inside', () => {
    openPanel()
    fireEvent.pointerDown(panel() ?? burger())
    expect(isExpanded()).toBe(true)
    fireEvent.pointerDown(document.body)
    expectPanelToClose()
  })

  it('by a press on another part of the header', () => {
    openPanel()
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Tasty' }))
    expectPanelToClose()
  })

  it('by choosing an entry, which moves the focus to the burger', () => {
    openPanel()
    const link = screen.getByRole('link', { name: 'Все категории' })
    link.focus()
    click(link)
    expect(document.activeElement).toBe(burger())
    expectPanelToClose()
  })
})

describe('The panel', () => {
  it('has these entries for a signed-out visitor', () => {
    setSignedOut()
    openPanel()
    expect(entries()).toEqual([
      'Все категории',
      'Войти',
      'Регистрация',
      'Что приготовить?',
      'План на неделю',
      'Мои данные',
      'Тёмная тема',
    ])
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(
      ['Все категории', 'Войти', 'Регистрация', 'Что приготовить?', 'План на неделю', 'Мои данные'].map(
        address,
      ),
    ).toEqual(['#/category', '#/login', '#/registration', '#/pantry', '#/plan', '#/mydata'])
  })

  it('has these entries for a signed-in visitor', () => {
    setSignedIn()
    openPanel()
    expect(entries()).toEqual([
      'Все категории',
      'Мой шоппинг лист',
      'Что приготовить?',
      'План на неделю',
      'Мои данные',
      'Тёмная тема',
      'Выйти из аккаунта',
    ])
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(
      ['Все категории', 'Мой шоппинг лист', 'Что приготовить?', 'План на неделю', 'Мои данные'].map(address),
    ).toEqual(['#/category', '#/myshoplist', '#/pantry', '#/plan', '#/mydata'])
  })

  it('switches the theme and stays open', () => {
    openPanel()
    click(screen.getByRole('switch', { name: 'Тёмная тема', checked: false }))
    expect(useThemeStore.getState().choice).toBe(true)
    click(screen.getByRole('switch', { name: 'Тёмная тема', checked: true }))
    expect(localStorage.getItem('isDark')).toBe('false')
    expect(isExpanded()).toBe(true)
  })
})

it('logs out: goes to the categories, ends the session and clears local storage', async () => {
  setSignedIn()
  localStorage.setItem('of another app', '1')
  openPanel()
  await act(async () => click(screen.getByRole('button', { name: 'Выйти из аккаунта' })))
  expect(currentHash()).toBe('#/category')
  expect(useSessionStore.getState().status).toBe('out')
  expect(localStorage).toHaveLength(0)
  expectPanelToClose()
})

it('links the brand to the welcome page', () => {
  renderWithUser(<Header />)
  expect(screen.getByRole('link', { name: 'Tasty' }).getAttribute('href')).toBe('#/')
})
