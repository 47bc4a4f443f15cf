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
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const entries = () =>
  within(panel() ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** `userEvent` waits for the clock, which the tests hold still. */
const click = (element: HTMLElement) => fireEvent.click(element)

function openPanel() {
  renderWithUser(<Header />)
  click(burger())
}

/** The panel stays for its 500 ms to leave in peace, out of reach, then it is gone. */
function expectLeaving() {
  expect(isExpanded()).toBe(false)
  pass(499)
  expect(panel()?.hasAttribute('inert')).toBe(true)
  pass(1)
  expect(panel()).toBeNull()
}

describe('the burger', () => {
  it('opens the panel and is tied to it', () => {
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
    expectLeaving()
  })

  it('closes the panel when the focus goes on into the page below it, not on its way through the panel', () => {
    openPanel()
    const [link] = within(panel() ?? document.body).getAllByRole('link')
    fireEvent.focusOut(burger(), { relatedTarget: link })
    expect(isExpanded()).toBe(true)
    fireEvent.focusOut(burger(), { relatedTarget: document.body })
    expectLeaving()
  })

  it('brings a panel back that is about to leave', () => {
    openPanel()
    click(burger())
    pass(300)
    click(burger())
    pass(1000)
    expect(isExpanded()).toBe(true)
    expect(panel()?.hasAttribute('inert')).toBe(false)
  })
})

describe('the panel closes', () => {
  it('by Escape, and the burger gets the focus back', () => {
    openPanel()
    const link = screen.getByRole('link', { name: 'Все категории' })
    link.focus()
    fireEvent.keyDown(link, { key: 'Escape' })
    expect(document.activeElement).toBe(burger())
    expectLeaving()
  })

  it('by a step to another screen', () => {
    openPanel()
    act(() => navigate(paths.list))
    expectLeaving()
  })

  it('by a press beside it, not by one on it', () => {
    openPanel()
    fireEvent.pointerDown(panel() ?? burger())
    expect(isExpanded()).toBe(true)
    fireEvent.pointerDown(document.body)
    expectLeaving()
  })

  it('by a press on what else stands in the header', () => {
    openPanel()
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Tasty' }))
    expectLeaving()
  })

  it('by choosing an entry, and the burger gets the focus, which nothing else may', () => {
    openPanel()
    const link = screen.getByRole('link', { name: 'Все категории' })
    link.focus()
    click(link)
    expect(document.activeElement).toBe(burger())
    expectLeaving()
  })
})

describe('the entries', () => {
  it('for a visitor who is signed out', () => {
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

  it('for a visitor who is signed in', () => {
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
    expect(screen.getByRole('link', { name: 'Мой шоппинг лист' }).getAttribute('href')).toBe('#/myshoplist')
  })

  it('switch the theme and leave the panel open', () => {
    openPanel()
    click(screen.getByRole('switch', { name: 'Тёмная тема', checked: false }))
    expect(useThemeStore.getState().choice).toBe(true)
    click(screen.getByRole('switch', { name: 'Тёмная тема', checked: true }))
    expect(localStorage.getItem('isDark')).toBe('false')
    expect(isExpanded()).toBe(true)
  })
})

it('logging out leads to the categories, signs out and wipes all local storage', async () => {
  setSignedIn()
  localStorage.setItem('of another app', '1')
  openPanel()
  await act(async () => click(screen.getByRole('button', { name: 'Выйти из аккаунта' })))
  expect(currentHash()).toBe('#/category')
  expect(useSessionStore.getState().status).toBe('out')
  expect(localStorage).toHaveLength(0)
  expectLeaving()
})

it('the brand leads to the welcome page', () => {
  renderWithUser(<Header />)
  expect(screen.getByRole('link', { name: 'Tasty' }).getAttribute('href')).toBe('#/')
})
