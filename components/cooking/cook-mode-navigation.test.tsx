import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { useDiaryStore } from '@/lib/diary/diary-store'
import { useTimersStore } from '@/lib/timers/timers-store'
import { useCookingStore } from '@/lib/cooking/cooking-store'
import { openStep } from '@/lib/router/open-step'
import { paths } from '@/lib/router/routes'
import { currentHash, historyLength, resetApp } from '@/testing/app'
import { button, open, openAt, start, step, swipe } from '@/testing/cook-mode'

beforeEach(() => {
  resetApp()
  vi.stubGlobal('scrollTo', () => {})
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

  it('works by keys and stops at both ends', async () => {
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

  it('ignores keys with modifiers, other keys, and the space bar on a focused button', async () => {
    const { user } = await openAt(2)
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{Home}{/Control}x')
    expect(await step(2)).toBeTruthy()
    button('Предыдущий шаг').focus()
    await user.keyboard(' ')
    expect(await step(1)).toBeTruthy()
  })

  it('works by long horizontal swipes, not by short or diagonal ones, nor by the mouse', async () => {
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
    'by %s goes one entry back to the recipe that it was opened from',
    async (control) => {
      const back = vi.spyOn(History.prototype, 'back').mockImplementation(() => {})
      const { user } = open(paths.recipe('borscht'))
      await user.click(await start())
      await step(1)
      if (control.startsWith('{')) await user.keyboard(control)
      else await user.click(button(control))
      expect(back).toHaveBeenCalledOnce()
    },
  )

  it('opens the recipe if cook mode was opened by its address', async () => {
    const { user } = await openAt(2)
    await user.click(button('Закончить'))
    expect(currentHash()).toBe('#/selected_recipe/borscht/')
    expect(await screen.findByRole('tablist')).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('Борщ с говядиной — Tasty'))
  })
})

describe('The end of cooking', () => {
  async function finish() {
    const opened = await openAt(4)
    await opened.user.click(button('Готово!'))
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { level: 2, name: 'Приятного аппетита!' }),
    )
    return opened
  }

  it('clears the progress, which the way back to the steps restores', async () => {
    useCookingStore.getState().tick('borscht', 2)
    const { user } = await finish()
    expect(localStorage.getItem('cooking')).toBeNull()
    await user.click(button('Вернуться к шагам'))
    expect(await step(4)).toBeTruthy()
    expect(localStorage.getItem('cooking')).toBe('[{"id":"borscht","step":4,"ticked":[2]}]')
  })

  it('is left by a key, or by a timer that leads to a step, and comes again after the last step only', async () => {
    const { user } = await finish()
    await user.keyboard('{ArrowLeft}')
    expect(await step(4)).toBeTruthy()
    await user.click(button('Готово!'))
    act(() => openStep(paths.cooking('borscht', 2)))
    expect(await step(2)).toBeTruthy()
    await user.keyboard('{End}')
    expect(await step(4)).toBeTruthy()
  })

  it('offers to end the timers of the dish, and leaves those of others', async () => {
    const timer = { name: 'Шаг 1: варите', recipeId: 'borscht', recipeTitle: 'Борщ', step: 1 }
    useTimersStore.getState().start(timer, 60)
    useTimersStore.getState().start({ ...timer, recipeId: 'blini' }, 60)
    const { user } = await finish()
    expect(screen.getByText('Таймер этого блюда ещё включён')).toBeTruthy()
    await user.click(button('Выключить'))
    expect(useTimersStore.getState().timers.map(({ recipeId }) => recipeId)).toEqual(['blini'])
    expect(screen.queryByText(/^Таймер этого блюда/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  })

  it('stays when the dish is recorded in the diary for the first time', async () => {
    await finish()
    const entry = { id: 'a', recipeId: 'borscht', title: 'Борщ', day: '2026-11-29', note: 'Меньше соли' }
    act(() => useDiaryStore.getState().add(entry))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Приятного аппетита!')
    expect(useCookingStore.getState().all).toEqual([])
  })

  it('stays, with the sheet of the diary, when the only entry of the dish is removed there', async () => {
    useDiaryStore.setState({ entries: [{ id: 'a', recipeId: 'borscht', title: 'Борщ', day: '2026-11-28' }] })
    const { user } = await finish()
    await user.click(button('Приготовлено'))
    await screen.findByRole('dialog', { name: 'Как получилось?' })
    await user.type(screen.getByLabelText('Заметка на следующий раз'), 'Меньше соли')
    await user.click(button('X 28 ноября'))
    expect(useDiaryStore.getState().entries).toEqual([])
    expect(screen.getByLabelText('Заметка на следующий раз')).toHaveProperty('value', 'Меньше соли')
    expect(screen.getByRole('heading', { name: 'Приятного аппетита!' })).toBeTruthy()
  })

  it('offers the heart, the diary, the plan and the recipe', async () => {
    const { user } = await finish()
    await user.click(button('Нравится: Борщ с говядиной'))
    expect(localStorage.getItem('likedRecipes')).toContain('"borscht"')
    expect(screen.getByRole('link', { name: 'К плану' }).getAttribute('href')).toBe('#/plan')
    await user.click(button('Приготовлено'))
    expect(await screen.findByRole('dialog', { name: 'Как получилось?' })).toBeTruthy()
    await user.click(button('Закрыть'))
    await user.click(button('К рецепту'))
    expect(currentHash()).toBe('#/selected_recipe/borscht/')
  })
})
