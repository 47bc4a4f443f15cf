import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { RouterView } from '@/components/shell/router-view'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { stubApi } from '@/testing/api'
import { FreshCache, resetApp } from '@/testing/app'
import { traverseTo } from '@/testing/navigation'
import { until } from '@/testing/until'

const heading = (name: string) => screen.getByRole('heading', { level: 1, name })
const goTo = (path: string) => act(() => navigate(path))
const pressTab = () =>
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })))

const paintFrame = () =>
  act(() => {
    vi.advanceTimersToNextFrame()
    vi.advanceTimersByTime(1)
  })

/** The router at the login, with all screens of these tests loaded, and fake timers. */
beforeEach(async () => {
  resetApp()
  stubApi()
  render(<RouterView />, { wrapper: FreshCache })
  for (const [path, name] of [
    [paths.registration, 'Регистрация'],
    [paths.login, 'Вход'],
  ] as const) {
    goTo(path)
    const title = await screen.findByRole('heading', { level: 1, name })
    await until(() => expect(document.activeElement).toBe(title))
  }
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
})

describe('The focus', () => {
  it('moves to the heading after the next frame when a screen opens', () => {
    goTo(paths.registration)
    expect(document.activeElement).not.toBe(heading('Регистрация'))
    paintFrame()
    expect(document.activeElement).toBe(heading('Регистрация'))
  })

  it('leaves its control before the screen is replaced, and stays there when only the query changes', () => {
    const field = screen.getByLabelText('Email')
    field.focus()
    goTo(`${paths.login}?from=list`)
    expect(document.activeElement).toBe(field)
    const wasShown: boolean[] = []
    field.addEventListener('blur', () => wasShown.push(field.isConnected))
    goTo(paths.registration)
    expect(wasShown).toEqual([true])
    expect(document.activeElement).toBe(document.body)
  })

  it('moves to the heading at once on Back', () => {
    goTo(paths.registration)
    paintFrame()
    traverseTo(`#${paths.login}`, history.state.step - 1)
    expect(document.activeElement).toBe(heading('Вход'))
  })

  it('moves before the next key is handled, and does not move again after it', () => {
    goTo(paths.registration)
    pressTab()
    expect(document.activeElement).toBe(heading('Регистрация'))
    const field = screen.getByLabelText('Email')
    field.focus()
    paintFrame()
    pressTab()
    expect(document.activeElement).toBe(field)
  })

  it.each([
    ['after the frame', paintFrame],
    ['before a key', pressTab],
  ])('stays in a field to which the visitor has moved it already, %s', (_when, happen) => {
    goTo(paths.registration)
    const field = screen.getByLabelText('Email')
    field.focus()
    happen()
    expect(document.activeElement).toBe(field)
  })

  describe('while the screen is late', () => {
    const outside = document.createElement('button')
    const open = async (path: string, title: string, press = () => {}) => {
      goTo(path)
      paintFrame()
      press()
      await until(() => heading(title))
      paintFrame()
    }
    beforeEach(() => void document.body.append(outside))
    afterEach(() => outside.remove())

    it('moves from the link outside that was pressed', async () => {
      outside.focus()
      await open(paths.reset, 'Сброс пароля')
      expect(document.activeElement).toBe(heading('Сброс пароля'))
    })

    it('stays on a button outside that the visitor presses meanwhile', async () => {
      await open(paths.orders, 'Мои заказы', () => outside.focus())
      expect(document.activeElement).toBe(outside)
    })
  })

  it.each([
    ['after the frame', paintFrame],
    ['before a key', pressTab],
  ])('moves after the document title is set, %s', (_when, happen) => {
    const titles: string[] = []
    document.addEventListener('focusin', () => titles.push(document.title), { once: true })
    goTo(paths.registration)
    happen()
    expect(titles).toEqual(['Регистрация — Tasty'])
  })
})
