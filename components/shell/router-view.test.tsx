import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { RouterView } from '@/components/shell/router-view'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { stubApi } from '@/testing/api'
import { FreshCache, resetApp } from '@/testing/app'

const heading = (name: string) => screen.getByRole('heading', { level: 1, name })
const step = (path: string) => act(() => navigate(path))
const press = () =>
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })))

/** The frame with the new screen is drawn. */
const draw = () =>
  act(() => {
    vi.advanceTimersToNextFrame()
    vi.advanceTimersByTime(1)
  })

/** What a browser does on Back to an entry. */
const goBackTo = (path: string, stepsBefore: number) =>
  act(() => {
    History.prototype.replaceState.call(history, { step: stepsBefore }, '', `#${path}`)
    dispatchEvent(new PopStateEvent('popstate', { state: { step: stepsBefore } }))
  })

/** The router at the login, with all screens of these tests at hand; time stands still. */
beforeEach(async () => {
  resetApp()
  stubApi()
  render(<RouterView />, { wrapper: FreshCache })
  for (const [path, name] of [
    [paths.registration, 'Регистрация'],
    [paths.login, 'Вход'],
  ] as const) {
    step(path)
    const title = await screen.findByRole('heading', { level: 1, name })
    await vi.waitFor(() => expect(document.activeElement).toBe(title))
  }
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
})

describe('the focus', () => {
  it('of a step comes to the heading after the frame', () => {
    step(paths.registration)
    expect(document.activeElement).not.toBe(heading('Регистрация'))
    draw()
    expect(document.activeElement).toBe(heading('Регистрация'))
  })

  it('of Back comes at once', () => {
    step(paths.registration)
    draw()
    goBackTo(paths.login, history.state.step - 1)
    expect(document.activeElement).toBe(heading('Вход'))
  })

  it('goes before the next key, and leaves alone where that has led', () => {
    step(paths.registration)
    press()
    expect(document.activeElement).toBe(heading('Регистрация'))
    const field = screen.getByLabelText('Email')
    field.focus()
    draw()
    press()
    expect(document.activeElement).toBe(field)
  })

  it.each([
    ['after the frame', draw],
    ['by a key', press],
  ])('finds the document named by the new screen, when it moves %s', (_when, happen) => {
    const names: string[] = []
    document.addEventListener('focusin', () => names.push(document.title), { once: true })
    step(paths.registration)
    happen()
    expect(names).toEqual(['Регистрация — Tasty'])
  })
})
