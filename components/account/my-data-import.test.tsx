import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { MyDataScreen } from '@/components/account/my-data-screen'
import { useAnnouncerStore } from '@/lib/feedback/announcer-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { clearStorage } from '@/lib/storage/storage'
import { renderWithUser, resetApp, setSignedIn, setSignedOut, toastMessages } from '@/testing/app'
import { button, stored } from '@/testing/my-data'
import { refuse, stubStorage } from '@/testing/storage-tab'

const upload = () => screen.getByLabelText<HTMLInputElement>('Загрузить мои данные')
const alert = () => screen.getByRole('alert').textContent
const file = (data: unknown) =>
  new File([JSON.stringify({ app: 'tasty', version: 1, data })], 'tasty.json', { type: 'application/json' })

beforeEach(() => {
  resetApp()
  setSignedOut()
})

describe('the import of a file', () => {
  it('shows a preview: new, existing and invalid entries', async () => {
    useShoppingStore.getState().addTitles(['Соль'])
    const { user } = renderWithUser(<MyDataScreen />)
    await user.upload(upload(), file({ shopList: ['Соль', 'Вода', 7], pantry: ['Рис'] }))
    const heading = await screen.findByRole('heading', { name: 'В файле есть новое' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText('новых: 1 · уже есть: 1 · не подошло: 1')).toBeTruthy()
    expect(screen.getByText('новых: 1')).toBeTruthy()
    expect(screen.getByText(/^Что не подошло/)).toBeTruthy()
    expect(useShoppingStore.getState().titles).toEqual(['Соль'])
  })

  it('adds the entries and can be undone exactly', async () => {
    useShoppingStore.getState().addTitles(['Соль'])
    const { user } = renderWithUser(<MyDataScreen />)
    await user.upload(upload(), file({ shopList: ['Вода'], pantry: ['Рис'] }))
    await user.click(await screen.findByRole('button', { name: 'Добавить' }))
    expect(stored()).toEqual(['2 продукта в шоппинг листе', '1 продукт дома'])
    expect(toastMessages()).toEqual(['Добавили 2 записи из файла'])
    expect(screen.queryByRole('button', { name: 'Добавить' })).toBeNull()
    expect(document.activeElement).toBe(upload())
    act(() => useToastsStore.getState().toasts[0]?.onClick?.())
    expect({ ...localStorage }).toEqual({ shopList: '["Соль"]' })
    expect(stored()).toEqual(['1 продукт в шоппинг листе'])
    expect(useAnnouncerStore.getState().message).toBe('Вернули всё как было')
  })

  it('cannot be undone after a log-out', async () => {
    setSignedIn()
    useShoppingStore.getState().addTitles(['Соль'])
    const { user } = renderWithUser(<MyDataScreen />)
    await user.upload(upload(), file({ shopList: ['Вода'] }))
    await user.click(await screen.findByRole('button', { name: 'Добавить' }))
    const [toast] = useToastsStore.getState().toasts
    act(() => void clearStorage())
    expect(toastMessages()).toEqual([])
    act(() => toast?.onClick?.())
    expect(localStorage).toHaveLength(0)
  })

  it('changes nothing when it is cancelled', async () => {
    const { user } = renderWithUser(<MyDataScreen />)
    await user.upload(upload(), file({ shopList: ['Вода'] }))
    await user.click(await screen.findByRole('button', { name: 'Отмена' }))
    expect(screen.queryByRole('heading', { name: 'В файле есть новое' })).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it.each<[string, object]>([
    ['Всё это у вас уже есть', { shopList: ['Соль'] }],
    ['Добавить из этого файла нечего', {}],
    ['Добавить из этого файла нечего', { shopList: [1, 2] }],
  ])('shows «%s» when there is nothing to add', async (title, data) => {
    useShoppingStore.getState().addTitles(['Соль'])
    const { user } = renderWithUser(<MyDataScreen />)
    await user.upload(upload(), file(data))
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Добавить' })).toBeNull()
    await user.click(button('Закрыть'))
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
  })

  it('replaces the preview by an error when the next file is invalid, and then accepts a valid file', async () => {
    const { user } = renderWithUser(<MyDataScreen />)
    await user.upload(upload(), file({ shopList: ['Соль'] }))
    await screen.findByRole('button', { name: 'Добавить' })
    await user.upload(upload(), new File(['Соль'], 'list.json', { type: 'application/json' }))
    await screen.findByText(/внутри не JSON.*Ничего не изменилось\.$/)
    expect(screen.queryByRole('button', { name: 'Добавить' })).toBeNull()
    await user.upload(upload(), file({ shopList: ['Соль'] }))
    await screen.findByRole('button', { name: 'Добавить' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('ignores a file whose reading ends after another one was chosen', async () => {
    const { user } = renderWithUser(<MyDataScreen />)
    const slow = file({ shopList: ['Соль'] })
    let finish: ((text: string) => void) | undefined
    vi.spyOn(slow, 'text').mockReturnValue(new Promise((resolve) => (finish = resolve)))
    await user.upload(upload(), slow)
    await user.upload(upload(), file({ shopList: ['Соль', 'Вода'] }))
    await screen.findByText('новых: 2')
    await act(async () => finish?.('late'))
    expect(screen.getByText('новых: 2')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows a message and changes nothing when the storage is full', async () => {
    const { user } = renderWithUser(<MyDataScreen />)
    await user.upload(upload(), file({ shopList: ['Соль'] }))
    await screen.findByRole('button', { name: 'Добавить' })
    stubStorage({ setItem: refuse })
    await user.click(button('Добавить'))
    expect(alert()).toMatch(/^Не поместилось/)
    expect(toastMessages()).toEqual([])
    vi.unstubAllGlobals()
    expect(localStorage).toHaveLength(0)
  })
})
