import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import '@/testing/firebase-settings'
import { MineScreen } from '@/components/account/mine-screen'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { useSessionStore } from '@/lib/session/session-store'
import {
  currentHash,
  renderWithUser,
  resetApp,
  setSignedIn,
  setSignedOut,
  toastMessages,
} from '@/testing/app'
import { button } from '@/testing/shopping'

/** The config is read on import. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_SYNC_URL', 'http://sync.test'))

const erase = vi.hoisted(() => ({ forgetAccount: vi.fn() }))
vi.mock('@/lib/account/erase', () => erase)
vi.mock('@/components/household/household-parts', () => ({
  HouseholdParts: ({ onForget }: { onForget: () => void }) => <button onClick={onForget}>Забыть</button>,
}))

beforeEach(() => {
  resetApp()
  navigate(paths.mine)
})

describe('MineScreen', () => {
  it('gives the reasons to sign in only to visitors who are signed out', () => {
    setSignedOut()
    renderWithUser(<MineScreen />)
    expect(screen.getByRole('link', { name: 'Войти' })).toBeTruthy()
    act(setSignedIn)
    expect(screen.queryByRole('link', { name: 'Войти' })).toBeNull()
  })

  it('says who is signed in once Firebase has reported it, and logs out', async () => {
    useSessionStore.setState({ access: 'user-1' })
    const { user } = renderWithUser(<MineScreen />)
    expect(screen.getByText('Вы вошли')).toBeTruthy()
    act(() => useSessionStore.getState().settle({ id: 'user-1', refreshToken: '', email: 'anya@tasty.ru' }))
    expect(screen.getByText('anya@tasty.ru')).toBeTruthy()
    expect(await screen.findByRole('checkbox', { name: 'Забыть и на этом устройстве' })).toBeTruthy()
    await user.click(button('Выйти из аккаунта'))
    expect(useSessionStore.getState().status).toBe('out')
    expect(currentHash()).toBe('#/category')
    expect(toastMessages()).toEqual(['Вы вышли из аккаунта'])
    expect(screen.queryByText('anya@tasty.ru')).toBeNull()
  })

  it.each<[string, () => Promise<void>, unknown[]]>([
    ['nothing more when all is erased', () => Promise.resolve(), []],
    [
      'a message when it fails in part',
      () => Promise.reject(new Error('IndexedDB is gone')),
      [expect.stringMatching(/^Стереть удалось не всё/)],
    ],
  ])('leads to the categories when the visitor is forgotten, and shows %s', async (_, forget, messages) => {
    setSignedIn()
    erase.forgetAccount.mockImplementation(forget)
    const { user } = renderWithUser(<MineScreen />)
    await screen.findByRole('button', { name: 'Забыть' })
    await user.click(button('Забыть'))
    expect(currentHash()).toBe('#/category')
    expect(toastMessages()).toEqual(messages)
  })
})
