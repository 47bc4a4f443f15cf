import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { MyDataScreen } from '@/components/account/my-data-screen'
import { useAnnouncerStore } from '@/lib/feedback/announcer-store'
import { navigate } from '@/lib/router/navigation'
import { clearStorage } from '@/lib/storage/storage'
import { useThemeStore } from '@/lib/theme/theme-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import {
  currentHash,
  renderWithUser,
  resetApp,
  setSignedIn,
  setSignedOut,
  toastMessages,
} from '@/testing/app'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

const erase = vi.hoisted(() => ({ forgetAccount: vi.fn(), forgetAll: vi.fn(), deleteAccount: vi.fn() }))
vi.mock('@/lib/account/erase', () => erase)

beforeEach(() => {
  resetApp()
  setSignedOut()
  Object.values(erase).forEach((call) => call.mockReset().mockResolvedValue(undefined))
})

const button = (name: string) => screen.getByRole('button', { name })
const upload = () => screen.getByLabelText<HTMLInputElement>('Загрузить мои данные')
const alert = () => screen.getByRole('alert').textContent
const stored = () =>
  within(screen.getByRole('region', { name: 'Что сохранено' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
const file = (data: unknown) =>
  new File([JSON.stringify({ app: 'tasty', version: 1, data })], 'tasty.json', { type: 'application/json' })

/** The storage refuses writes until the globals are unstubbed. */
function fillStorage() {
  const real = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
}

describe('the stored data', () => {
  it('are listed with their counts', () => {
    localStorage.setItem('pantry', '["Мука","Рис"]')
    useShoppingStore.getState().addTitles(['Соль', 'Вода', 'Мука', 'Рис', 'Яйца'])
    renderWithUser(<MyDataScreen />)
    expect(screen.getByRole('heading', { level: 1, name: 'Мои данные' })).toBeTruthy()
    expect(stored()).toEqual(['5 продуктов в шоппинг листе', '2 продукта дома'])
  })

  it('are announced as empty', () => {
    renderWithUser(<MyDataScreen />)
    expect(stored()).toEqual([])
    expect(screen.getByText('Пока ничего')).toBeTruthy()
  })

  it('follow other tabs and the theme switch', () => {
    renderWithUser(<MyDataScreen />)
    localStorage.setItem('shopList', '["Соль"]')
    fireEvent(window, new StorageEvent('storage', { key: 'shopList' }))
    expect(stored()).toEqual(['1 продукт в шоппинг листе'])
    act(() => useThemeStore.getState().setDark(true))
    expect(stored()).toContain('1 выбор светлой или тёмной темы')
    act(() => useShoppingStore.getState().remove(['Соль']))
    expect(stored()).toEqual(['1 выбор светлой или тёмной темы'])
  })

  it('are current after the page was in the back/forward cache', () => {
    renderWithUser(<MyDataScreen />)
    fireEvent(window, new Event('pagehide'))
    localStorage.setItem('shopList', '["Соль"]')
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(stored()).toEqual(['1 продукт в шоппинг листе'])
  })
})

it('The export includes what a full storage has refused', async () => {
  useShoppingStore.getState().addTitles(['Соль'])
  fillStorage()
  useShoppingStore.getState().addTitles(['Вода'])
  const names: string[] = []
  let content: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob
    return 'blob:1'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { user } = renderWithUser(<MyDataScreen />)
  await user.click(button('Скачать мои данные'))
  expect(names).toEqual([expect.stringMatching(/^tasty-.*\.json$/)])
  expect(JSON.parse((await content?.text()) ?? '')).toMatchObject({ data: { shopList: ['Соль', 'Вода'] } })
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
  ])('is said when it holds nothing new: «%s»', async (words, data) => {
    useShoppingStore.getState().addTitles(['Соль'])
    const { user } = renderWithUser(<MyDataScreen />)
    await user.upload(upload(), file(data))
    expect(await screen.findByRole('heading', { name: words })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Добавить' })).toBeNull()
    await user.click(button('Закрыть'))
    expect(screen.queryByRole('heading', { name: words })).toBeNull()
  })

  it('replaces an earlier preview by the problem of a bad file, and accepts a good file after that', async () => {
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
    fillStorage()
    await user.click(button('Добавить'))
    expect(alert()).toMatch(/^Не поместилось/)
    expect(toastMessages()).toEqual([])
    vi.unstubAllGlobals()
    expect(localStorage).toHaveLength(0)
  })
})

describe('erasing', () => {
  it('asks for confirmation', async () => {
    setSignedIn()
    const { user } = renderWithUser(<MyDataScreen />)
    await user.click(button('Забыть меня на этом устройстве'))
    await user.click(button('Отмена'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(erase.forgetAccount).not.toHaveBeenCalled()
  })

  it('leads to the categories, as a log-out does', async () => {
    setSignedIn()
    const { user } = renderWithUser(<MyDataScreen />)
    await user.click(button('Забыть меня на этом устройстве'))
    await user.click(button('Забыть'))
    expect(erase.forgetAccount).toHaveBeenCalledOnce()
    expect(currentHash()).toBe('#/category')
    expect(toastMessages()).toEqual(['Готово: о вас здесь ничего не осталось'])
  })

  it('erases everything for visitors without an account', async () => {
    const { user } = renderWithUser(<MyDataScreen />)
    expect(screen.queryByRole('button', { name: 'Забыть меня на этом устройстве' })).toBeNull()
    await user.click(button('Стереть всё на этом устройстве'))
    await user.click(button('Стереть'))
    expect(erase.forgetAll).toHaveBeenCalledOnce()
    expect(toastMessages()).toEqual(['Готово: здесь ничего не осталось'])
  })

  it('shows a message when it fails in part', async () => {
    erase.forgetAll.mockRejectedValue(new Error('IndexedDB is gone'))
    const { user } = renderWithUser(<MyDataScreen />)
    await user.click(button('Стереть всё на этом устройстве'))
    await user.click(button('Стереть'))
    expect(toastMessages()).toEqual([expect.stringMatching(/^Стереть удалось не всё/)])
  })
})

describe('deleting the account', () => {
  async function deleteIt(outcome: string) {
    setSignedIn()
    navigate('/mydata')
    erase.deleteAccount.mockResolvedValue(outcome)
    const { user } = renderWithUser(<MyDataScreen />)
    await user.click(button('Удалить аккаунт'))
    await user.click(button('Удалить'))
    expect(erase.deleteAccount).toHaveBeenCalledOnce()
  }

  it('leads to the categories', async () => {
    await deleteIt('deleted')
    expect(currentHash()).toBe('#/category')
    expect(toastMessages()).toEqual(['Готово: аккаунта больше нет'])
  })

  it.each([
    ['signInAgain', /^Сначала подтвердите, что это вы/],
    ['failed', /^Удалить аккаунт не удалось/],
  ])('stays here and says what to do (%s)', async (outcome, message) => {
    await deleteIt(outcome)
    expect(currentHash()).toBe('#/mydata')
    expect(toastMessages()).toEqual([expect.stringMatching(message)])
  })
})
