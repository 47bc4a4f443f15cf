import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { Timers } from '@/components/shell/timers'
import { navigate } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'
import { useTimersPresence, requestTimers } from '@/lib/timers/timers-presence'
import { useTimersStore } from '@/lib/timers/timers-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { startTimer } from '@/lib/timers/timers'
import { currentHash, historyLength, renderWithUser, resetApp } from '@/testing/app'
import { takeConsoleOutput } from '@/testing/console'

const errand = { name: 'Шаг 2: тушите', recipeId: 'borscht', recipeTitle: 'Борщ', step: 2 }
const MINUTE = 60_000

const toasts = () => useToastsStore.getState().toasts
const timers = () => useTimersStore.getState().timers
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const clock = (name = errand.name) => screen.getByRole('timer', { name }).textContent
const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  // What waits for the visitor's hands goes on by the real clock.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-05-01T12:00:00') })
  resetApp()
  useTimersPresence.setState({ timesWanted: 0 })
  document.title = 'Борщ — Tasty'
})

async function open() {
  const opened = renderWithUser(
    <>
      <h1 tabIndex={-1}>Борщ</h1>
      <Timers />
    </>,
  )
  await vi.dynamicImportSettled()
  await pass(0)
  return opened
}

/** The dock with a timer of 15 minutes, opened. */
async function openPanel(seconds = 900) {
  useTimersStore.getState().start(errand, seconds)
  const opened = await open()
  await opened.user.click(button(/^Таймеры/))
  return opened
}

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
    localStorage.setItem('timers', JSON.stringify([startTimer(errand, 900, Date.now())]))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'timers' })))
    await vi.dynamicImportSettled()
    await pass(0)
    expect(button('Таймеры: 1. Ближайший — Шаг 2: тушите').parentElement?.textContent).toBe('15:00')
  })

  it('is loaded again with the next timer after a failed load', async () => {
    vi.useRealTimers()
    vi.resetModules()
    const fetched = vi.fn().mockRejectedValueOnce(new Error('Loading chunk 12 failed.'))
    vi.doMock('@/components/timers/timer-dock', async (original) => (await fetched()) ?? original())
    const { Timers: Anew } = await import('@/components/shell/timers')
    const { useTimersStore: store } = await import('@/lib/timers/timers-store')
    const { requestTimers: want } = await import('@/lib/timers/timers-presence')
    renderWithUser(<Anew />)
    act(want)
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce())
    await act(() => vi.dynamicImportSettled())
    expect(screen.queryByRole('button')).toBeNull()
    act(() => store.getState().start(errand, 900))
    expect(await screen.findByRole('button', { name: /^Таймеры/ })).toBeTruthy()
    vi.doUnmock('@/components/timers/timer-dock')
  })

  it('shows the most urgent timer, updated every second', async () => {
    useTimersStore.getState().start({ ...errand, name: 'долго' }, 3600)
    useTimersStore.getState().start(errand, 900)
    await open()
    expect(button('Таймеры: 2. Ближайший — Шаг 2: тушите').parentElement?.textContent).toBe('15:00 · 2')
    await pass(61_000)
    expect(button(/^Таймеры/).parentElement?.textContent).toBe('13:59 · 2')
  })

  it('opens a panel with all timers, which screen readers do not announce, and closes by Escape', async () => {
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

  it('closes on a press outside', async () => {
    const { user } = await openPanel()
    await user.click(document.body)
    expect(screen.queryByRole('region')).toBeNull()
  })
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
  ])('is not changed by the %s «%s», which stays with an error', async (label, text, words) => {
    const { user } = await openPanel()
    const before = timers()
    await user.click(button('Изменить: Шаг 2: тушите'))
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: label })
    await user.clear(field)
    await user.type(field, text)
    await user.click(button('Изменить'))
    expect(screen.getByText(words)).toBeTruthy()
    expect(field.value).toBe(text)
    expect(timers()).toEqual(before)
    await user.click(button('Не менять'))
    expect(screen.queryByRole('textbox')).toBeNull()
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

describe('The end of a timer', () => {
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

describe('The link of a timer', () => {
  it('closes the panel, which covers the step', async () => {
    navigate(paths.cooking('borscht', 4))
    const { user } = await openPanel()
    await user.click(screen.getByRole('link', { name: 'Борщ' }))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('is left to the browser with %s', async (key) => {
    await openPanel()
    const length = historyLength()
    let isLeft: boolean | undefined
    addEventListener(
      'click',
      (event) => {
        isLeft = !event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    fireEvent.click(screen.getByRole('link', { name: 'Борщ' }), { [key]: true })
    expect(isLeft).toBe(true)
    expect(historyLength()).toBe(length)
  })
})

describe('A notification', () => {
  const worker = { showNotification: vi.fn() }
  const workers = Object.assign(new EventTarget(), { getRegistration: async () => worker })

  beforeEach(() => {
    worker.showNotification.mockClear()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: workers }))
  })

  it('opens the step if the page shows it', async () => {
    const shown = { onclick: () => {}, close: vi.fn() }
    const notify = vi.fn(function () {
      return shown
    })
    vi.stubGlobal('Notification', Object.assign(notify, { permission: 'granted' }))
    await openPanel(60)
    await pass(MINUTE)
    act(() => shown.onclick())
    expect(currentHash()).toBe(hash(paths.cooking('borscht', 2)))
    expect(shown.close).toHaveBeenCalledOnce()
    expect(worker.showNotification).not.toHaveBeenCalled()
  })

  /** As on Android. */
  function leaveItToTheWorker() {
    const refuse = vi.fn(function () {
      throw new TypeError('Illegal constructor')
    })
    vi.stubGlobal('Notification', Object.assign(refuse, { permission: 'granted' }))
  }

  it('may fail before the service worker is active', async () => {
    const unheard = vi.fn()
    process.on('unhandledRejection', unheard)
    worker.showNotification.mockRejectedValueOnce(new TypeError('No active registration available'))
    leaveItToTheWorker()
    await openPanel(60)
    await pass(MINUTE)
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    process.off('unhandledRejection', unheard)
    expect(worker.showNotification).toHaveBeenCalledOnce()
    expect(toasts()).toHaveLength(1)
    expect(unheard).not.toHaveBeenCalled()
  })

  it('is shown by the service worker elsewhere, which forwards the tap to a page', async () => {
    leaveItToTheWorker()
    const { unmount } = await openPanel(60)
    await pass(MINUTE)
    expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith(
      'Готово: Шаг 2: тушите',
      expect.objectContaining({ data: paths.cooking('borscht', 2) }),
    )
    const tell = (data: unknown) =>
      act(() => void workers.dispatchEvent(new MessageEvent('message', { data })))
    tell({ type: 'OTHER', path: paths.list })
    expect(currentHash()).toBe(hash(paths.welcome))
    tell({ type: 'OPEN', path: paths.cooking('borscht', 2) })
    expect(currentHash()).toBe(hash(paths.cooking('borscht', 2)))
    unmount()
    tell({ type: 'OPEN', path: paths.list })
    expect(currentHash()).toBe(hash(paths.cooking('borscht', 2)))
  })
})

describe('Stored timers', () => {
  it('that are invalid are dropped without affecting the others', async () => {
    const good = startTimer(errand, 900, Date.now())
    const all = [good, { ...good, id: 'b', endsAt: 'завтра' }, { ...good, id: 'c', left: -1 }, null, 7]
    localStorage.setItem('timers', JSON.stringify(all))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'timers' })))
    expect(timers()).toEqual([good])
  })
})
