import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { Toasts } from '@/components/shell/toasts'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { navigate } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'
import { startTimer } from '@/lib/timers/timers'
import { useTimersStore } from '@/lib/timers/timers-store'
import { currentHash, historyLength, renderWithUser } from '@/testing/app'
import { stubNavigator } from '@/testing/navigator'
import { button, clock, MINUTE, open, openPanel, pass, purpose, timers, toasts } from '@/testing/timer-dock'

describe('The end of a timer', () => {
  it('is shown above an earlier toast', async () => {
    useTimersStore.getState().start({ ...purpose, name: 'Свёкла' }, 900)
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

  it('shows one toast, above all others, which stays until it is dismissed and opens the step', async () => {
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

  it('is announced on the next visit if it fell between two visits', async () => {
    localStorage.setItem('timers', JSON.stringify([startTimer(purpose, 60, Date.now() - 13 * MINUTE)]))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'timers' })))
    await open()
    await pass(0)
    expect(toasts()).toMatchObject([{ message: 'Борщ. Закончился 12 минут назад' }])
  })

  it('is announced again after time was added', async () => {
    const { user } = await openPanel(60)
    await pass(MINUTE)
    await user.click(button('+1 минута: Шаг 2: тушите'))
    expect(clock()).toBe('1:00')
    await pass(MINUTE)
    expect(toasts()).toHaveLength(2)
  })

  it('is not announced if another tab has claimed it', async () => {
    const request = vi.fn((_name: string, _options: object, callback: (lock: null) => unknown) =>
      callback(null),
    )
    stubNavigator({ locks: { request } })
    await openPanel(60)
    await pass(MINUTE)
    expect(request).toHaveBeenCalled()
    expect(toasts()).toEqual([])
    expect(timers()[0]?.isNotified).toBe(false)
  })

  it('is announced by a hidden tab only after a delay, so that a visible one comes first', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await openPanel(60)
    await pass(MINUTE)
    expect(toasts()).toEqual([])
    await pass(2000)
    expect(toasts()).toHaveLength(1)
  })

  it('vibrates and shows a notification if allowed', async () => {
    const construct = vi.fn(function () {})
    const vibrate = vi.fn()
    vi.stubGlobal('Notification', Object.assign(construct, { permission: 'granted' }))
    stubNavigator({ vibrate, userActivation: { hasBeenActive: true } })
    await openPanel(60)
    await pass(MINUTE)
    expect(construct).toHaveBeenCalledExactlyOnceWith('Готово: Шаг 2: тушите', expect.anything())
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

  async function openFinished() {
    await openPanel(60)
    await pass(MINUTE)
  }

  it.each([true, false])(
    'in place of the step of cook mode, which was opened over the recipe: %s',
    async (over) => {
      navigate(paths.recipe('borscht'))
      navigate(paths.cooking('borscht', 4), { over })
      const length = historyLength()
      await openFinished()
      await follow()
      expect(reached()).toEqual({ hash: step, isOver: over, length })
      expect(document.activeElement).toBe(screen.getByRole('heading'))
    },
  )

  it('over the page of the recipe', async () => {
    navigate(paths.recipe('borscht'))
    const length = historyLength()
    await openFinished()
    await follow()
    expect(reached()).toEqual({ hash: step, isOver: true, length: length + 1 })
  })

  it.each([
    ['another screen', paths.list],
    ['another recipe', paths.recipe('borscht-2')],
    ['the cook mode of another recipe', paths.cooking('borscht-2', 1)],
  ])('with a history entry of its own, from %s', async (_, path) => {
    navigate(path, { over: true })
    const length = historyLength()
    await openFinished()
    await follow()
    expect(reached()).toEqual({ hash: step, isOver: false, length: length + 1 })
  })
})
