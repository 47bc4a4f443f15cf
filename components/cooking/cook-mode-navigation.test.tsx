import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { useToastsStore } from '@/lib/feedback/toasts-store'
import { paths } from '@/lib/router/routes'
import { currentHash, historyLength, resetApp, toastMessages } from '@/testing/app'
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

  it('after the last step goes back once, however often the button is pressed', async () => {
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
