import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { RecipeScreen } from '@/components/recipes/recipe-screen'
import { navigate, usePosition } from '@/lib/router/navigation'
import { parseRoute, paths } from '@/lib/router/routes'
import { useAnnouncerStore } from '@/lib/feedback/announcer-store'
import { useCookingStore } from '@/lib/cooking/cooking-store'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { useTimersStore } from '@/lib/timers/timers-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { withNoBreakSpaces } from '@/lib/text/typography'
import { catalogue, type Responder, respondWith, stubApi } from '@/testing/api'
import { currentHash, historyLength, renderWithUser, resetApp, toastMessages } from '@/testing/app'

const [borscht] = catalogue.recipes

/** The recipe screen as the router shows it: its query follows the address. */
function Routed() {
  const { id, query } = parseRoute(usePosition().path)
  return <RecipeScreen id={id} query={query} />
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const start = () => screen.findByRole('button', { name: 'Готовить по шагам' })
const step = (number: number) => screen.findByRole('heading', { level: 2, name: `Шаг ${number} из 4` })

function open(path: string, respond?: Responder) {
  stubApi(respond)
  navigate(path, { replace: true })
  return renderWithUser(<Routed />)
}

async function openAt(number: number) {
  const opened = open(paths.cooking('borscht', number))
  await step(number)
  return opened
}

/** A finger that goes across the step. */
function swipe(from: { x: number; y: number }, to: { x: number; y: number }, pointerType = 'touch') {
  const step = screen.getByRole('progressbar').parentElement ?? document.body
  const at = ({ x, y }: typeof from) => ({
    pointerId: 1,
    pointerType,
    isPrimary: true,
    clientX: x,
    clientY: y,
  })
  fireEvent.pointerDown(step, at(from))
  fireEvent.pointerUp(step, at(to))
}

beforeEach(() => {
  resetApp()
  vi.stubGlobal('scrollTo', () => {})
})

describe('Entering cook mode', () => {
  it('works by the button on the recipe and adds a history entry', async () => {
    const { user } = open(paths.recipe('borscht'))
    await user.click(await start())
    expect(currentHash()).toBe('#/selected_recipe/borscht/?step=1')
    expect(history.state).toMatchObject({ over: true })
    expect(await step(1)).toBeTruthy()
  })

  it('resumes at the stored step and says so', async () => {
    useCookingStore.getState().reach('borscht', 3)
    const { user } = open(paths.recipe('borscht'))
    expect((await start()).getAttribute('aria-describedby')).toBe(screen.getByText('Продолжить с шага 3').id)
    await user.click(await start())
    expect(await step(3)).toBeTruthy()
  })

  it('is not possible for a recipe without steps, not even by an address', async () => {
    open(paths.cooking('borscht', 1), respondWith({ borscht: [{ ...borscht, instructions: [] }] }))
    await screen.findByRole('tablist')
    expect(screen.queryByRole('button', { name: 'Готовить по шагам' })).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it.each([
    ['99', 4],
    ['0', 1],
    ['три', 1],
  ])('by the address of step %s opens step %d', async (asked, number) => {
    open(`/selected_recipe/borscht/?step=${asked}`)
    expect(await step(number)).toBeTruthy()
  })
})

describe('A step', () => {
  it('has its number, a document title and a single h1', async () => {
    await openAt(2)
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Борщ с говядиной',
    ])
    await waitFor(() => expect(document.title).toBe('Шаг 2 из 4: Борщ с говядиной — Tasty'))
    expect(screen.getByRole('progressbar', { name: 'Пройдено шагов' }).getAttribute('aria-valuenow')).toBe(
      '2',
    )
  })

  it('is announced when it is opened', async () => {
    const { user } = await openAt(1)
    await user.click(button('Следующий шаг'))
    expect(useAnnouncerStore.getState().message).toBe('Шаг 2 из 4. Натрите свёклу и тушите 20 минут.')
    expect(document.activeElement).toBe(button('Следующий шаг'))
  })

  it('lists its ingredients for the chosen servings, with the total of shared ones', async () => {
    useServingsStore.getState().choose('borscht', 12)
    await openAt(2)
    const rows = within(screen.getByRole('region', { name: 'Для этого шага' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Свёкла всего 4 шт',
    ])
    expect(screen.getByText('Порций: 12')).toBeTruthy()
  })

  it.each([
    ['is not told', undefined],
    ['is of another length', [[0]]],
    ['names what there is not', [[0], [2], [2, 99], [3]]],
    ['is no list of lists', 'все'],
  ])('lists all ingredients and none of its own if what it uses %s', async (_, uses) => {
    open(paths.cooking('borscht', 1), respondWith({ borscht: [{ ...borscht, uses }] }))
    await step(1)
    expect(screen.queryByRole('region', { name: 'Для этого шага' })).toBeNull()
    expect(screen.getAllByRole('checkbox', { hidden: true })).toHaveLength(5)
  })

  it('keeps ticked ingredients across steps and visits', async () => {
    const { user } = await openAt(2)
    await user.click(screen.getAllByRole('checkbox', { name: /^Свёкла/ })[0] ?? document.body)
    expect(screen.getAllByRole('checkbox', { name: /^Свёкла/, checked: true, hidden: true })).toHaveLength(2)
    expect(localStorage.getItem('cooking')).toBe('[{"id":"borscht","step":2,"ticked":[2]}]')
  })
})

describe('Navigation between steps', () => {
  it('works by buttons, without new history entries', async () => {
    const { user } = await openAt(1)
    const length = historyLength()
    await user.click(button('Предыдущий шаг'))
    expect(await step(1)).toBeTruthy()
    await user.click(button('Следующий шаг'))
    await user.click(button('Следующий шаг'))
    expect(await step(3)).toBeTruthy()
    await user.click(button('Предыдущий шаг'))
    expect(await step(2)).toBeTruthy()
    expect(historyLength()).toBe(length)
  })

  it('works by keys, up to both ends', async () => {
    const { user } = await openAt(2)
    await user.keyboard('{ArrowRight}')
    expect(await step(3)).toBeTruthy()
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(await step(1)).toBeTruthy()
    await user.keyboard(' ')
    expect(await step(2)).toBeTruthy()
    await user.keyboard('{Shift>} {/Shift}')
    expect(await step(1)).toBeTruthy()
    await user.keyboard('{End}{ArrowRight} ')
    expect(await step(4)).toBeTruthy()
    await user.keyboard('{Home}')
    expect(await step(1)).toBeTruthy()
  })

  it('ignores keys with modifiers, of a focused button and of the browser', async () => {
    const { user } = await openAt(2)
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{Home}{/Control}x')
    expect(await step(2)).toBeTruthy()
    button('Предыдущий шаг').focus()
    await user.keyboard(' ')
    expect(await step(1)).toBeTruthy()
  })

  it('works by horizontal swipes that are long enough', async () => {
    await openAt(2)
    act(() => swipe({ x: 300, y: 400 }, { x: 200, y: 410 }))
    expect(await step(3)).toBeTruthy()
    act(() => swipe({ x: 100, y: 400 }, { x: 200, y: 390 }))
    expect(await step(2)).toBeTruthy()
    act(() => swipe({ x: 300, y: 400 }, { x: 290, y: 400 }))
    act(() => swipe({ x: 300, y: 400 }, { x: 200, y: 600 }))
    act(() => swipe({ x: 300, y: 400 }, { x: 200, y: 400 }, 'mouse'))
    expect(await step(2)).toBeTruthy()
  })
})

describe('Leaving cook mode', () => {
  it.each(['Закончить', '{Escape}'])(
    '%s leads to the recipe, where one had come from it by a step back',
    async (way) => {
      const back = vi.spyOn(History.prototype, 'back').mockImplementation(() => {})
      const { user } = open(paths.recipe('borscht'))
      await user.click(await start())
      await step(1)
      if (way.startsWith('{')) await user.keyboard(way)
      else await user.click(button(way))
      expect(back).toHaveBeenCalledOnce()
    },
  )

  it('returns to the recipe, also from a direct address', async () => {
    const { user } = await openAt(2)
    await user.click(button('Закончить'))
    expect(currentHash()).toBe('#/selected_recipe/borscht/')
    expect(await screen.findByRole('tablist')).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('Борщ с говядиной — Tasty'))
  })

  it('after the last step clears the progress, with undo', async () => {
    const { user } = await openAt(4)
    expect(screen.getByText('Это последний шаг. Приятного аппетита!')).toBeTruthy()
    await user.click(button('Готово!'))
    expect(toastMessages()).toEqual(['Готово! Приятного аппетита!'])
    expect(localStorage.getItem('cooking')).toBeNull()
    act(() => useToastsStore.getState().toasts[0]?.onClick?.())
    expect(await step(4)).toBeTruthy()
    expect(history.state).toMatchObject({ over: true })
    expect(localStorage.getItem('cooking')).toBe('[{"id":"borscht","step":4,"ticked":[]}]')
  })

  it('after the last step goes back once, although it is pressed again meanwhile', async () => {
    const back = vi.spyOn(History.prototype, 'back').mockImplementation(() => {})
    const { user } = open(paths.recipe('borscht'))
    await user.click(await start())
    await step(1)
    await user.keyboard('{End}')
    await user.dblClick(button('Готово!'))
    expect(back).toHaveBeenCalledOnce()
    expect(toastMessages()).toEqual(['Готово! Приятного аппетита!'])
  })
})

describe('A duration in the text', () => {
  it('starts a timer named after its step', async () => {
    const { user } = await openAt(1)
    await user.click(button('Запустить таймер: 1 час 30 минут'))
    expect(useTimersStore.getState().timers).toMatchObject([
      {
        name: 'Шаг 1: варите на слабом огне',
        recipeId: 'borscht',
        recipeTitle: 'Борщ с говядиной',
        step: 1,
        left: 5_400_000,
      },
    ])
    expect(useAnnouncerStore.getState().message).toBe('Таймер запущен: 1 час 30 минут')
  })

  it('keeps the text as it is written', async () => {
    await openAt(1)
    const words = button(/^Запустить таймер/).parentElement
    expect(words?.textContent).toBe(withNoBreakSpaces('90 минут'))
    expect(words?.parentElement?.textContent).toBe(withNoBreakSpaces(borscht?.instructions[0] ?? ''))
  })
})

describe('The question about notifications', () => {
  const question = () => screen.queryByText('Сообщать о таймерах и вне этой страницы?')

  function stubNotification(permission: string) {
    const requestPermission = vi.fn(async () => 'granted')
    vi.stubGlobal('Notification', { permission, requestPermission })
    return requestPermission
  }

  async function startTimer() {
    const { user } = await openAt(1)
    expect(question()).toBeNull()
    await user.click(button(/^Запустить таймер/))
    return user
  }

  it.each(['granted', 'denied'])('is not asked if the permission is %s', async (permission) => {
    stubNotification(permission)
    await startTimer()
    expect(question()).toBeNull()
  })

  it.each([
    ['Разрешить', 1],
    ['Не нужно', 0],
  ])('is asked once, with the first timer; «%s» requests the permission %d times', async (answer, times) => {
    const requestPermission = stubNotification('default')
    const user = await startTimer()
    expect(question()).toBeTruthy()
    await user.click(button(answer))
    expect(requestPermission).toHaveBeenCalledTimes(times)
    expect(question()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(localStorage.getItem('askedToNotify')).toBe('true')
  })
})

describe('The wake lock', () => {
  /** The browser's wake lock, as far as it is used. */
  function stubWakeLock(
    request: () => Promise<EventTarget & { released: boolean; release: () => Promise<void> }>,
  ) {
    const spy = vi.fn(request)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request: spy } }))
    return spy
  }
  const lock = () => Object.assign(new EventTarget(), { released: false, release: vi.fn(async () => {}) })

  it('is held, requested again on return and released on leaving', async () => {
    const locks = [lock(), lock()]
    let asked = 0
    const request = stubWakeLock(async () => locks[asked++] ?? lock())
    const { unmount } = await openAt(1)
    expect(await screen.findByText('Экран не погаснет')).toBeTruthy()
    const [first, second] = locks
    if (first) first.released = true
    act(() => void first?.dispatchEvent(new Event('release')))
    expect(screen.queryByText('Экран не погаснет')).toBeNull()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('Экран не погаснет')).toBeTruthy()
    expect(request).toHaveBeenCalledTimes(2)
    unmount()
    expect(second?.release).toHaveBeenCalledOnce()
  })

  it('is not mentioned if it is not granted', async () => {
    stubWakeLock(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')))
    await openAt(1)
    expect(screen.queryByText('Экран не погаснет')).toBeNull()
  })
})
