import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { ListScreen } from '@/components/shopping/list-screen'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { toastMessages, renderWithUser } from '@/testing/app'
import { button, checkbox, openByDepartment, openList } from '@/testing/shopping-list'

describe('ListTools on ListScreen', () => {
  it('copies the open titles by department', async () => {
    const { user } = await openByDepartment('Соль', 'Свёкла', 'Молоко')
    await user.click(checkbox('Молоко'))
    await user.click(button('Скопировать список'))
    await waitFor(() => expect(toastMessages()).toEqual(['Список скопирован']))
    expect(await navigator.clipboard.readText()).toBe('Овощи и фрукты\nСвёкла, 1 кг\n\nБакалея\nСоль')
  })

  it('shows an error when the browser refuses to copy', async () => {
    const { user } = openList(['Соль'])
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await user.click(button('Скопировать список'))
    await waitFor(() => expect(toastMessages()).toEqual(['Скопировать не удалось: браузер не разрешает']))
  })

  it('copies nothing when all titles are bought', async () => {
    useShoppingStore.setState({ titles: ['Соль'], bought: ['Соль'] })
    const { user } = openList([])
    await user.click(button('Скопировать список'))
    expect(toastMessages()).toEqual(['Всё уже куплено — копировать нечего'])
  })

  it('shares the list where the browser supports it; closing the share sheet is no error', async () => {
    const share = vi.fn().mockResolvedValue(undefined)
    const { user, unmount } = openList(['Соль', 'Мука'])
    expect(screen.queryByRole('button', { name: 'Поделиться' })).toBeNull()
    unmount()
    Object.assign(navigator, { share })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    renderWithUser(<ListScreen />)
    await user.click(button('Поделиться'))
    expect(share).toHaveBeenCalledWith({ title: 'Мой шоппинг лист', text: 'Соль\nМука' })
    share.mockRejectedValue(new DOMException('', 'AbortError'))
    await user.click(button('Поделиться'))
    expect(toastMessages()).toEqual([])
    share.mockRejectedValue(new DOMException('', 'DataError'))
    await user.click(button('Поделиться'))
    await waitFor(() =>
      expect(toastMessages()).toEqual(['Поделиться не удалось. Попробуйте скопировать список.']),
    )
  })

  it('has the button that clears the list after all others', async () => {
    await openByDepartment('Свёкла', 'Мука')
    const tools = within(screen.getByRole('group', { name: 'Действия со списком' }))
    expect(tools.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Порядок',
      'Скопировать',
      'Распечатать',
      'Очистить',
    ])
  })

  it('prints the list', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = openList(['Соль'])
    await user.click(button('Распечатать'))
    expect(print).toHaveBeenCalledOnce()
  })
})
