import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { useCookingStore } from '@/lib/cooking/cooking-store'
import { useAnnouncerStore } from '@/lib/feedback/announcer-store'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { paths } from '@/lib/router/routes'
import { withNoBreakSpaces } from '@/lib/text/typography'
import { useTimersStore } from '@/lib/timers/timers-store'
import { respondWith } from '@/testing/api'
import { currentHash, resetApp } from '@/testing/app'
import { borscht, button, open, openAt, start, step } from '@/testing/cook-mode'

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

  it('is impossible for a recipe without steps, even by an address', async () => {
    open(paths.cooking('borscht', 1), respondWith({ borscht: [{ ...borscht, instructions: [] }] }))
    await screen.findByRole('tablist')
    expect(screen.queryByRole('button', { name: 'Готовить по шагам' })).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it.each([
    ['99', 4],
    ['0', 1],
    ['три', 1],
  ])('by the address of step %s opens step %d', async (query, number) => {
    open(`/selected_recipe/borscht/?step=${query}`)
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

  it('names the next step, except the last one', async () => {
    const { user } = await openAt(3)
    expect(screen.getByText('Дальше').parentElement?.textContent).toBe(
      'ДальшеДобавьте рубленый чеснок и\u00a0снимите с\u00a0огня.',
    )
    await user.click(button('Следующий шаг'))
    expect(screen.queryByText('Дальше')).toBeNull()
  })

  it('lists its ingredients for the chosen servings, with the total of those that other steps use, too', async () => {
    useServingsStore.getState().choose('borscht', 12)
    await openAt(2)
    const rows = within(screen.getByRole('region', { name: 'Для этого шага' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Свёкла всего 4 шт',
    ])
    expect(screen.getByText('Порций: 12')).toBeTruthy()
  })

  it.each([
    ['is missing', undefined],
    ['has another length', [[0]]],
    ['refers to unknown ingredients', [[0], [2], [2, 99], [3]]],
    ['is not a list of lists', 'все'],
  ])('lists only the ingredients of the recipe if `uses` %s', async (_, uses) => {
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

  it('becomes the remaining time, which pauses and resumes the timer and disappears with it', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
    const { user } = await openAt(1)
    const shown = () => button(/: 1 час 30 минут$/).parentElement?.textContent
    await user.click(button('Запустить таймер: 1 час 30 минут'))
    expect(document.activeElement).toBe(button('Пауза: 1 час 30 минут'))
    expect(shown()).toContain('1:30:00')
    act(() => void vi.advanceTimersByTime(61_000))
    expect(shown()).toContain('1:28:59')
    await user.click(button('Пауза: 1 час 30 минут'))
    act(() => void vi.advanceTimersByTime(60_000))
    expect(shown()).toContain('1:28:59')
    await user.click(button('Продолжить: 1 час 30 минут'))
    act(() => void vi.advanceTimersByTime(90 * 60_000))
    expect(shown()).toContain('Готово')
    await user.click(button('Убрать таймер: 1 час 30 минут'))
    expect(useTimersStore.getState().timers).toEqual([])
    expect(button('Запустить таймер: 1 час 30 минут')).toBeTruthy()
  })

  it('does not become the time of another step, of another recipe or of an earlier version', async () => {
    const { start } = useTimersStore.getState()
    const purpose = { name: 'Тесто', recipeId: 'borscht', recipeTitle: 'Борщ', step: 1, part: 1 }
    start({ ...purpose, step: 2 }, 600)
    start({ ...purpose, recipeId: 'pancakes' }, 600)
    start({ ...purpose, part: undefined }, 600)
    await openAt(1)
    expect(button('Запустить таймер: 1 час 30 минут')).toBeTruthy()
  })

  it('is shown as it is written', async () => {
    await openAt(1)
    const duration = button(/^Запустить таймер/).parentElement
    expect(duration?.textContent).toBe(withNoBreakSpaces('90 минут'))
    expect(duration?.closest('p')?.textContent).toBe(withNoBreakSpaces(borscht?.instructions[0] ?? ''))
  })
})
