import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { Toasts } from '@/components/shell/toasts'
import { navigate } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'
import { useTimersPresence } from '@/lib/timers/timers-presence'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { useTimersStore } from '@/lib/timers/timers-store'
import { startTimer } from '@/lib/timers/timers'
import { currentHash, historyLength, renderWithUser, resetApp } from '@/testing/app'
import { errand, MINUTE, toasts, timers, button, clock, pass, open, openPanel } from '@/testing/timer-dock'

beforeEach(() => {
  // What waits for the visitor's hands goes on by the real clock.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-05-01T12:00:00') })
  resetApp()
  useTimersPresence.setState({ timesWanted: 0 })
  document.title = 'Борщ — Tasty'
})

describe('The end of a timer', () => {
  it('stands above the toast that came before it', async () => {
    useTimersStore.getState().start({ ...errand, name: 'Свёкла' }, 900)
    const { user } = await openPanel(60)
    renderWithUser(<Toasts />)
    await user.click(button('Убрать таймер: Свёкла'))
    await pass(MINUTE)
    const stack = within(screen.getByRole('region', { name: 'Уведомления' }))
    const shown = stack.getAllByText(/^(Таймер убран: Свёкла|Готово: Шаг 2: тушите)$/)
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Готово: Шаг 2: тушите',
      'Таймер убран: Свёкла',
    ])
  })

  it('shows one toast above all others, which stays until dismissed and opens the step', async () => {
    await openPanel(60)
    useToastsStore.getState().show({ type: 'info', message: 'Другое' })
    await pass(MINUTE)
    expect(toasts()[0]).toMatchObject({
      type: 'info',
      priority: true,
      title: 'Готово: Шаг 2: тушите',
      message: 'Борщ. Время вышло.',
      action: 'К\u00a0шагу',
    })
    expect(clock()).toBe('Готовотолько что')
    expect(document.title).toBe('⏰ Шаг 2: тушите — Борщ — Tasty')
    await pass(3 * MINUTE)
    expect(toasts().filter(({ title }) => title)).toHaveLength(1)
    expect(clock()).toBe('Готово3 минуты назад')
    act(() => toasts()[0]?.onClick?.())
    expect(currentHash()).toBe(`#${paths.cooking('borscht', 2)}`)
  })

  it('marks the title of later screens too, and restores it', async () => {
    const { user } = await openPanel(60)
    await pass(MINUTE)
    document.title = 'Корзина — Tasty'
    await pass(0)
    expect(document.title).toBe('⏰ Шаг 2: тушите — Корзина — Tasty')
    await user.click(button('Убрать таймер: Шаг 2: тушите'))
    expect(document.title).toBe('Корзина — Tasty')
  })

  it('is notified on the next visit if it came in between', async () => {
    localStorage.setItem('timers', JSON.stringify([startTimer(errand, 60, Date.now() - 13 * MINUTE)]))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'timers' })))
    await open()
    await pass(0)
    expect(toasts()).toMatchObject([{ message: 'Борщ. Закончился 12 минут назад' }])
  })

  it('is notified again after more time was added', async () => {
    const { user } = await openPanel(60)
    await pass(MINUTE)
    await user.click(button('+1 минута: Шаг 2: тушите'))
    expect(clock()).toBe('1:00')
    await pass(MINUTE)
    expect(toasts()).toHaveLength(2)
  })

  it('does not ring if another tab has claimed it', async () => {
    const request = vi.fn((_name: string, _options: object, tell: (lock: null) => unknown) => tell(null))
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
    await openPanel(60)
    await pass(MINUTE)
    expect(request).toHaveBeenCalled()
    expect(toasts()).toEqual([])
    expect(timers()[0]?.isNotified).toBe(false)
  })

  it('rings in a hidden tab only after a delay, so that a visible one is first', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await openPanel(60)
    await pass(MINUTE)
    expect(toasts()).toEqual([])
    await pass(2000)
    expect(toasts()).toHaveLength(1)
  })

  it('vibrates and shows a notification if allowed', async () => {
    const notify = vi.fn(function () {})
    const vibrate = vi.fn()
    vi.stubGlobal('Notification', Object.assign(notify, { permission: 'granted' }))
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { vibrate, userActivation: { hasBeenActive: true } }),
    )
    await openPanel(60)
    await pass(MINUTE)
    expect(notify).toHaveBeenCalledExactlyOnceWith('Готово: Шаг 2: тушите', expect.anything())
    expect(vibrate).toHaveBeenCalledOnce()
  })
})

describe.each([
  ['the link', () => act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Борщ' })))],
  ['the toast', () => act(async () => toasts()[0]?.onClick?.())],
])('%s of a timer opens its step', (_, follow) => {
  const reached = () => ({
    hash: currentHash(),
    isOver: history.state.over === true,
    length: historyLength(),
  })
  const step = hash(paths.cooking('borscht', 2))

  async function openEnded() {
    await openPanel(60)
    await pass(MINUTE)
  }

  it.each([true, false])(
    'in cook mode in place of the step there, opened over the recipe: %s',
    async (over) => {
      navigate(paths.recipe('borscht'))
      navigate(paths.cooking('borscht', 4), { over })
      const length = historyLength()
      await openEnded()
      await follow()
      expect(reached()).toEqual({ hash: step, isOver: over, length })
      expect(document.activeElement).toBe(screen.getByRole('heading'))
    },
  )

  it('from the recipe page opens the step over it', async () => {
    navigate(paths.recipe('borscht'))
    const length = historyLength()
    await openEnded()
    await follow()
    expect(reached()).toEqual({ hash: step, isOver: true, length: length + 1 })
  })

  it.each([
    ['another screen', paths.list],
    ['another recipe', paths.recipe('borscht-2')],
    ['the cook mode of another recipe', paths.cooking('borscht-2', 1)],
  ])('from %s adds a history entry', async (_, path) => {
    navigate(path, { over: true })
    const length = historyLength()
    await openEnded()
    await follow()
    expect(reached()).toEqual({ hash: step, isOver: false, length: length + 1 })
  })
})
