import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import '@/testing/firebase-settings'
import { MyDataScreen } from '@/components/account/my-data-screen'
import { navigate } from '@/lib/router/navigation'
import { useThemeStore } from '@/lib/theme/theme-store'
import {
  currentHash,
  renderWithUser,
  resetApp,
  setSignedIn,
  setSignedOut,
  toastMessages,
} from '@/testing/app'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { pending } from '@/testing/account-forms'
import { catchDownloads } from '@/testing/downloads'
import { button, stored } from '@/testing/my-data'
import { refuse, stubStorage } from '@/testing/storage-tab'

/** The config is read on import. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_SYNC_URL', 'http://sync.test'))

const erase = vi.hoisted(() => ({
  forgetAccount: vi.fn(),
  forgetAll: vi.fn(),
  eraseAccountEverywhere: vi.fn(),
  deleteAccount: vi.fn(),
}))
vi.mock('@/lib/account/erase', () => erase)

beforeEach(() => {
  resetApp()
  setSignedOut()
  Object.values(erase).forEach((call) => call.mockReset().mockResolvedValue(undefined))
})

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
  stubStorage({ setItem: refuse })
  useShoppingStore.getState().addTitles(['Вода'])
  const { texts } = catchDownloads()
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { user } = renderWithUser(<MyDataScreen />)
  await user.click(button('Скачать мои данные'))
  expect(names).toEqual([expect.stringMatching(/^tasty-.*\.json$/)])
  const [text = ''] = await texts()
  expect(JSON.parse(text)).toMatchObject({ data: { shopList: ['Соль', 'Вода'] } })
})

describe('erasing', () => {
  it('asks for confirmation', async () => {
    setSignedIn()
    const { user } = renderWithUser(<MyDataScreen />)
    await user.click(button('Забыть меня на\u00a0этом устройстве'))
    await user.click(button('Отмена'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(erase.forgetAccount).not.toHaveBeenCalled()
  })

  it('leads to the categories, as a log-out does', async () => {
    setSignedIn()
    const { user } = renderWithUser(<MyDataScreen />)
    await user.click(button('Забыть меня на\u00a0этом устройстве'))
    await user.click(button('Забыть'))
    expect(erase.forgetAccount).toHaveBeenCalledOnce()
    expect(currentHash()).toBe('#/category')
    expect(toastMessages()).toEqual(['Готово: о вас здесь ничего не осталось'])
  })

  it('erases everything for visitors without an account', async () => {
    const { user } = renderWithUser(<MyDataScreen />)
    expect(screen.queryByRole('button', { name: 'Забыть меня на\u00a0этом устройстве' })).toBeNull()
    await user.click(button('Стереть всё на\u00a0этом устройстве'))
    await user.click(button('Стереть'))
    expect(erase.forgetAll).toHaveBeenCalledOnce()
    expect(toastMessages()).toEqual(['Готово: здесь ничего не осталось'])
  })

  it('shows a message when it fails in part', async () => {
    erase.forgetAll.mockRejectedValue(new Error('IndexedDB is gone'))
    const { user } = renderWithUser(<MyDataScreen />)
    await user.click(button('Стереть всё на\u00a0этом устройстве'))
    await user.click(button('Стереть'))
    expect(toastMessages()).toEqual([expect.stringMatching(/^Стереть удалось не всё/)])
  })
})

describe('erasing everywhere', () => {
  async function eraseEverywhere(outcome: string) {
    setSignedIn()
    navigate('/mydata')
    erase.eraseAccountEverywhere.mockResolvedValue(outcome)
    const { user } = renderWithUser(<MyDataScreen />)
    await user.click(button('Стереть всё'))
    await user.click(button('Стереть'))
    expect(erase.eraseAccountEverywhere).toHaveBeenCalledOnce()
  }

  it.each([
    ['done', /^Готово: ни здесь, ни на сервере ничего не осталось$/],
    ['leftHere', /^На сервере ничего не осталось, но здесь стереть удалось не всё/],
  ])('leads to the categories and shows the outcome (%s)', async (outcome, message) => {
    await eraseEverywhere(outcome)
    expect(currentHash()).toBe('#/category')
    expect(toastMessages()).toEqual([expect.stringMatching(message)])
  })

  it('stays on the screen when the server does not answer', async () => {
    await eraseEverywhere('failed')
    expect(currentHash()).toBe('#/mydata')
    expect(toastMessages()).toEqual([expect.stringMatching(/^Нет связи с сервером/)])
  })
})

describe('deleting the account', () => {
  it('is busy until the server has answered, and cannot be asked for twice', async () => {
    setSignedIn()
    const answer = pending(erase.deleteAccount, 'failed')
    const { user } = renderWithUser(<MyDataScreen />)
    await user.click(button('Удалить аккаунт'))
    await user.click(button('Удалить'))
    expect(button('Удалить аккаунт').getAttribute('aria-busy')).toBe('true')
    await user.click(button('Удалить аккаунт'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await answer()
    expect(button('Удалить аккаунт').hasAttribute('disabled')).toBe(false)
  })

  async function deleteIt(outcome: string) {
    setSignedIn()
    navigate('/mydata')
    erase.deleteAccount.mockResolvedValue(outcome)
    const { user } = renderWithUser(<MyDataScreen />)
    await user.click(button('Удалить аккаунт'))
    await user.click(button('Удалить'))
    expect(erase.deleteAccount).toHaveBeenCalledOnce()
  }

  it.each([
    ['done', /^Готово: аккаунта больше нет$/],
    ['leftHere', /^Аккаунта больше нет, но здесь стереть удалось не всё/],
  ])('leads to the categories and shows the outcome (%s)', async (outcome, message) => {
    await deleteIt(outcome)
    expect(currentHash()).toBe('#/category')
    expect(toastMessages()).toEqual([expect.stringMatching(message)])
  })

  it.each([
    ['signInAgain', /^Сначала подтвердите, что это вы/],
    ['failed', /^Удалить аккаунт не удалось/],
  ])('stays on the screen and says what to do (%s)', async (outcome, message) => {
    await deleteIt(outcome)
    expect(currentHash()).toBe('#/mydata')
    expect(toastMessages()).toEqual([expect.stringMatching(message)])
  })
})
