import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { startTimer } from '@/lib/timers/timers'
import { requestTimers, useTimersPresence } from '@/lib/timers/timers-presence'
import { useTimersStore } from '@/lib/timers/timers-store'
import { historyLength, renderWithUser } from '@/testing/app'
import { takeConsoleOutput } from '@/testing/console'
import { button, clock, MINUTE, open, openPanel, pass, purpose, timers, toasts } from '@/testing/timer-dock'

describe('The dock', () => {
  it('is not rendered without timers', async () => {
    await open()
    expect(screen.queryByRole('button')).toBeNull()
    expect(useTimersPresence.getState().timesWanted).toBe(0)
  })

  it('leaves the rest of the page intact when it throws', async () => {
    useTimersStore.setState({ timers: [undefined as never] })
    requestTimers()
    await open()
    expect(screen.getByRole('heading')).toBeTruthy()
    expect(takeConsoleOutput('error').join()).toContain('TypeError')
  })

  it('appears for timers of an earlier visit and of another tab', async () => {
    await open()
    localStorage.setItem('timers', JSON.stringify([startTimer(purpose, 900, Date.now())]))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'timers' })))
    await act(() => vi.dynamicImportSettled())
    await pass(0)
    expect(button('Таймеры: 1. Ближайший — Шаг 2: тушите').parentElement?.textContent).toBe('15:00')
  })

  it('is loaded again when the next timer is started after its load failed', async () => {
    vi.useRealTimers()
    vi.resetModules()
    const load = vi.fn().mockRejectedValueOnce(new Error('Loading chunk 12 failed.'))
    vi.doMock('@/components/timers/timer-dock', async (original) => (await load()) ?? original())
    const fresh = {
      ...(await import('@/components/shell/lazy-timer-dock')),
      ...(await import('@/lib/timers/timers-store')),
      ...(await import('@/lib/timers/timers-presence')),
    }
    renderWithUser(<fresh.LazyTimerDock />)
    act(fresh.requestTimers)
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    await act(() => vi.dynamicImportSettled())
    expect(screen.queryByRole('button')).toBeNull()
    act(() => fresh.useTimersStore.getState().start(purpose, 900))
    expect(await screen.findByRole('button', { name: /^Таймеры/ })).toBeTruthy()
    vi.doUnmock('@/components/timers/timer-dock')
  })

  it('shows the most urgent timer, updated every second', async () => {
    useTimersStore.getState().start({ ...purpose, name: 'долго' }, 3600)
    useTimersStore.getState().start(purpose, 900)
    await open()
    expect(button('Таймеры: 2. Ближайший — Шаг 2: тушите').parentElement?.textContent).toBe('15:00 · 2')
    await pass(61_000)
    expect(button(/^Таймеры/).parentElement?.textContent).toBe('13:59 · 2')
  })

  it('opens a panel with all timers, whose seconds are not announced, and closes it on Escape', async () => {
    const { user } = await openPanel()
    expect(screen.getByRole('region', { name: 'Таймеры' })).toBeTruthy()
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off')
    expect(screen.getByRole('link', { name: 'Борщ' }).getAttribute('href')).toBe(
      '#/selected_recipe/borscht/?step=2',
    )
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region')).toBeNull()
    expect(document.activeElement).toBe(button(/^Таймеры/))
  })

  it('closes the panel on a press outside', async () => {
    const { user } = await openPanel()
    await user.click(document.body)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('closes the panel when the link of a timer is followed', async () => {
    navigate(paths.cooking('borscht', 4))
    const { user } = await openPanel()
    await user.click(screen.getByRole('link', { name: 'Борщ' }))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leaves a click on the link of a timer with %s to the browser',
    async (key) => {
      await openPanel()
      const length = historyLength()
      let isPrevented: boolean | undefined
      addEventListener(
        'click',
        (event) => {
          isPrevented = event.defaultPrevented
          event.preventDefault()
        },
        { once: true },
      )
      fireEvent.click(screen.getByRole('link', { name: 'Борщ' }), { [key]: true })
      expect(isPrevented).toBe(false)
      expect(historyLength()).toBe(length)
    },
  )
})

describe('A timer in the panel', () => {
  it('pauses and resumes', async () => {
    const { user } = await openPanel()
    await pass(MINUTE)
    await user.click(button('Пауза: Шаг 2: тушите'))
    await pass(5 * MINUTE)
    expect(clock()).toBe('14:00на паузе')
    await user.click(button('Продолжить: Шаг 2: тушите'))
    await pass(MINUTE)
    expect(clock()).toBe('13:00')
  })

  it('can be lengthened and shortened by a minute', async () => {
    const { user } = await openPanel()
    await user.click(button('+1 минута: Шаг 2: тушите'))
    expect(clock()).toBe('16:00')
    await user.click(button('−1 минута: Шаг 2: тушите'))
    await user.click(button('−1 минута: Шаг 2: тушите'))
    expect(clock()).toBe('14:00')
  })

  it('can be renamed without a change of its time', async () => {
    const { user } = await openPanel()
    await user.click(button('Изменить: Шаг 2: тушите'))
    const name = screen.getByRole('textbox', { name: 'Название' })
    await user.clear(name)
    await user.type(name, 'Свёкла')
    await pass(MINUTE)
    await user.click(button('Изменить'))
    expect(clock('Свёкла')).toBe('14:00')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(document.activeElement).toBe(button('Изменить: Свёкла'))
  })

  it('restarts with a new length', async () => {
    const { user } = await openPanel()
    await user.click(button('Изменить: Шаг 2: тушите'))
    const length = screen.getByRole('textbox', { name: 'Сколько осталось' })
    await user.clear(length)
    await user.type(length, '1 час 5 минут')
    await user.click(button('Изменить'))
    expect(clock()).toBe('1:05:00')
  })

  it('does not change the length field while the user edits it', async () => {
    const { user } = await openPanel()
    await user.click(button('Изменить: Шаг 2: тушите'))
    const length = screen.getByRole<HTMLInputElement>('textbox', { name: 'Сколько осталось' })
    await pass(3000)
    expect(length.value).toBe('15:00')
    await user.click(button('Изменить'))
    expect(clock()).toBe('14:57')
  })

  it.each([
    ['Сколько осталось', 'скоро', /^Введите время от секунды до суток/],
    ['Сколько осталось', '25 часов', /^Введите время от секунды до суток/],
    ['Название', ' ', /^Назовите таймер/],
    ['Название', 'щ'.repeat(61), /^Назовите таймер/],
  ])(
    'is not changed by the invalid %s «%s», whose field gets an error and the focus',
    async (label, text, words) => {
      const { user } = await openPanel()
      const before = timers()
      await user.click(button('Изменить: Шаг 2: тушите'))
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: label })
      await user.clear(field)
      await user.type(field, text)
      await user.click(button('Изменить'))
      expect(screen.getByText(words)).toBeTruthy()
      expect(field.value).toBe(text)
      expect(document.activeElement).toBe(field)
      expect(timers()).toEqual(before)
      await user.click(button('Не менять'))
      expect(screen.queryByRole('textbox')).toBeNull()
    },
  )

  it('keeps the focus in its row when its end removes the focused button', async () => {
    await openPanel(60)
    act(() => button('Пауза: Шаг 2: тушите').focus())
    await pass(MINUTE)
    expect(document.activeElement).toBe(button('Убрать таймер: Шаг 2: тушите'))
  })

  it('can be removed and restored', async () => {
    const { user } = await openPanel()
    const before = timers()
    await user.click(button('Убрать таймер: Шаг 2: тушите'))
    expect(timers()).toEqual([])
    expect(localStorage.getItem('timers')).toBeNull()
    expect(toasts()).toMatchObject([{ message: 'Таймер убран: Шаг 2: тушите', action: 'Отменить' }])
    act(() => toasts()[0]?.onClick?.())
    expect(timers()).toEqual(before)
    expect(button(/^Таймеры/).getAttribute('aria-expanded')).toBe('false')
  })
})
